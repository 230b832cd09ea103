import Settings
import StylusModel
import Testing

@testable import OverlayConfiguration

/// The configuration that people begin with.
@Suite struct OverlayTemplateTests {
  /// What a text sets.
  private func read(_ text: some StringProtocol) -> OverlaySettingsReading {
    var reading = OverlaySettingsReading()
    reading.parseFile(Array(text.utf8), path: "t")
    return reading
  }

  /// The template with these lines in effect: with all, if nothing is said.
  private func template(with isInEffect: (Substring) -> Bool = { _ in true }) -> String {
    OverlayTemplate.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isSetting = line.hasPrefix("#") && !line.hasPrefix("# ") && line.count > 1
      return String(isSetting && isInEffect(line) ? line.dropFirst() : line)
    }.joined(separator: "\n")
  }

  @Test func itSetsNothing() {
    let reading = read(OverlayTemplate.text)
    #expect(reading.settings == OverlaySettings())
    #expect(reading.complaints == [] && reading.lines.isEmpty)
  }

  @Test func eachOfItsLinesCanBePutIntoEffect() {
    let reading = read(template())
    #expect(reading.complaints == [])
    let keys = reading.lines.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(keys == OverlayKey.names + OverlayTabletKey.names)
  }

  @Test(arguments: OverlayKey.allCases.map(\.explained).filter(\.isDefault))
  func aDefaultChangesNothing(_ key: ExplainedKey) {
    var settings = read("[inkoverlay]\n\(key.name) = \(key.value)\n").settings
    // It was said, so that the tools of the last session do not count.
    settings.choosesInk = false
    #expect(settings == OverlaySettings(), "\(key.name)")
  }

  @Test(arguments: OverlayTabletKey.explained.filter(\.isDefault))
  func aDefaultOfATabletChangesNothing(_ key: ExplainedKey) {
    var tablet = Tablet(id: DeviceID(rawValue: 1), name: "t", role: .pen)
    tablet.area = Tablet.Area(
      left: Millimeters(5), top: Millimeters(0), width: Millimeters(200), height: Millimeters(100))
    let said = read("[tablet]\n\(key.name) = \(key.value)\n").settings
    #expect(said.rules.count == 1)
    let usual = OverlaySettings().mappingChoice(for: tablet)
    #expect(said.mappingChoice(for: tablet) == usual, "\(key.name)")
  }

  @Test func itsLinesFitOnAScreen() {
    let longest = OverlayTemplate.text.split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest <= 150)
    #expect(OverlayTemplate.text.allSatisfy { $0.isASCII && ($0 == "\n" || !$0.isNewline) })
  }
}
