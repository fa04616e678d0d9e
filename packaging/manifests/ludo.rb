# A cask of Homebrew; `brew audit --cask --new` and `brew style` read it.
cask "ludo" do
  version "@VERSION@"
  sha256 "@SUM *-macos-apple-silicon.dmg@"

  url "@HOMEPAGE@/releases/download/v#{version}/ludo-#{version}-macos-apple-silicon.dmg"
  name "Ludo"
  desc "Five traditional French card games"
  homepage "@HOMEPAGE@"

  depends_on arch: :arm64
  depends_on macos: :ventura

  app "Ludo.app"

  zap trash: "~/Library/Application Support/Ludo"
end
