import InkGeometry

/// The shape of a stroke that may be a mark.
enum MarkShape: Sendable {
  /// Ink of a marker, and what is higher than writing.
  case marker, large
  /// Straight lines: along the writing, upright, and others; and a line with a head in one stroke.
  case level, upright, slanted, arrow
  /// A closed line, one of straight parts along and across the writing, and two straight legs that
  /// meet in a tip above.
  case loop, angular, peak

  /// Returns nil for a stroke that can only be writing.
  ///
  /// - Parameter size: the size of the handwriting around it, in millimeters.
  init?(_ stroke: PageStroke, size: Float) {
    let measure = stroke.measure
    let (along, across) = measure.extent
    if stroke.isMarker {
      self = .marker
    } else if across <= max(0.32 * size, 0.05 * along) {
      guard let straight = Self.straight(measure, along / size) else { return nil }
      self = straight
    } else if Self.isLoop(measure, size) {
      self = .loop
    } else if measure.squareShare > 0.84, measure.length > 8 * size, across > 1.5 * size {
      self = .angular
    } else if Self.isPeak(stroke, size) {
      self = .peak
    } else if along > 5 * size, measure.runs.count < 6,
      InkGesture(stroke.points, scale: size * 0.85) == .arrow
    {
      self = .arrow
    } else if Float(stroke.bounds.height) > max(5 * size, 0.4 * Float(stroke.bounds.width)) {
      self = .large
    } else {
      return nil
    }
  }

  /// - Parameter along: the length in sizes.
  private static func straight(_ measure: StrokeMeasure, _ along: Float) -> Self? {
    if abs(measure.axis.y) < 0.27 { return along > 2.2 ? .level : nil }
    if abs(measure.axis.x) < 0.27 { return along > 1.5 ? .upright : nil }
    return along > 4.5 ? .slanted : nil
  }

  private static func isLoop(_ measure: StrokeMeasure, _ size: Float) -> Bool {
    let (along, across) = measure.extent
    return along > 2.6 * size && across > 1.7 * size && measure.opening < 0.4
      && measure.area > 0.5 * along * across && measure.length < 2.6 * (along + across)
      && measure.length > 1.3 * (along + across)
  }

  private static func isPeak(_ stroke: PageStroke, _ size: Float) -> Bool {
    let (measure, bounds) = (stroke.measure, stroke.bounds)
    let (wide, high) = (Float(bounds.width), Float(bounds.height))
    guard high > 0.7 * size, high < 3.5 * size, wide > 0.5 * high, wide < 3 * high,
      let tip = stroke.points.min(by: { $0.y < $1.y })
    else { return false }
    let legs = (tip - measure.start, tip - measure.end)
    let isPointed = min(-legs.0.y, -legs.1.y) > 0.6 * high && legs.0.x * legs.1.x < 0
    return isPointed && measure.length < 1.06 * (legs.0.size + legs.1.size)
      && min(abs(legs.0.x), abs(legs.1.x)) > 0.2 * wide
  }
}
