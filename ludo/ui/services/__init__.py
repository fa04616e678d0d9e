"""Services for pages: settings, ports to the outside, destinations, the coach."""
