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
