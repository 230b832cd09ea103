import InkDrawing
import InkEditing
import InkGeometry
public import Units

extension ToolPicker {
  /// All that it shows at a moment.
  public func scene(at now: Timestamp) -> PickerScene {
    var scene = PickerScene()
    scene.appearance = appearance
    let opacity = presence.value(at: now)
    let parts = corner == nil ? plateParts(at: now) : discParts
    scene.layers.append(
      SceneLayer(
        origin: origin(at: now),
        bounds: Rect(x: 0, y: 0, width: size.width, height: size.height)
          .expanded(by: Self.shadowReach), opacity: opacity, parts: parts))
    if let popover, let frame = popoverFrame(at: now) {
      let layout = PopoverLayout(popover)
      scene.layers.append(
        SceneLayer(
          origin: frame.min, bounds: layout.plate.expanded(by: Self.shadowReach),
          opacity: min(opacity, popoverPresence.value(at: now)), parts: popoverParts(layout)))
    }
    return scene
  }

  /// So far around a plate its shadow is seen.
  static let shadowReach = 32.0

  private func plateParts(at now: Timestamp) -> [PickerPart] {
    let layout = layout
    var parts = [
      PickerPart(.plate(layout.plate, radius: 28), layout.plate.expanded(by: Self.shadowReach))
    ]
    parts += layout.dividers.map { PickerPart(.divider($0), $0) }
    parts += highlights(layout)
    parts.append(PickerPart(.paper(layout.paper, radius: 9), layout.paper.expanded(by: 2)))
    for slot in 0..<PickerLayout.toolCount { parts.append(tool(slot, layout, at: now)) }
    let (lip, end) = (
      layout.axes.toLocal.applied(to: Point(x: 0, y: PickerLayout.pocket)),
      layout.axes.toLocal.applied(to: Point(x: 0, y: PickerLayout.pocket + 9))
    )
    parts.append(
      PickerPart(.pocketShade(layout.pocketShade, from: lip, to: end), layout.pocketShade))
    parts += (0..<PickerLayout.toolCount).filter(hasSample).map { sample($0, layout) }
    parts += buttons(layout)
    if let focus, let rect = elementRects.first(where: { $0.element == focus })?.rect {
      parts.append(PickerPart(.focus(rect.expanded(by: -1), radius: 12), rect))
    }
    return parts
  }

  /// What lies behind the chosen tool, and behind what is pressed.
  private func highlights(_ layout: PickerLayout) -> [PickerPart] {
    var parts: [PickerPart] = []
    for (element, rect) in elementRects {
      let isPressed = press?.element == element && press?.isInside == true
      let isChosen = element == .tool(tools.tool)
      guard isPressed || isChosen else { continue }
      let rect = slot(of: element).map { layout.alcove($0) } ?? rect.expanded(by: -1.5)
      parts.append(
        PickerPart(.highlight(rect, radius: 13, strength: isPressed ? 1.6 : 1), rect))
    }
    return parts
  }

  /// The place of a tool, or of the ruler, in the row.
  private func slot(of element: PickerElement) -> Int? {
    switch element {
    case .tool(let tool): CanvasTool.all.firstIndex(of: tool)
    case .ruler: PickerLayout.toolCount - 1
    default: nil
    }
  }

  private func tool(_ slot: Int, _ layout: PickerLayout, at now: Timestamp) -> PickerPart {
    let rise = rises[slot].value(at: now)
    let middle = layout.middle(ofSlot: slot)
    let reach = layout.axes.local(
      middle - 17...middle + 17,
      PickerLayout.pocket...PickerLayout.tip + PickerLayout.rise * rise + 1)
    return PickerPart(
      .tool(toolLook(slot)), by: layout.toolTransform(slot: slot, rise: rise), reach,
      window: reach.intersection(layout.toolWindow))
  }

  /// How the tool of a slot looks.
  func toolLook(_ slot: Int) -> ToolLook {
    let theme = PickerTheme(appearance)
    guard slot < CanvasTool.all.count else { return ToolLook(kind: .ruler, color: theme.accent) }
    switch CanvasTool.all[slot] {
    case .ink(let type):
      return ToolLook(
        kind: .ink(type), color: opaque(theme.color(of: tools.settings(of: type).ink)))
    case .eraser: return ToolLook(kind: .eraser(tools.eraserMode), color: theme.accent)
    case .lasso: return ToolLook(kind: .lasso, color: theme.accent)
    }
  }

  /// A colour as the chosen ink has it on this ground.
  private func shown(_ color: Color) -> Color {
    PickerTheme(appearance).color(of: Ink(tools.inkType, color: color))
  }

  private func opaque(_ color: Color) -> Color { color.faded(1) }

  /// So broad is ink on the paper of its tool at most, in millimetres: what is broader would be no
  /// stroke any more.
  private static let broadestSample = 3.4

  private func hasSample(_ slot: Int) -> Bool {
    guard !showsTextures, slot < CanvasTool.inks.count else { return true }
    return !InkTextures.inks.contains(CanvasTool.inks[slot])
  }

  private func sample(_ slot: Int, _ layout: PickerLayout) -> PickerPart {
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

  /// Handle, undo, redo and colours.
  private func buttons(_ layout: PickerLayout) -> [PickerPart] {
    let current = opaque(tools.ink.color)
    return elementRects.compactMap { element, rect in
      let to = AffineTransform.translation(rect.center)
      switch element {
      case .handle:
        let turn = layout.axes.edge.isHorizontal ? Double.pi / 2 : 0
        return PickerPart(
          .grip(isPressed: press?.element == .handle), by: AffineTransform.rotation(turn).then(to),
          rect)
      case .undo: return PickerPart(.icon(.undo, canUndo ? .ready : .dim), by: to, rect)
      case .redo: return PickerPart(.icon(.redo, canRedo ? .ready : .dim), by: to, rect)
      case .pages:
        return PickerPart(.sheetNumber(page.number, page.pattern), by: to, rect)
      case .colorWell: return PickerPart(.well(shown(current)), by: to, rect)
      case .swatch(let number):
        let color = swatches[number]
        return PickerPart(.swatch(shown(color), isChosen: color == current), by: to, rect)
      default: return nil
      }
    }
  }

  private var discParts: [PickerPart] {
    let disc = Rect(x: 0, y: 0, width: Self.discSize, height: Self.discSize)
    let slot = CanvasTool.all.firstIndex(of: tools.tool) ?? 0
    let look = toolLook(slot)
    let tip = Point(x: disc.center.x, y: disc.center.y - 22)
    let window = Rect(x: tip.x - 17, y: tip.y, width: 34, height: 36)
    var parts = [
      PickerPart(.disc(disc, look.color), disc.expanded(by: Self.shadowReach)),
      PickerPart(
        .tool(look),
        by: AffineTransform(a: 0.96, b: 0, c: 0, d: -0.96, tx: tip.x, ty: tip.y), window),
      PickerPart(.discPocket(disc), disc),
    ]
    if focus == .disc { parts.append(PickerPart(.focus(disc, radius: 31), disc)) }
    return parts
  }
}
