import Testing
import Units

@Test func aNumberInHexadecimalHasAllDigitsOfItsWidth() {
  #expect(UInt8(0).hexadecimal == "00")
  #expect(UInt16(0x357).hexadecimal == "0357")
  #expect(UInt32(0xD020_20FF).hexadecimal == "d02020ff")
  #expect(UInt64.max.hexadecimal == String(repeating: "f", count: 16))
}

@Test func aNumberInHexadecimalIsReadBackAsItself() {
  for number in stride(from: UInt16(0), through: 65_000, by: 251) {
    #expect(UInt16(number.hexadecimal, radix: 16) == number && number.hexadecimal.utf8.count == 4)
  }
}

@Test func digitsHaveZerosInFront() {
  #expect(7.digits(3) == "007" && 1_234.digits(3) == "1234" && 0.digits(0) == "0")
  #expect((-42).digits(3) == "-042" && Int64.min.digits(1) == "\(Int64.min)")
  #expect(UInt16(0xBEEF).digits(6, radix: 16) == "00beef" && 5.digits(4, radix: 2) == "0101")
}

@Test func decimalsAreAlwaysAllThere() {
  #expect(1_205.decimals(2) == "12.05" && 5.decimals(1) == "0.5" && 0.decimals(3) == "0.000")
  #expect((-5).decimals(2) == "-0.05" && Int64.min.decimals(18) == "-9.223372036854775808")
}
