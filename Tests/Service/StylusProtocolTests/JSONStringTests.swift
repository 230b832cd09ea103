import StylusProtocol
import Testing

// Escapes, surrogates, control characters and bytes that are no text.

@Test func everyEscapeOfABMPCharacterReadsAsThatCharacterAndHalvesAreRefused() throws {
  for code in 0...0xFFFF as ClosedRange<UInt32> {
    let digits = String(code, radix: 16)
    let escape = "\"\\u" + String(repeating: "0", count: 4 - digits.count) + digits + "\""
    if let scalar = Unicode.Scalar(code) {
      #expect(try parsedJSON(escape) == .string(String(scalar)))
    } else {
      #expect(jsonFailure(escape) == JSONError(kind: .loneSurrogate, offset: 1))
    }
  }
}

@Test func aPairOfSurrogatesIsOneCharacter() throws {
  var dice = Dice(seed: 406)
  for _ in 0..<2_000 {
    let code = UInt32(0x10000 + dice.below(0x100000))
    let (high, low) = (0xD800 + (code - 0x10000) >> 10, 0xDC00 + (code - 0x10000) & 0x3FF)
    let text = "\"\\u" + String(high, radix: 16) + "\\u" + String(low, radix: 16) + "\""
    let scalar = try #require(Unicode.Scalar(code))
    #expect(try parsedJSON(text) == .string(String(scalar)))
  }
}

@Test(arguments: [
  #"\udc00\ud800"#, #"\ud800\u0041"#, #"\ud800A"#, #"\ud800\ud800\udc00"#, #"\ud83d"#, #"\udfff"#,
  #"\ud800\"#, #"\ud800\n"#,
])
func halfOfAPairIsRefusedWhateverFollows(escapes: String) {
  #expect(jsonFailure("[\"" + escapes + "\"]") == JSONError(kind: .loneSurrogate, offset: 2))
}

@Test func onlyTheEscapesOfTheRFCAreTaken() {
  for letter in 0x20...0x7E as ClosedRange<UInt8> {
    let known = Array("\"\\/bfnrt".utf8).contains(letter)
    let text = [0x22, 0x5C, letter, 0x22] as [UInt8]
    if known {
      #expect(jsonFailure(text) == nil)
    } else if letter != UInt8(ascii: "u") {
      #expect(jsonFailure(text) == JSONError(kind: .invalidEscape, offset: 1))
    }
  }
  for digits in ["", "1", "12", "123", "123g", "12 4", "+123", "-001", "0x12", "１２３４"] {
    #expect(jsonFailure("\"\\u" + digits + "\"")?.kind == .invalidEscape, "\(digits)")
  }
}

@Test func noControlCharacterStandsInAStringAsItIs() {
  for control in 0..<0x20 as Range<UInt8> {
    #expect(
      jsonFailure([0x22, 0x61, control, 0x22]) == JSONError(kind: .controlCharacter, offset: 2))
    #expect(jsonFailure([0x7B, 0x22, control, 0x22, 0x3A, 0x31, 0x7D])?.kind == .controlCharacter)
  }
}

@Test func whateverBytesAreNoUTF8AreRefusedBeforeAnythingElse() {
  var dice = Dice(seed: 407)
  for _ in 0..<3_000 {
    let noise = (0...dice.below(4)).map { _ in UInt8(truncatingIfNeeded: 0x80 | dice.next()) }
    let isText = String(validating: noise, as: UTF8.self) != nil
    let bytes = [0x22] + noise + [0x22]
    #expect((jsonFailure(bytes) == nil) == isText)
    if !isText { #expect(jsonFailure(bytes)?.kind == .invalidUTF8) }
  }
}
