import InkDrawing
import InkGeometry

// The highlighter, the pencil, the crayon and the brush.
extension ToolLook {
  static func highlighter(_ color: Color) -> [PictureStep] {
    typealias Shape = ToolShape
    var shoulder = Contour(from: Point(x: -12, y: -32))
    shoulder.curve(Point(x: -12, y: -26), Point(x: -8.5, y: -26), Point(x: -8, y: -19))
    shoulder.addLine(8, -19)
    shoulder.curve(Point(x: 8.5, y: -26), Point(x: 12, y: -26), Point(x: 12, y: -32))
    let tip = Contour([
      Point(x: -5.8, y: -15), Point(x: -5.8, y: -5.2), Point(x: -5, y: -3.8),
      Point(x: 4.6, y: -0.2),
      Point(x: 5.8, y: -1), Point(x: 5.8, y: -15),
    ])
    return [
      Shape.barrel(12, to: -31.5, Shape.white),
      Shape.band(12, -44, -35, color),
      .fill([shoulder], Shape.round(12, Shape.graphite.lighter(0.08))),
      .fill([Shape.profile([(6.8, -19.2), (6.4, -14)])], Shape.round(6.8, Shape.graphite)),
      .fill([tip], Shape.round(6.4, color)),
      Shape.seam(6.4, -14),
    ]
  }

  static func pencil(_ color: Color) -> [PictureStep] {
    typealias Shape = ToolShape
    let lacquer = Color(rgba: 0xF0B4_3CFF)
    func facet(_ left: Double, _ right: Double, _ shade: Color) -> PictureStep {
      var side = Contour(from: Point(x: left, y: -Self.depth))
      side.addLine(left, -25)
      let middle = (left + right) / 2
      side.curve(
        Point(x: left + 1, y: -28.5), Point(x: middle - 1, y: -29.5), Point(x: middle, y: -29.5))
      side.curve(
        Point(x: middle + 1, y: -29.5), Point(x: right - 1, y: -28.5), Point(x: right, y: -25))
      side.addLine(right, -Self.depth)
      return .fill([side], .across(left, right, [shade.lighter(0.08), shade.darker(0.06)]))
    }
    let cone = Shape.profile([(9, -30), (9, -25), (1, 0)])
    return [
      .fill([cone], Shape.round(9, Color(rgba: 0xECCF_A6FF))),
      .fill([cone.part(above: -7.5)], Shape.round(3.4, color)),
      facet(-9, -4, lacquer.darker(0.1)),
      facet(-4, 4, lacquer.lighter(0.16)),
      facet(4, 9, lacquer.darker(0.24)),
    ]
  }

  static func crayon(_ color: Color) -> [PictureStep] {
    typealias Shape = ToolShape
    let paper = color.mixed(with: Color(rgba: 0xF6EF_E4FF), 0.16)
    var wax = Contour(from: Point(x: -8.8, y: -26))
    wax.addLine(-8.2, -20)
    wax.curve(Point(x: -7, y: -12), Point(x: -4.6, y: -6), Point(x: -4, y: -2.4))
    wax.curve(Point(x: -3.6, y: -0.2), Point(x: -1.4, y: 0), Point(x: 0.4, y: 0))
    wax.curve(Point(x: 2.2, y: 0), Point(x: 4, y: -0.6), Point(x: 4.2, y: -3))
    wax.curve(Point(x: 4.6, y: -6), Point(x: 7, y: -12), Point(x: 8.2, y: -20))
    wax.addLine(8.8, -26)
    func wave(_ y: Double) -> PictureStep {
      let places = (0...20).map { step in
        let x = -9.6 + Double(step) * 0.96
        return Point(x: x, y: y + Turn.direction(of: x * 0.9).y * 1.1)
      }
      return .line(
        places, width: 1.8, color.brightness < 0.25 ? .gray(1, 0.3) : .gray(0, 0.42))
    }
    return [
      .fill([wax], Shape.round(8.8, color)),
      Shape.barrel(10.5, to: -24, paper),
      Shape.seam(10.5, -24), wave(-30), wave(-34.5),
    ]
  }

  static func brush(_ color: Color) -> [PictureStep] {
    typealias Shape = ToolShape
    let hair = Color(rgba: 0x6E52_3CFF)
    var tuft = Contour(from: Point(x: -6.2, y: -25))
    tuft.curve(Point(x: -9.4, y: -19), Point(x: -8.4, y: -13), Point(x: -4.6, y: -7.5))
    tuft.curve(Point(x: -2.6, y: -4.6), Point(x: -1, y: -2.6), Point(x: 0.2, y: 0))
    tuft.curve(Point(x: 1.4, y: -2.6), Point(x: 2.8, y: -4.6), Point(x: 4.6, y: -7.5))
    tuft.curve(Point(x: 8.4, y: -13), Point(x: 9.4, y: -19), Point(x: 6.2, y: -25))
    func hairline(_ low: Double, _ high: Double, _ y: Double) -> PictureStep {
      .line(
        [Point(x: low, y: -24.5), Point(x: (low + high) / 2 * 1.3, y: -16), Point(x: high, y: y)],
        width: 0.6, .gray(0, 0.2))
    }
    return [
      Shape.barrel(6, to: -42, Color(rgba: 0x8C38_2CFF)),
      .fill([Shape.profile([(6.2, -46), (6.6, -38), (6.4, -24)])], Shape.metal(6.6, Shape.steel)),
      Shape.seam(6.6, -40), Shape.seam(6.6, -37.6), Shape.seam(6.4, -27),
      .fill(
        [tuft],
        .linear(
          from: Point(x: 0, y: -25), to: Point(x: 0, y: -3),
          [.init(0, hair), .init(0.3, hair.mixed(with: color, 0.2)), .init(0.62, color)])),
      hairline(-3.4, -2.4, -8), hairline(0.4, 0.3, -6), hairline(3.8, 2.6, -8),
      .fill(
        [tuft], .across(-8, 8, [.gray(1, 0), .gray(1, 0.22), .gray(0, 0), .gray(0, 0.24)])),
    ]
  }
}
