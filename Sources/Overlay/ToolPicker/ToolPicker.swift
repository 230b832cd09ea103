public import InkDrawing
public import InkEditing
public import InkGeometry
public import Units

/// The tool picker. It is a value with the chosen tool and its settings, the position of the
/// picker, and the handling of presses and keys.
///
///     var picker = ToolPicker(tools, in: Size(width: 1920, height: 1080), at: now)
///     for event in picker.press(at: place, at: now) + picker.release(at: place, at: now) { ... }
///     let scene = picker.scene(at: now)           // drawn by a `PickerPainter`
///     if picker.isMoving(at: now) { ... }         // ask for the next frame, and draw again
///
/// Coordinates are points of the area in which it floats: logical pixels, 96 per inch. The caller
/// supplies all times.
public struct ToolPicker: Sendable {
  /// The appearance, light or dark, which also applies to the inks shown.
  public var appearance = Appearance.light
  /// Whether there is a step to undo.
  public var canUndo = false
  /// Whether there is a step to redo.
  public var canRedo = false
  /// Whether to show the sample strokes of textured inks; see ``InkTextures``.
  public var showsTextures = true
  /// The current page and its view.
  public var page = PickerPage()
  /// The actions whose buttons are shown as on.
  public var actionsInEffect: Set<PickerAction> = []
  /// Whether the picker is shown; a message is shown in any case.
  public var isVisible = true

  private(set) var settings: PickerSettings
  private(set) var placement: PickerPlacement
  private(set) var presence = PickerPresence()
  private(set) var rises: ToolRises
  private(set) var press: Press?
  private(set) var opened = OpenPopover()
  private var keyboard = PickerFocus()
  private(set) var hovering = PickerHover()
  private var message: PickerNotice?

  /// Creates a picker at the bottom of an area.
  public init(_ tools: Toolset, in area: Size, at now: Timestamp) {
    settings = PickerSettings(tools)
    placement = PickerPlacement(in: area)
    rises = ToolRises(tools)
  }

  /// The chosen tool and the settings of all tools.
  public var tools: Toolset { settings.tools }
  /// The colors next to the color well: recently used colors, then default ones.
  public var swatches: [Color] { settings.swatches }
  /// The size of the area in which the picker floats, in points.
  public var area: Size { placement.area }
  /// The position of the picker, or its position before it became small.
  public var place: PickerPlace { placement.place }
  /// The corner where the picker is small; nil if it is not small.
  public var corner: PickerCorner? { placement.corner }
  /// The panel that is open next to the picker.
  public var popover: PickerPopover? { opened.kind }
  /// The program's actions that have buttons; none by default.
  public var actions: Set<PickerAction> {
    get { placement.actions }
    set { placement.actions = newValue }
  }
  /// The message that is shown; nil for none.
  public var notice: PickerNotice? { message }
  /// The element with the keyboard focus; nil if the keyboard was not used.
  public var focus: PickerElement? { keyboard.element }

  /// Shows other tools, because a command or a button changed them.
  public mutating func show(_ tools: Toolset, at now: Timestamp) {
    guard tools != settings.tools else { return }
    let isOther = tools.tool != settings.tools.tool
    settings.replaceTools(with: tools)
    if isOther { _ = foldPopover() }
    rises.raise(tools, at: now)
  }

  /// Sets the size of the area in which the picker floats.
  public mutating func move(to area: Size) {
    placement.relocate(to: area)
    press = nil
  }

  /// Returns whether the picker is moving or fading.
  public func isMoving(at now: Timestamp) -> Bool {
    placement.isMoving(at: now) || presence.isMoving(at: now) || opened.isMoving(at: now)
      || rises.isMoving(at: now) || hovering.isMoving(at: now)
  }

  /// The time at which the picker next changes without an event; nil if it does not. While it is
  /// moving, this is the next frame.
  public var deadline: Timestamp? {
    [presence.returns, hovering.due, message?.end].compactMap { $0 }.min()
  }

  /// The tools and the position of the picker as text, for storing them in a file; at most a
  /// kilobyte.
  public var text: String { settings.tools.text + placement.lines }

  /// Restores the position from a text. If it is missing or invalid in the text, it does not
  /// change.
  ///
  /// - Parameter complaints: receives an error message for each invalid line.
  public mutating func takePlace(
    from text: some StringProtocol, telling complaints: inout [String]
  ) {
    placement.restore(from: text, telling: &complaints)
  }
}

// Presses.
extension ToolPicker {
  /// Reports that a pen, a button of a pointer or a finger was pressed. A second contact is ignored
  /// until the first is released.
  public mutating func press(
    at place: Point, by touch: PickerTouch = .pointer, at now: Timestamp
  ) -> [PickerEvent] {
    let geometry = geometry(at: now)
    guard isVisible, press == nil, geometry.contains(place) else { return [] }
    keyboard.select(nil)
    hovering.dismiss()
    message = nil
    presence.comeBack(at: now)
    let found = geometry.hit(place)
    let isOnPopover = geometry.popoverFrame?.contains(place) ?? false
    press = Press(
      element: found?.element, start: place, grip: place - placement.origin(at: now), touch: touch,
      rect: found?.rect ?? .empty, isOnPopover: isOnPopover)
    var events: [PickerEvent] = []
    if !isOnPopover, popover != nil, !opens(found?.element) { events += foldPopover() }
    return events + slide(to: place)
  }

