package import StylusModel

/// A place on the tablet's surface.
package struct Place: BitwiseCopyable, Hashable, Sendable {
  /// From the raw origin to the right.
  package var x: Millimetres
  /// From the raw origin downwards.
  package var y: Millimetres

  /// Names a place.
  package init(x: Millimetres, y: Millimetres) {
    self.x = x
    self.y = y
  }
}
