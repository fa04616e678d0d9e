; What the properties of a file say on Windows.
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Ludo"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Ludo"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "The Ludo authors"
VIAddVersionKey "LegalCopyright" "MIT licence"