  /// Reports that the contact moved while pressed.
  public mutating func move(to place: Point, at now: Timestamp) -> [PickerEvent] {
    guard var press else { return [] }
    if press.element?.isSlider == true { return slide(to: place) }
    let isDragged = press.track(place)
    self.press = press
    let events = isDragged ? foldPopover() : []
    if press.isDragging { placement.drag(to: place - press.grip) }
    return events
  }

  /// Reports that the contact was released.
  public mutating func release(at place: Point, at now: Timestamp) -> [PickerEvent] {
    guard press != nil else { return [] }
    let moved = move(to: place, at: now)
    guard let press else { return moved }
    self.press = nil
    if press.isDragging {
      if placement.drop(at: place, at: now) { presence.reappear(at: now) }
      return moved + [.moved]
    }
    guard press.isInside, let element = press.element, !element.isSlider else { return moved }
    return moved + activate(element, at: now)
  }

  /// Reports that the compositor canceled the contact: nothing is pressed, and a dragged picker
  /// returns to its position.
  public mutating func cancelPress(at now: Timestamp) {
    press = nil
    placement.letGo(at: now)
  }

  /// Returns whether pressing an element opens or closes a panel.
  private func opens(_ element: PickerElement?) -> Bool {
    switch element {
    case .colorWell, .pages, .actions: true
    case .swatch: popover == .color || popover == .ink
    case .tool(let tool): tool == tools.tool
    default: false
    }
  }

  /// Changes the value of the pressed slider.
  private mutating func slide(to place: Point) -> [PickerEvent] {
    guard let press, let element = press.element, element.isSlider else { return [] }
    if element == .spectrum {
      let share = ColorField.fraction(of: place, in: press.rect)
      return settings.pick(
        HueColor(
          hue: share.x * ColorField.hues, saturation: settings.hueColor.saturation,
          lightness: 1 - share.y))
    }
    let track = PopoverLayout.track(in: press.rect)
    let scale = settings.scale(of: element, in: popover)
    return settings.adjust(
      element, to: scale.value(at: (place.x - track.min.x) / track.width), in: popover)
  }

  // MARK: What pressing an element does

  private mutating func activate(_ element: PickerElement, at now: Timestamp) -> [PickerEvent] {
    switch element {
    case .handle: return makeSmall(at: now)
    case .disc: return makeLarge(at: now)
    case .undo: return canUndo ? [.perform(.undo)] : []
    case .redo: return canRedo ? [.perform(.redo)] : []
    case .tool(let tool):
      // If the tool is already chosen, its settings open.
      return tool == tools.tool
        ? toggle(Self.popover(of: tool), at: now) : selectTool(tool, at: now)
    case .ruler: return revise(at: now) { $0.revise { $0.showsRuler.toggle() } }
    case .colorWell: return toggle(.color, at: now)
    case .swatch(let number): return revise(at: now) { $0.pickSwatch(number) }
    case .eraserMode(let mode): return settings.revise { $0.eraserMode = mode }
    case .lassoParts(let parts): return settings.revise { $0.selectsParts = parts }
    case .pages: return toggle(.page, at: now)
    case .page(let action): return action.command(on: page).map { [.perform($0)] } ?? []
    case .paper(let paper):
      guard page.pattern != paper else { return [] }
      return [.perform(.background(paper.map { .pattern($0) } ?? .none))]
    case .action(let action): return perform(action)
    case .actions: return toggle(.actions, at: now)
    case .spectrum, .saturation, .width, .opacity: return []
    }
  }

  /// Closes the panel of actions, and has the program perform one.
  private mutating func perform(_ action: PickerAction) -> [PickerEvent] {
    let events = popover == .actions ? foldPopover() : []
    return events + [action == .clear ? .perform(.clear) : .invoke(action)]
  }

  /// Changes the tools, and how far they stand out.
  private mutating func revise(
    at now: Timestamp, _ body: (inout PickerSettings) -> [PickerEvent]
  ) -> [PickerEvent] {
    let events = body(&settings)
    rises.raise(tools, at: now)
    return events
  }

  private mutating func selectTool(_ tool: CanvasTool, at now: Timestamp) -> [PickerEvent] {
    foldPopover() + revise(at: now) { $0.revise { $0.choose(tool) } }
  }

  private static func popover(of tool: CanvasTool) -> PickerPopover {
    switch tool {
    case .ink: .ink
    case .eraser: .eraser
    case .lasso: .lasso
    }
  }

  private mutating func toggle(_ popover: PickerPopover, at now: Timestamp) -> [PickerEvent] {
    guard self.popover != popover else { return foldPopover() }
    let events = popover == .color ? revise(at: now) { $0.openColors() } : []
    opened.unfold(popover, at: now)
    return events + [.opened(popover)]
  }

