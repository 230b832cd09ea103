import InkGeometry
import StylusModel

/// Where a pen is, in the layout, that may touch something which lies on the ink.
struct PenContact {
  let stroke: StrokeID
  /// Where its stroke begins; nil: it has begun.
  let start: Point?
  /// Where the pen is if it holds something, and leaves no ink.
  let held: Point?

  var holder: OverlayRuler.Holder { .pen(stroke) }
}
