import InkGeometry

/// Text as lines to be drawn with a round tip: printable ASCII.
///
/// A character has height 6. Curved lines pass through their points, and have a corner at a point
/// that occurs twice.
enum Figures {
  /// Returns the lines of a text of this height that begins at the origin and stands on y = 0.
  static func lines(_ text: String, height: Double) -> [[Point]] {
    let scale = height / 6
    var (left, lines) = (0.0, [[Point]]())
    for character in text {
      let (width, strokes) = glyph(character)
      lines += strokes.map { stroke in
        bent(stroke).map { Point(x: (left + $0.x) * scale, y: ($0.y - 6) * scale) }
      }
      left += width + gap
    }
    return lines
  }

  /// Returns the width of a text of this height.
  static func width(_ text: String, height: Double) -> Double {
    let all = text.reduce(-gap) { $0 + glyph($1).width + gap }
    return max(0, all) * height / 6
  }

  /// Returns whether a character has a shape.
  static func isKnown(_ character: Character) -> Bool {
    digits[character] != nil || signs[character] != nil || letters[character] != nil
  }

  private static let gap = 1.35

  /// Returns a smooth line through points, with a corner at a point that occurs twice.
  private static func bent(_ places: [Point]) -> [Point] {
    guard places.count > 2 else { return places }
    var line = [places[0]]
    for number in 0..<places.count - 1 {
      let (a, b) = (places[number], places[number + 1])
      guard a != b else { continue }
      let before = number > 0 ? places[number - 1] : a
      let after = number + 2 < places.count ? places[number + 2] : b
      // Catmull-Rom spline: the tangent at a point is half the distance between its neighbors.
      let bend = CubicBezier(a, a + (b - before) * (1 / 6), b - (after - a) * (1 / 6), b)
      for step in 1...6 { line.append(bend.location(at: Double(step) / 6)) }
    }
    return line
  }

  private static func places(_ numbers: [Double]) -> [Point] {
    stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  private static func glyph(_ character: Character) -> (width: Double, strokes: [[Point]]) {
    if let digit = digits[character] { return (4, digit.map(places)) }
    if let sign = signs[character] { return (sign.width, sign.strokes.map(places)) }
    if let letter = letters[character] { return (letter.width, letter.strokes.map(places)) }
    return (2, [])
  }

  private static let digits: [Character: [[Double]]] = [
    "0": [[2, 0, 0.5, 1.1, 0.15, 3, 0.5, 4.9, 2, 6, 3.5, 4.9, 3.85, 3, 3.5, 1.1, 2, 0]],
    "1": [[0.7, 1.3, 2.3, 0, 2.3, 0, 2.3, 6]],
    "2": [[0.3, 1.5, 0.8, 0.4, 2, 0, 3.3, 0.5, 3.6, 1.7, 2.7, 3.3, 0.2, 6, 0.2, 6, 3.8, 6]],
    "3": [
      [0.4, 0.9, 1.9, 0, 3.5, 0.8, 3.3, 2.2, 1.6, 2.8, 1.6, 2.8, 3.5, 3.5, 3.7, 5, 2, 6, 0.2, 5.1]
    ],
    "4": [[3, 6, 3, 0, 3, 0, 0.1, 4.2, 0.1, 4.2, 4, 4.2]],
    "5": [[3.5, 0, 0.8, 0, 0.8, 0, 0.5, 2.7, 0.5, 2.7, 2, 2.2, 3.6, 3, 3.7, 4.8, 2, 6, 0.2, 5.2]],
    "6": [
      [3.3, 0.2, 1.4, 1.3, 0.3, 3.8, 0.8, 5.5, 2.1, 6, 3.5, 5.3, 3.6, 3.5, 2.1, 2.6, 0.5, 3.7]
    ],
    "7": [[0.2, 0, 3.8, 0, 3.8, 0, 1.4, 6]],
    "8": [[2, 2.75, 0.6, 1.4, 2, 0, 3.4, 1.4, 2, 2.75, 0.2, 4.4, 2, 6, 3.8, 4.4, 2, 2.75]],
    "9": [
      [0.7, 5.8, 2.6, 4.7, 3.7, 2.2, 3.2, 0.5, 1.9, 0, 0.5, 0.7, 0.4, 2.5, 1.9, 3.4, 3.5, 2.3]
    ],
    "A": [[0, 6, 2, 0, 2, 0, 4, 6], [0.75, 4, 3.25, 4]],
    "B": [
      [0.2, 0, 0.2, 6], [0.2, 0, 2.2, 0, 3.3, 1.4, 2.2, 2.8, 0.2, 2.8],
      [0.2, 2.8, 2.5, 2.8, 3.8, 4.4, 2.5, 6, 0.2, 6],
    ],
    "C": [[3.8, 1, 2.2, 0, 0.5, 1.3, 0.15, 3, 0.5, 4.7, 2.2, 6, 3.8, 5]],
    "D": [[0.2, 0, 0.2, 6], [0.2, 0, 2, 0, 3.8, 1.9, 3.8, 4.1, 2, 6, 0.2, 6]],
    "E": [[3.5, 0, 0.2, 0, 0.2, 0, 0.2, 6, 0.2, 6, 3.5, 6], [0.2, 2.9, 2.9, 2.9]],
    "F": [[3.5, 0, 0.2, 0, 0.2, 0, 0.2, 6], [0.2, 2.9, 2.9, 2.9]],
  ]

  private static let signs: [Character: (width: Double, strokes: [[Double]])] = [
    ".": (0.8, [[0.4, 5.9, 0.4, 6]]),
    "%": (
      4.6,
      [
        [4, 0, 0.6, 6], [0.9, 0.1, 0, 1.1, 0.9, 2.1, 1.8, 1.1, 0.9, 0.1],
        [3.7, 3.9, 2.8, 4.9, 3.7, 5.9, 4.6, 4.9, 3.7, 3.9],
      ]
    ),
    "m": (
      4.8,
      [
        [0.1, 2, 0.1, 6], [0.1, 3.4, 1.2, 2.1, 2.4, 3.2, 2.4, 3.2, 2.4, 6],
        [2.4, 3.4, 3.5, 2.1, 4.7, 3.2, 4.7, 3.2, 4.7, 6],
      ]
    ),
    "o": (3.6, [[1.8, 2, 0.5, 2.6, 0.1, 4, 0.5, 5.4, 1.8, 6, 3.1, 5.4, 3.5, 4, 3.1, 2.6, 1.8, 2]]),
    "f": (2.6, [[2.7, 0.2, 1.7, 0.1, 1.2, 1.3, 1.2, 1.3, 1.2, 6], [0, 2.3, 2.3, 2.3]]),
    "#": (4, [[1.5, 0.4, 0.9, 5.6], [3.1, 0.4, 2.5, 5.6], [0.2, 2, 3.9, 2], [0.1, 4, 3.8, 4]]),
    "°": (1.8, [[0.9, 0, 0, 0.9, 0.9, 1.8, 1.8, 0.9, 0.9, 0]]),
    "-": (2.4, [[0.1, 3.3, 2.3, 3.3]]),
    " ": (1.2, []),
  ]
}