  /// Closes the open panel.
  private mutating func foldPopover() -> [PickerEvent] {
    guard opened.fold() else { return [] }
    keyboard.leavePopover()
    return [.opened(nil)]
  }
}

// Keys.
extension ToolPicker {
  /// Reports that a key was pressed while the picker has the keyboard focus.
  public mutating func key(_ key: PickerKey, at now: Timestamp) -> [PickerEvent] {
    switch key {
    case .tab: cycleFocus(by: 1, at: now)
    case .backTab: cycleFocus(by: -1, at: now)
    case .left, .right, .up, .down:
      if let focus, focus.isSlider { return settings.nudge(focus, by: key, in: popover) }
      cycleFocus(by: key == .right || key == .down ? 1 : -1, at: now)
    case .enter:
      guard let focus else { return [] }
      let events = activate(focus, at: now)
      // A panel that was opened with a key gets the focus, at its first element.
      if case .opened(.some)? = events.last {
        keyboard.select(geometry(at: now).elements.first?.element)
      }
      keyboard.resize(isSmall: corner != nil)
      return events
    case .escape:
      let events = foldPopover()
      if events.isEmpty { keyboard.select(nil) }
      return events
    case .digit(let digit):
      let number = digit == 0 ? 9 : digit - 1
      guard CanvasTool.all.indices.contains(number) else { return [] }
      return selectTool(CanvasTool.all[number], at: now)
    }
    return []
  }

  /// Moves the focus to an element; nil removes it.
  public mutating func focus(on element: PickerElement?) { keyboard.select(element) }

  /// Moves the focus through the open panel, then through the picker; it begins at the chosen tool.
  private mutating func cycleFocus(by step: Int, at now: Timestamp) {
    keyboard.cycle(
      by: step, through: geometry(at: now).elements.map(\.element),
      from: popover == nil ? .tool(tools.tool) : nil)
  }
}

// Where it floats.
extension ToolPicker {
  /// Makes the picker small, in the nearest corner.
  public mutating func makeSmall(at now: Timestamp) -> [PickerEvent] {
    guard corner == nil else { return [] }
    let events = foldPopover()
    placement.shrink(at: now)
    return events + [.moved]
  }

  /// Restores the size of the picker.
  public mutating func makeLarge(at now: Timestamp) -> [PickerEvent] {
    guard corner != nil else { return [] }
    placement.enlarge()
    presence.appear(at: now)
    return [.moved]
  }

  /// Docks the picker at an edge; 0 is the left or upper end of the edge, 1 the other.
  public mutating func dock(at edge: PickerEdge, _ share: Double, at now: Timestamp)
    -> [PickerEvent]
  {
    if placement.dock(at: edge, share, at: now) { presence.reappear(at: now) }
    return [.moved]
  }
}

// The picker fades to make way for ink.
extension ToolPicker {
  /// The distance of ink at which the picker fades, in points: 12 mm.
  public static let clearance = 12 * ScreenUnit.pointsPerMillimeter
  /// The time after the pen is lifted at which the picker returns.
  public static let comesBackAfter = Microseconds.milliseconds(600)

  /// Whether the picker has faded because of ink.
  public var isFaded: Bool { presence.isFaded }

  /// Whether the picker stays faded because ink is being drawn.
  public var isHeldBack: Bool { presence.isHeldBack }

  /// Reports that ink is drawn at a point. If it is close, the picker fades and its panel closes.
  public mutating func inkCame(to place: Point, at now: Timestamp) -> [PickerEvent] {
    presence.inkCame()
    hovering.dismiss()
    message = nil
    let isNear = obscured(at: now).contains {
      $0.expanded(by: Self.clearance).contains(place)
    }
    guard isNear, press == nil else { return [] }
    presence.fade(at: now)
    return foldPopover()
  }

  /// Reports that the pen was lifted and its ink was used.
  public mutating func inkEnded(at now: Timestamp) -> [PickerEvent] {
    presence.inkEnded(at: now) ? settings.revise { $0.recordUse() } : []
  }

  /// Reports that the time ``deadline`` has been reached.
  public mutating func tick(at now: Timestamp) {
    presence.comeBackIfDue(at: now)
    hovering.appearIfDue(at: now)
    if let end = message?.end, end <= now { message = nil }
  }
}

// Names of elements, and messages.
extension ToolPicker {
  /// Reports that a pen or a pointer hovers over a point; nil if it left. After a short time, the
  /// name of the element there is shown. A finger does not hover.
  ///
  /// - Returns: whether it is over another element.
  public mutating func hover(over place: Point?, at now: Timestamp) -> Bool {
    let found = press == nil && isVisible ? place.flatMap { geometry(at: now).hit($0) } : nil
    return hovering.move(to: found?.element, at: now)
  }

  /// Shows a message in place of the previous one; nil removes it. Ink and presses remove it, too.
  public mutating func show(_ notice: PickerNotice?) { message = notice }
}
