import InkDrawing
import InkEditing
import InkGeometry

// The eraser, the lasso and the ruler.
extension ToolLook {
  static func eraser(_ mode: EraserMode) -> [PictureStep] {
    typealias Shape = ToolShape
    let rubber = mode == .object ? Color(rgba: 0xF29A_A8FF) : Color(rgba: 0x9DC6_F2FF)
    let dome = Contour.rounded(Rect(x: -11, y: -60, width: 22, height: 60), 9)
    return [
      .fill([dome], Shape.round(11, rubber)),
      Shape.barrel(11.5, to: -21, Shape.white),
      Shape.seam(11.5, -21),
      Shape.band(11.5, -33, -29.5, rubber),
      Shape.band(11.5, -37.5, -36, rubber),
    ]
  }

  static func lasso(_ color: Color) -> [PictureStep] {
    typealias Shape = ToolShape
    let ring = Contour.arc(Point(x: 0, y: -12), 1, from: -.pi / 2, to: 1.5 * .pi, steps: 90).map {
      Point(x: $0.x * 11, y: -11 + ($0.y + 12) * 9)
    }
    let dashes = (0..<10).map { Array(ring[($0 * 9)..<($0 * 9 + 6)]) }
    return [
      Shape.barrel(8.5, to: -34, Shape.white),
      Shape.band(8.5, -42, -38, color),
      .fill(
        [Shape.profile([(8.5, -34.2), (7.6, -30), (3.2, -23.5)])],
        Shape.round(8.5, Color(rgba: 0xD6D7_DCFF))),
      Shape.seam(8.5, -34),
      .line([Point(x: 0, y: -24), Point(x: 0, y: -20.5)], width: 3, color),
      .lines(dashes, width: 2.6, color),
    ]
  }

  static let ruler: [PictureStep] = {
    let body = Color(rgba: 0xD5DE_E8FF)
    let shape = Contour.rounded(
      Rect(x: -12, y: -ToolLook.depth, width: 24, height: ToolLook.depth), 2.5)
    let ticks = (0..<22).map { number -> [Point] in
      let y = -3.5 - Double(number) * 3.4
      let length = number % 5 == 0 ? 8.0 : 4.5
      return [Point(x: -11.4, y: y), Point(x: -11.4 + length, y: y)]
    }
    return [
      .fill(
        [shape, Contour.disc(Point(x: 5.4, y: -8), 2.6).reversed],
        .across(-12, 12, [body.lighter(0.5), body, body.darker(0.07), body.darker(0.22)])),
      .lines(ticks, width: 0.9, Color(rgba: 0x4A55_66FF)),
      .line([Point(x: 11.4, y: -90), Point(x: 11.4, y: -2)], width: 0.9, .gray(1, 0.6)),
    ]
  }()
}
