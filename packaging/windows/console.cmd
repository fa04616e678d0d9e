@rem Ludo in a console, where what it prints can be read: ludo-console --self-test
@"%~dp0runtime\python.exe" -m ludo %*
