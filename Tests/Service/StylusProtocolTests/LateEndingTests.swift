import StylusProtocol
import Testing

// The last frame of a late source: why it ended.

@Test func aFarewellThatIsTooLongEndsAfterAWholeCharacter() throws {
  for letter in ["x", "é", "日", "🖊"] {
    for offset in 0..<4 {
      let text = String(repeating: "-", count: offset) + String(repeating: letter, count: 1_000)
      var bytes: [UInt8] = []
      LateEnding(.malformed, text).appendFrame(to: &bytes)
      let sent = Array(bytes[24...])
      #expect(sent.count <= 1_000 && sent.count > 996)
      let heard = try #require(String(validating: sent, as: UTF8.self), "\(letter) \(offset)")
      #expect(text.hasPrefix(heard))
      #expect(LateEnding(frame: bytes) == LateEnding(.malformed, heard))
    }
  }
}

@Test func aFarewellIsLaidOutAsTheDocumentSays() throws {
  let layout = try #require(DocumentedLayouts().frames[LateFrame.ended])
  #expect(layout.hasText)
  for (place, reason) in LateEnding.LateEndReason.allCases.enumerated() {
    var bytes: [UInt8] = [9, 9]
    LateEnding(reason, "é").appendFrame(to: &bytes)
    #expect(
      Array(bytes[2..<18])
        == Array(framed(0x51, [UInt8](repeating: 0, count: 10), sequence: 0).prefix(16)))
    let told = DocumentedBytes(bytes[18..<26], layout)
    #expect(told.integer("reason") == Int64(place + 1) && told.integer("n") == 2)
    #expect(Array(bytes[26...]) == Array("é".utf8))
  }
}

@Test func whatIsNoWholeFarewellIsNone() {
  var whole: [UInt8] = []
  LateEnding(.stopping, "why").appendFrame(to: &whole)
  for count in 0..<whole.count { #expect(LateEnding(frame: Array(whole.prefix(count))) == nil) }
  #expect(LateEnding(frame: whole + [1, 2]) == LateEnding(.stopping, "why"))
  for reason in [0, 5, 255] as [UInt8] {
    var other = whole
    other[16] = reason
    #expect(LateEnding(frame: other) == nil)
  }
  var live = whole
  live[4] = 0x03
  #expect(LateEnding(frame: live) == nil)
}
