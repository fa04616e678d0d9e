"""What pages are given: settings, ports to the outside, destinations, the coach."""
