import InkDrawing
import InkGeometry

// The picture of the pad.
extension WritingPad {
  /// Returns the pad as pixels, with the corner of its surface at the origin.
  public func picture(pixelsPerPoint scale: Double) -> PaintedPicture {
    let theme = PickerTheme(appearance)
    let height = isFolded ? Self.foldedHeight : Self.height
    return PaintedPicture(
      isFolded ? folded(theme) : openPicture(theme),
      within: Rect(x: 0, y: 0, width: width, height: height), scale: scale, theme: theme)
  }

  private func folded(_ theme: PickerTheme) -> [PictureStep] {
    var steps = PickerLook.plate(handle, handle.height / 2, theme)
    if pressed == .handle {
      steps.append(
        .rounded(handle.expanded(by: -3), radius: 16, .plain(theme.chosen.times(1.7))))
    }
    let place = handle.center
    return steps + Self.pen(theme).map { $0.moved(by: .translation(place)) }
  }

  private func openPicture(_ theme: PickerTheme) -> [PictureStep] {
    var steps = PickerLook.plate(plate, 28, theme)
    steps += PickerLook.rimmed(paper, 14, theme.paper, theme)
    steps += guides(theme)
    for pill in pills { steps += pillSteps(of: pill.element, pill.rect, pill.word, theme) }
    for element in Self.buttons {
      guard let rect = rect(of: element) else { continue }
      if element == .copy {
        steps.append(pill(element, rect, theme))
      } else if pressed == element {
        let side = min(rect.width, rect.height) - 8
        let spot = Rect(
          x: rect.center.x - side / 2, y: rect.center.y - side / 2, width: side, height: side)
        steps.append(.rounded(spot, radius: side / 2, .plain(theme.chosen.times(1.7))))
      }
      let place = InkTransform.translation(rect.center)
      steps += Self.icon(of: element, theme).map { $0.moved(by: place) }
    }
    return steps
  }

  /// Returns the baseline, and dots at the height of small letters above it.
  private func guides(_ theme: PickerTheme) -> [PictureStep] {
    let (left, right) = (paper.min.x + 22, paper.max.x - 22)
    let base = (paper.min.y + paper.height * 0.68).rounded()
    let line = Rect(x: left, y: base, width: right - left, height: 1)
    let upper = (paper.min.y + paper.height * 0.44).rounded()
    let dots = stride(from: left, through: right, by: 9).map { [Point(x: $0, y: upper)] }
    return [
      .fill([Contour(line.corners)], .plain(theme.hairline)),
      .lines(dots, width: 1.4, theme.hairline),
    ]
  }

  /// Returns the background of an element of the strip.
  private func pill(_ element: Element, _ rect: Rect, _ theme: PickerTheme) -> PictureStep {
    let strength = pressed == element ? 2.2 : element == .candidate(chosen) ? 1.3 : 0.55
    return .rounded(rect, radius: rect.height / 2, .plain(theme.chosen.times(strength)))
  }

  private func pillSteps(
    of element: Element, _ rect: Rect, _ word: PadWord, _ theme: PickerTheme
  ) -> [PictureStep] {
    var steps = [pill(element, rect, theme)]
    var left = rect.center.x - word.width / 2
    if element == .waiting {
      left = rect.min.x + 44
      let place = InkTransform.translation(Point(x: rect.min.x + 24, y: rect.center.y))
      steps += Self.paste(theme).map { $0.moved(by: place) }
    }
    let corner = Point(x: left, y: rect.center.y + PadWord.xHeight / 2)
    let room = rect.max.x - 12
    let lines = word.lines.map { line in
      line.map { $0 + corner }.filter { $0.x < room }
    }.filter { !$0.isEmpty }
    let color = element == .waiting || element == .candidate(chosen) ? theme.accent : theme.text
    return steps + [.lines(lines, width: 1.7, color)]
  }

  // MARK: Icons of about 20 points around the origin

  private static func icon(of element: Element, _ theme: PickerTheme) -> [PictureStep] {
    switch element {
    case .delete:
      let key = [
        Point(x: -10.5, y: 0), Point(x: -4.5, y: -7), Point(x: 8.6, y: -7), Point(x: 10.4, y: -5.2),
        Point(x: 10.4, y: 5.2), Point(x: 8.6, y: 7), Point(x: -4.5, y: 7), Point(x: -10.5, y: 0),
      ]
      let cross = [
        [Point(x: 0, y: -2.8), Point(x: 5.6, y: 2.8)],
        [Point(x: 5.6, y: -2.8), Point(x: 0, y: 2.8)],
      ]
      return [.lines([key] + cross, width: 1.7, theme.text)]
    case .space:
      let bracket = [
        Point(x: -10, y: -1.5), Point(x: -10, y: 4), Point(x: 10, y: 4), Point(x: 10, y: -1.5),
      ]
      return [.line(bracket, width: 1.7, theme.text)]
    case .enter:
      let way = [
        Point(x: 9, y: -7), Point(x: 9, y: 0.5), Point(x: 7.4, y: 2.2), Point(x: -8.6, y: 2.2),
      ]
      let head = [Point(x: -4.2, y: -2.4), Point(x: -8.8, y: 2.2), Point(x: -4.2, y: 6.8)]
      return [.lines([way, head], width: 1.7, theme.text)]
    case .copy: return SelectionBar.sheets(theme.accent)
    default:
      let hook = [Point(x: -6.5, y: -3), Point(x: 0, y: 3.5), Point(x: 6.5, y: -3)]
      return [.line(hook, width: 1.9, theme.quiet)]
    }
  }

  /// Returns the icon for inserting: an arrow onto a line.
  private static func paste(_ theme: PickerTheme) -> [PictureStep] {
    let lines = [
      [Point(x: 0, y: -8), Point(x: 0, y: 3)],
      [Point(x: -4, y: -1), Point(x: 0, y: 3.4), Point(x: 4, y: -1)],
      [Point(x: -7, y: 7.4), Point(x: 7, y: 7.4)],
    ]
    return [.lines(lines, width: 1.7, theme.accent)]
  }

  /// Returns a pen with its writing.
  private static func pen(_ theme: PickerTheme) -> [PictureStep] {
    let body = [
      Point(x: 6, y: -10), Point(x: 10, y: -6), Point(x: -1.6, y: 5.6), Point(x: -7, y: 7),
      Point(x: -5.6, y: 1.6), Point(x: 6, y: -10),
    ]
    let collar = [Point(x: 2.6, y: -6.6), Point(x: 6.6, y: -2.6)]
    let wave = (0...16).map { step -> Point in
      let turn = Turn.direction(of: Double(step) / 16 * 4 * .pi)
      return Point(x: -1 + Double(step) * 0.95, y: 8 + 1.5 * turn.y)
    }
    return [
      .lines([body, collar], width: 1.7, theme.text), .line(wave, width: 1.7, theme.accent),
    ]
  }
}
