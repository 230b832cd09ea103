import Testing

@testable import InkRecognition

/// What is read as words, and may be a web address.
@Suite struct WebAddressTests {
  private func address(_ text: String) -> String? {
    let codes = LetterCode.codes(of: text) ?? []
    guard let address = WebAddress(backwards: codes.reversed()[...]) else { return nil }
    return String(
      decoding: address.backwards.reversed().map { LetterCode.byte(Int($0)) }, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("in. example com", "www.example.com"), ("m. travel. org", "www.travel.org"),
      ("wan.mail.co.uk", "www.mail.co.uk"), ("www.example.com", "www.example.com"),
    ])
  func `words before an ending may be an address`(text: String, wanted: String) {
    #expect(address(text) == wanted)
  }

  @Test(
    arguments: [
      "", ".", "...", "word", "in example", "example.com", "in. example cam",
      "nothing. example com",
      "a b c d e com", ". . com",
    ])
  func `anything else is none`(text: String) {
    #expect(address(text) == nil)
  }
}
