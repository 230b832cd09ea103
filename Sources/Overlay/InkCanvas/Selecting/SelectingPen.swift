import InkGeometry
import StylusModel

/// A pen that selects, or moves the selection.
struct SelectingPen: Sendable {
  let id: StrokeID
  /// Whether it selects parts of strokes.
  let parts: Bool
  /// Whether the canvas draws the lasso's line.
  let isDrawn: Bool
  /// The points of its path, in millimeters.
  var places: [Point] = []
  /// What it does with the selection; nil if it draws a lasso or taps.
  var drags: Drag?
  /// Whether the selection stays in place until there is a picture of it.
  var waits = false

  /// What a pen does with the selection.
  enum Drag: Sendable {
    case moves
    /// It holds a handle of the original frame.
    case grips(SelectionFrame.Grip, SelectionFrame)
  }

  /// The largest number of points of a lasso.
  static let mostPlaces = 1 << 16
  /// The largest movement of a tap, in millimeters of the screen.
  static let tap = 1.5

  init(_ id: StrokeID, parts: Bool, isDrawn: Bool) {
    (self.id, self.parts, self.isDrawn) = (id, parts, isDrawn)
  }

  /// Returns whether the pen only tapped, on a page with a zoom factor.
  func tapped(zoom: Double) -> Bool {
    let box = Rect(around: places)
    return max(box.width, box.height) * zoom < Self.tap
  }

  /// Whether it holds a handle.
  var isGripping: Bool {
    if case .grips = drags { true } else { false }
  }

  /// The transform of the selection since the pen touched; nil if the pen drags nothing.
  var transform: InkTransform? {
    guard let drags, let start = places.first, let place = places.last else { return nil }
    switch drags {
    case .moves: return .translation(place - start)
    case .grips(let grip, let frame): return frame.transform(grip, from: start, to: place)
    }
  }
}
