package import StylusModel

/// A position on the tablet's surface.
package struct Place: BitwiseCopyable, Hashable, Sendable {
  /// From the raw origin to the right.
  package var x: Millimeters
  /// From the raw origin downwards.
  package var y: Millimeters

  /// Creates a position.
  package init(x: Millimeters, y: Millimeters) {
    self.x = x
    self.y = y
  }
}
