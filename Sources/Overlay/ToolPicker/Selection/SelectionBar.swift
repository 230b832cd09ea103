public import InkDrawing
public import InkEditing
public import InkGeometry

/// A small bar of commands next to the selection, in the style of the picker.
///
///     let bar = SelectionBar(color: tools.ink.color, appearance: .light)
///     let picture = bar.picture(pixelsPerPoint: 2)
///     if let button = bar.button(at: place) { perform(bar.command(of: button)) }
///
/// All coordinates are in points, from its upper left corner.
public struct SelectionBar: Hashable, Sendable {
  /// The color that the recolor button gives to the selection.
  public var color: Color
  /// The appearance, light or dark.
  public var appearance: Appearance
  /// The button that is pressed.
  public var pressed: Button?

  /// The buttons, from left to right.
  public enum Button: CaseIterable, Hashable, Sendable {
    case cut
    case copy
    case duplicate
    case recolor
    case delete
  }

  /// The size of the bar. Each button is large enough for a finger, at least 9 mm.
  public static let size = Size(width: pad * 2 + slot * Double(Button.allCases.count), height: 46)
  private static let (pad, slot) = (6.0, 44.0)
  /// The distance around the bar at which its shadow is visible.
  private static let shadowReach = 32.0

  /// Creates a bar without a pressed button.
  public init(color: Color, appearance: Appearance) {
    self.color = color
    self.appearance = appearance
  }

  /// Returns the button at a point; nil if there is none.
  public func button(at place: Point) -> Button? {
    Button.allCases.first { Self.rect(of: $0).contains(place) }
  }

  /// Returns whether a point lies on the bar.
  public func contains(_ place: Point) -> Bool { Self.plate.contains(place) }

  /// Returns the command of a button.
  public func command(of button: Button) -> CanvasCommand {
    switch button {
    case .cut: .cut
    case .copy: .copy
    case .duplicate: .duplicate
    case .recolor: .recolor(color)
    case .delete: .delete
    }
  }

  private static let plate = Rect(x: 0, y: 0, width: size.width, height: size.height)

  private static func rect(of button: Button) -> Rect {
    let number = Double(Button.allCases.firstIndex(of: button) ?? 0)
    return Rect(x: pad + slot * number, y: 0, width: slot, height: size.height)
  }

  /// Returns the picture of the bar.
  public func picture(pixelsPerPoint scale: Double) -> PaintedPicture {
    let theme = PickerTheme(appearance)
    var steps = PickerLook.plate(Self.plate, Self.plate.height / 2, theme)
    for button in Button.allCases {
      let rect = Self.rect(of: button)
      if pressed == button {
        let spot = rect.expanded(by: -3)
        steps.append(.rounded(spot, radius: 14, .plain(theme.chosen.times(1.7))))
      }
      let place = InkTransform.translation(rect.center)
      steps += Self.icon(of: button, color: theme.color(of: Ink(.pen, color: color)), theme)
        .map { $0.moved(by: place) }
    }
    // Before the delete button.
    let line = Self.rect(of: .delete).min.x
    steps.append(
      .fill(
        [Contour(Rect(x: line - 0.5, y: 11, width: 1, height: 24).corners)], .plain(theme.hairline))
    )
    return PaintedPicture(
      steps, within: Self.plate.expanded(by: Self.shadowReach), scale: scale, theme: theme)
  }
}
