; ludo.exe: starts the program with the Python beside it. Built by recipes/windows.py, which defines OUT, ICON, VERSION.
Unicode true
Target amd64-unicode
Name "Ludo"
OutFile "${OUT}"
Icon "${ICON}"
RequestExecutionLevel user
SilentInstall silent
ManifestDPIAware true
ManifestSupportedOS all
!include VersionKeys.nsh
!include FileFunc.nsh
Section
  ${GetParameters} $0
  Exec '"$EXEDIR\runtime\pythonw.exe" -m ludo $0'
SectionEnd
