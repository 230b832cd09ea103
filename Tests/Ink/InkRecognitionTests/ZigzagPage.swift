import InkDrawing

@testable import InkRecognition

/// A page of words that are rows of zigzags, with small letters of about 2 mm.
struct ZigzagPage {
  private(set) var strokes: [PageStroke] = []

  /// The height of the letters, in millimeters.
  static let size: Float = 2

  /// Adds a word with its top left corner at a place; returns its number.
  @discardableResult
  mutating func word(_ x: Float, _ y: Float, width: Float = 9, size: Float = size) -> Int {
    let count = Int((width / size * 3).rounded())
    return stroke(
      (0...count * 4).map { step in
        let phase = Float(step % 8) / 4
        let rise = phase < 1 ? phase : 2 - phase
        return SIMD2(x + width * Float(step) / Float(count * 4), y + size * rise)
      })
  }

  /// Adds a line of words of equal widths from a place; returns their numbers.
  @discardableResult
  mutating func line(
    _ x: Float, _ y: Float, count: Int = 4, slope: Float = 0, size: Float = size
  ) -> [Int] {
    (0..<count).map { number in
      let left = Float(number) * 6 * size
      return word(x + left, y + slope * left, width: 4.5 * size, size: size)
    }
  }

  /// Adds a stroke through corners, in steps of half a millimeter; returns its number.
  @discardableResult
  mutating func path(_ corners: SIMD2<Float>..., isMarker: Bool = false) -> Int {
    var points = [corners[0]]
    for (from, to) in zip(corners, corners.dropFirst()) {
      let count = max(1, Int((to - from).size / 0.5))
      for step in 1...count { points.append(from + (to - from) * Float(step) / Float(count)) }
    }
    return stroke(points, isMarker: isMarker)
  }

  /// Adds an ellipse that overlaps its start by a tenth; returns its number.
  @discardableResult
  mutating func ring(_ middle: SIMD2<Float>, _ radius: SIMD2<Float>) -> Int {
    stroke(
      (0...44).map { step in
        let turn = Float(step % 40) / 10
        let part = turn - turn.rounded(.down)
        // A circle's quarter as a fraction of polynomials.
        let (x, y) = ((1 - part * part) / (1 + part * part), 2 * part / (1 + part * part))
        let quarter = [SIMD2(x, y), SIMD2(-y, x), SIMD2(-x, -y), SIMD2(y, -x)][Int(turn) % 4]
        return middle + radius * quarter
      })
  }

  @discardableResult
  mutating func stroke(_ points: [SIMD2<Float>], isMarker: Bool = false) -> Int {
    strokes.append(
      PageStroke(
        id: InkID(high: 5, low: UInt64(strokes.count)), points: points, isMarker: isMarker))
    return strokes.count - 1
  }

  var layout: PageLayout { PageLayout(strokes) }

  /// The words of each line.
  var lines: [[[Int]]] { layout.lines.map(\.words) }

  /// The kinds of the marks, and their strokes.
  var marks: [MarkKind: [Int]] {
    Dictionary(
      layout.marks.map { ($0.kind, $0.members) }, uniquingKeysWith: { ($0 + $1).sorted() })
  }
}
