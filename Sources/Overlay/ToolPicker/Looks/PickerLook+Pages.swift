import InkDrawing
import InkGeometry

// Sheets of paper and their icons.
extension PickerLook {
  static func caption(_ text: String, _ height: Double, _ theme: PickerTheme) -> [PictureStep] {
    let width = Figures.width(text, height: height)
    let lines = Figures.lines(text, height: height).map { line in
      line.map { Point(x: $0.x - width / 2, y: $0.y + height / 2) }
    }
    return [.lines(lines, width: 1.55, theme.text)]
  }

  static func label(_ text: String, _ height: Double, _ theme: PickerTheme) -> [PictureStep] {
    let lines = Figures.lines(text, height: height).map { line in
      line.map { Point(x: $0.x, y: $0.y + height / 2) }
    }
    return [.lines(lines, width: 1.55, theme.text)]
  }

  /// Returns a sheet of a kind of paper, or a window with its title.
  static func sheet(
    _ paper: PageBackground.Pattern?, _ rect: Rect, _ theme: PickerTheme
  ) -> [PictureStep] {
    guard let paper else {
      let window = Rect(
        x: rect.min.x + 8, y: rect.min.y + 10, width: rect.width - 16, height: rect.height - 20)
      let bar = window.min.y + 7
      let outline = Contour.rounded(window, 3.5).corners
      let title = [Point(x: window.min.x, y: bar), Point(x: window.max.x, y: bar)]
      return ring(rect, 9, width: 1, theme.hairline)
        + [.lines([outline + outline.prefix(1), title], width: 1.6, theme.text)]
    }
    return rimmed(rect, 9, theme.paper, theme) + printed(paper, rect.expanded(by: -5), 8.5, theme)
  }

  /// Returns lines and dots within a rectangle.
  private static func printed(
    _ paper: PageBackground.Pattern, _ rect: Rect, _ step: Double, _ theme: PickerTheme
  ) -> [PictureStep] {
    let color = theme.accent.faded(0.55)
    func places(_ low: Double, _ high: Double) -> [Double] {
      let count = ((high - low) / step).rounded(.down)
      let first = (low + high - count * step) / 2
      return (0...Int(count)).map { first + Double($0) * step }
    }
    let (rows, columns) = (places(rect.min.y, rect.max.y), places(rect.min.x, rect.max.x))
    let level = rows.map { [Point(x: rect.min.x, y: $0), Point(x: rect.max.x, y: $0)] }
    let upright = columns.map { [Point(x: $0, y: rect.min.y), Point(x: $0, y: rect.max.y)] }
    switch paper {
    case .blank: return []
    case .ruled: return [.lines(level, width: 1, color)]
    case .grid: return [.lines(level + upright, width: 1, color)]
    case .dotted:
      return rows.flatMap { y in
        columns.map { .fill([.disc(Point(x: $0, y: y), 1.15)], .plain(color)) }
      }
    }
  }

  static func sheetNumber(
    _ number: Int, _ paper: PageBackground.Pattern?, _ theme: PickerTheme
  ) -> [PictureStep] {
    let (left, top, right, bottom, fold) = (-11.5, -15.0, 11.5, 15.0, 7.5)
    let sheet = [
      Point(x: left, y: top), Point(x: right - fold, y: top), Point(x: right, y: top + fold),
      Point(x: right, y: bottom), Point(x: left, y: bottom),
    ]
    let corner = [
      Point(x: right - fold, y: top), Point(x: right - fold, y: top + fold),
      Point(x: right, y: top + fold),
    ]
    let text = "\(number)"
    let height = text.count > 2 ? 6.5 : text.count > 1 ? 8.5 : 10
    let middle = Point(x: 0, y: 2.5)
    var steps: [PictureStep] =
      paper == nil ? [] : [.fill([Contour(sheet)], .plain(theme.paper))]
    steps.append(.lines([sheet + sheet.prefix(1), corner], width: 1.7, theme.text))
    return steps + caption(text, height, theme).map { $0.moved(by: .translation(middle)) }
  }
}
