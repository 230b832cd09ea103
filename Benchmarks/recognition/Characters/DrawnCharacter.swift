import InkRecognition

/// A character that somebody drew: strokes in a frame from 0 to 1, y downwards.
struct DrawnCharacter {
  var character: Unicode.Scalar
  var strokes: [[SIMD2<Float>]]

  /// The character as text.
  var text: String { String(Character(character)) }

  /// Four centimeters high, as on paper.
  var trace: WritingTrace { WritingTrace(strokes: strokes.map { $0.map { $0 * 40 } }) }

  /// What a `.strokes` file has.
  static func drawn(in templates: CharacterTemplates) -> [Self] {
    templates.templates.map { template in
      Self(
        character: template.character,
        strokes: template.strokes.map { $0.map { SIMD2(Float($0.x), Float($0.y)) / 255 } })
    }
  }

  /// What Tomoe's XML has, in which each element stands on a line of its own.
  static func drawn(inTomoe text: String) -> [Self] {
    var drawn: [Self] = []
    for line in text.split(separator: "\n") {
      if let code = number(in: line, after: "<utf8>&#x", 16),
        let scalar = Unicode.Scalar(UInt32(code))
      {
        drawn.append(Self(character: scalar, strokes: []))
      } else if line.contains("<stroke>"), !drawn.isEmpty {
        drawn[drawn.count - 1].strokes.append([])
      } else if let x = number(in: line, after: "x=\"", 10),
        let y = number(in: line, after: "y=\"", 10),
        let last = drawn.last, !last.strokes.isEmpty
      {
        drawn[drawn.count - 1].strokes[last.strokes.count - 1].append(
          SIMD2(Float(x), Float(y)) / 1000)
      }
    }
    return drawn.filter { !$0.strokes.isEmpty }
  }

  private static func number(in line: Substring, after mark: String, _ radix: Int) -> Int? {
    guard let begin = line.firstRange(of: mark)?.upperBound else { return nil }
    return Int(line[begin...].prefix { $0.isHexDigit }, radix: radix)
  }
}
