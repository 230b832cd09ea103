import InkDrawing
import InkEditing
import InkGeometry

/// The appearance of a part of the picker.
enum PickerLook: Hashable, Sendable {
  /// The background of everything, with its shadow.
  case plate(Rect, radius: Double)
  /// Paper for ink.
  case paper(Rect, radius: Double)
  /// The shade of the pocket, darkest at its edge, which is the first point.
  case pocketShade(Rect, from: Point, to: Point)
  /// A line between groups.
  case divider(Rect)
  /// The highlight behind a chosen or pressed element.
  case highlight(Rect, radius: Double, strength: Double)
  /// The background of a button that is on.
  case active(Rect, radius: Double)
  /// The ring around the focused element.
  case focus(Rect, radius: Double)
  /// A tool in its pocket.
  case tool(ToolLook)
  /// A stroke of an ink.
  case sample(InkSample)
  /// A stroke as an eraser leaves it.
  case erased(EraserMode)
  /// A selection made with a lasso.
  case lassoed(parts: Bool)
  /// The ruler's ticks.
  case ticks(isOn: Bool)
  case icon(PickerIcon, PickerIcon.Tone)
  case grip(isPressed: Bool)
  /// A color to choose.
  case swatch(Color, isChosen: Bool)
  /// The chosen color, in a ring of all colors.
  case well(Color)
  /// A slider: the rectangle of its track, and the fraction of its value.
  case slider(PickerSlider, Rect, share: Double)
  /// The color field.
  case spectrum(Rect, saturation: Double)
  /// The position of the chosen color in the field.
  case picked(Color)
  /// A number that ends at the origin.
  case figures(String, height: Double)
  /// A few words centered at the origin.
  case caption(String, height: Double)
  /// The tip of a plate, which reaches from the origin down, or up.
  case tip(isUp: Bool)
  /// A few words that begin at the origin.
  case label(String, height: Double)
  /// A kind of paper; nil for a window that shows through.
  case sheet(PageBackground.Pattern?, Rect)
  /// A sheet with the number of the page.
  case sheetNumber(Int, PageBackground.Pattern?)
  /// The plate of the small picker, with a ring in its tool's color.
  case disc(Rect, Color)
  /// The part that hides the lower end of the small picker's tool.
  case discPocket(Rect)
  /// A sample of a color.
  case chip(Rect, Color)

  /// Returns the painting steps.
  func steps(_ theme: PickerTheme) -> [PictureStep] {
    switch self {
    case .plate(let rect, let radius): Self.plate(rect, radius, theme)
    case .paper(let rect, let radius): Self.rimmed(rect, radius, theme.paper, theme)
    case .pocketShade(let rect, let from, let to): Self.pocketShade(rect, from, to)
    case .divider(let rect): [.fill([Contour(rect.corners)], .plain(theme.hairline))]
    case .highlight(let rect, let radius, let strength):
      [.rounded(rect, radius: radius, .plain(theme.chosen.times(strength)))]
    case .active(let rect, let radius): [.rounded(rect, radius: radius, .plain(theme.accent))]
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
    case .tip(let isUp): Self.tip(isUp: isUp, theme)
    case .label(let text, let height): Self.label(text, height, theme)
    case .sheet(let paper, let rect): Self.sheet(paper, rect, theme)
    case .sheetNumber(let number, let paper): Self.sheetNumber(number, paper, theme)
    case .disc(let rect, let color): Self.disc(rect, color, theme)
    case .discPocket(let rect): Self.discPocket(rect, theme)
    case .chip(let rect, let color): Self.rimmed(rect, 9, color, theme)
    }
  }
}
