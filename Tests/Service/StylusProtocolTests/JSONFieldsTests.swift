import StylusModel
import Testing

@testable import StylusProtocol

// Reading members by name and type: what counts as missing, what is refused, and whose name is
// told.

private func fields(_ text: String) throws -> JSONFields {
  try JSONFields(parsing: Array(text.utf8))
}

private enum Season: String, CaseIterable {
  case spring
  case autumn
}

/// The readers, by what they read, and the values that each of them takes.
private let readers:
  [(name: String, taken: [String], read: @Sendable (JSONFields) throws -> Bool)] = [
    ("bool", ["true", "false"], { try $0.bool("a") != nil }),
    ("string", ["\"\"", "\"spring\""], { try $0.string("a") != nil }),
    ("word", ["\"spring\""], { try ($0.word("a") as Season?) != nil }),
    ("integer", ["0", "7"], { try ($0.integer("a") as Int?) != nil }),
    ("float", ["0", "7", "1.5"], { try $0.float("a") != nil }),
    ("object", ["{}"], { try $0.object("a") != nil }),
    ("fields", ["{}"], { try $0.fields("a") != nil }),
    ("strings", ["[]", "[\"spring\"]"], { try $0.strings("a") != nil }),
    ("integers", ["[]", "[7]"], { try $0.value("a", [Int].coding) != nil }),
    ("objects", ["[]", "[{}]"], { try $0.objects("a") { _ in 1 } != nil }),
  ]

private let values = [
  "true", "false", "0", "7", "1.5", "\"\"", "\"spring\"", "{}", "[]", "[7]", "[\"spring\"]", "[{}]",
  "[true]", "[null]", "[[]]",
]

@Test func everyReaderTakesItsOwnTypeAndNamesTheMemberOfAnother() throws {
  for (name, taken, read) in readers {
    for value in values {
      let fields = try fields("{\"b\":1,\"a\":\(value)}")
      if taken.contains(value) {
        #expect(try read(fields), "\(name) \(value)")
      } else {
        #expect(throws: ProtocolError.invalidField("a"), "\(name) \(value)") { try read(fields) }
      }
    }
  }
}

@Test func nullAndLeftOutMeanTheSameToEveryReader() throws {
  for text in ["{}", "{\"a\":null}", "{\"A\":true,\"b\":7}"] {
    for (_, _, read) in readers { #expect(try !read(fields(text))) }
  }
}

@Test func whatIsRequiredAndNotThereIsRefusedByItsName() throws {
  for text in ["{}", "{\"a\":null}"] {
    let fields = try fields(text)
    #expect(throws: ProtocolError.invalidField("a")) {
      try fields.required("a") { name throws(ProtocolError) in try fields.bool(name) }
    }
    #expect(throws: ProtocolError.invalidField("a")) {
      try fields.required("a") { name throws(ProtocolError) in try fields.objects(name) { _ in 1 } }
    }
  }
}

@Test func aTextThatIsNoObjectHasNoFields() {
  for text in ["7", "[]", "null", "\"x\""] {
    #expect(throws: ProtocolError.json(JSONError(kind: .unexpectedByte, offset: 0))) {
      try fields(text)
    }
  }
  #expect(throws: ProtocolError.json(JSONError(kind: .unexpectedEnd, offset: 1))) {
    try fields("{")
  }
}

private func edges<Number: FixedWidthInteger & JSONCodable>(of type: Number.Type) throws {
  let (least, most) = (Number.min, Number.max)
  for value in [least, 0, most] where Int64(exactly: value) != nil {
    #expect(try fields("{\"a\":\(value)}").integer("a") == value)
    #expect(try fields("{\"a\":[\(value)]}").value("a", [Number].coding) == [value])
  }
  var outside: [String] = ["1.0", "1e3", "-0", "9223372036854775808", "-9223372036854775809"]
  if let below = Int64(exactly: least).map({ $0.subtractingReportingOverflow(1) }), !below.overflow
  {
    outside.append("\(below.partialValue)")
  }
  if let above = Int64(exactly: most).map({ $0.addingReportingOverflow(1) }), !above.overflow {
    outside.append("\(above.partialValue)")
  }
  for text in outside {
    #expect(throws: ProtocolError.invalidField("a"), "\(type) \(text)") {
      _ = try fields("{\"a\":\(text)}").integer("a") as Number?
    }
    #expect(throws: ProtocolError.invalidField("a"), "\(type) \(text)") {
      _ = try fields("{\"a\":[\(text)]}").value("a", [Number].coding)
    }
  }
}

@Test func anIntegerMustFitItsType() throws {
  try edges(of: UInt8.self)
  try edges(of: UInt16.self)
  try edges(of: Int32.self)
  try edges(of: UInt32.self)
  try edges(of: Int64.self)
  try edges(of: UInt64.self)
}

@Test func aNumberBecomesTheNearestFiniteFloat() throws {
  for (text, value) in [
    ("0", 0), ("-0", -0.0), ("0.1", 0.1), ("1e-60", 0), ("16777217", 16_777_216),
    ("3.4028235e38", .greatestFiniteMagnitude), ("-3.4028235e38", -.greatestFiniteMagnitude),
    ("9223372036854775807", 0x1p63),
  ] as [(String, Float)] {
    #expect(try fields("{\"a\":\(text)}").float("a")?.bitPattern == value.bitPattern, "\(text)")
  }
  for text in ["3.5e38", "-1e39", "1e300"] {
    #expect(throws: ProtocolError.invalidField("a")) { try fields("{\"a\":\(text)}").float("a") }
  }
}

@Test func oneWrongElementSpoilsItsList() throws {
  for wrong in ["null", "1.5", "\"x\"", "{}", "-1", "256"] {
    for list in ["[\(wrong)]", "[1,\(wrong)]", "[\(wrong),1,2]"] {
      #expect(throws: ProtocolError.invalidField("a"), "\(list)") {
        _ = try fields("{\"a\":\(list)}").value("a", [UInt8].coding)
      }
    }
  }
}

@Test func anErrorInAnObjectOfAListNamesTheMemberInside() throws {
  let fields = try fields("{\"a\":[{\"b\":1},{\"b\":true}]}")
  #expect(throws: ProtocolError.invalidField("b")) {
    _ = try fields.objects("a") { (fields) throws(ProtocolError) in try fields.bool("b") }
  }
}

@Test func everyErrorSaysWhatItMeans() {
  let said: [(ProtocolError, String)] = [
    (.payloadTooLong(70_000), "70000"), (.payloadTooShort(type: 49, length: 15), "15"),
    (.unexpectedType(77), "77"), (.invalidValue(type: 48, offset: 20), "byte 20"),
    (.messageTooLong(limit: 65_536), "65536"), (.invalidField("tilt"), "'tilt'"),
    (.json(JSONError(kind: .tooDeep, offset: 64)), "nested too deeply at byte 64"),
  ]
  for (error, part) in said { #expect("\(error)".contains(part), "\(error)") }
  #expect("\(ProtocolError.payloadTooLong(70_000))".contains("\(FrameLimits.payload)"))
}
