import StylusModel
import StylusProtocol
import Testing

// RFC 8259, rule by rule: texts are made here by the rules, with the value that they stand for.

private func parsed(_ text: String) throws(JSONError) -> JSONValue {
  try JSONValue(parsing: Array(text.utf8))
}

private func failure(_ bytes: [UInt8]) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONValue(parsing: bytes)
    return nil
  } catch {
    return error
  }
}

private func failure(_ text: String) -> JSONError? { failure(Array(text.utf8)) }

/// A text in pieces between which spaces may stand, and what it means.
private struct Spelling {
  var tokens: [String]
  var meaning: Told

  func text(_ space: (Int) -> String = { _ in "" }) -> String {
    space(0) + tokens.enumerated().map { $1 + space($0 + 1) }.joined()
  }
}

extension Dice {
  fileprivate mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int(below(UInt64(choices.count)))]
  }

  fileprivate mutating func spelling(depth: Int) -> Spelling {
    switch below(depth > 0 ? 9 : 5) {
    case 0: Spelling(tokens: ["null"], meaning: .nothing)
    case 1:
      bool()
        ? Spelling(tokens: ["true"], meaning: .bool(true))
        : Spelling(tokens: ["false"], meaning: .bool(false))
    case 2: integer()
    case 3: string()
    case 4: fraction()
    case 5, 6: array(depth: depth)
    default: object(depth: depth)
    }
  }

  private mutating func integer() -> Spelling {
    let number = Int64(bitPattern: next()) >> Int64(below(63))
    return Spelling(tokens: ["\(number)"], meaning: .integer(number))
  }

  /// A number with a fraction or an exponent, in one of its many forms.
  private mutating func fraction() -> Spelling {
    let whole = Int(below(2_000)) - 1_000
    let text = pick([
      "\(whole).5", "\(whole).50", "\(whole).5e0", "\(whole).5E+00", "\(whole).5e-0",
    ])
    let value = Float(text) ?? .nan
    return Spelling(tokens: [text], meaning: .float(value.bitPattern))
  }

  fileprivate mutating func string() -> Spelling {
    let (literal, text) = literal()
    return Spelling(tokens: [literal], meaning: .text(text))
  }

  /// A string with each character written in one of the ways that it may be.
  private mutating func literal() -> (literal: String, text: String) {
    var literal = "\""
    var text = ""
    for _ in 0..<below(8) {
      let (ways, scalar): ([String], Unicode.Scalar) = pick([
        (["a", #"\u0061"#], "a"), ([#"\""#, #"\u0022"#], "\""),
        ([#"\\"#, #"\u005c"#, #"\u005C"#], "\\"),
        (["/", #"\/"#, #"\u002f"#], "/"), ([#"\b"#, #"\u0008"#], "\u{8}"),
        ([#"\t"#, #"\u0009"#], "\t"),
        ([#"\n"#, #"\u000a"#], "\n"), ([#"\f"#, #"\u000C"#], "\u{C}"),
        ([#"\r"#, #"\u000D"#], "\r"),
        ([#"\u0000"#], "\0"), ([#"\u001f"#, #"\u001F"#], "\u{1F}"),
        (["\u{7F}", #"\u007f"#], "\u{7F}"),
        (["é", #"\u00e9"#], "é"), (["日", #"\u65E5"#], "日"), (["\u{2028}", #"\u2028"#], "\u{2028}"),
        (["🖊", #"\ud83d\udd8a"#, #"\uD83D\uDD8A"#], "🖊"), ([#"\udbff\udfff"#], "\u{10FFFF}"),
        (["\u{FFFF}", #"\uffff"#], "\u{FFFF}"), ([#"\ud7ff"#], "\u{D7FF}"),
        ([#"\ue000"#], "\u{E000}"),
      ])
      literal += pick(ways)
      text.unicodeScalars.append(scalar)
    }
    return (literal + "\"", text)
  }

  private mutating func array(depth: Int) -> Spelling {
    var spelling = Spelling(tokens: ["["], meaning: .nothing)
    var values: [Told] = []
    for index in 0..<below(5) {
      let element = self.spelling(depth: depth - 1)
      spelling.tokens += (index > 0 ? [","] : []) + element.tokens
      values.append(element.meaning)
    }
    spelling.tokens.append("]")
    spelling.meaning = .list(values)
    return spelling
  }

  private mutating func object(depth: Int) -> Spelling {
    var spelling = Spelling(tokens: ["{"], meaning: .nothing)
    var members: [String: Told] = [:]
    for _ in 0..<below(6) {
      let (key, name) = literal()
      guard members[name] == nil else { continue }
      let value = self.spelling(depth: depth - 1)
      spelling.tokens += (members.isEmpty ? [] : [","]) + [key, ":"] + value.tokens
      members[name] = value.meaning
    }
    spelling.tokens.append("}")
    spelling.meaning = .object(members)
    return spelling
  }
}

@Test func everySpellingOfAValueReadsAsThatValue() throws {
  var dice = Dice(seed: 400)
  for _ in 0..<1_500 {
    let spelling = dice.spelling(depth: 5)
    #expect(Told(try parsed(spelling.text())) == spelling.meaning, "\(spelling.text())")
  }
}

@Test func spacesBetweenTokensMeanNothing() throws {
  var dice = Dice(seed: 401)
  for _ in 0..<400 {
    let spelling = dice.spelling(depth: 4)
    let spaces = (0...spelling.tokens.count).map { _ in
      (0..<dice.below(3)).map { _ in dice.pick([" ", "\t", "\n", "\r"]) }.joined()
    }
    let text = spelling.text { spaces[$0] }
    #expect(Told(try parsed(text)) == spelling.meaning, "\(text)")
  }
}

@Test(arguments: [
  "\u{0}", "\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{2028}", "\u{3000}", "\u{FEFF}", "#", "/**/",
])
func nothingElseCountsAsASpace(other: String) throws {
  for text in ["[1,2]", "{\"a\":1}", "\"x\"", "true"] {
    #expect(failure(other + text) == JSONError(kind: .unexpectedByte, offset: 0))
    #expect(failure(text + other) == JSONError(kind: .trailingBytes, offset: text.utf8.count))
  }
  #expect(failure("[" + other + "1]") == JSONError(kind: .unexpectedByte, offset: 1))
  #expect(failure("[1" + other + "]") == JSONError(kind: .unexpectedByte, offset: 2))
}

@Test func aTextThatEndsTooEarlyIsRefusedAtItsEndWhereverThatIs() {
  var dice = Dice(seed: 402)
  for _ in 0..<150 {
    var spelling = dice.spelling(depth: 4)
    // A number might be whole before its end; in a list it is not.
    spelling.tokens = ["["] + spelling.tokens + ["]"]
    let bytes = Array(spelling.text().utf8)
    for count in 0..<bytes.count {
      let part = Array(bytes.prefix(count))
      guard let error = failure(part) else {
        Issue.record("\(String(decoding: part, as: UTF8.self)) was taken")
        continue
      }
      switch error.kind {
      case .unexpectedEnd: #expect(error.offset == count)
      case .loneSurrogate:
        #expect(
          part[error.offset...].starts(with: "\\ud".utf8)
            || part[error.offset...].starts(with: "\\uD".utf8))
      case .invalidUTF8: #expect(count - error.offset < 4)
      default: Issue.record("\(error): \(String(decoding: part, as: UTF8.self))")
      }
    }
  }
}

@Test func aValueMayBeFollowedByNothing() {
  var dice = Dice(seed: 403)
  for _ in 0..<200 {
    let text = dice.spelling(depth: 3).text()
    for more in [",", "]", "}", "x", "null", "\"", "[", "{}"] {
      #expect(
        failure(text + " " + more) == JSONError(kind: .trailingBytes, offset: text.utf8.count + 1))
    }
  }
}

@Test func tokensThatAreMissingOrTwiceAreNeverTaken() {
  var dice = Dice(seed: 404)
  var refused = 0
  for _ in 0..<400 {
    let spelling = dice.spelling(depth: 4)
    guard spelling.tokens.count > 2 else { continue }
    let place = Int(dice.below(UInt64(spelling.tokens.count)))
    let token = spelling.tokens[place]
    guard [",", ":", "[", "]", "{", "}"].contains(token) else { continue }
    var without = spelling
    without.tokens.remove(at: place)
    var twice = spelling
    twice.tokens.insert(token, at: place)
    // Only brackets of a list inside a list can go or come and leave sense behind.
    if !["[", "]"].contains(token) {
      #expect(failure(without.text()) != nil, "\(without.text())")
      #expect(failure(twice.text()) != nil, "\(twice.text())")
      refused += 1
    } else {
      #expect(failure(without.text()) != nil, "\(without.text())")
      #expect(failure(twice.text()) != nil, "\(twice.text())")
    }
  }
  #expect(refused > 30)
}

// MARK: Numbers

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
    #expect((failure(text) == nil) == isNumber(text), "\(text)")
    if isNumber(text) { taken += 1 }
  }
  #expect(taken > 1_000)
}

@Test(arguments: [
  ("9007199254740992", 1 << 53), ("-9007199254740993", -(1 << 53) - 1),
  ("9223372036854775807", Int64.max), ("-9223372036854775808", .min), ("0", 0),
])
func anIntegerOf64BitsIsExact(text: String, value: Int64) throws {
  #expect(try parsed(text) == .integer(value))
}

@Test(arguments: [
  "9223372036854775808", "-9223372036854775809", "18446744073709551615", "1e0", "1.0", "-0",
])
func whatIsNoIntegerOf64BitsIsANumber(text: String) throws {
  #expect(try parsed(text) == .number(try #require(Double(text))))
}

@Test func aNumberOfAnyLengthIsReadOrRefusedAsTooLarge() {
  let nines = String(repeating: "9", count: 400)
  #expect(failure(nines) == JSONError(kind: .numberOutOfRange, offset: 0))
  #expect(failure("[1,-" + nines + "]") == JSONError(kind: .numberOutOfRange, offset: 3))
  #expect(failure("1e308") == nil && failure("1e309")?.kind == .numberOutOfRange)
  #expect(failure("0." + nines) == nil && failure("1e-" + nines) == nil)
  #expect(failure("1e" + nines)?.kind == .numberOutOfRange)
}

// MARK: Strings

@Test func everyEscapeOfABMPCharacterReadsAsThatCharacterAndHalvesAreRefused() throws {
  for code in 0...0xFFFF as ClosedRange<UInt32> {
    let digits = String(code, radix: 16)
    let escape = "\"\\u" + String(repeating: "0", count: 4 - digits.count) + digits + "\""
    if let scalar = Unicode.Scalar(code) {
      #expect(try parsed(escape) == .string(String(scalar)))
    } else {
      #expect(failure(escape) == JSONError(kind: .loneSurrogate, offset: 1))
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
    #expect(try parsed(text) == .string(String(scalar)))
  }
}

@Test(arguments: [
  #"\udc00\ud800"#, #"\ud800\u0041"#, #"\ud800A"#, #"\ud800\ud800\udc00"#, #"\ud83d"#, #"\udfff"#,
  #"\ud800\"#, #"\ud800\n"#,
])
func halfOfAPairIsRefusedWhateverFollows(escapes: String) {
  #expect(failure("[\"" + escapes + "\"]") == JSONError(kind: .loneSurrogate, offset: 2))
}

@Test func onlyTheEscapesOfTheRFCAreTaken() {
  for letter in 0x20...0x7E as ClosedRange<UInt8> {
    let known = Array("\"\\/bfnrt".utf8).contains(letter)
    let text = [0x22, 0x5C, letter, 0x22] as [UInt8]
    if known {
      #expect(failure(text) == nil)
    } else if letter != UInt8(ascii: "u") {
      #expect(failure(text) == JSONError(kind: .invalidEscape, offset: 1))
    }
  }
  for digits in ["", "1", "12", "123", "123g", "12 4", "+123", "-001", "0x12", "１２３４"] {
    #expect(failure("\"\\u" + digits + "\"")?.kind == .invalidEscape, "\(digits)")
  }
}

@Test func noControlCharacterStandsInAStringAsItIs() {
  for control in 0..<0x20 as Range<UInt8> {
    #expect(failure([0x22, 0x61, control, 0x22]) == JSONError(kind: .controlCharacter, offset: 2))
    #expect(failure([0x7B, 0x22, control, 0x22, 0x3A, 0x31, 0x7D])?.kind == .controlCharacter)
  }
}

@Test func whateverBytesAreNoUTF8AreRefusedBeforeAnythingElse() {
  var dice = Dice(seed: 407)
  for _ in 0..<3_000 {
    let noise = (0...dice.below(4)).map { _ in UInt8(truncatingIfNeeded: 0x80 | dice.next()) }
    let isText = String(validating: noise, as: UTF8.self) != nil
    let bytes = [0x22] + noise + [0x22]
    #expect((failure(bytes) == nil) == isText)
    if !isText { #expect(failure(bytes)?.kind == .invalidUTF8) }
  }
}

// MARK: Objects and depth

@Test func keysThatAreSpeltInTwoWaysAreTheSame() {
  for text in [
    #"{"a":1,"\u0061":2}"#, #"{"/":1,"\/":2}"#, #"{"":1,"":2}"#, #"{"é":1,"e\u0301":2}"#,
    #"{"\ud83d\udd8a":1,"🖊":2}"#,
  ] {
    #expect(failure(text)?.kind == .duplicateKey, "\(text)")
  }
  #expect(failure(#"{"a":1,"A":2,"a ":3,"\u0000a":4}"#) == nil)
  #expect(failure(#"[{"a":1},{"a":1}]"#) == nil)
  #expect(failure(#"{"a":{"a":{"a":1}}}"#) == nil)
}

@Test func aDoubledKeyIsFoundHoweverManyKeysStandBetween() {
  for count in 1..<40 {
    let keys = (0..<count).map { "\"k\($0)\":0" }.joined(separator: ",")
    #expect(failure("{" + keys + "}") == nil)
    for again in [0, count / 2, count - 1] {
      let text = "{" + keys + ",\"k\(again)\":1}"
      #expect(failure(text) == JSONError(kind: .duplicateKey, offset: keys.utf8.count + 2))
    }
  }
}

@Test func theDepthCountsWhatIsOpenAndNotWhatIsClosed() {
  let wide = "[" + Array(repeating: "[[]]", count: 500).joined(separator: ",") + "]"
  #expect(failure(wide) == nil)
  for levels in 60...68 {
    let mixed = (0..<levels).map { $0 % 2 == 0 ? "[" : "{\"a\":" }.joined()
    let closing = (0..<levels).reversed().map { $0 % 2 == 0 ? "]" : "}" }.joined()
    let isAllowed = failure(mixed + "1" + closing) == nil
    #expect(isAllowed == (levels <= 64), "\(levels)")
  }
}

@Test func membersKeepTheirOrder() throws {
  var dice = Dice(seed: 408)
  for _ in 0..<50 {
    let keys = (0..<40).map { "k\($0)" }.shuffled(using: &dice)
    let text = "{" + keys.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    guard case .object(let object) = try parsed(text) else { return }
    #expect(object.members.map(\.key) == keys)
    #expect(object["k7"] == .integer(1) && object["k40"] == nil)
  }
}

// MARK: Writing

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

@Test func anErrorSaysWhatIsWrongAndWhere() {
  #expect(failure("[1,]").map { "\($0)" } == "unexpected byte at byte 3")
  let kinds: [JSONError.Kind] = [
    .unexpectedEnd, .unexpectedByte, .trailingBytes, .invalidUTF8, .controlCharacter,
    .invalidEscape,
    .loneSurrogate, .numberOutOfRange, .duplicateKey, .tooDeep,
  ]
  #expect(Set(kinds.map(\.rawValue)).count == kinds.count)
}
