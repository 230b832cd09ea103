import InkDrawing
import InkEditing
import InkGeometry

/// The content of a picker at a moment, independent of its position; its scene and the descriptions
/// of its elements are functions of this.
struct PickerContent {
  let settings: PickerSettings
  let appearance: Appearance
  /// Whether there are steps to undo and to redo.
  let history: (canUndo: Bool, canRedo: Bool)
  let page: PickerPage
  let popover: PickerPopover?
  /// The actions whose buttons are on.
  let actionsInEffect: Set<PickerAction>
  let focus: PickerElement?
  let press: Press?
  /// Whether strokes of textured inks are shown.
  let showsTextures: Bool

  var tools: Toolset { settings.tools }

  /// Returns whether an element is pressed and the contact is still on it.
  func isPressed(_ element: PickerElement) -> Bool {
    press?.element == element && press?.isInside == true
  }

  /// Returns the strength of the icon of an action.
  func tone(of action: PickerAction) -> PickerIcon.Tone {
    actionsInEffect.contains(action) ? .on : .ready
  }

  /// Returns the look of the tool in a slot.
  func toolLook(_ slot: Int) -> ToolLook {
    let theme = PickerTheme(appearance)
    guard slot < CanvasTool.all.count else { return ToolLook(kind: .ruler, color: theme.accent) }
    switch CanvasTool.all[slot] {
    case .ink(let type):
      return ToolLook(
        kind: .ink(type), color: theme.color(of: tools.settings(of: type).ink).faded(1))
    case .eraser: return ToolLook(kind: .eraser(tools.eraserMode), color: theme.accent)
    case .lasso: return ToolLook(kind: .lasso, color: theme.accent)
    }
  }

  /// Returns a color as the chosen ink shows it on this background.
  func shown(_ color: Color) -> Color {
    PickerTheme(appearance).color(of: Ink(tools.inkType, color: color))
  }

  /// The parts of the small picker.
  var discParts: [PickerPart] {
    let disc = Rect(x: 0, y: 0, width: PickerPlacement.discSize, height: PickerPlacement.discSize)
    let slot = CanvasTool.all.firstIndex(of: tools.tool) ?? 0
    let look = toolLook(slot)
    let tip = Point(x: disc.center.x, y: disc.center.y - 22)
    let window = Rect(x: tip.x - 17, y: tip.y, width: 34, height: 36)
    var parts = [
      PickerPart(.disc(disc, look.color), disc.expanded(by: SceneLayer.shadowReach)),
      PickerPart(
        .tool(look),
        by: InkTransform(a: 0.96, b: 0, c: 0, d: -0.96, tx: tip.x, ty: tip.y), window),
      PickerPart(.discPocket(disc), disc),
    ]
    if focus == .disc { parts.append(PickerPart(.focus(disc, radius: 31), disc)) }
    return parts
  }
}
