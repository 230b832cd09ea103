import DesktopWindows
import InkCanvas
import InkDrawing
import InkGeometry
import InkScreens
import InputMethods
import LinuxIO
import OverlayConfiguration
import StylusClient
import StylusModel
import StylusProtocol
import TextFields
import WaylandClient

// What the daemon and the compositor tell.
extension ScribbleState {
  /// How long open strokes wait for a daemon that is not heard.
  private static let patienceWithDaemon = Microseconds.milliseconds(2_000)
  /// A daemon that opens more strokes than these at once is not believed.
  private static let mostOpen = 16

  func handleNews(_ news: InkNews, at now: Timestamp) {
    switch news {
    case .message(let message): handleMessage(message.content, at: now)
    // A stroke that was finished unheard is no writing of now.
    case .fetched(let stroke): cancel(stroke.id, at: now)
    case .lost(let stroke):
      letGo(of: stroke)
      strokes.lose(stroke, on: screens, at: now)
    case .met, .missed: break
    case .disconnected(let error, _): missDaemon(because: error, at: now)
    }
  }

  /// Says once that there is no daemon; its open strokes wait a little for it.
  func missDaemon(because error: ClientError, at now: Timestamp) {
    tablets.forgetPens()
    patience = patience ?? now + Self.patienceWithDaemon
    daemonTrouble.miss(because: error, at: now)
  }

  private func handleMessage(_ content: LiveMessage.LiveContent, at now: Timestamp) {
    switch content {
    case .hello:
      daemonTrouble.markHeard(at: now)
      patience = nil
    case .added(_, let tablet?, _), .changed(_, let tablet?, _):
      tablets.registerTablet(tablet, among: screens.places)
    case .snapshot(let part):
      if part.first == 0 { startStroke(part.beginning, at: now) }
      for sample in part.samples { dispatchSample(sample, to: part.beginning.stroke, at: now) }
    case .predicted(let stroke, let tail): strokes.expect(tail, behind: stroke, at: now)
    case .update(let update): handleUpdate(update, at: now)
    case .ping, .endOfStream, .lost, .added(_, nil, _), .changed(_, nil, _): break
    }
  }

  private func handleUpdate(_ update: StrokeUpdate, at now: Timestamp) {
    switch update {
    // A greeting tells of pens that came long ago, so that the clock learns nothing by it.
    case .proximity(let change): tablets.updateProximity(change)
    case .began(let beginning):
      clock.recordStamp(beginning.time, at: now)
      startStroke(beginning, at: now)
    case .sample(let stroke, let sample):
      clock.recordStamp(sample.time, at: now)
      dispatchSample(sample, to: stroke, at: now)
    case .corrected(let correction): strokes.correct(correction, at: now)
    case .ended(let ending): endStroke(ending.stroke, at: ending.time, now: now)
    case .finished(let summary): finishStroke(summary.stroke, at: now)
    case .cancelled(let stroke, _): cancel(stroke, at: now)
    case .deviceRemoved(let device, _): tablets.removeTablet(device)
    case .hover, .pad, .identified, .gap: break
    }
  }

  // MARK: Strokes

  private func startStroke(_ beginning: StrokeBeginning, at now: Timestamp) {
    cancel(beginning.stroke, at: now)
    tablets.updateProximity(beginning)
    guard mode == .on, beginning.tool.kind.draws, beginning.tool.kind != .eraser,
      open.count < Self.mostOpen, let mapping = tablets.mapping(of: beginning.device)
    else { return }
    var style = StrokeStyle(ink: InkChoice().ink, width: InkChoice().width, fate: .fades)
    style.holding = Self.holding
    strokes.begin(beginning, .draws(style), on: mapping, clock: clock.offset)
    open.updateValue(nil, forKey: beginning.stroke)
  }

  private func dispatchSample(_ sample: Sample, to stroke: StrokeID, at now: Timestamp) {
    guard let known = open[stroke], let spot = strokes.layoutPoint(of: sample, in: stroke) else {
      return
    }
    let place = spot * (25.4 / 96)
    if listPress?.holder == .pen(stroke) { return movePress(of: .pen(stroke), to: spot) }
    if pad.strokes[stroke] != nil {
      return appendToPad(sample, spot, stroke, at: now)
    }
    if let number = known {
      session.appendPoint(place, to: number)
    } else if beginOnList(stroke, at: spot, now) {
      return
    } else if beginOnPad(stroke, at: spot, sample.time) {
      session.closeList()
      return appendToPad(sample, spot, stroke, at: now)
    } else if !beginInk(stroke, at: spot, sample.time) {
      return cancel(stroke, at: now)
    }
    strokes.routeSample(sample, to: stroke, on: screens, at: now)
  }

