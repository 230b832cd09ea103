import InkDrawing
import InkEditing
import InkGeometry

/// How something on the picker looks.
enum PickerLook: Hashable, Sendable {
  /// What everything lies on, with its shadow.
  case plate(Rect, radius: Double)
  /// Paper for ink.
  case paper(Rect, radius: Double)
  /// The shade of the pocket, darkest at the lip, which is the first place.
  case pocketShade(Rect, from: Point, to: Point)
  /// A line between groups.
  case divider(Rect)
  /// Behind what is chosen or pressed.
  case highlight(Rect, radius: Double, strength: Double)
  /// Around what has the focus.
  case focus(Rect, radius: Double)
  /// A tool that stands in its pocket.
  case tool(ToolLook)
  /// A stroke of an ink.
  case sample(InkSample)
  /// What an eraser takes of a stroke.
  case erased(EraserMode)
  /// What a lasso selects.
  case lassoed(parts: Bool)
  /// The ruler's ticks.
  case ticks(isOn: Bool)
  case icon(PickerIcon, PickerIcon.Tone)
  case grip(isPressed: Bool)
  /// A colour to choose.
  case swatch(Color, isChosen: Bool)
  /// The colour that is chosen, in a ring of all.
  case well(Color)
  /// A slider: where its track lies, and its value's share.
  case slider(PickerSlider, Rect, share: Double)
  /// The field of colours.
  case spectrum(Rect, saturation: Double)
  /// Where the chosen colour lies in it.
  case picked(Color)
  /// A number, which ends at the origin.
  case figures(String, height: Double)
  /// The small picker's plate, with its tool's colour around it.
  case disc(Rect, Color)
  /// What hides the lower end of its tool.
  case discPocket(Rect)
  /// A colour to look at.
  case chip(Rect, Color)

  /// How it is painted.
  func steps(_ theme: PickerTheme) -> [PictureStep] {
    switch self {
    case .plate(let rect, let radius): Self.plate(rect, radius, theme)
    case .paper(let rect, let radius):
      [
        .rounded(rect.expanded(by: 0.7), radius: radius + 0.7, .plain(theme.hairline)),
        .rounded(rect, radius: radius, .plain(theme.paper)),
      ]
    case .pocketShade(let rect, let from, let to):
      [
        .fill(
          [Contour(rect.corners)],
          .linear(
            from: from, to: to,
            [.init(0, .gray(0, 0.2)), .init(0.35, .gray(0, 0.07)), .init(1, .gray(0, 0))]))
      ]
    case .divider(let rect): [.fill([Contour(rect.corners)], .plain(theme.hairline))]
    case .highlight(let rect, let radius, let strength):
      [
        .rounded(
          rect, radius: radius, .plain(theme.chosen.faded(Double(theme.chosen.alpha) * strength)))
      ]
    case .focus(let rect, let radius):
      [
        .fill(
          [
            .rounded(rect, radius), Contour.rounded(rect.expanded(by: -2.4), radius - 2.4).reversed,
          ],
          .plain(theme.accent))
      ]
    case .tool(let look): ToolLook(kind: look.kind, color: look.color).shaded
    case .sample(let sample): sample.steps
    case .erased(let mode): Self.erased(mode, theme)
    case .lassoed(let parts): Self.lassoed(parts, theme)
    case .ticks(let isOn): Self.ticks(isOn, theme)
    case .icon(let icon, let tone): icon.steps(tone.color(theme))
    case .grip(let isPressed): Self.grip(isPressed ? theme.text : theme.quiet)
    case .swatch(let color, let isChosen): Self.swatch(color, isChosen, theme)
    case .well(let color): Self.well(color, theme)
    case .slider(let slider, let track, let share): slider.steps(track, share, theme)
    case .spectrum(let rect, let saturation):
      [
        .rounded(rect.expanded(by: 0.7), radius: 12.7, .plain(theme.hairline)),
        .spectrum(rect, radius: 12, saturation: saturation),
      ]
    case .picked(let color):
      [
        .fill([.disc(.zero, 11)], .plain(.gray(0, 0.25))),
        .fill([.disc(.zero, 10)], .plain(.white)),
        .fill([.disc(.zero, 7.6)], .plain(color)),
      ]
    case .figures(let text, let height):
      [
        .lines(
          Figures.lines(text, height: height).map { line in
            line.map { $0 - Point(x: Figures.width(text, height: height), y: 0) }
          }, width: height * 0.155, theme.text)
      ]
    case .disc(let rect, let color):
      Self.plate(rect, rect.width / 2, theme)
        + [
          .line(
            Contour.arc(rect.center, rect.width / 2 - 4, from: 0, to: 2 * .pi), width: 2.6, color)
        ]
    case .discPocket(let rect): Self.discPocket(rect, theme)
    case .chip(let rect, let color):
      [
        .rounded(rect.expanded(by: 0.7), radius: 9.7, .plain(theme.hairline)),
        .rounded(rect, radius: 9, .plain(color)),
      ]
    }
  }
}

extension PickerLook {
  private static func plate(_ rect: Rect, _ radius: Double, _ theme: PickerTheme) -> [PictureStep] {
    var steps = theme.shadows.map { blur, drop, color in
      let fallen = Rect(
        min: rect.min + Point(x: 0, y: drop), max: rect.max + Point(x: 0, y: drop))
      return PictureStep.shadow(
        SoftShadow(rect: fallen, radius: radius, blur: blur, color: color, caster: rect))
    }
    steps.append(.rounded(rect.expanded(by: 0.6), radius: radius + 0.6, .plain(theme.rim)))
    steps.append(.rounded(rect, radius: radius, .down(rect.min.y, rect.max.y, theme.plate)))
    return steps
  }

  private static func discPocket(_ rect: Rect, _ theme: PickerTheme) -> [PictureStep] {
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

  private static func grip(_ color: Color) -> [PictureStep] {
    [-6.0, 0, 6].flatMap { y in
      [-3.2, 3.2].map { x in .fill([.disc(Point(x: y, y: x), 1.5)], .plain(color)) }
    }
  }

  private static func swatch(_ color: Color, _ isChosen: Bool, _ theme: PickerTheme)
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

  private static func well(_ color: Color, _ theme: PickerTheme) -> [PictureStep] {
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
