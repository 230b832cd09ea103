import CommandSupport
package import StylusModel

/// The part of a tablet that a picture shows, in millimeters; it grows when ink leaves it.
package struct InkWindow: Hashable, Sendable {
  /// What is shown; nil until something is known.
  package private(set) var area: Tablet.Area?

  /// A window on a tablet's area; without one it begins around the first ink.
  package init(area: Tablet.Area? = nil) {
    if let area, area.canBeDrawn { self.area = area }
  }

  /// Makes sure that a place is shown; answers whether the window has changed for it.
  ///
  /// Grows by a quarter beyond the place, so that a line across it causes few changes.
  package mutating func include(x: Millimeters, y: Millimeters) -> Bool {
    guard let area else {
      self.area = Tablet.Area(
        left: Millimeters(x.value - 10), top: Millimeters(y.value - 10),
        width: Millimeters(60), height: Millimeters(40))
      return true
    }
    let (left, width) = grown(from: area.left.value, by: area.width.value, for: x.value)
    let (top, height) = grown(from: area.top.value, by: area.height.value, for: y.value)
    let grown = Tablet.Area(
      left: Millimeters(left), top: Millimeters(top),
      width: Millimeters(width), height: Millimeters(height))
    defer { self.area = grown }
    return grown != area
  }

  /// Where a place lies in a picture, which shows the whole window as large as possible, centerd.
  package func gridPlace(x: Millimeters, y: Millimeters, in grid: DotGrid) -> DotGrid.DotPosition {
    guard let area else { return DotGrid.DotPosition(0, 0) }
    let (width, height) = (Float(grid.width), Float(grid.height))
    let scale = min(width / area.width.value, height / area.height.value)
    return DotGrid.DotPosition(
      (x.value - area.left.value) * scale + (width - area.width.value * scale) / 2,
      (y.value - area.top.value) * scale + (height - area.height.value * scale) / 2)
  }

  private func grown(from start: Float, by size: Float, for value: Float) -> (Float, Float) {
    let margin = size / 4
    if value < start { return (value - margin, start + size - value + margin) }
    if value > start + size { return (start, value - start + margin) }
    return (start, size)
  }
}
