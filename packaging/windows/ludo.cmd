@rem Starts Ludo with the Python beside it, which its makers have signed.
@start "" "%~dp0runtime\pythonw.exe" -m ludo %*
