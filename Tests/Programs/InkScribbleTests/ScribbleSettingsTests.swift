import InkScribble
import Settings
import Testing
import TextFields
import Units

/// The configuration of inkscribe.
@Suite struct ScribbleSettingsTests {
  private func reading(_ text: String) -> SettingsReading<ScribbleSettings> {
    var reading = SettingsReading<ScribbleSettings>()
    reading.parseFile(Array(text.utf8), path: "f")
    return reading
  }

  @Test func whatItSaysCounts() {
    let found = reading(
      "[inkscribe]\npause = 0.8\nlive = no\ncandidates = 0\nlearn = yes\nadapt = no\npress = 0.75\nroom = 9\n"
        + "except = org.gimp.GIMP krita\n")
    #expect(found.complaints == [])
    #expect(found.settings.rules.pause.value == 800_000)
    #expect(!found.settings.rules.isLive && found.settings.rules.candidates.value == 0)
    #expect(found.settings.keepsChosenWords && !ScribbleSettings().keepsChosenWords)
    #expect(!found.settings.adapts && ScribbleSettings().adapts)
    #expect(
      found.settings.rules.press.value == 750_000 && found.settings.rules.room.value == 9_000_000)
    #expect(found.settings.except == ["org.gimp.GIMP", "krita"])
  }

  @Test(arguments: [
    "pause = 9", "pause = soon", "live = perhaps", "learn = perhaps", "adapt = 2",
    "candidates = -1", "except =",
    "speed = 3", "press = 0.1", "room = forever",
  ])
  func whatMeansNothingIsToldWithItsLine(line: String) {
    let found = reading("[inkscribe]\n\(line)\n")
    #expect(
      found.complaints.count == 1 && found.complaints[0].contains("f:2"), "\(found.complaints)")
    #expect(found.settings == ScribbleSettings())
  }

  @Test func thereIsOneSection() {
    #expect(reading("[inkoverlay]\nmode = draw\n").complaints.count == 1)
  }
}