  /// The first place of a stroke is known: it is ink over a field, or none of ours.
  private func beginInk(_ stroke: StrokeID, at spot: Point, _ time: Timestamp) -> Bool {
    let place = desk.field(at: spot)
    guard let number = strokes.canvasID(of: stroke)?.rawValue,
      session.begin(number, over: place, at: spot * (25.4 / 96), time + clock.offset)
    else { return false }
    open[stroke] = number
    names[number] = stroke
    if let place {
      desk.prepare(place.field)
      askIfInk(stroke, number, on: place, at: spot)
    }
    return true
  }

  private func endStroke(_ stroke: StrokeID, at time: Timestamp, now: Timestamp) {
    guard let known = open[stroke] else { return }
    if endOnList(stroke, at: now) || endOnPad(stroke, at: time, now: now) { return }
    guard let number = known else { return cancel(stroke, at: now) }
    strokes.end(stroke, at: time, now: now)
    guard asking[stroke] == nil else {
      asking[stroke]?.lifted = time
      return
    }
    performActions(session.end(number, at: time + clock.offset), at: now)
  }

  private func finishStroke(_ stroke: StrokeID, at now: Timestamp) {
    guard let known = open.removeValue(forKey: stroke) else {
      // A tap, or none of ours.
      return
    }
    strokes.finish(stroke, on: screens, at: now)
    guard let number = known else { return }
    names[number] = nil
    guard faded.remove(number) != nil else { return }
    for screen in screens.all { screen.fade([StrokeID(rawValue: number)], at: now) }
  }

  func cancel(_ stroke: StrokeID, at now: Timestamp) {
    letGo(of: stroke)
    strokes.cancel(stroke, at: now)
  }

  private func letGo(of stroke: StrokeID) {
    cancelOnPad(stroke)
    if listPress?.holder == .pen(stroke) { listPress = nil }
    asking[stroke] = nil
    guard let known = open.removeValue(forKey: stroke), let number = known else { return }
    names[number] = nil
    faded.remove(number)
    session.cancel(number)
  }

  // MARK: The compositor

  func handleEvent(_ event: CompositorEvent, of compositor: Compositor, at now: Timestamp) {
    if serveList(event, at: now) || servePad(event, at: now) { return }
    switch event {
    case .outputAdded(let output):
      guard let description = compositor.output(output) else { return }
      screens.plugIn(
        description, mode: .ephemeral, hasFeedback: compositor.feedback == .given)
      remap(at: now)
    case .outputChanged(let output):
      guard let description = compositor.output(output) else { return }
      screens[output]?.updateOutput(to: description)
      remap(at: now)
    case .outputRemoved(let output):
      screens.unplug(output)
      remap(at: now)
    case .ready:
      tapper = try? TapPointer(of: compositor)
      clipboard = try? Clipboard(of: compositor)
      // Of the list of readings: the pad's come of themselves.
      compositor.listenToTouches()
      let made = SeatInput(input(on: compositor, at: now))
      made.askFocus = { [weak self] in self?.desk.focus($0) }
      made.askRefocus = { [weak self] in self?.desk.refocus($0) }
      made.hasKeyboard = { [weak self] in self?.desk.map[$0]?.isFocused == true }
      seat = made
      desk.keys = made
    case .configured(let overlay): screens[overlay]?.configured()
    case .closed(let overlay): screens[overlay]?.closed(at: now)
    case .presented(let overlay, let shown): screens[overlay]?.presented(shown, at: now)
    case .discarded(let overlay, let commit): screens[overlay]?.discarded(commit)
    // What it means is seen to in each turn.
    case .textFocus, .released, .frame, .escaped, .synchronised, .tabletAdded, .tabletRemoved, .pen,
      .touch:
      break
    }
  }

  /// How texts come into fields on this desktop: each has a way of its own.
  private func input(on compositor: Compositor, at now: Timestamp) -> any DesktopInput {
    switch Desktop.ofSession {
    case .gnome:
      compositor.listenToKeys()
      let writer = KeyWriter(ShellKeyboard(desk)) { [weak compositor] in compositor?.keymap }
      return IBusInput(watch: inputs, writer: writer)
    case .kwin:
      guard let folder = Environment.variable("XDG_RUNTIME_DIR") else {
        return SwayInput(of: compositor)
      }
      return KWinInput(
        of: compositor, folder: folder, settings: KWinInput.settings(Environment.variable),
        watch: inputs, at: now)
    case .sway, nil: return SwayInput(of: compositor)
    }
  }

  private func remap(at now: Timestamp) {
    tablets.remap(among: screens.places)
    strokes.remap(to: tablets, on: screens, at: now)
  }

  /// The compositor is gone.
  func loseCompositor() {
    (tapper, clipboard, seat, pad.surface) = (nil, nil, nil, nil)
    endList()
    screens.unplugAll()
  }
}
