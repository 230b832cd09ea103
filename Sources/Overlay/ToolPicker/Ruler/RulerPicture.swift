public import InkDrawing
public import InkEditing
import InkGeometry
public import InkRendering

/// A picture that the caller moves, turns and shows: premultiplied pixels with alpha in the highest
/// bits and blue in the lowest.
public struct PaintedPicture: Sendable {
  /// The pixels, row by row.
  public let pixels: [UInt32]
  /// The layout of the pixels around the object shown, whose position is the origin.
  public let layout: PixelLayout

  /// Paints steps, in points around the origin.
  init(_ steps: [PictureStep], within bounds: Rect, scale: Double, theme: PickerTheme) {
    let view = InkTransform.scale(x: scale, y: scale)
    let box = PixelRect(around: view.bounds(of: bounds))
    var easel = Easel(bounds: box, scale: scale)
    easel.clearAndClip(box)
    for step in steps { easel.paintStep(step, by: .identity, within: nil, theme: theme) }
    (pixels, layout) = (easel.pixels, easel.layout)
  }
}

/// Pictures of the ruler on a page. It is translucent, so that ink is visible through it, and has a
/// tick for each millimeter along both edges.
///
///     let face = RulerPicture.face(pixelsPerPoint: 4, appearance: .light)
///     let label = RulerPicture.label(of: ruler, pixelsPerPoint: 2, appearance: .light)
public enum RulerPicture {
  /// The distance around the ruler at which its shadow is visible, in points.
  private static let shadowReach = 14.0

  /// Returns the picture of the horizontal ruler, with its center at the origin.
  ///
  /// - Parameters:
  ///   - scale: the pixels of the picture per point. Use twice the output's value, because the
  ///     picture is turned.
  ///   - zoom: the zoom factor of the page under the ruler, which keeps its own size.
  ///   - tickScale: the pixels per point of the output. If ticks would be too close together, some
  ///     are left out.
  public static func face(
    pixelsPerPoint scale: Double, ticksFor tickScale: Double, zoom: Double = 1,
    appearance: Appearance
  ) -> PaintedPicture {
    let look = RulerLook(
      appearance,
      ticks: RulerTick.all(pixelsPerMillimeter: tickScale * RulerLook.unit, zoom: zoom))
    return PaintedPicture(
      look.steps, within: RulerLook.body.expanded(by: shadowReach), scale: scale, theme: look.theme)
  }

  /// Returns the label shown in the center while the ruler is turned: its angle in degrees.
  public static func label(
    of ruler: Ruler, pixelsPerPoint scale: Double, appearance: Appearance
  ) -> PaintedPicture {
    let theme = PickerTheme(appearance)
    let text = angleText(for: ruler.degrees)
    let height = 12.0
    let width = Figures.width(text, height: height)
    let plate = Rect(x: -width / 2 - 14, y: -15, width: width + 28, height: 30)
    let lines = Figures.lines(text, height: height).map { line in
      line.map { Point(x: $0.x - width / 2, y: $0.y + height / 2) }
    }
    return PaintedPicture(
      PickerLook.plate(plate, 15, theme) + [.lines(lines, width: 1.7, theme.text)],
      within: plate.expanded(by: 32), scale: scale, theme: theme)
  }

  private static func angleText(for degrees: Double) -> String {
    let whole = degrees.rounded()
    return (degrees == whole ? "\(Int(whole))" : "\(degrees)") + "°"
  }
}
