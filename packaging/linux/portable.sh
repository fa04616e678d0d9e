#!/bin/sh
# Start Ludo from the folder that this file lies in.
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd)
has=$(getconf GNU_LIBC_VERSION 2>/dev/null)
oldest=$(printf '%s\n' "${has#glibc }" @GLIBC@ | sort -V 2>/dev/null | head -n 1)
if [ -n "$has" ] && [ -n "$oldest" ] && [ "$oldest" != @GLIBC@ ]; then
    case ${LC_ALL:-${LC_MESSAGES:-$LANG}} in
@TOO_OLD@
    esac
    exit 1
fi
exec "$here/program/ludo" "$@"
