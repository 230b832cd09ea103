import InkDrawing
import InkGeometry

/// The icon of the overlay in a tray: a nib and the line that it drew.
///
/// Outlines have colors that can be seen on light and on dark panels.
public enum TrayPicture {
  /// Returns a square picture, in premultiplied words with alpha in the highest bits.
  ///
  /// - Parameters:
  ///   - side: the pixels of a side.
  ///   - draws: whether pens draw: then the nib is filled and its line is red. Otherwise both are
  ///     gray outlines.
  public static func pixels(side: Int, draws: Bool) -> [UInt32] {
    let size = Double(side)
    let picture = PaintedPicture(
      steps(scale: size / grid, draws: draws), within: Rect(x: 0, y: 0, width: size, height: size),
      scale: 1, theme: PickerTheme(.light))
    return picture.pixels
  }

  /// The side of the grid that the shapes are drawn on.
  private static let grid = 24.0
  /// Red as the ink of a new user.
  private static let red = Color(rgba: 0xE033_2BFF)
  private static let blue = Color(rgba: 0x3A74_BEFF)
  private static let gray = Color(rgba: 0x8791_A0FF)

  private static func steps(scale: Double, draws: Bool) -> [PictureStep] {
    let size = InkTransform.scale(x: scale, y: scale)
    let held = InkTransform.rotation(43 * .pi / 180)
      .then(.translation(Point(x: 13, y: 10.2))).then(size)
    func place(_ contour: Contour, _ transform: InkTransform) -> [Point] {
      contour.transformed(by: transform).corners
    }
    let outline = place(nib, held)
    let color = draws ? blue : gray
    let line = PictureStep.line(
      place(wave, size), width: (draws ? 2.7 : 2.2) * scale, draws ? red : gray.faded(0.6))
    let body = PictureStep.fill(
      [Contour(outline)],
      .linear(
        from: held.applied(to: Point(x: -5, y: 0)), to: held.applied(to: Point(x: 5, y: 0)),
        [Paint.Stop(0, .white), Paint.Stop(1, Color(rgba: 0xD3E0_F2FF))]))
    let edges = PictureStep.lines(
      [outline + outline.prefix(1)], width: 1.7 * scale, color)
    let slit = PictureStep.lines(
      [place(Contour([Point(x: 0, y: 1), Point(x: 0, y: 8.4)]), held)], width: 1.25 * scale, color)
    let solid = PictureStep.fill(
      [Contour(place(.disc(Point(x: 0, y: 0.2), 1.55), held)), Contour(place(collar, held))],
      .plain(color))
    return (draws ? [line, body] : [line]) + [edges, slit, solid]
  }

  /// The nib, with its tip downward.
  private static let nib: Contour = {
    var nib = Contour(from: Point(x: 0, y: 11))
    nib.curve(Point(x: -0.7, y: 8.2), Point(x: -5.2, y: 4.2), Point(x: -5.2, y: 0))
    nib.curve(Point(x: -5.2, y: -2.2), Point(x: -4, y: -4), Point(x: -3.4, y: -6.2))
    nib.addLine(3.4, -6.2)
    nib.curve(Point(x: 4, y: -4), Point(x: 5.2, y: -2.2), Point(x: 5.2, y: 0))
    nib.curve(Point(x: 5.2, y: 4.2), Point(x: 0.7, y: 8.2), Point(x: 0, y: 11))
    return nib
  }()

  private static let collar = Contour.rounded(
    Rect(x: -4.5, y: -10.1, width: 9, height: 4.4), 1.5)

  /// The line, from the tip to the right.
  private static let wave: Contour = {
    var wave = Contour(from: Point(x: 4.2, y: 19.4))
    wave.curve(Point(x: 6.6, y: 21.9), Point(x: 9.6, y: 21.6), Point(x: 11.6, y: 20))
    wave.curve(Point(x: 13.8, y: 18.2), Point(x: 15.8, y: 18.6), Point(x: 17, y: 20))
    wave.curve(Point(x: 18, y: 21.2), Point(x: 19.6, y: 21.3), Point(x: 21.4, y: 19.7))
    return wave
  }()
}
