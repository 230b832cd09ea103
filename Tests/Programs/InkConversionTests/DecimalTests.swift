import InkConversion
import Testing

private func number(_ text: String) -> Double? { decimal(Array(text.utf8)[...]) }

/// The text that a body appends.
private func text(_ append: (inout [UInt8]) -> Void) -> String {
  var bytes: [UInt8] = []
  append(&bytes)
  return String(decoding: bytes, as: UTF8.self)
}

@Suite struct DecimalTests {
  @Test(arguments: [
    "0", "-0", "7", "+7", "12.5", "-12.5", ".5", "5.", "1e3", "1E+3", "1.25e-3", "0.1", "16.667",
    "1700000000000.125", "000012.50", "1e22", "123456789012345e-22", "0e999999999999", "1e-999",
  ])
  func aNumberIsReadAsSwiftReadsIt(text: String) {
    let swift = Double(text.hasSuffix(".") ? text + "0" : text.hasPrefix(".") ? "0" + text : text)
    #expect(number(text) == swift)
  }

  @Test func manyDigitsAreReadToTheFifteenth() throws {
    var dice = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let value = Double.random(in: -1e3...1e3, using: &dice)
      let read = try #require(number("\(value)"))
      #expect(abs(read - value) <= abs(value) * 1e-15)
    }
    let long = try #require(number("3." + String(repeating: "1415926535", count: 40)))
    #expect(abs(long - 3.141592653514159) < 1e-14)
    #expect(number(String(repeating: "9", count: 300)).map { abs($0 / 1e300 - 1) < 1e-12 } == true)
  }

  @Test(arguments: [
    "", " ", "-", "+", ".", "e5", "1e", "1e+", "1,5", "1.2.3", "0x10", "1_000", "--1", "+-1", "nan",
    "inf", "infinity", "1 ", " 1", "1e999", "-1e400", "12a", "\u{0661}",
  ])
  func whatIsNoFiniteNumberIsRefused(text: String) {
    #expect(number(text) == nil)
  }

  @Test(arguments: [
    (0, "0.0000"), (1, "1.0000"), (-1.5, "-1.5000"), (0.00004, "0.0000"), (-0.00004, "0.0000"),
    (0.00006, "0.0001"), (9.99996, "10.0000"), (123.4567, "123.4567"), (-0.0501, "-0.0501"),
    (1e6, "1000000.0000"), (Double.nan, "nan"), (Double.infinity, "inf"), (1e30, "1e+30"),
  ])
  func aNumberIsWrittenWithFourDecimals(number: Double, expected: String) {
    #expect(text { $0.appendDecimal(fourDecimals: number) } == expected)
  }

  @Test func whatIsWrittenReadsBackToHalfTheLastDigit() throws {
    var dice = SystemRandomNumberGenerator()
    for exponent in -4...9 {
      let scale = try #require(number("1e\(exponent)"))
      for _ in 0..<500 {
        let value = Double.random(in: -scale...scale, using: &dice)
        let read = try #require(number(text { $0.appendDecimal(fourDecimals: value) }))
        #expect(abs(read - value) <= 0.000_05 + abs(value) * 1e-15)
      }
    }
  }

  @Test(arguments: [
    (0, "0"), (8_000, "8"), (16_667, "16.667"), (500, "0.5"), (-1_250, "-1.25"), (7, "0.007"),
    (Int64.max, "9223372036854775.807"), (Int64.min, "-9223372036854775.808"),
  ])
  func microsecondsAreWrittenAsMilliseconds(span: Int64, expected: String) {
    #expect(text { $0.appendDecimal(milliseconds: span) } == expected)
  }
}
