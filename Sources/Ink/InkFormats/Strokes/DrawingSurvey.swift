import InkDrawing
import InkGeometry

/// Properties of the strokes of a page that a writer needs before it writes the first.
struct DrawingSurvey: BackedPage {
  /// All strokes.
  let strokes: StrokeSource
  /// The background of the page; nil if it is not specified.
  let background: PageBackground?
  /// A rectangle that contains all visible ink.
  private(set) var inkBounds = Rect.empty
  /// The times at which the first and the last stroke began; unknown if no stroke has a time.
  private(set) var begin = WallTime.unknown
  private(set) var end = WallTime.unknown
  /// Whether any ink is represented by pixels.
  private(set) var hasTexture = false
  private(set) var neededChannels = InkMLChannel.usual

  /// Surveys all strokes as one drawing.
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
