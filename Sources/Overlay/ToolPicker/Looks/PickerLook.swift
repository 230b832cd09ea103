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
  /// A color to choose.
  case swatch(Color, isChosen: Bool)
  /// The color that is chosen, in a ring of all.
  case well(Color)
  /// A slider: where its track lies, and its value's share.
  case slider(PickerSlider, Rect, share: Double)
  /// The field of colors.
  case spectrum(Rect, saturation: Double)
  /// Where the chosen color lies in it.
  case picked(Color)
  /// A number, which ends at the origin.
  case figures(String, height: Double)
  /// A few words, with their middle at the origin.
  case caption(String, height: Double)
  /// A kind of paper; nil: a window that is seen.
  case sheet(PageBackground.Pattern?, Rect)
  /// A sheet with the number of the page.
  case sheetNumber(Int, PageBackground.Pattern?)
  /// The small picker's plate, with its tool's color around it.
  case disc(Rect, Color)
  /// What hides the lower end of its tool.
  case discPocket(Rect)
  /// A color to look at.
  case chip(Rect, Color)

  /// How it is painted.
  func steps(_ theme: PickerTheme) -> [PictureStep] {
    switch self {
    case .plate(let rect, let radius): Self.plate(rect, radius, theme)
    case .paper(let rect, let radius): Self.rimmed(rect, radius, theme.paper, theme)
    case .pocketShade(let rect, let from, let to): Self.pocketShade(rect, from, to)
    case .divider(let rect): [.fill([Contour(rect.corners)], .plain(theme.hairline))]
    case .highlight(let rect, let radius, let strength):
      [.rounded(rect, radius: radius, .plain(theme.chosen.times(strength)))]
    case .focus(let rect, let radius): Self.ring(rect, radius, width: 2.4, theme.accent)
    case .tool(let look): look.shaded
    case .sample(let sample): sample.steps
    case .erased(let mode): Self.erased(mode, theme)
    case .lassoed(let parts): Self.lassoed(parts, theme)
    case .ticks(let isOn): Self.ticks(isOn, theme)
    case .icon(let icon, let tone): icon.steps(tone.color(theme))
    case .grip(let isPressed): Self.grip(isPressed ? theme.text : theme.quiet)
    case .swatch(let color, let isChosen): Self.swatch(color, isChosen, theme)
    case .well(let color): Self.well(color, theme)
    case .slider(let slider, let track, let share): slider.steps(track, share, theme)
    case .spectrum(let rect, let saturation): Self.spectrum(rect, saturation, theme)
    case .picked(let color): Self.picked(color)
    case .figures(let text, let height): Self.figures(text, height, theme)
    case .caption(let text, let height): Self.caption(text, height, theme)
    case .sheet(let paper, let rect): Self.sheet(paper, rect, theme)
    case .sheetNumber(let number, let paper): Self.sheetNumber(number, paper, theme)
    case .disc(let rect, let color): Self.disc(rect, color, theme)
    case .discPocket(let rect): Self.discPocket(rect, theme)
    case .chip(let rect, let color): Self.rimmed(rect, 9, color, theme)
    }
  }
}
