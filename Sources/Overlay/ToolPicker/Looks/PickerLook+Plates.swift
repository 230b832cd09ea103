import InkDrawing
import InkGeometry

// Backgrounds and frames: plates, paper, rims.
extension PickerLook {
  static func plate(_ rect: Rect, _ radius: Double, _ theme: PickerTheme) -> [PictureStep] {
    var steps = theme.shadows.map { blur, drop, color in
      PictureStep.shadow(
        SoftShadow(
          rect: rect.moved(by: Point(x: 0, y: drop)), radius: radius, blur: blur, color: color,
          caster: rect))
    }
    steps.append(.rounded(rect.expanded(by: 0.6), radius: radius + 0.6, .plain(theme.rim)))
    steps.append(.rounded(rect, radius: radius, .down(rect.min.y, rect.max.y, theme.plate)))
    return steps
  }

  /// The height of the tip of a plate.
  static let tipHeight = 8.0

  /// Returns the tip of a plate, in one piece with it.
  static func tip(isUp: Bool, _ theme: PickerTheme) -> [PictureStep] {
    func outline(_ reach: Double) -> Contour {
      let half = tipHeight + 1 + reach
      let end = tipHeight + reach
      // From within the plate, across its rim, to a slightly rounded end.
      var shape = Contour(from: Point(x: -half - 1, y: -1))
      shape.addLine(-2.2, end - 2)
      shape.curve(
        Point(x: -0.7, y: end - 0.3), Point(x: 0.7, y: end - 0.3), Point(x: 2.2, y: end - 2))
      shape.addLine(half + 1, -1)
      return isUp ? shape.transformed(by: .scale(x: -1, y: -1)) : shape
    }
    let color = isUp ? theme.plate.first : theme.plate.last
    return [
      .fill([outline(0.9)], .plain(theme.rim)), .fill([outline(0)], .plain(color ?? theme.paper)),
    ]
  }

  /// Returns a rectangle of one color with a hairline around it.
  static func rimmed(
    _ rect: Rect, _ radius: Double, _ color: Color, _ theme: PickerTheme
  ) -> [PictureStep] {
    [
      .rounded(rect.expanded(by: 0.7), radius: radius + 0.7, .plain(theme.hairline)),
      .rounded(rect, radius: radius, .plain(color)),
    ]
  }

  /// Returns the rim of a rectangle.
  static func ring(_ rect: Rect, _ radius: Double, width: Double, _ color: Color) -> [PictureStep] {
    let hole = Contour.rounded(rect.expanded(by: -width), radius - width)
    return [.fill([.rounded(rect, radius), hole.reversed], .plain(color))]
  }

  static func pocketShade(_ rect: Rect, _ from: Point, _ to: Point) -> [PictureStep] {
    let stops: [Paint.Stop] = [
      .init(0, .gray(0, 0.2)), .init(0.35, .gray(0, 0.07)), .init(1, .gray(0, 0)),
    ]
    return [.fill([Contour(rect.corners)], .linear(from: from, to: to, stops))]
  }

  static func disc(_ rect: Rect, _ color: Color, _ theme: PickerTheme) -> [PictureStep] {
    let ring = Contour.arc(rect.center, rect.width / 2 - 4, from: 0, to: 2 * .pi)
    return plate(rect, rect.width / 2, theme) + [.line(ring, width: 2.6, color)]
  }

  static func discPocket(_ rect: Rect, _ theme: PickerTheme) -> [PictureStep] {
    let (center, radius) = (rect.center, rect.width / 2 - 6.4)
    let circle = Contour.arc(center, radius, from: 0, to: 2 * .pi)
    let lip = center.y + 14
    let half = (radius * radius - 196).squareRoot()
    let line = [Point(x: center.x - half, y: lip), Point(x: center.x + half, y: lip)]
    return [
      .fill([Contour(circle).part(above: lip)], .plain(theme.paper)),
      .line(line, width: 0.8, theme.hairline),
    ]
  }

  static func grip(_ color: Color) -> [PictureStep] {
    [-6.0, 0, 6].flatMap { y in
      [-3.2, 3.2].map { x in .fill([.disc(Point(x: y, y: x), 1.5)], .plain(color)) }
    }
  }
}
