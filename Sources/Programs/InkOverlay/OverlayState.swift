import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkScreens
import LinuxIO
import OverlayConfiguration
import StylusClient
import StylusModel
import StylusProtocol
import WaylandClient

/// What the overlay knows and does: it conducts what the daemon and the compositor say, told by the
/// loop, and what a user may ask of it.
///
///     state.handleNews(news, at: now) ... state.handleEvent(event, of: compositor, at: now)
///     let deadline = try state.performDueWork(at: now, on: compositor)  // surfaces, then pictures
///
/// A pen that comes down is the picker's, another program's, the bars' or the ruler's; only then
/// does it draw.
final class OverlayState: InkProgram {
  private(set) var settings: OverlaySettings
  /// The mode that the user chose.
  private(set) var modes: PenMode
  /// The chosen tools, and the picker that shows them.
  let picker: OverlayPicker
  /// What lies on the ink, and who touches it.
  var hands = OverlayHands()
  /// Tablets, strokes and screens.
  var daemonInk: DaemonInk
  /// Whether the daemon is connected.
  private(set) var silence = DaemonSilence()
  private var buttons = ButtonPresses()
  /// What the loop has to do for buttons.
  var requests = LoopRequests()
  /// What is to be on the screen instead of what was kept, in millimeters from the corner of the
  /// layout.
  private var opening: InkDocument?
  /// Whether what was kept is gone on with.
  private let goesOn: Bool

  init(
    _ settings: OverlaySettings, remembering memory: PickerMemory = PickerMemory(),
    keeping kept: KeptInk? = nil, orNot unkept: UnkeptSession? = nil, opening: InkDocument? = nil
  ) throws(SystemError) {
    self.settings = settings
    self.opening = opening
    goesOn = opening == nil
    modes = PenMode(settings)
    picker = OverlayPicker(memory, at: .now)
    daemonInk = try DaemonInk(settings, keeping: kept, orNot: unkept)
    if settings.choosesInk { ink = settings.ink }
    if let straightens = settings.straightens { tools.straightens = straightens }
    picker.makePaper()
  }

  /// The configuration is another. The ink and the mode stay as the user last chose them.
  func reconfigure(to settings: OverlaySettings) {
    if let straightens = settings.straightens, straightens != self.settings.straightens {
      tools.straightens = straightens
    }
    self.settings = settings
    daemonInk.applySettings(settings)
  }

  /// Shows the picker if the configuration or the first start of a user requests it.
  func openPicker(_ first: FirstStart?, at now: Timestamp) {
    switch settings.picker {
    case .no: break
    case .yes: picker.setVisibility(.on, at: now)
    case .auto: if let first { picker.greet(first, at: now) }
    }
  }

  // MARK: Tools and mode

  /// Which tool is chosen, and how each is set.
  var tools: Toolset {
    get { picker.tools }
    set { picker.select(newValue, on: screens) }
  }

  /// The ink of the next strokes.
  var ink: InkChoice {
    get { InkChoice(tools) }
    set {
      var tools = tools
      newValue.choose(in: &tools)
      self.tools = tools
    }
  }

  /// The action of new strokes.
  var setup: PenSetup {
    PenSetup(
      mode: mode, tools: tools, settings: settings, ruler: hands.ruler.inLayout(of: screens))
  }

  /// The active mode.
  var mode: OverlayMode { modes.mode }

  /// Changes the mode; returns the user's choice, which applies unless the overlay is hidden.
  func setMode(_ change: OverlayModeChange, at now: Timestamp) -> OverlayMode {
    changeMode(at: now) { $0.select(change) }
  }

  /// Changes the mode in any way.
  func changeMode<Value>(at now: Timestamp, _ change: (inout PenMode) -> Value) -> Value {
    defer { applyMode(at: now) }
    return change(&modes)
  }

  /// Open strokes are cut off when drawing stops.
  private func applyMode(at now: Timestamp) {
    if mode == .off { daemonInk.finishOpenStrokes(at: now) }
    for screen in screens.all { screen.page.mode = mode }
  }

  /// Ink that begins there is another program's, for a while.
  func leaveOut(_ areas: OverlayAreas, at now: Timestamp) { modes.leaveOut(areas, at: now) }

