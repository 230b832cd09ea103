public import InkDrawing
import InkEditing
public import InkFitting
import InkGeometry
import StylusModel

/// The samples and the style of a stroke that is to be fitted.
public struct InkToFit: Sendable {
  private let curve: TipCurve
  private let style: StrokeStyle
  private let look: Stroke
  /// Whether the output shows any of the stroke, or did before.
  private let isSeen: Bool

  init(_ stroke: WetStroke, isSeen: Bool) {
    (curve, style, look) = (stroke.curve, stroke.style, stroke.look)
    self.isSeen = isSeen
  }

  /// Returns the stroke for the drawing; nil if no part of it is visible on the output, if its ink
  /// draws nothing, or if it fades.
  public func fitted() throws(FittingError) -> Stroke? {
    guard isSeen, style.fate == .stays, style.ink.type != .eraser else { return nil }
    let path = try StrokePath(
      fitting: curve.samples, tolerance: .standard.shaping(style.ink),
      creationDate: style.creationDate)
    var stroke = look
    stroke.path = path.inked(with: style.ink, width: style.width)
    stroke.maskInk(on: style.ruler)
    return stroke
  }
}

extension Stroke {
  /// Masks the ink that lies on a ruler; nil for none.
  mutating func maskInk(on ruler: Ruler?) {
    mask = nil
    guard let ruler, touches(ruler.region) else { return }
    mask = ruler.mask(forInkIn: renderBounds)
  }
}
