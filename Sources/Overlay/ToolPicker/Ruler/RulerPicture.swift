public import InkDrawing
public import InkEditing
import InkGeometry
public import InkRendering

/// Pixels that somebody else moves, turns and shows: premultiplied, alpha uppermost, blue lowest.
public struct PaintedPicture: Sendable {
  /// Row by row.
  public let pixels: [UInt32]
  /// Where they lie around what the picture is of, whose place is the origin.
  public let layout: PixelLayout

  /// Paints some steps, in points around the origin.
  init(_ steps: [PictureStep], within bounds: Rect, scale: Double, theme: PickerTheme) {
    let view = AffineTransform.scale(x: scale, y: scale)
    let box = PixelRect(around: view.bounds(of: bounds))
    var easel = Easel(bounds: box, scale: scale)
    easel.clearAndClip(box)
    for step in steps { easel.paintStep(step, by: .identity, within: nil, theme: theme) }
    (pixels, layout) = (easel.pixels, easel.layout)
  }
}

/// The ruler as it lies on a page: clear, so that ink is seen through it, with a tick each
/// millimeter along both edges.
///
///     let face = RulerPicture.face(pixelsPerPoint: 4, appearance: .light)
///     let label = RulerPicture.label(of: ruler, pixelsPerPoint: 2, appearance: .light)
public enum RulerPicture {
  /// So far around the ruler its shadow is seen, in points.
  private static let shadowReach = 14.0

  /// How it looks where it lies level, its middle at the origin.
  ///
  /// - Parameters:
  ///   - scale: Pixels of the picture in a point. Twice those of the output, for it is turned.
  ///   - zoom: How many times as large as it is the page is shown that the ruler, which keeps its
  ///     size, lies on.
  ///   - tickScale: Of the output: where ticks would be too near to each other there are fewer.
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

  /// What stands in its middle while it turns: its angle in degrees.
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
