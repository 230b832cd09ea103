import Foundation
import StylusProtocol
import Testing

private func parsed(_ text: String) throws(JSONError) -> JSONValue {
  try JSONValue(parsing: Array(text.utf8))
}

private func written(_ value: JSONValue) -> String {
  var writer = JSONWriter()
  value.write(to: &writer)
  return String(decoding: writer.bytes, as: UTF8.self)
}

private func failure(_ bytes: [UInt8]) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONValue(parsing: bytes)
    return nil
  } catch {
    return error
  }
}

@Test(
  arguments: [
    ("null", .null), (" true ", .bool(true)), ("false\n", .bool(false)), ("0", .integer(0)),
    ("-1", .integer(-1)), ("9223372036854775807", .integer(.max)),
    ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .number(0x1p63)),
    ("1.0", .number(1)), ("1e2", .number(100)), ("1E+2", .number(100)), ("2.5e-1", .number(0.25)),
    ("-0", .number(-0.0)), ("1e-400", .number(0)), ("\"\"", .string("")), ("[]", .array([])),
    ("[1, [ ] ,null]", .array([.integer(1), .array([]), .null])), ("{}", .object(JSONObject())),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{c}\n\r\t")),
    (#""é😀x\u0000""#, .string("é😀x\u{0}")), ("\"日本\u{7f}\"", .string("日本\u{7f}")),
  ] as [(String, JSONValue)])
func strictJSONIsRead(text: String, value: JSONValue) throws {
  #expect(try parsed(text) == value)
}

