import StylusProtocol
import Testing

// RFC 8259, rule by rule: what stands between values, in objects and lists.

@Test func everySpellingOfAValueReadsAsThatValue() throws {
  var dice = Dice(seed: 400)
  for _ in 0..<1_500 {
    let spelling = dice.spelling(depth: 5)
    #expect(
      ReportedValue(try parsedJSON(spelling.text())) == spelling.meaning, "\(spelling.text())")
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
    #expect(ReportedValue(try parsedJSON(text)) == spelling.meaning, "\(text)")
  }
}

@Test(arguments: [
  "\u{0}", "\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{2028}", "\u{3000}", "\u{FEFF}", "#", "/**/",
])
func nothingElseCountsAsASpace(other: String) throws {
  for text in ["[1,2]", "{\"a\":1}", "\"x\"", "true"] {
    #expect(jsonFailure(other + text) == JSONError(kind: .unexpectedByte, offset: 0))
    #expect(jsonFailure(text + other) == JSONError(kind: .trailingBytes, offset: text.utf8.count))
  }
  #expect(jsonFailure("[" + other + "1]") == JSONError(kind: .unexpectedByte, offset: 1))
  #expect(jsonFailure("[1" + other + "]") == JSONError(kind: .unexpectedByte, offset: 2))
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
      guard let error = jsonFailure(part) else {
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
        jsonFailure(text + " " + more)
          == JSONError(kind: .trailingBytes, offset: text.utf8.count + 1))
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
      #expect(jsonFailure(without.text()) != nil, "\(without.text())")
      #expect(jsonFailure(twice.text()) != nil, "\(twice.text())")
      refused += 1
    } else {
      #expect(jsonFailure(without.text()) != nil, "\(without.text())")
      #expect(jsonFailure(twice.text()) != nil, "\(twice.text())")
    }
  }
  #expect(refused > 30)
}

// MARK: Objects and depth

@Test func keysThatAreSpeltInTwoWaysAreTheSame() {
  for text in [
    #"{"a":1,"\u0061":2}"#, #"{"/":1,"\/":2}"#, #"{"":1,"":2}"#, #"{"é":1,"e\u0301":2}"#,
    #"{"\ud83d\udd8a":1,"🖊":2}"#,
  ] {
    #expect(jsonFailure(text)?.kind == .duplicateKey, "\(text)")
  }
  #expect(jsonFailure(#"{"a":1,"A":2,"a ":3,"\u0000a":4}"#) == nil)
  #expect(jsonFailure(#"[{"a":1},{"a":1}]"#) == nil)
  #expect(jsonFailure(#"{"a":{"a":{"a":1}}}"#) == nil)
}

@Test func aDoubledKeyIsFoundHoweverManyKeysStandBetween() {
  for count in 1..<40 {
    let keys = (0..<count).map { "\"k\($0)\":0" }.joined(separator: ",")
    #expect(jsonFailure("{" + keys + "}") == nil)
    for again in [0, count / 2, count - 1] {
      let text = "{" + keys + ",\"k\(again)\":1}"
      #expect(jsonFailure(text) == JSONError(kind: .duplicateKey, offset: keys.utf8.count + 2))
    }
  }
}

@Test func theDepthCountsWhatIsOpenAndNotWhatIsClosed() {
  let wide = "[" + Array(repeating: "[[]]", count: 500).joined(separator: ",") + "]"
  #expect(jsonFailure(wide) == nil)
  for levels in 60...68 {
    let mixed = (0..<levels).map { $0 % 2 == 0 ? "[" : "{\"a\":" }.joined()
    let closing = (0..<levels).reversed().map { $0 % 2 == 0 ? "]" : "}" }.joined()
    let isAllowed = jsonFailure(mixed + "1" + closing) == nil
    #expect(isAllowed == (levels <= 64), "\(levels)")
  }
}

@Test func membersKeepTheirOrder() throws {
  var dice = Dice(seed: 408)
  for _ in 0..<50 {
    let keys = (0..<40).map { "k\($0)" }.shuffled(using: &dice)
    let text = "{" + keys.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    guard case .object(let object) = try parsedJSON(text) else { return }
    #expect(object.members.map(\.key) == keys)
    #expect(object["k7"] == .integer(1) && object["k40"] == nil)
  }
}

// MARK: Errors

@Test func anErrorSaysWhatIsWrongAndWhere() {
  #expect(jsonFailure("[1,]").map { "\($0)" } == "unexpected byte at byte 3")
  let kinds: [JSONError.JSONFlaw] = [
    .unexpectedEnd, .unexpectedByte, .trailingBytes, .invalidUTF8, .controlCharacter,
    .invalidEscape,
    .loneSurrogate, .numberOutOfRange, .duplicateKey, .tooDeep,
  ]
  #expect(Set(kinds.map(\.rawValue)).count == kinds.count)
}
