import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkScreens
import LinuxIO
import StylusModel
import StylusProtocol
import ToolPicker
import WaylandClient

/// The overlay's tool picker: what is chosen, whether it is shown and where, and who presses it.
///
///     picker.setVisibility(.toggle, at: now)
///     // what pens, pointers and fingers did to it
///     for event in picker.handleEvent(event, at: now) { ... }
///     let deadline = try picker.updateSurface(
///       at: now, on: compositor, among: screens, isHidden: false)
final class OverlayPicker {
  private(set) var picker: ToolPicker
  /// Whether it should be visible.
  private(set) var isWanted = false { didSet { picker.isVisible = isWanted } }
  /// Where it is on the screen.
  private(set) var spot = PickerSpot()
  private var holder: PickerHolder?
  private var help = StartHelp()
  /// The stroke that has only closed a panel so far.
  var panelTap = PanelTap()
  /// Whether the mouse draws in mode `draw`: the help says so.
  var drawsByHand = false
  private let memory: PickerMemory
  /// When what was chosen is written down.
  private var isKeptAt: Timestamp?
  /// Whether something changed since its picture was looked at: a turn in which nothing did costs
  /// nothing.
  private var isChanged = true
  private let textures = Lock(false)
  private var asksTextures = false

  /// Who presses it.
  private enum PickerHolder: Equatable {
    case pen(PenDeviceID)
    case touch(TouchFrame.TouchSource)
  }

  /// The time after a change until it is saved.
  private static let writing = Microseconds.milliseconds(2_000)
  /// How long a message is shown.
  private static let reading = Microseconds.milliseconds(6_000)
  /// So often it is looked whether papers are made.
  private static let glance = Microseconds.milliseconds(60)

  init(_ memory: PickerMemory, at now: Timestamp) {
    self.memory = memory
    var complaints: [String] = []
    let text = memory.loadText()
    var tools = text.map { Toolset(text: $0, telling: &complaints) } ?? .firstStart
    // The ruler is hidden when the session begins.
    tools.showsRuler = false
    picker = ToolPicker(tools, in: Size(width: 1280, height: 800), at: now)
    picker.showsTextures = false
    picker.isVisible = false
    picker.actions = Set(PickerAction.allCases)
    if let text { picker.takePlace(from: text, telling: &complaints) }
    for complaint in complaints.prefix(Toolset.mostComplaints) {
      Log.write(.notice, "\(memory.path ?? "tools"): \(complaint)")
    }
    memory.seed(with: picker.text)
  }

  /// The choice; a change is shown.
  var tools: Toolset { picker.tools }

  func choose(_ tools: Toolset, at now: Timestamp) {
    picker.show(tools, at: now)
    isChanged = true
  }

  /// Shows or hides it.
  func setVisibility(_ visibility: CanvasCommand.Visibility, at now: Timestamp) {
    let wasWanted = isWanted
    isWanted = visibility.applied(to: isWanted)
    isChanged = true
    if isWanted {
      // A message may say that it is hidden.
      if !wasWanted { picker.show(nil) }
      return makeTextures()
    }
    endHelp()
    letGo(at: now)
  }

  /// Its surface; nil while it is not shown.
  var screen: PickerScreen? { spot.screen }

  /// Whether there is something to show: the picker, or a message.
  var hasPicture: Bool { isWanted || picker.notice != nil }

  /// Sets what the buttons for the mode and the board show. A turn in which neither changed
  /// allocates nothing.
  func updateActions(draws: Bool, hasBoard: Bool) {
    guard letsClicksThrough == draws || picker.actionsInEffect.contains(.board) != hasBoard else {
      return
    }
    picker.actionsInEffect = draws ? [] : [.passThrough]
    if hasBoard { picker.actionsInEffect.insert(.board) }
    isChanged = true
  }

  /// Whether ink fades and windows get the pen.
  var letsClicksThrough: Bool { picker.actionsInEffect.contains(.passThrough) }

  /// Shows a message for some seconds.
  func announce(_ text: String, at now: Timestamp) {
    _ = help.end()
    picker.show(PickerNotice(text, until: now + Self.reading))
    isChanged = true
  }

