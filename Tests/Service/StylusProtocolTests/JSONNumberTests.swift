import StylusProtocol
import Testing

// Which numbers RFC 8259 allows, and what they read as.

/// The rule of the RFC as a pattern.
private func isNumber(_ text: String) -> Bool {
  text.wholeMatch(of: #/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/#) != nil
}

@Test func exactlyTheNumbersOfTheRFCAreTaken() throws {
  let letters = Array("0019-+.eE")
  var dice = Dice(seed: 405)
  var taken = 0
  for _ in 0..<20_000 {
    let text = String((0...dice.below(7)).map { _ in dice.pick(letters) })
    let exponent =
      text.firstIndex { "eE".contains($0) }.flatMap { Int(text[$0...].dropFirst()) } ?? 0
    guard abs(exponent) < 200 else { continue }
    #expect((jsonFailure(text) == nil) == isNumber(text), "\(text)")
    if isNumber(text) { taken += 1 }
  }
  #expect(taken > 1_000)
}

@Test(arguments: [
  ("9007199254740992", 1 << 53), ("-9007199254740993", -(1 << 53) - 1),
  ("9223372036854775807", Int64.max), ("-9223372036854775808", .min), ("0", 0),
])
func anIntegerOf64BitsIsExact(text: String, value: Int64) throws {
  #expect(try parsedJSON(text) == .integer(value))
}

@Test(arguments: [
  "9223372036854775808", "-9223372036854775809", "18446744073709551615", "1e0", "1.0", "-0",
])
func whatIsNoIntegerOf64BitsIsANumber(text: String) throws {
  #expect(try parsedJSON(text) == .number(try #require(Double(text))))
}

@Test func aNumberOfAnyLengthIsReadOrRefusedAsTooLarge() {
  let nines = String(repeating: "9", count: 400)
  #expect(jsonFailure(nines) == JSONError(kind: .numberOutOfRange, offset: 0))
  #expect(jsonFailure("[1,-" + nines + "]") == JSONError(kind: .numberOutOfRange, offset: 3))
  #expect(jsonFailure("1e308") == nil && jsonFailure("1e309")?.kind == .numberOutOfRange)
  #expect(jsonFailure("0." + nines) == nil && jsonFailure("1e-" + nines) == nil)
  #expect(jsonFailure("1e" + nines)?.kind == .numberOutOfRange)
}
