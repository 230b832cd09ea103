import InkGeometry
import StylusModel

/// A stroke that closed a panel of the picker with its first sample. It leaves no ink unless it goes
/// on from there.
struct PanelTap {
  private var stroke: StrokeID?
  private var start = Point.zero

  /// How far a tap may slip, in points: a pen that presses a button may slip as far.
  private static let slack = 9.0

  mutating func begin(_ stroke: StrokeID, at place: Point) {
    (self.stroke, start) = (stroke, place)
  }

  /// A stroke went on to a place: one that goes farther than a tap draws.
  mutating func move(_ stroke: StrokeID, to place: Point) {
    guard stroke == self.stroke, place.distance(to: start) > Self.slack else { return }
    self.stroke = nil
  }

  /// A stroke ended; returns whether it only closed a panel.
  mutating func end(_ stroke: StrokeID) -> Bool {
    guard stroke == self.stroke else { return false }
    self.stroke = nil
    return true
  }
}
