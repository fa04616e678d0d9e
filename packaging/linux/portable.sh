#!/bin/sh
# Start Ludo from the folder that this file lies in.
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd)
exec "$here/program/ludo" "$@"
