import Settings
import Testing

/// The settings of a program with one section of its own and one for each lamp.
private struct LampSettings: ProgramSettings, Equatable {
  var brightness = 50
  var colours: [String] = []

  enum Subject: Hashable, Sendable {
    case program
    case lamp(String?)
  }

  enum Key: String, CaseIterable, SettingKey {
    case brightness
    case doubled

    func parseValue(_ value: String, into settings: inout LampSettings) throws(SettingError) {
      guard let number = Int(value) else { throw SettingError("\(rawValue) is a number") }
      settings.brightness = self == .doubled ? number * 2 : number
    }
  }

  enum LampKey: String, CaseIterable, SettingKey {
    case colour

    func parseValue(_ value: String, into said: inout [String]) throws(SettingError) {
      said.append(value)
    }
  }

  static func subject(of section: SectionName) throws(SettingError) -> Subject {
    switch (section.kind, section.name) {
    case ("lamps", nil): .program
    case ("lamp", let name): .lamp(name)
    default: throw section.unknown(among: ["lamps", "lamp"], use: "[lamps] or [lamp NAME]")
    }
  }

  mutating func applyEntry(_ entry: IniFile.IniEntry, about subject: Subject) throws(SettingError) {
    switch subject {
    case .program: try Key.parseEntry(entry, into: &self)
    case .lamp(let name):
      var said: [String] = []
      try LampKey.parseEntry(entry, into: &said)
      colours += said.map { "\(name ?? "all"): \($0)" }
    }
  }
}

private func file(_ text: String) -> SettingsReading<LampSettings> {
  var reading = SettingsReading<LampSettings>()
  reading.parseFile(Array(text.utf8), path: "lamps.conf")
  return reading
}

@Test func everyLineCountsForWhatItsSectionIsAbout() {
  let read = file(
    "[lamps]\ndoubled = 4\n[lamp]\ncolour = red\n[lamp  by the door]\ncolour = blue\n")
  #expect(read.complaints.isEmpty && read.files == ["lamps.conf"])
  #expect(read.settings == LampSettings(brightness: 8, colours: ["all: red", "by the door: blue"]))
  #expect(read.lines.map(\.place) == ["lamps.conf:2", "lamps.conf:4", "lamps.conf:6"])
  #expect(read.lines.map(\.subject) == [.program, .lamp(nil), .lamp("by the door")])
}

@Test(arguments: [
  ("[lamps]\nbrightnes = 1", "2: [lamps] has no key \"brightnes\": did you mean brightness? Known"),
  ("[lamps]\nbrightness = x", "2: brightness is a number"),
  ("[lamsp]\nbrightness = 1\ndoubled = x", "2: there is no section [lamsp]: did you mean [lamps]?"),
  ("[xyzzy]\na = 1", "2: there is no section [xyzzy]: use [lamps] or [lamp NAME]"),
  (
    "[lamp \(String(repeating: "x", count: 60))]\ncolour = red",
    "2: the name of a section has at most 48 bytes"
  ),
])
func aLineThatMeansNothingIsToldWithItsPlaceAndChangesNothing(text: String, complaint: String) {
  let read = file(text)
  #expect(read.complaints.count == 1 && read.settings == LampSettings() && read.lines.isEmpty)
  #expect(read.complaints.first?.hasPrefix("lamps.conf:" + complaint) == true, "\(read.complaints)")
}

@Test(arguments: [
  ("\0", 1), ("[lamps]\nbrightness = 1\0 2\n", 2), ("[lamps]\nbrightness = 1\n\0\0", 3),
  ("# \0 in a comment\n[lamps]\nbrightness = 1\n", 1),
])
func aFileWithAZeroByteCountsForNothingAndTheLineIsTold(text: String, line: Int) {
  let read = file(text)
  #expect(read.settings == LampSettings() && read.lines.isEmpty)
  #expect(
    read.complaints == [
      "lamps.conf: is not text: line \(line) has a zero byte. Fix: restore or remove it"
    ])
}

@Test func anOptionOfTheCommandLineIsALineBehindAllFiles() {
  var read = file("[lamps]\nbrightness = 1\n")
  read.overrideValue(option: "brightness", value: "9", of: "lamps")
  read.overrideValue(option: "doubled", value: "many", of: "lamps")
  #expect(read.settings.brightness == 9 && read.lines.last?.place == "--brightness")
  #expect(read.complaints == ["--doubled: doubled is a number"])
}
