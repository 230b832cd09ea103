import Testing

@testable import SetupPlan

/// The record of what was there before.
@Suite struct SetupRecordTests {
  @Test func aRecordIsReadAsItWasWritten() throws {
    var record = SetupRecord(folder: "/home/a/.local")
    record.addEntry(
      SetupEntry(.virtualKeyboard, values: ["[Wayland]\nInputMethod=x\n"], path: "/k"))
    record.addEntry(
      SetupEntry(.service, values: ["enabled"], path: "/u", folder: "/home/a/.config"))
    #expect(try SetupRecord(text: record.text) == record)
    #expect(record.text.hasSuffix("\n"))
  }

  @Test func theFirstEntryOfAStepStays() {
    var record = SetupRecord()
    record.addEntry(SetupEntry(.accessibility, values: ["false"]))
    record.addEntry(SetupEntry(.accessibility, values: ["true"]))
    #expect(record.entries == [SetupEntry(.accessibility, values: ["false"])])
    record.removeEntry(of: .accessibility)
    #expect(record.entries.isEmpty)
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "{\"version\":2,\"entries\":[]}", "{\"version\":1}",
    "{\"version\":1,\"entries\":[{\"step\":\"other\",\"values\":[]}]}",
    "{\"version\":1,\"entries\":[{\"step\":\"service\"}]}",
    "{\"version\":1,\"entries\":[{\"step\":\"service\",\"values\":[]},{\"step\":\"service\",\"values\":[]}]}",
  ])
  func aDamagedRecordIsRefused(_ text: String) {
    #expect(throws: DamagedRecordError.self) { try SetupRecord(text: text) }
  }
}
