import InkDrawing
import InkGeometry

// The icons, about 20 points around the origin.
extension SelectionBar {
  static func icon(of button: Button, color: Color, _ theme: PickerTheme) -> [PictureStep] {
    switch button {
    case .cut: scissors(theme.text)
    case .copy: sheets(theme.text)
    case .duplicate: sheets(theme.text, plus: true)
    case .recolor: drop(color, theme)
    case .delete: bin(theme.danger)
    }
  }

  private static let width = 1.7

  private static func scissors(_ color: Color) -> [PictureStep] {
    let rings = [-4.4, 4.4].map { x in
      Contour.arc(Point(x: x, y: 6), 2.9, from: 0, to: 2 * .pi)
    }
    let blades = [-1.0, 1].map { side in
      [Point(x: side * 2.9, y: 3.5), Point(x: side * -4.6, y: -9)]
    }
    return [.lines(rings + blades, width: width, color)]
  }

  private static func outline(_ rect: Rect) -> [Point] {
    let corners = Contour.rounded(rect, 2.4).corners
    return corners + corners.prefix(1)
  }

  /// Returns two sheets of paper for copying; with a plus, for duplicating.
  static func sheets(_ color: Color, plus: Bool = false) -> [PictureStep] {
    let front = Rect(x: -3, y: -3.5, width: 11, height: 12)
    let (left, top) = (-8.0, -9.0)
    // The visible part of the sheet behind.
    let back =
      [Point(x: -5.4, y: 4.2), Point(x: left + 1.6, y: 4.2)]
      + Contour.arc(Point(x: left + 2.4, y: 1.6), 2.4, from: .pi / 2, to: .pi).dropFirst()
      + Contour.arc(Point(x: left + 2.4, y: top + 2.4), 2.4, from: .pi, to: 1.5 * .pi)
      + Contour.arc(Point(x: 0.6, y: top + 2.4), 2.4, from: -.pi / 2, to: 0)
      + [Point(x: 3, y: -6.2)]
    var lines = [back, outline(front)]
    if plus {
      let middle = front.center
      lines.append([middle + Point(x: -2.8, y: 0), middle + Point(x: 2.8, y: 0)])
      lines.append([middle + Point(x: 0, y: -2.8), middle + Point(x: 0, y: 2.8)])
    }
    return [.lines(lines, width: width, color)]
  }

  /// Returns a drop of the color.
  private static func drop(_ color: Color, _ theme: PickerTheme) -> [PictureStep] {
    var shape = Contour(from: Point(x: 0, y: -9.5))
    shape.curve(Point(x: 2.2, y: -5.6), Point(x: 7, y: -1.6), Point(x: 7, y: 2.8))
    shape.curve(Point(x: 7, y: 6.6), Point(x: 3.9, y: 9.4), Point(x: 0, y: 9.4))
    shape.curve(Point(x: -3.9, y: 9.4), Point(x: -7, y: 6.6), Point(x: -7, y: 2.8))
    shape.curve(Point(x: -7, y: -1.6), Point(x: -2.2, y: -5.6), Point(x: 0, y: -9.5))
    return [
      .fill([shape], .plain(color.faded(1))),
      .line(shape.corners, width: 1.3, theme.text.faded(0.5)),
    ]
  }

  private static func bin(_ color: Color) -> [PictureStep] {
    [.lines(binLines, width: width, color)]
  }

  /// The lines of a bin.
  static let binLines: [[Point]] = {
    let body = [
      Point(x: -6, y: -5), Point(x: -5.1, y: 8), Point(x: -3.8, y: 9.2), Point(x: 3.8, y: 9.2),
      Point(x: 5.1, y: 8), Point(x: 6, y: -5),
    ]
    let lid = [Point(x: -8, y: -5.4), Point(x: 8, y: -5.4)]
    let grip = [
      Point(x: -3, y: -5.6), Point(x: -2.6, y: -8.6), Point(x: 2.6, y: -8.6), Point(x: 3, y: -5.6),
    ]
    let ribs = [-2.1, 2.1].map { [Point(x: $0, y: -1.8), Point(x: $0 * 0.9, y: 5.6)] }
    return [body, lid, grip] + ribs
  }()
}

extension PictureStep {
  /// Returns the transformed step.
  func moved(by transform: InkTransform) -> PictureStep {
    func moved(_ line: [Point]) -> [Point] { line.map { transform.applied(to: $0) } }
    switch self {
    case .fill(let contours, let paint):
      return .fill(contours.map { $0.transformed(by: transform) }, paint)
    case .line(let places, let width, let color):
      return .line(moved(places), width: width, color)
    case .lines(let lines, let width, let color):
      return .lines(lines.map(moved), width: width, color)
    default: return self
    }
  }
}