  /// Ink is drawn for a light or a dark desktop from now on, all that there is.
  func redraw(for appearance: Appearance, at now: Timestamp) {
    screens.appearance = appearance
    picker.redraw(for: appearance)
    for screen in screens.all { screen.page.redraw(for: appearance, at: now) }
  }
}

// What the daemon reports.
extension OverlayState {
  func handleNews(_ news: InkNews, at now: Timestamp) {
    switch news {
    case .message(let message):
      daemonInk.recordMessage(at: now)
      handleMessage(message.content, at: now)
    case .fetched(let stroke): daemonInk.drawFetched(stroke, as: setup, at: now)
    case .lost(let stroke):
      letGo(stroke)
      daemonInk.abandonStroke(stroke, at: now)
    case .met(let greeting): daemonInk.connected(isLive: greeting.isLive)
    case .missed(let missed): daemonInk.reportMissed(missed)
    case .disconnected(let error, _): missDaemon(because: error, at: now)
    }
  }

  /// Says once that there is no daemon; its open strokes wait a little for it.
  func missDaemon(because error: ClientError, at now: Timestamp) {
    daemonInk.forgetPens()
    hands.letGoOfPens()
    silence.daemonLost(because: error, at: now)
  }

  private func handleMessage(_ content: LiveMessage.LiveContent, at now: Timestamp) {
    switch content {
    case .hello(let hello):
      silence.daemonFound(at: now)
      daemonInk.greeted(by: hello)
    case .added(_, let tablet?, _), .changed(_, let tablet?, _):
      daemonInk.registerTablet(tablet, as: setup, at: now)
    case .snapshot(let part):
      if part.first == 0 { daemonInk.beginStroke(part.beginning, as: setup, at: now) }
      for sample in part.samples { draw(sample, in: part.beginning.stroke, at: now) }
    case .predicted(let stroke, let tail): daemonInk.drawPrediction(tail, of: stroke, at: now)
    case .update(let update):
      drawUnplaced(at: now)
      handleUpdate(update, at: now)
    case .ping: drawUnplaced(at: now)
    case .endOfStream, .lost, .added(_, nil, _), .changed(_, nil, _): break
    }
  }

  private func drawUnplaced(at now: Timestamp) {
    if daemonInk.finished.hasUnplaced { daemonInk.drawUnplaced(as: setup, at: now) }
  }

  private func handleUpdate(_ update: StrokeUpdate, at now: Timestamp) {
    switch update {
    // A greeting tells of pens that came long ago, so that the clock learns nothing by it.
    case .proximity(let change):
      daemonInk.trackProximity(change)
      if change.kind != .entered { buttons.letGo(of: change.device) }
    case .hover(let device, _, let sample): hold(sample.buttons, on: device, at: now)
    case .began(let beginning): daemonInk.strokeBegan(beginning, as: setup, at: now)
    case .sample(let stroke, let sample):
      daemonInk.trackClock(sample.time, at: now)
      draw(sample, in: stroke, at: now)
    case .corrected(let correction): daemonInk.correctSample(correction, at: now)
    case .ended(let ending):
      endInk(of: ending.stroke, at: now)
      daemonInk.liftPen(ending, at: now)
    case .finished(let summary):
      liftPen(of: summary.stroke, at: now)
      daemonInk.finishStroke(summary, at: now)
    case .cancelled(let stroke, _):
      letGo(stroke)
      daemonInk.discardStroke(stroke, at: now)
    case .deviceRemoved(let device, _):
      daemonInk.removeTablet(device)
      buttons.letGo(of: device)
    case .pad(let action): pressPadButton(action, at: now)
    case .identified, .gap: break
    }
  }

  // MARK: Buttons

  func hold(_ held: ToolButtons, on device: DeviceID, at now: Timestamp) {
    guard let tablet = daemonInk.tablets[device] else { return }
    for action in buttons.hold(held, on: tablet, settings, in: mode, at: now) {
      perform(action, at: now)
    }
  }

  private func pressPadButton(_ action: PadAction, at now: Timestamp) {
    guard action.control == .button, action.value > 0,
      let pad = daemonInk.tablets[action.device],
      let done = buttons.pressButton(.pad(Int(action.index)), on: pad, settings, in: mode, at: now)
    else { return }
    perform(done, at: now)
  }

