import StylusProtocol
import Testing

// RFC 8259, rule by rule: texts are made here by the rules, with the value that they stand for.

func parsedJSON(_ text: String) throws(JSONError) -> JSONValue {
  try JSONValue(parsing: Array(text.utf8))
}

func jsonFailure(_ bytes: [UInt8]) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONValue(parsing: bytes)
    return nil
  } catch {
    return error
  }
}

func jsonFailure(_ text: String) -> JSONError? { jsonFailure(Array(text.utf8)) }

/// A text in pieces between which spaces may stand, and what it means.
struct Spelling {
  var tokens: [String]
  var meaning: ReportedValue

  func text(_ space: (Int) -> String = { _ in "" }) -> String {
    space(0) + tokens.enumerated().map { $1 + space($0 + 1) }.joined()
  }
}

extension Dice {
  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int(below(UInt64(choices.count)))]
  }

  mutating func spelling(depth: Int) -> Spelling {
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

  mutating func string() -> Spelling {
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
    var values: [ReportedValue] = []
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
    var members: [String: ReportedValue] = [:]
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
