import Settings
import StylusModel
import Testing

@Suite struct SettingTextTests {
  @Test(arguments: [
    ("yes", true), ("true", true), ("on", true), ("1", true),
    ("no", false), ("false", false), ("off", false), ("0", false),
  ])
  func aSwitchIsReadInTheWordsOfSystemd(text: String, value: Bool) throws {
    #expect(try Bool.reading(text, of: "key") == value)
  }

  @Test(arguments: ["", "Yes", "2", "maybe"])
  func anotherWordIsNoSwitchAndTheKeyIsNamed(text: String) {
    #expect {
      _ = try Bool.reading(text, of: "keep")
    } throws: {
      ($0 as? SettingError)?.text == "keep must be yes or no, not \"\(text)\""
    }
  }

  @Test func anAreaHasFourLengthsInItsOrder() throws {
    let area = try AreaSetting.reading("10mm 0mm 80% 100%")
    #expect(
      area
        == AreaSetting(
          left: .millimeters(10), top: .millimeters(0), width: .share(0.8), height: .share(1)))
    #expect(try AreaSetting.reading("whole") == nil)
    #expect(try AreaSetting.reading("1mm 2mm 3mm 10000mm")?.height == .millimeters(10_000))
    #expect(try AreaSetting.reading("1mm  2mm 3.5mm 4mm")?.width == .millimeters(3.5))
  }

  @Test(arguments: [
    "", "all", "1mm 2mm 3mm", "1mm 2mm 3mm 4mm 5mm", "1 2 3 4", "1mm 2mm 3mm 101%",
    "1mm 2mm 3mm 10001mm", "-1mm 2mm 3mm 4mm", "1mm 2mm 3mm mm", "1mm 2mm 3mm %",
    "1cm 2mm 3mm 4mm", "1mm 2cm 3mm 4mm", "1mm 2mm 3cm 4mm",
  ])
  func anythingElseIsNoArea(text: String) {
    #expect {
      _ = try AreaSetting.reading(text)
    } throws: {
      ($0 as? SettingError)?.text.hasSuffix("not \"\(text)\"") == true
    }
  }

  @Test func numbersAreDigitsAndAtMostOnePoint() {
    #expect(SettingNumber.one("12.5") == 12.5 && SettingNumber.one("0") == 0)
    #expect(SettingNumber.one("123456789012") == Float("123456789012"))
    for text in ["", "1234567890123", "-1", "+1", "1e3", "1.2.3", "nan", "0x1", "١", "1 "]
      as [Substring]
    {
      #expect(SettingNumber.one(text) == nil, "\(text)")
    }
    #expect(SettingNumber.all(in: "1 2.5  3") == [1, 2.5, 3])
    #expect(SettingNumber.all(in: "") == [])
    #expect(SettingNumber.all(in: "1 x 3") == nil)
  }

  @Test func aSectionHasAKindAndPerhapsAName() throws {
    let section = try SectionName("tablet   056a:0357 left")
    #expect(section.kind == "tablet" && section.name == "056a:0357 left")
    let bare = try SectionName("stylusd")
    #expect(bare.kind == "stylusd" && bare.name == nil)
    let empty = try SectionName("")
    #expect(empty.kind.isEmpty && empty.name == nil)
  }

  @Test func theNameOfASectionHasFortyEightBytes() throws {
    let longest = String(repeating: "x", count: 48)
    #expect(try SectionName(longest).kind == longest)
    #expect(throws: SettingError.self) { _ = try SectionName(longest + "x") }
  }

  @Test func anUnknownKeyIsReportedWithTheNearestOrWithAll() {
    #expect(
      SettingError(unknown: "aera", in: "tablet", known: ["area", "curve"]).text
        == "[tablet] has no key \"aera\": did you mean area? Known are area, curve")
    #expect(
      SettingError(unknown: "xyzzy", in: "tablet", known: ["area", "curve"]).text
        == "[tablet] has no key \"xyzzy\": known are area, curve")
  }
}
