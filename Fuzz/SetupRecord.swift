import SetupPlan

/// Any bytes as the record of a setup, and as the configuration files that a setup changes. A
/// record is refused, or round trip; a line that is added to a file is removed without a trace.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSetupRecord(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let text = unsafe String(
    decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  if let record = try? SetupRecord(text: text) {
    precondition((try? SetupRecord(text: record.text)) == record, "a record that changes")
  }
  checkKConfig(text)
  checkLines(text)
  if let texts = SettingsList.texts(in: text), !texts.contains(where: { $0.contains("'") }) {
    precondition(SettingsList.texts(in: SettingsList.listText(of: texts)) == texts, "another list")
  }
  return 0
}

private func checkKConfig(_ text: String) {
  var file = KConfigText(text, group: "Wayland", key: "InputMethod")
  precondition(file.text == text, "a file that changes by being read")
  let (old, hadGroup) = (file.line, file.hasGroup)
  file.setLine("InputMethod[$e]=/a.desktop")
  precondition(file.value == "/a.desktop", "not set")
  if let old {
    file.setLine(old)
    precondition(file.text == text, "not put back")
  } else {
    file.removeLine(keepingGroup: hadGroup)
    precondition(file.value == nil && file.hasGroup == hadGroup, "not removed")
  }
}

private func checkLines(_ text: String) {
  var file = MarkedLines(text)
  guard !file.hasOurs else { return }
  file.appendLines(["exec a"])
  precondition(file.hasOurs && file.text.hasPrefix(text), "lines of others changed")
  file.removeLines()
  precondition(file.text == text || file.text == text + "\n", "not removed")
}
