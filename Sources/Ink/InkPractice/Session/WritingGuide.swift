public import InkDrawing
public import InkGeometry

/// A dot that shows how a stroke is written: it moves along the line at the speed of whoever drew
/// it.
public struct WritingGuide: Sendable {
  private let stroke: Stroke

  /// The guide of a stroke.
  public init(_ stroke: Stroke) { self.stroke = stroke }

  /// Seconds from the beginning to the end of the line.
  public var duration: Double { max(0, stroke.path.duration) }

  /// Where the dot is so many seconds after it set out, in the drawing's millimeters; it stays at
  /// the end. The beginning of a stroke that knows no time.
  public func place(at seconds: Double) -> Point {
    let path = stroke.path
    let start = path.parametricRange.lowerBound
    let value = path.parametricValue(start, offsetBy: .time(max(0, seconds)))
    return stroke.transform.applied(to: path.interpolatedLocation(at: value))
  }

  /// The part of the line that the dot has passed.
  public func passed(at seconds: Double) -> Stroke {
    let range = stroke.path.parametricRange
    let value = stroke.path.parametricValue(range.lowerBound, offsetBy: .time(max(0, seconds)))
    return stroke.substroke(range: range.lowerBound...max(range.lowerBound, value))
  }
}
