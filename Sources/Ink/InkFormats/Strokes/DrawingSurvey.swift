import InkDrawing
import InkGeometry

/// What a writer must know of the strokes of a page before it writes the first.
struct DrawingSurvey {
  /// All of them.
  let strokes: StrokeSource
  /// What the page looks like where nothing is drawn; nil: nobody said.
  let background: PageBackground?
  /// A rectangle around everything that leaves ink.
  private(set) var inkBounds = Rect.empty
  /// When the first and the last stroke were begun; unknown if no stroke says it.
  private(set) var begin = WallTime.unknown
  private(set) var end = WallTime.unknown
  /// Whether any ink is shown by pixels.
  private(set) var hasTexture = false
  private(set) var neededChannels = InkMLChannel.usual

  /// Of all strokes as one drawing.
  init(_ strokes: StrokeSource) { self.init(SourcePage(strokes: strokes, background: nil)) }

  init(_ page: SourcePage) {
    (strokes, background) = (page.strokes, page.background)
    for stroke in strokes { includeStroke(stroke) }
  }

  private mutating func includeStroke(_ stroke: Stroke) {
    if stroke.ink.type != .eraser { inkBounds = inkBounds.union(stroke.renderBounds) }
    let date = stroke.creationDate
    if date != .unknown {
      begin = begin == .unknown ? date : min(begin, date)
      end = end == .unknown ? date : max(end, date)
    }
    if case .pixels = InkDepiction(of: stroke.ink.type).form { hasTexture = true }
    InkMLChannel.insertChannels(neededBy: stroke, to: &neededChannels)
  }
}