@Test(
  arguments: [
    ("", .unexpectedEnd, 0), (" ", .unexpectedEnd, 1), ("nul", .unexpectedEnd, 3),
    ("nulL", .unexpectedByte, 3), ("[1,]", .unexpectedByte, 3), ("[1 2]", .unexpectedByte, 3),
    ("{\"a\" 1}", .unexpectedByte, 5), ("{a:1}", .unexpectedByte, 1),
    ("{\"a\":1,}", .unexpectedByte, 7),
    ("01", .trailingBytes, 1), ("+1", .unexpectedByte, 0), (".5", .unexpectedByte, 0),
    ("1.", .unexpectedEnd, 2), ("1.e3", .unexpectedByte, 2), ("1e", .unexpectedEnd, 2),
    ("-", .unexpectedEnd, 1), ("-a", .unexpectedByte, 1), ("NaN", .unexpectedByte, 0),
    ("Infinity", .unexpectedByte, 0), ("0x10", .trailingBytes, 1), ("1e400", .numberOutOfRange, 0),
    ("1 1", .trailingBytes, 2), ("\u{feff}1", .unexpectedByte, 0), ("//x", .unexpectedByte, 0),
    ("\"a", .unexpectedEnd, 2), ("\"\n\"", .controlCharacter, 1), (#""\x""#, .invalidEscape, 1),
    (#""\u12G4""#, .invalidEscape, 5), (#""\ud800""#, .loneSurrogate, 1),
    (#""\udc00""#, .loneSurrogate, 1), (#""\ud800\ud800""#, .loneSurrogate, 1),
    (#""\ud800\n""#, .loneSurrogate, 1), (#""\u12"#, .unexpectedEnd, 5),
    (#"{"a":1,"b":2,"a":3}"#, .duplicateKey, 13), (#"{"a":1,"a":3}"#, .duplicateKey, 7),
  ] as [(String, JSONError.JSONFlaw, Int)])
func whatIsNotStrictJSONIsRefusedWithItsPlace(text: String, kind: JSONError.JSONFlaw, offset: Int) {
  #expect(failure(Array(text.utf8)) == JSONError(kind: kind, offset: offset))
}

@Test(
  arguments: [
    ([0x22, 0xFF, 0x22], 1), ([0x22, 0xC0, 0x80, 0x22], 1), ([0x22, 0x61, 0xE2, 0x82, 0x22], 2),
    ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
  ] as [([UInt8], Int)])
func invalidUTF8IsRefusedWithItsPlace(bytes: [UInt8], offset: Int) {
  #expect(failure(bytes) == JSONError(kind: .invalidUTF8, offset: offset))
}

@Test func aDoubledKeyIsFoundInALargeObject() {
  let members = (0..<1000).map { "\"k\($0)\":\($0)" }
  let text = "{" + members.joined(separator: ",")
  #expect(failure(Array((text + "}").utf8)) == nil)
  let doubled = text + ",\"k500\":0}"
  #expect(failure(Array(doubled.utf8))?.kind == .duplicateKey)
}

@Test func nestingEndsAtItsLimit() {
  let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
  #expect(failure(Array(deepest.utf8)) == nil)
  let deeper = "[" + deepest + "]"
  #expect(failure(Array(deeper.utf8)) == JSONError(kind: .tooDeep, offset: 64))
  let hostile = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
  #expect(failure(hostile)?.kind == .tooDeep)
}

@Test func whatIsWrittenReadsBack() throws {
  var dice = Dice(seed: 9)
  for _ in 0..<600 {
    let value = dice.value(depth: 4)
    #expect(try parsed(written(value)) == value)
  }
}

@Test func everyFloatIsWrittenAsTheShortestDecimalThatReadsBack() throws {
  var dice = Dice(seed: 10)
  for _ in 0..<20_000 {
    let float = dice.float()
    var writer = JSONWriter()
    writer.number(float)
    guard case .number(let number) = try JSONValue(parsing: writer.bytes) else {
      Issue.record("no fraction in \(float)")
      return
    }
    #expect(Float(number) == float)
  }
}

@Test func whatJSONDoesNotHaveBecomesNull() {
  var writer = JSONWriter()
  writer.number(Float.nan)
  #expect(writer.bytes == Array("null".utf8))
}

/// Foundation is the oracle: whatever it makes of a text of ours, so do we. Its numbers pass
/// through a decimal type on Linux and may differ in the last bits; ours are held to be exact
/// above.
@Test func foundationReadsTheSameValue() throws {
  var dice = Dice(seed: 11)
  for _ in 0..<100 {
    let value = dice.value(depth: 3)
    let text = written(.array([value]))
    let theirs = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any]
    #expect(same(value, try #require(theirs?.first)), "\(text)")
  }
}

/// Texts with one byte changed: we take none that Foundation refuses.
@Test func nothingIsAcceptedThatFoundationRefuses() {
  var dice = Dice(seed: 12)
  var refused = 0
  for _ in 0..<800 {
    var bytes = Array(written(.array([dice.value(depth: 3)])).utf8)
    bytes[Int(dice.below(UInt64(bytes.count)))] = UInt8(truncatingIfNeeded: dice.next())
    guard failure(bytes) == nil else {
      refused += 1
      continue
    }
    let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    #expect(theirs != nil, "\(String(decoding: bytes, as: UTF8.self))")
  }
  #expect(refused > 200)
}

private func same(_ ours: JSONValue, _ theirs: Any) -> Bool {
  switch (ours, theirs) {
  case (.null, is NSNull): true
  case (.bool(let value), let number as NSNumber): value == number.boolValue
  case (.integer(let value), let number as NSNumber): value == number.int64Value
  case (.number(let value), let number as NSNumber):
    abs(value - number.doubleValue) <= abs(value) * 1e-13
  case (.string(let value), let string as String): value.utf8.elementsEqual(string.utf8)
  case (.array(let values), let array as [Any]):
    values.count == array.count && zip(values, array).allSatisfy { same($0, $1) }
  case (.object(let object), let dictionary as [String: Any]):
    object.members.count == dictionary.count
      && object.members.allSatisfy { member in
        dictionary[member.key].map { same(member.value, $0) } ?? false
      }
  default: false
  }
}

extension Dice {
  fileprivate mutating func value(depth: Int) -> JSONValue {
    switch below(depth > 0 ? 8 : 6) {
    case 0: .null
    case 1: .bool(bool())
    case 2: .integer(Int64(bitPattern: next()) >> Int64(below(64)))
    case 3, 4: .number(double())
    case 5: .string(text())
    case 6: .array((0..<below(5)).map { _ in value(depth: depth - 1) })
    default: .object(object(depth: depth - 1))
    }
  }

  private mutating func double() -> Double {
    let double = Double(bitPattern: next())
    return double.isFinite ? double : 0.1
  }

  private mutating func object(depth: Int) -> JSONObject {
    var bytes = Array("{".utf8)
    for index in 0..<below(20) {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += Array("\"\(index)\":\(written(value(depth: depth)))".utf8)
    }
    guard case .object(let object) = try? JSONValue(parsing: bytes + [UInt8(ascii: "}")]) else {
      return JSONObject()
    }
    return object
  }
}