  /// Does what a button is there for, of a device or of the picker on a screen.
  func perform(_ action: ButtonAction, on screen: OutputScreen? = nil, at now: Timestamp) {
    guard !modes.isHidden else { return }
    switch action {
    case .none: break
    case .toggle: _ = setMode(.toggle, at: now)
    // A press that can do nothing now, such as an undo too many, says nothing.
    case .command(let command): try? perform(command, on: screen, at: now)
    case .save: requests.save(screen)
    case .settings, .quit: requests.note(action)
    case .hide(let change): changeMode(at: now) { $0.hideEverything(change, with: picker, at: now) }
    }
  }
}

// What the compositor reports.
extension OverlayState {
  func handleEvent(_ event: CompositorEvent, of compositor: Compositor, at now: Timestamp) {
    for action in picker.actions(from: event, on: screens, at: now) {
      perform(action, on: picker.screen.flatMap { screens[$0.output] }, at: now)
    }
    switch event {
    case .outputAdded(let output):
      guard let description = compositor.output(output) else { return }
      daemonInk.plugIn(
        description, mode: mode, hasFeedback: compositor.feedback == .given, at: now)
    case .outputChanged(let output):
      guard let description = compositor.output(output) else { return }
      daemonInk.changeOutput(to: description)
    case .outputRemoved(let output): daemonInk.unplug(output)
    // All outputs are known: what is to be on them is, instead of what was on them last.
    case .ready:
      if let document = opening.take() {
        _ = screens.replacePages(with: document, on: nil, at: now)
      }
    case .touch(let touch): handleTouch(touch, at: now)
    default: screens.dispatch(event, at: now)
    }
  }

  /// The compositor is gone: ink waits for another one.
  func loseCompositor() {
    picker.letGo(at: .now)
    hands.letGoOfTouches()
    if let step = hands.strokes.endStroke() { drawByHand(step, at: .now) }
    screens.unplugAll()
  }
}

// The requests of the loop.
extension OverlayState {
  /// All outputs that are there, or were and have ink.
  var screens: Screens {
    get { daemonInk.screens }
    _modify { yield &daemonInk.screens }
  }

  /// Sees to surfaces and pictures.
  ///
  /// - Returns: when to be asked again if nothing happens; nil: not before.
  func performDueWork(at now: Timestamp, on compositor: Compositor?) throws(WaylandError)
    -> Timestamp?
  {
    if silence.endsStrokes(at: now) { daemonInk.cutStrokes(at: now) }
    for action in buttons.due(at: now) { perform(action, at: now) }
    var deadline = earlier(buttons.deadline, silence.reportRecovery(at: now))
    deadline = earlier(deadline, daemonInk.straightenStrokes(at: now))
    screens.turnWaitingPages(at: now)
    deadline = earlier(deadline, hands.arrange(on: screens, tools, mode, at: now))
    deadline = earlier(deadline, modes.leavePadFree(on: screens, at: now))
    updateHands(at: now)
    if handsDraw || hands.takesTouches(on: screens, tools) { compositor?.listenToTouches() }
    deadline = earlier(deadline, try daemonInk.showInk(at: now, on: compositor))
    deadline = earlier(deadline, daemonInk.keepChanges(draws: mode == .draw, at: now))
    let next = try picker.updateSurfaces(at: now, on: compositor, among: screens, in: modes)
    return earlier(deadline, next)
  }

  /// All outputs are known, and what was kept is on them.
  ///
  /// - Returns: from where on finished strokes are wanted, if the last session was killed.
  func resumeSession() -> InkPlace? { goesOn ? daemonInk.resumeSession() : nil }

  /// Writes what the next run continues with.
  ///
  /// - Parameter isWhole: whether all that was drawn is on the screens.
  /// - Returns: the outputs whose ink is not kept, though it should be, and why.
  @discardableResult
  func keepForNextRun(isWhole: Bool, at now: Timestamp) -> (
    screens: [OutputScreen], reason: SystemError?
  ) {
    picker.saveAndWait()
    return daemonInk.keepAll(isWhole: isWhole, draws: mode == .draw, at: now)
  }
}
