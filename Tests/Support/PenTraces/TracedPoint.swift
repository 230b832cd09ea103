/// One point of a pen that touches.
package struct TracedPoint: Hashable, Sendable {
  /// When the tip was there, in milliseconds.
  package var time: Double
  /// To the right, in millimeters.
  package var x: Double
  /// Downwards, in millimeters.
  package var y: Double
  /// 0...1; nil where the tablet did not tell.
  package var pressure: Double?

  /// A point.
  package init(time: Double, x: Double, y: Double, pressure: Double? = nil) {
    (self.time, self.x, self.y, self.pressure) = (time, x, y, pressure)
  }
}
