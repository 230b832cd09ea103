import InkDrawing
import InkGeometry

/// What a writer must know of all strokes before it writes the first.
struct DrawingSurvey {
  /// All of them.
  let strokes: StrokeSource
  /// A rectangle around everything that leaves ink.
  private(set) var inkBounds = Rect.empty
  /// When the first and the last stroke were begun; unknown if no stroke says it.
  private(set) var begin = WallTime.unknown
  private(set) var end = WallTime.unknown
  /// Whether any ink is shown by pixels.
  private(set) var hasTexture = false
  private var needed = InkMLChannel.usual

  init(_ strokes: StrokeSource) {
    self.strokes = strokes
    for stroke in strokes { add(stroke) }
  }

  /// The channels of InkML without which the drawing would look or read otherwise, in their order.
  var channels: [InkMLChannel] { InkMLChannel.allCases.filter(needed.contains) }

  private mutating func add(_ stroke: Stroke) {
    if stroke.ink.type != .eraser { inkBounds = inkBounds.union(stroke.renderBounds) }
    let date = stroke.creationDate
    if date != .unknown {
      begin = begin == .unknown ? date : min(begin, date)
      end = end == .unknown ? date : max(end, date)
    }
    if case .pixels = InkDepiction(of: stroke.ink.type).form { hasTexture = true }
    InkMLChannel.add(neededBy: stroke, to: &needed)
  }
}
