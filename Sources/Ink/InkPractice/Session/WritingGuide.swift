public import InkDrawing
public import InkGeometry

/// A dot that shows how a stroke is written. It moves along the line at the speed at which the line
/// was drawn.
public struct WritingGuide: Sendable {
  private let stroke: Stroke

  /// Creates a guide for a stroke.
  public init(_ stroke: Stroke) { self.stroke = stroke }

  /// The time from the beginning to the end of the line, in seconds.
  public var duration: Double { max(0, stroke.path.duration) }

  /// Returns the position of the dot at a time in seconds after it started, in the drawing's
  /// millimeters. At the end of the line it stays there. If the stroke has no times, the dot stays
  /// at its beginning.
  public func place(at seconds: Double) -> Point {
    let path = stroke.path
    let start = path.parametricRange.lowerBound
    let value = path.parametricValue(start, offsetBy: .time(max(0, seconds)))
    return stroke.transform.applied(to: path.interpolatedLocation(at: value))
  }

  /// Returns the part of the line that the dot has passed.
  public func passed(at seconds: Double) -> Stroke {
    let range = stroke.path.parametricRange
    let value = stroke.path.parametricValue(range.lowerBound, offsetBy: .time(max(0, seconds)))
    return stroke.substroke(range: range.lowerBound...max(range.lowerBound, value))
  }
}
