import StylusProtocol
import Testing

@Test func everyCharacterSurvivesTheWriterAndNoControlCharacterLeavesItAsItIs() throws {
  var dice = Dice(seed: 409)
  let low = (0..<0x100).compactMap(Unicode.Scalar.init)
  let high = (0..<2_000).compactMap { _ in Unicode.Scalar(UInt32(dice.below(0x110000))) }
  for scalar in low + high {
    var writer = JSONWriter()
    writer.string(String(scalar))
    #expect(writer.bytes.allSatisfy { $0 >= 0x20 })
    #expect(try JSONValue(parsing: writer.bytes) == .string(String(scalar)))
  }
}

@Test func theWriterPutsCommasBetweenAndNowhereElse() {
  var writer = JSONWriter()
  writer.beginObject()
  writer.field("a", 1)
  writer.key("b")
  writer.beginArray()
  writer.endArray()
  writer.field("c", [String]())
  writer.key("d")
  writer.beginArray()
  writer.null()
  writer.beginObject()
  writer.endObject()
  writer.bool(false)
  writer.endArray()
  writer.field("e", "x")
  writer.endObject()
  writer.endText(0x0A)
  writer.integer(-1)
  writer.endText(0)
  #expect(
    String(decoding: writer.bytes, as: UTF8.self)
      == "{\"a\":1,\"b\":[],\"c\":[],\"d\":[null,{},false],\"e\":\"x\"}\n-1\u{0}")
}

@Test func numbersAreWrittenInOneWay() throws {
  for (value, text) in [
    (Float(0), "0.0"), (-0.0, "-0.0"), (1, "1.0"), (0.1, "0.1"), (1e10, "1e+10"),
    (.infinity, "null"),
    (16_777_216, "16777216.0"), (-.nan, "null"), (.leastNonzeroMagnitude, "1e-45"),
    (.greatestFiniteMagnitude, "3.4028235e+38"),
  ] {
    var writer = JSONWriter()
    writer.number(value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    #expect(value.isFinite == (text != "null"))
  }
}
