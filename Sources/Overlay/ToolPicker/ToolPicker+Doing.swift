import InkDrawing
import InkEditing
import Units

// What pressing an element does.
extension ToolPicker {
  mutating func activate(_ element: PickerElement, at now: Timestamp) -> [PickerEvent] {
    switch element {
    case .handle: return makeSmall(at: now)
    case .disc: return makeLarge(at: now)
    case .undo: return canUndo ? [.perform(.undo)] : []
    case .redo: return canRedo ? [.perform(.redo)] : []
    case .tool(let tool): return pressTool(tool, at: now)
    case .ruler:
      let events = changeTools { $0.showsRuler.toggle() }
      raise(at: now)
      return events
    case .colorWell: return toggle(.color, at: now)
    case .swatch(let number): return chooseSwatch(number, at: now)
    case .eraserMode(let mode): return changeTools { $0.eraserMode = mode }
    case .lassoParts(let parts): return changeTools { $0.selectsParts = parts }
    case .pages: return toggle(.page, at: now)
    case .page(let action): return pageEvents(action)
    case .paper(let paper): return choose(paper)
    case .spectrum, .saturation, .width, .opacity: return []
    }
  }

  /// Chooses a tool; one that is chosen already shows how it is set.
  private mutating func pressTool(_ tool: CanvasTool, at now: Timestamp) -> [PickerEvent] {
    guard tool != tools.tool else { return toggle(Self.popover(of: tool), at: now) }
    return choose(tool, at: now)
  }

  /// Chooses a tool.
  mutating func choose(_ tool: CanvasTool, at now: Timestamp) -> [PickerEvent] {
    let events = closePopover(at: now) + changeTools { $0.choose(tool) }
    raise(at: now)
    return events
  }

  private static func popover(of tool: CanvasTool) -> PickerPopover {
    switch tool {
    case .ink: .ink
    case .eraser: .eraser
    case .lasso: .lasso
    }
  }

  /// A colour beside the well: the ink gets it, and is chosen.
  private mutating func chooseSwatch(_ number: Int, at now: Timestamp) -> [PickerEvent] {
    let all = swatches
    guard all.indices.contains(number) else { return [] }
    picked = nil
    let events = changeTools { tools in
      tools.choose(.ink(tools.inkType))
      tools.setColor(all[number])
    }
    raise(at: now)
    return events
  }

  private mutating func toggle(_ popover: PickerPopover, at now: Timestamp) -> [PickerEvent] {
    guard self.popover != popover else { return closePopover(at: now) }
    var events: [PickerEvent] = []
    if popover == .color {
      picked = nil
      events = changeTools { $0.choose(.ink($0.inkType)) }
      raise(at: now)
    }
    self.popover = popover
    popoverPresence.go(from: 0, to: 1, at: now, within: Self.fadeTime)
    return events + [.opened(popover)]
  }

  /// Closes what is opened.
  @discardableResult
  mutating func closePopover(at now: Timestamp) -> [PickerEvent] {
    guard popover != nil else { return [] }
    popover = nil
    if focus?.isInPopover == true { focus = nil }
    return [.opened(nil)]
  }
}

extension PickerElement {
  /// Whether it lies on what is opened.
  var isInPopover: Bool {
    switch self {
    case .spectrum, .saturation, .width, .opacity, .eraserMode, .lassoParts, .page, .paper: true
    default: false
    }
  }
}