  /// Shows the picker with a line of help, which the first stroke removes.
  func greet(_ first: FirstStart, at now: Timestamp) {
    help.prepare(for: first)
    setVisibility(.on, at: now)
  }

  /// A stroke begins, or the picker is hidden: the line of help goes.
  func endHelp() {
    guard help.end() else { return }
    picker.show(nil)
    isChanged = true
  }

  /// It is light or dark from now on.
  func redraw(for appearance: Appearance) { set(&picker.appearance, to: appearance) }

  /// The steps to undo and redo.
  func updateHistory(canUndo: Bool, canRedo: Bool) {
    set(&picker.canUndo, to: canUndo)
    set(&picker.canRedo, to: canRedo)
  }

  /// Which page is shown, and how.
  func updatePage(_ page: PickerPage) { set(&picker.page, to: page) }

  /// Sets what the picker shows; a change is shown.
  private func set<Value: Equatable>(_ shown: inout Value, to value: Value) {
    guard shown != value else { return }
    shown = value
    isChanged = true
  }

  /// The surface is removed, and all presses on it end.
  func letGo(at now: Timestamp) {
    spot = PickerSpot()
    holder = nil
    picker.cancelPress(at: now)
  }

  /// Something was changed by hand: it is written down soon.
  func keepSoon(at now: Timestamp) { isKeptAt = isKeptAt ?? now + Self.writing }

  /// Has written down what is chosen.
  private func saveChoice() {
    guard isKeptAt != nil else { return }
    isKeptAt = nil
    memory.saveText(picker.text)
  }

  /// Writes down what is chosen, and waits for it.
  func saveAndWait() {
    saveChoice()
    memory.waitUntilWritten()
  }

  /// Makes the papers of inks off the loop.
  private func makeTextures() {
    guard !asksTextures else { return }
    asksTextures = true
    let textures = textures
    do throws(SystemError) {
      try WorkerThread(named: "paper") {
        InkTextures.prepare()
        textures.withLock { $0 = true }
      }.detach()
    } catch {
      textures.withLock { $0 = true }
    }
  }
}

// The surface of the picker.
extension OverlayPicker {
  /// Sees to its surface and its picture.
  ///
  /// - Parameter ink: the output that it shall be on; nil: none is there.
  /// - Returns: when to be asked again, if nothing happens.
  func updateSurface(
    at now: Timestamp, on compositor: Compositor?, above ink: OutputScreen?
  ) throws(WaylandError) -> Timestamp? {
    if let isKeptAt, isKeptAt <= now { saveChoice() }
    guard hasPicture, let compositor, let ink, let output = ink.output,
      compositor.output(output) != nil
    else {
      if screen != nil { letGo(at: now) }
      return isKeptAt
    }
    if try spot.move(to: output, of: compositor, above: ink, isPressed: holder != nil) {
      isChanged = true
    }
    handleTimers(now)
    greetIfShown(at: now)
    var wait: Timestamp?
    if isChanged || picker.isMoving(at: now) {
      wait = spot.isOnInk ? ink.pickerWait(at: now) : nil
      if wait == nil { try showPicture(at: now, above: ink) }
    }
    let glance = picker.showsTextures ? nil : now + Self.glance
    return earlier(
      earlier(isKeptAt, picker.deadline), earlier(glance, wait ?? nextFrame(at: now, above: ink)))
  }

  /// Shows the line of help once the picker can be seen.
  private func greetIfShown(at now: Timestamp) {
    guard isWanted, screen?.isShown == true,
      let notice = help.takeNotice(
        letsClicksThrough: letsClicksThrough, drawsByHand: drawsByHand, at: now)
    else { return }
    picker.show(notice)
    isChanged = true
  }

  /// When it moves on: on the ink with the next frame. After a picture of its own surface the
  /// compositor's next frame wakes the loop; what begins to move may have had none.
  private func nextFrame(at now: Timestamp, above ink: OutputScreen) -> Timestamp? {
    guard picker.isMoving(at: now), screen?.isWaiting == false else { return nil }
    return now + (spot.isOnInk ? ink.period : .milliseconds(8))
  }

