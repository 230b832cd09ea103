import InkDrawing
import InkEditing
import InkGeometry

/// The parts of a picker's plate: tools in their pocket, buttons and colors.
struct PlateParts {
  private let content: PickerContent
  private let layout: PickerLayout
  private let elements: [(element: PickerElement, rect: Rect)]
  private let rises: [Double]

  /// The largest width of ink on the paper of its tool, in millimeters; wider ink would not look
  /// like a stroke.
  private static let broadestSample = 3.4

  /// - Parameter rises: how far each tool stands out.
  init(_ content: PickerContent, _ layout: PickerLayout, rises: [Double]) {
    (self.content, self.layout, self.rises) = (content, layout, rises)
    elements = layout.elements(swatches: content.settings.swatches.count)
  }

  /// All parts, lowest first.
  var all: [PickerPart] {
    var parts = [
      PickerPart(
        .plate(layout.plate, radius: 28), layout.plate.expanded(by: SceneLayer.shadowReach))
    ]
    parts += layout.dividers.map { PickerPart(.divider($0), $0) }
    parts += highlights
    parts.append(PickerPart(.paper(layout.paper, radius: 9), layout.paper.expanded(by: 2)))
    for slot in 0..<PickerLayout.toolCount { parts.append(tool(slot)) }
    let (lip, end) = (
      layout.axes.toLocal.applied(to: Point(x: 0, y: PickerLayout.pocket)),
      layout.axes.toLocal.applied(to: Point(x: 0, y: PickerLayout.pocket + 9))
    )
    parts.append(
      PickerPart(.pocketShade(layout.pocketShade, from: lip, to: end), layout.pocketShade))
    parts += (0..<PickerLayout.toolCount).filter(hasSample).map(sample)
    parts += buttons
    if let focus = content.focus, let rect = elements.first(where: { $0.element == focus })?.rect {
      parts.append(PickerPart(.focus(rect.expanded(by: -1), radius: 12), rect))
    }
    return parts
  }

  /// The highlights behind the chosen tool and behind the pressed element.
  private var highlights: [PickerPart] {
    var parts: [PickerPart] = []
    for (element, rect) in elements {
      let isPressed = content.isPressed(element)
      let isChosen = element == .tool(content.tools.tool)
      guard isPressed || isChosen else { continue }
      let rect = slot(of: element).map { layout.alcove($0) } ?? rect.expanded(by: -1.5)
      parts.append(
        PickerPart(.highlight(rect, radius: 13, strength: isPressed ? 1.6 : 1), rect))
    }
    for case (.action(let action), let rect) in elements
    where content.actionsInEffect.contains(action) {
      parts.append(PickerPart(.active(rect.badge, radius: 12), rect))
    }
    return parts
  }

  /// Returns the position of a tool, or of the ruler, in the row.
  private func slot(of element: PickerElement) -> Int? {
    switch element {
    case .tool(let tool): CanvasTool.all.firstIndex(of: tool)
    case .ruler: PickerLayout.toolCount - 1
    default: nil
    }
  }

  private func tool(_ slot: Int) -> PickerPart {
    let rise = rises[slot]
    let middle = layout.middle(ofSlot: slot)
    let reach = layout.axes.local(
      middle - 17...middle + 17,
      PickerLayout.pocket...PickerLayout.tip + PickerLayout.rise * rise + 1)
    return PickerPart(
      .tool(content.toolLook(slot)), by: layout.toolTransform(slot: slot, rise: rise), reach,
      window: reach.intersection(layout.toolWindow))
  }

  private func hasSample(_ slot: Int) -> Bool {
    guard !content.showsTextures, slot < CanvasTool.inks.count else { return true }
    return !InkTextures.inks.contains(CanvasTool.inks[slot])
  }

  private func sample(_ slot: Int) -> PickerPart {
    let tools = content.tools
    let middle = layout.middle(ofSlot: slot)
    let rect = layout.axes.local(middle - 19.5...middle + 19.5, 6...PickerLayout.pocket - 2)
    let look: PickerLook
    if slot >= CanvasTool.all.count {
      look = .ticks(isOn: tools.showsRuler)
    } else {
      switch CanvasTool.all[slot] {
      case .ink(let type):
        let settings = tools.settings(of: type)
        look = .sample(
          InkSample(
            ink: settings.ink, width: min(settings.width, Self.broadestSample), length: 25,
            height: 4.4))
      case .eraser: look = .erased(tools.eraserMode)
      case .lasso: look = .lassoed(parts: tools.selectsParts)
      }
    }
    return PickerPart(look, by: layout.sampleTransform(slot: slot), rect)
  }

  /// The handle, undo, redo and the colors.
  private var buttons: [PickerPart] {
    let (page, history) = (content.page, content.history)
    let current = content.tools.ink.color.faded(1)
    let swatches = content.settings.swatches
    return elements.compactMap { element, rect in
      let to = InkTransform.translation(rect.center)
      switch element {
      case .handle:
        let turn = layout.axes.edge.isHorizontal ? Double.pi / 2 : 0
        return PickerPart(
          .grip(isPressed: content.press?.element == .handle),
          by: InkTransform.rotation(turn).then(to), rect)
      case .undo: return PickerPart(.icon(.undo, history.canUndo ? .ready : .dim), by: to, rect)
      case .redo: return PickerPart(.icon(.redo, history.canRedo ? .ready : .dim), by: to, rect)
      case .pages: return PickerPart(.sheetNumber(page.number, page.pattern), by: to, rect)
      case .colorWell: return PickerPart(.well(content.shown(current)), by: to, rect)
      case .action(let action):
        return PickerPart(.icon(.action(action), content.tone(of: action)), by: to, rect)
      case .actions: return PickerPart(.icon(.actions, .ready), by: to, rect)
      case .swatch(let number):
        let color = swatches[number]
        return PickerPart(
          .swatch(content.shown(color), isChosen: color == current), by: to, rect)
      default: return nil
      }
    }
  }
}
