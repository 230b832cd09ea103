import InkGeometry
import StylusModel

/// A pen that selects, or moves what is selected.
struct SelectingPen: Sendable {
  let id: StrokeID
  /// Whether it selects parts of strokes.
  let parts: Bool
  /// Whether the canvas draws the lasso's line.
  let isDrawn: Bool
  /// Where it went, in millimeters.
  var places: [Point] = []
  /// What it does with what is selected; nil: nothing, it draws a lasso or taps.
  var drags: Drag?
  /// Whether what it drags stays where it is until there is a picture of it.
  var waits = false

  /// What a pen does with what is selected.
  enum Drag: Sendable {
    case moves
    /// By a handle of the frame as it was.
    case grips(SelectionFrame.Grip, SelectionFrame)
  }

  /// More places than that a lasso does not have.
  static let mostPlaces = 1 << 16
  /// A pen that stays within so much taps, in millimeters of the screen.
  static let tap = 1.5

  init(_ id: StrokeID, parts: Bool, isDrawn: Bool) {
    (self.id, self.parts, self.isDrawn) = (id, parts, isDrawn)
  }

  /// Whether it only tapped, on a page that is shown so many times as large as in life.
  func tapped(zoom: Double) -> Bool {
    let box = Rect(around: places)
    return max(box.width, box.height) * zoom < Self.tap
  }

  /// Whether it holds a handle.
  var isGripping: Bool {
    if case .grips = drags { true } else { false }
  }

  /// Where it brought what it drags, from where that was when it touched; nil if it drags nothing.
  var transform: AffineTransform? {
    guard let drags, let start = places.first, let place = places.last else { return nil }
    switch drags {
    case .moves: return .translation(place - start)
    case .grips(let grip, let frame): return frame.transform(grip, from: start, to: place)
    }
  }
}
