import InkDrawing
import InkEditing
import InkGeometry
import InkRendering

// A pen that is held still at the end of a stroke.
extension WetStroke {
  /// It becomes the shape that it looks like, and follows the pen; false if it looks like none, or
  /// runs along a ruler.
  mutating func straighten() -> Bool {
    guard shape == nil, ended == nil, !isLed, let found = WetShape(curve.samples) else {
      return false
    }
    become(found)
    return true
  }

  /// What stands in the drawing for a stroke that it was fitted as; nil: that itself.
  func shaped(_ fitted: Stroke) -> Stroke? {
    guard let shape else { return nil }
    var stroke = shape.shape.stroke(insteadOf: fitted, width: style.width)
    stroke.maskInk(on: style.ruler)
    return stroke
  }
}
