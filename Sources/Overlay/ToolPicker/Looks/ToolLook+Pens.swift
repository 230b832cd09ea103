import InkDrawing
import InkGeometry

// The pens, from the ballpoint to the reed.
extension ToolLook {
  static func pen(_ color: Color) -> [PictureStep] {
    typealias Shape = ToolShape
    var cone = Contour(from: Point(x: -9.5, y: -29))
    cone.curve(Point(x: -9, y: -20), Point(x: -5.4, y: -14), Point(x: -4, y: -8.5))
    cone.addLine(4, -8.5)
    cone.curve(Point(x: 5.4, y: -14), Point(x: 9, y: -20), Point(x: 9.5, y: -29))
    return [
      Shape.barrel(9.5, to: -28.5, Shape.white),
      Shape.band(9.5, -40, -34, color),
      .fill([cone], Shape.round(9.5, Color(rgba: 0xD6D7_DCFF))),
      Shape.seam(9.5, -28.5),
      .fill([Shape.profile([(4, -8.8), (3.1, -5.6)])], Shape.metal(4, Shape.steel)),
      .fill(
        [Shape.profile([(3.1, -5.7), (1.5, -0.8), (0.8, 0)])], Shape.round(3.1, color)),
    ]
  }

  static func liner(_ color: Color) -> [PictureStep] {
    typealias Shape = ToolShape
    return [
      Shape.barrel(8.5, to: -27, Shape.graphite),
      Shape.band(8.5, -36, -31, color),
      .fill(
        [Shape.profile([(8.5, -27.2), (7.6, -24), (5.2, -21.5)])],
        Shape.round(8.5, Shape.graphite.lighter(0.1))),
      .fill([Shape.profile([(5.2, -21.7), (4.4, -13)])], Shape.round(5.2, Shape.graphite)),
      Shape.seam(5.2, -21.5),
      .fill(
        [Shape.profile([(4.4, -13.2), (2.2, -11), (1.9, -3)])], Shape.metal(3, Shape.steel)),
      .fill([Shape.profile([(1.3, -3.2), (1.2, -0.6), (0.7, 0)])], .plain(color)),
    ]
  }

  static func fountainPen(_ color: Color) -> [PictureStep] {
    typealias Shape = ToolShape
    let body = Color(rgba: 0x2A2E_3AFF)
    var nib = Contour(from: Point(x: -5, y: -24))
    nib.curve(Point(x: -7.2, y: -22), Point(x: -7.6, y: -18.5), Point(x: -6.8, y: -15))
    nib.curve(Point(x: -5.2, y: -9), Point(x: -1.8, y: -6), Point(x: -0.7, y: 0))
    nib.addLine(0.7, 0)
    nib.curve(Point(x: 1.8, y: -6), Point(x: 5.2, y: -9), Point(x: 6.8, y: -15))
    nib.curve(Point(x: 7.6, y: -18.5), Point(x: 7.2, y: -22), Point(x: 5, y: -24))
    return [
      Shape.barrel(9.5, to: -38, body),
      .fill([Shape.profile([(9.6, -38.2), (9.6, -35)])], Shape.metal(9.6, Shape.gold)),
      .fill([Shape.profile([(8.2, -35), (6.9, -23.5)])], Shape.round(8.2, body)),
      .fill([Shape.profile([(7, -25), (6.9, -23.2)])], Shape.metal(7, Shape.gold)),
      .fill([nib], Shape.metal(7.4, Shape.gold)),
      .fill([nib.part(above: -9.5)], Shape.round(4, color)),
      .line(
        [Point(x: 0, y: -15), Point(x: 0, y: -1.5)], width: 0.7,
        color.isLight ? .gray(0, 0.6) : .gray(1, 0.55)),
      .fill([.disc(Point(x: 0, y: -15.5), 1.5)], .plain(.gray(0.12, 0.85))),
    ]
  }

  static func reed(_ color: Color) -> [PictureStep] {
    typealias Shape = ToolShape
    let cane = Color(rgba: 0xCFA9_70FF)
    var point = Contour(from: Point(x: -8.5, y: -30))
    point.addLine(8.5, -30)
    point.curve(Point(x: 8.6, y: -20), Point(x: 5, y: -14), Point(x: 4.4, y: -3))
    point.addLine(4.4, -2.2)
    point.addLine(-4.2, 0)
    point.curve(Point(x: -5, y: -14), Point(x: -8.6, y: -20), Point(x: -8.5, y: -30))
    var scoop = Contour(from: Point(x: -5.6, y: -27))
    scoop.curve(Point(x: -3, y: -31), Point(x: 3, y: -31), Point(x: 5.6, y: -27))
    scoop.curve(Point(x: 4.4, y: -20), Point(x: 2.8, y: -15), Point(x: 2.5, y: -9))
    scoop.addLine(-2.5, -9)
    scoop.curve(Point(x: -2.8, y: -15), Point(x: -4.4, y: -20), Point(x: -5.6, y: -27))
    return [
      Shape.barrel(8.5, to: -29.5, cane),
      Shape.band(9.3, -44.5, -41, cane.darker(0.14)),
      Shape.seam(9.3, -41),
      .fill([point], Shape.round(8.5, cane)),
      .fill([scoop], .across(-5, 5, [Color(rgba: 0x9C74_43FF), Color(rgba: 0xF0DB_B4FF)])),
      .fill([point.part(above: -9.5)], Shape.round(6, color)),
      .line([Point(x: 0, y: -16), Point(x: 0, y: -1.6)], width: 0.6, .gray(0, 0.35)),
    ]
  }
}
