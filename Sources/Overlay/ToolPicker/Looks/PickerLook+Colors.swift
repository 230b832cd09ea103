import InkDrawing
import InkGeometry

// Color swatches and figures.
extension PickerLook {
  static func spectrum(_ rect: Rect, _ saturation: Double, _ theme: PickerTheme) -> [PictureStep] {
    [
      .rounded(rect.expanded(by: 0.7), radius: 12.7, .plain(theme.hairline)),
      .spectrum(rect, radius: 12, saturation: saturation),
    ]
  }

  static func picked(_ color: Color) -> [PictureStep] {
    [
      .fill([.disc(.zero, 11)], .plain(.gray(0, 0.25))),
      .fill([.disc(.zero, 10)], .plain(.white)),
      .fill([.disc(.zero, 7.6)], .plain(color)),
    ]
  }

  /// Returns figures that end at the origin.
  static func figures(_ text: String, _ height: Double, _ theme: PickerTheme) -> [PictureStep] {
    let way = Point(x: Figures.width(text, height: height), y: 0)
    let lines = Figures.lines(text, height: height).map { line in line.map { $0 - way } }
    return [.lines(lines, width: height * 0.155, theme.text)]
  }

  static func swatch(_ color: Color, _ isChosen: Bool, _ theme: PickerTheme)
    -> [PictureStep]
  {
    let radius = isChosen ? 9.4 : 12.4
    var steps: [PictureStep] = [
      .fill([.disc(.zero, radius)], .plain(color)),
      .line(
        Contour.arc(.zero, radius - 0.4, from: 0, to: 2 * .pi), width: 0.9,
        theme.appearance == .dark ? .gray(1, 0.22) : .gray(0, 0.16)),
    ]
    if isChosen {
      steps.append(.line(Contour.arc(.zero, 12.6, from: 0, to: 2 * .pi), width: 2, theme.accent))
    }
    return steps
  }

  static func well(_ color: Color, _ theme: PickerTheme) -> [PictureStep] {
    let count = 72
    let ring = (0..<count).map { step -> PictureStep in
      let (start, end) = (Double(step) / Double(count), (Double(step) + 1.08) / Double(count))
      let outer = Contour.arc(.zero, 21, from: start * 2 * .pi, to: end * 2 * .pi, steps: 3)
      let inner = Contour.arc(.zero, 16.2, from: end * 2 * .pi, to: start * 2 * .pi, steps: 3)
      let hue = HueColor(hue: start, saturation: 0.86, lightness: 0.56)
      return .fill([Contour(outer + inner)], .plain(hue.color))
    }
    return ring + [
      .fill([.disc(.zero, 13.6)], .plain(color)),
      .line(Contour.arc(.zero, 13.3, from: 0, to: 2 * .pi), width: 0.8, theme.hairline),
    ]
  }
}
