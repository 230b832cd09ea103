import InkDrawing
import InkEditing
import InkGeometry
import InkRendering

// The behavior of a pen that is held still at the end of a stroke.
extension WetStroke {
  /// Turns the stroke into the shape that it resembles, which then follows the pen; false if it
  /// resembles none, or runs along a ruler.
  mutating func straighten() -> Bool {
    guard shape == nil, ended == nil, !isLed, let found = WetShape(curve.samples) else {
      return false
    }
    become(found)
    return true
  }

  /// Returns the shape that replaces a fitted stroke in the drawing; nil if there is none.
  func shaped(_ fitted: Stroke) -> Stroke? {
    guard let shape else { return nil }
    var stroke = shape.shape.stroke(insteadOf: fitted, width: style.width)
    stroke.maskInk(on: style.ruler)
    return stroke
  }
}
