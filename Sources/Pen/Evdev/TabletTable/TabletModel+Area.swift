package import StylusModel

extension TabletModel {
  /// The surface, from the raw origin of its axes; nil if they do not report it, or if its size is
  /// not within 5 mm to 5 m.
  package var area: Tablet.Area? {
    guard let x = axes[Axis.x], let y = axes[Axis.y], let width = x.extent, let height = y.extent
    else { return nil }
    return Tablet.Area(
      left: x.start, top: y.start, width: Millimeters(width), height: Millimeters(height))
  }
}

extension AxisRange {
  /// The length, in millimeters.
  fileprivate var extent: Float? {
    guard minimum < maximum, resolution > 0 else { return nil }
    let length = (Double(maximum) - Double(minimum)) / Double(resolution)
    return (5.0...5_000).contains(length) ? Float(length) : nil
  }

  /// The start.
  fileprivate var start: Millimeters { Millimeters(Float(Double(minimum) / Double(resolution))) }
}
