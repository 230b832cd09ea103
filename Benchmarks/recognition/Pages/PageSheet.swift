import InkDrawing
import InkGeometry
import InkRecognition

/// A generated page: its strokes, and the words that they are.
struct PageSheet {
  /// A stroke, in the order of time.
  struct SheetStroke {
    var points: [SIMD2<Float>]
    /// The number of its word; nil for a mark.
    var word: Int?
    var isMarker = false
  }

  var strokes: [SheetStroke] = []
  /// The words in the order in which they are read.
  var words: [String] = []
  /// The ranges of words that are single lines.
  var lines: [Range<Int>] = []

  /// Returns the strokes of some words only, without marks.
  func strokes(of words: Range<Int>) -> [SheetStroke] {
    strokes.filter { $0.word.map(words.contains) ?? false }
  }

  /// Returns the page as somebody drew it.
  static func drawing(_ strokes: [SheetStroke]) -> Drawing {
    Drawing(
      strokes: strokes.enumerated().map { number, stroke in
        let points = stroke.points.map {
          StrokePoint(location: Point(x: Double($0.x), y: Double($0.y)), size: Size(square: 0.4))
        }
        var made = Stroke(
          ink: Ink(stroke.isMarker ? .marker : .monoline), path: StrokePath(controlPoints: points))
        made.id = InkID(high: 1, low: UInt64(number))
        return made
      })
  }

  /// Returns the rectangle of a word.
  func bounds(of word: Int) -> (low: SIMD2<Float>, high: SIMD2<Float>) {
    strokes.filter { $0.word == word }.flatMap(\.points).corners ?? (.zero, .zero)
  }

  /// Returns the number of words whose strokes, and no others, are a word of the layout.
  func foundCount(_ layout: PageLayout) -> Int {
    var groups: [Int: Set<Int>] = [:]
    for (number, stroke) in strokes.enumerated() {
      if let word = stroke.word { groups[word, default: []].insert(number) }
    }
    let wanted = Set(groups.values)
    return layout.lines.flatMap(\.words).count { wanted.contains(Set($0)) }
  }

  /// The layout of the page.
  var layout: PageLayout {
    PageLayout(
      strokes: strokes.map(\.points), markers: Set(strokes.indices.filter { strokes[$0].isMarker }))
  }
}
