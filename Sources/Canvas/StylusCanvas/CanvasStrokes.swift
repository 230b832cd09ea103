import InkCanvas
import InkDrawing
import InkFitting
import LinuxIO
import StylusModel
import WetInk

/// Fits the strokes of one canvas.
typealias CanvasFits = SideThread<FinishedStroke, FittedStroke>

/// The result of a stroke: no ink if nothing stays, and a shape if one was intended.
struct FittedStroke: Sendable {
  let stroke: FinishedStroke
  let ink: Stroke?
  let shape: Stroke?

  init(_ stroke: FinishedStroke) {
    self.stroke = stroke
    (ink, shape) = stroke.fitted().map { ($0.drawn, $0.shape) } ?? (nil, nil)
  }
}

/// The strokes of a canvas that are not in its drawing yet: their number, those that move from
/// their own surface to the picture, and the values that distinguish them.
struct CanvasStrokes {
  /// The number of strokes that are open, or wait for their fits.
  private(set) var underway = 0
  /// Strokes that will be in the picture when it is next drawn, and are wet until then.
  private var handing: [StrokeID] = []
  private var grouping = WetGrouping()
  private var seeds: UInt32 = 0

  var isHanding: Bool { !handing.isEmpty }

  /// The style of a stroke that begins now, with the values that distinguish it from others.
  mutating func distinguished(_ style: StrokeStyle, at now: Timestamp) -> StrokeStyle {
    var style = style
    seeds &+= 1
    style.seed = seeds &+ 0x8000_0000
    style.creationDate = WallTime(microsecondsSince1970: WallClock.microseconds)
    style.group = grouping.begin(style.ink, at: Double(now.microseconds) / 1e6)
    return style
  }

  /// Another stroke is under way.
  mutating func strokeBegan() { underway += 1 }

  /// The pen of a stroke that draws was lifted; it still waits for its fit.
  mutating func penLifted(_ style: StrokeStyle, at time: Timestamp) {
    grouping.end(style.group, at: Double(time.microseconds) / 1e6)
  }

  /// A stroke is in the drawing, or was canceled.
  mutating func strokeSettled() { underway = max(0, underway - 1) }

  /// The next drawing of the picture contains this stroke.
  mutating func handToPicture(_ id: StrokeID) { handing.append(id) }

  /// The picture was drawn: returns all strokes that it now contains.
  mutating func takeHanded() -> [StrokeID] {
    defer { handing = [] }
    return handing
  }
}