  /// What came of itself: the end of a pause, and the papers.
  private func handleTimers(_ now: Timestamp) {
    if let deadline = picker.deadline, deadline <= now {
      picker.tick(at: now)
      isChanged = true
    }
    if !picker.showsTextures, textures.withLock({ $0 }) {
      picker.showsTextures = true
      isChanged = true
    }
  }

  /// Shows what it looks like now.
  private func showPicture(at now: Timestamp, above ink: OutputScreen) throws(WaylandError) {
    guard let usable = spot.usableArea else { return }
    if usable != picker.area { picker.move(to: usable) }
    let scene = picker.scene(at: now)
    let covered = isWanted ? picker.obscured(at: now) : []
    if try spot.show(scene, covering: covered, isPressed: holder != nil, above: ink, at: now) {
      isChanged = scene != picker.scene(at: now)
    }
  }
}

// Ink near the picker.
extension OverlayPicker {
  /// Whether a press at a place of the layout is the picker's.
  func covers(_ place: Point, at now: Timestamp) -> Bool {
    guard let screen, screen.isShown else { return false }
    return picker.contains(spot.point(at: place), at: now)
  }

  /// Ink came to a place of the layout; costs two comparisons unless that is near.
  ///
  /// - Parameter isFirst: whether the stroke begins there.
  func inkCame(to place: Point, by stroke: StrokeID, isFirst: Bool, at now: Timestamp) {
    panelTap.move(stroke, to: place)
    guard spot.zone.contains(place), !picker.isFaded || !picker.isHeldBack else { return }
    let events = picker.inkCame(to: spot.point(at: place), at: now)
    if isFirst, events.contains(.opened(nil)) { panelTap.begin(stroke, at: place) }
    isChanged = true
  }

  /// A pen that drew was lifted.
  func inkEnded(at now: Timestamp) { _ = picker.inkEnded(at: now) }
}

// Presses of pens, pointers and fingers.
extension OverlayPicker {
  /// Handles an event of the compositor; returns the result if it is about the picker.
  func handleEvent(_ event: CompositorEvent, at now: Timestamp) -> [PickerEvent] {
    guard let screen else { return [] }
    if screen.handleEvent(event) { isChanged = true }
    switch event {
    case .closed(screen.id):
      isWanted = false
      letGo(at: now)
    case .pen(let pen):
      let place = Point(x: pen.x, y: pen.y)
      hover(over: place, of: pen.isDown ? nil : pen.overlay, at: now)
      return routeTouch(.pen(pen.tool), .pen, pen.overlay, place, isDown: pen.isDown, at: now)
    case .touch(let touch):
      let place = Point(x: touch.x, y: touch.y)
      let source = PickerHolder.touch(touch.source)
      if touch.isCancelled, holder == source {
        holder = nil
        picker.cancelPress(at: now)
        return []
      }
      if touch.source == .pointer {
        hover(over: place, of: touch.isDown ? nil : touch.overlay, at: now)
      }
      let kind: PickerTouch = touch.source == .pointer ? .pointer : .finger
      return routeTouch(source, kind, touch.overlay, place, isDown: touch.isDown, at: now)
    default: break
    }
    return []
  }

  /// A pen or a pointer hovers over a surface; nil if it does not.
  private func hover(over place: Point, of overlay: OverlayID?, at now: Timestamp) {
    let isHere = overlay != nil && overlay == screen?.id
    if picker.hover(over: isHere ? place : nil, at: now) { isChanged = true }
  }

  private func routeTouch(
    _ source: PickerHolder, _ kind: PickerTouch, _ overlay: OverlayID?, _ place: Point,
    isDown: Bool,
    at now: Timestamp
  ) -> [PickerEvent] {
    isChanged = true
    if holder == source {
      if isDown { return picker.move(to: place, at: now) }
      holder = nil
      guard overlay != nil else {
        picker.cancelPress(at: now)
        return []
      }
      return picker.release(at: place, at: now)
    }
    guard holder == nil, isDown, let screen, overlay == screen.id else { return [] }
    holder = source
    return picker.press(at: place, by: kind, at: now)
  }
}
