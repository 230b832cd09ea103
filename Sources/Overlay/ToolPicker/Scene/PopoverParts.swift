import InkDrawing
import InkEditing
import InkGeometry

/// The parts of the panel that is open next to a picker.
struct PopoverParts {
  private let content: PickerContent
  private let layout: PopoverLayout

  init(_ content: PickerContent, _ layout: PopoverLayout) {
    (self.content, self.layout) = (content, layout)
  }

  private var tools: Toolset { content.tools }

  /// All parts, lowest first.
  var all: [PickerPart] {
    var parts = [
      PickerPart(
        .plate(layout.plate, radius: 24), layout.plate.expanded(by: SceneLayer.shadowReach))
    ]
    switch layout.kind {
    case .ink: parts += inkParts
    case .color: parts += colorParts
    case .page: parts += pageParts
    case .eraser, .lasso, .actions: break
    }
    for (element, rect) in layout.elements { parts += elementParts(element, rect) }
    if let focus = content.focus,
      let rect = layout.elements.first(where: { $0.element == focus })?.rect
    {
      let around = focus == .spectrum ? rect.expanded(by: 4) : rect.expanded(by: -0.5)
      parts.append(PickerPart(.focus(around, radius: 14), around))
    }
    return parts
  }

  private var inkParts: [PickerPart] {
    let sample = InkSample(
      ink: tools.ink, width: tools.width, length: layout.paper.width - 70, height: 19)
    return [
      PickerPart(.paper(layout.paper, radius: 13), layout.paper.expanded(by: 2)),
      PickerPart(.sample(sample), by: .translation(layout.paper.center), layout.paper),
    ]
  }

  private var colorParts: [PickerPart] {
    let row = layout.colorRow
    let end = Point(x: row.max.x - 2, y: row.center.y + 6)
    let color = tools.ink.color.faded(1)
    let chip = Rect(x: row.min.x, y: row.center.y - 13, width: row.width - 96, height: 26)
    return [
      PickerPart(.chip(chip, content.shown(color)), chip.expanded(by: 1)),
      PickerPart(
        .figures(color.hexadecimal, height: 11.5), by: .translation(end),
        Rect(x: end.x - 92, y: row.min.y, width: 94, height: row.height)),
    ]
  }

  /// The parts of the page panel that cannot be pressed.
  private var pageParts: [PickerPart] {
    let text = "\(content.page.number) of \(content.page.count)"
    return [
      PickerPart(
        .caption(text, height: 11), by: .translation(layout.pageLabel.center), layout.pageLabel),
      PickerPart(.divider(layout.pageDivider), layout.pageDivider),
    ]
  }

  // MARK: Elements

  private func elementParts(_ element: PickerElement, _ rect: Rect) -> [PickerPart] {
    switch element {
    case .spectrum:
      let color = content.settings.hueColor
      let place = ColorField.fieldPoint(of: color, in: rect)
      return [
        PickerPart(.spectrum(rect, saturation: color.saturation), rect.expanded(by: 1)),
        PickerPart(
          .picked(color.color), by: .translation(place),
          Rect(min: place, max: place).expanded(by: 12)),
      ]
    case .eraserMode(let mode):
      return tile(.erased(mode), rect, isChosen: tools.eraserMode == mode)
    case .lassoParts(let parts):
      return tile(.lassoed(parts: parts), rect, isChosen: tools.selectsParts == parts)
    case .width, .opacity, .saturation: return slider(element, rect)
    case .page(let action): return actionParts(action, rect)
    case .paper(let paper): return paperParts(paper, rect)
    case .action(let action): return rowParts(action, rect)
    default: return []
    }
  }

  private func tile(_ look: PickerLook, _ rect: Rect, isChosen: Bool) -> [PickerPart] {
    var parts = [
      PickerPart(.paper(rect, radius: 13), rect.expanded(by: 2)),
      PickerPart(
        look, by: InkTransform.scale(x: 2, y: 2).then(.translation(rect.center)), rect),
    ]
    if isChosen {
      parts.append(PickerPart(.focus(rect.expanded(by: 1), radius: 14), rect.expanded(by: 1)))
    }
    return parts
  }

  private func slider(_ element: PickerElement, _ row: Rect) -> [PickerPart] {
    let (settings, popover) = (content.settings, content.popover)
    let track = PopoverLayout.track(in: row)
    let end = PopoverLayout.figureEnd(in: row)
    let value = settings.value(of: element, in: popover)
    let share = settings.scale(of: element, in: popover).fraction(of: value)
    return [
      PickerPart(.slider(sliderLook(element), track, share: share), row),
      PickerPart(
        .figures(settings.figure(of: element, in: popover), height: 11), by: .translation(end),
        Rect(x: end.x - 64, y: row.min.y, width: 66, height: row.height)),
    ]
  }

  private func sliderLook(_ element: PickerElement) -> PickerSlider {
    switch element {
    case .opacity: .opacity(PickerTheme(content.appearance).color(of: tools.ink).faded(1))
    case .saturation: .saturation(content.settings.hueColor)
    default: .width
    }
  }

  private func actionParts(_ action: PickerPageAction, _ rect: Rect) -> [PickerPart] {
    let canBeDone = action.command(on: content.page) != nil
    let look: PickerLook =
      switch action {
      case .zoomReset: .caption(content.page.percent, height: 11)
      default: .icon(.page(action), canBeDone ? .ready : .dim)
      }
    var parts: [PickerPart] = []
    if content.isPressed(.page(action)), canBeDone {
      parts.append(
        PickerPart(.highlight(rect.expanded(by: -1.5), radius: 13, strength: 1.6), rect))
    }
    return parts + [PickerPart(look, by: .translation(rect.center), rect)]
  }

  private func rowParts(_ action: PickerAction, _ row: Rect) -> [PickerPart] {
    var parts: [PickerPart] = []
    if content.isPressed(.action(action)) {
      parts.append(PickerPart(.highlight(row.expanded(by: -1.5), radius: 15, strength: 1.6), row))
    }
    let (icon, text) = (row.min.x + 26, row.min.x + 50)
    if content.actionsInEffect.contains(action) {
      let place = Rect(x: row.min.x + 4, y: row.min.y, width: row.height, height: row.height)
      parts.append(PickerPart(.active(place.badge, radius: 12), row))
    }
    return parts + [
      PickerPart(
        .icon(.action(action), content.tone(of: action)),
        by: .translation(Point(x: icon, y: row.center.y)), row),
      PickerPart(
        .label(action.name, height: 9.5), by: .translation(Point(x: text, y: row.center.y)), row),
    ]
  }

  private func paperParts(_ paper: PageBackground.Pattern?, _ rect: Rect) -> [PickerPart] {
    var parts = [PickerPart(.sheet(paper, rect), rect.expanded(by: 1))]
    if content.page.pattern == paper {
      parts.append(
        PickerPart(.focus(rect.expanded(by: 1.5), radius: 11), rect.expanded(by: 1.5)))
    }
    return parts
  }
}
