import InkCanvas
import InkDrawing
import InkEditing
import InkScreens
import LinuxIO
import OverlayConfiguration
import StylusClient
import StylusModel
import StylusProtocol

// What the daemon tells.
extension OverlayState {
  /// How long open strokes wait for a daemon that is not heard.
  private static let patience = Microseconds.milliseconds(2_000)

  func handleNews(_ news: InkNews, at now: Timestamp) {
    switch news {
    case .message(let message):
      heard = now
      handleMessage(message.content, at: now)
    case .fetched(let stroke): handleFetched(stroke, at: now)
    case .lost(let stroke):
      forgetHold(of: stroke)
      strokes.lose(stroke, on: screens, at: now)
    case .met(let greeting): isLive = greeting.isLive
    case .missed(let missed): miss(missed)
    case .disconnected(let error, _): missDaemon(because: error, at: now)
    }
  }

  /// Says once that there is no daemon; its open strokes wait a little for it.
  func missDaemon(because error: ClientError, at now: Timestamp) {
    tablets.forgetPens()
    ruler.liftAll()
    barPress = nil
    patience = patience ?? now + Self.patience
    daemonTrouble.miss(because: error, at: now)
  }

  private func handleMessage(_ content: LiveMessage.LiveContent, at now: Timestamp) {
    switch content {
    case .hello(let hello):
      daemonTrouble.markHeard(at: now)
      patience = nil
      greet(hello)
    case .added(_, let tablet?, _), .changed(_, let tablet?, _):
      tablets.registerTablet(tablet, among: screens.places)
      drawUnplaced(of: tablet.id, at: now)
    case .snapshot(let part):
      if part.first == 0 { startStroke(part.beginning, at: now) }
      for sample in part.samples { dispatchSample(sample, to: part.beginning.stroke, at: now) }
    case .predicted(let stroke, let tail): strokes.expect(tail, behind: stroke, at: now)
    case .update(let update):
      drawUnplaced(at: now)
      handleUpdate(update, at: now)
    case .ping: drawUnplaced(at: now)
    case .endOfStream, .lost, .added(_, nil, _), .changed(_, nil, _): break
    }
  }

  private func handleUpdate(_ update: StrokeUpdate, at now: Timestamp) {
    switch update {
    // A greeting tells of pens that came long ago, so that the clock learns nothing by it.
    case .proximity(let change):
      tablets.updateProximity(change)
      if change.kind != .entered { buttons.letGo(of: change.device) }
    case .hover(let device, _, let sample): hold(sample.buttons, on: device, at: now)
    case .began(let beginning):
      clock.recordStamp(beginning.time, at: now)
      unkept?.noteBeginning(beginning, after: settling.newest)
      startStroke(beginning, at: now)
    case .sample(let stroke, let sample):
      clock.recordStamp(sample.time, at: now)
      dispatchSample(sample, to: stroke, at: now)
    case .corrected(let correction): strokes.correct(correction, at: now)
    case .ended(let ending):
      releasePen(ending.stroke, at: now)
      if strokes.draws(ending.stroke) { noteUse(at: now) }
      strokes.end(ending.stroke, at: ending.time, now: now)
      picker.inkEnded(at: now)
    case .finished(let summary):
      releasePen(summary.stroke, at: now)
      let drawn = strokes.stroke(summary.stroke)
      strokes.finish(summary.stroke, on: screens, at: now)
      if let stored = summary.stored { settling.recordFinished(stored, drawnAs: drawn) }
    case .cancelled(let stroke, _):
      forgetHold(of: stroke)
      strokes.cancel(stroke, at: now)
    case .deviceRemoved(let device, _):
      tablets.removeTablet(device)
      buttons.letGo(of: device)
    case .pad(let action): pressPadButton(action, at: now)
    case .identified, .gap: break
    }
  }

  // MARK: Strokes

  /// - Parameter stays: whether its ink stays, whatever is done with a pen now.
  func startStroke(_ beginning: StrokeBeginning, stays: Bool = false, at now: Timestamp) {
    let mapping = tablets.mapping(of: beginning.device)
    if strokes.beginAnew(beginning, on: mapping, at: now) { return }
    strokes.cancel(beginning.stroke, at: now)
    guard stays || mode != .off, beginning.tool.kind.draws,
      let mapping, let part = strokePart(of: beginning, stays: stays, at: now)
    else { return }
    screens.beginStep()
    strokes.begin(beginning, part, on: mapping, clock: clock.offset)
  }

  /// What a stroke does that begins now; nil: nothing.
  private func strokePart(
    of beginning: StrokeBeginning, stays: Bool, at now: Timestamp
  ) -> StrokePart? {
    if beginning.tool.kind == .eraser {
      guard stays || mode == .draw else { return nil }
      return eraser.map { .erases($0, width: tools.eraserWidth) }
    }
    seeds &+= 1
    let sinceBegin = now - (beginning.time + clock.offset)
    let began = WallClock.microseconds - sinceBegin.value
    var style = StrokeStyle(
      ink: ink.ink, width: ink.width, seed: seeds,
      creationDate: WallTime(microsecondsSince1970: began),
      fate: mode == .ephemeral && !stays ? .fades : .stays)
    style.holding = settings.holding
    style.ruler = rulerInLayout
    style.straightens = tools.straightens
    return strokePart(drawnAs: style)
  }

  /// What an eraser does; nil: nothing.
  private var eraser: EraserMode? {
    switch settings.eraser {
    case .object: .object
    case .pixel: .pixel
    case .off: nil
    }
  }

  private func dispatchSample(_ sample: Sample, to stroke: StrokeID, at now: Timestamp) {
    if picker.screen != nil, let place = strokes.layoutPoint(of: sample, in: stroke) {
      // What begins on the picker presses it.
      if strokes.isEmpty(stroke), picker.covers(place, at: now) {
        return strokes.cancel(stroke, at: now)
      }
      picker.inkCame(to: place, at: now)
    }
    if strokes.isEmpty(stroke), let place = strokes.layoutPoint(of: sample, in: stroke),
      isForeign(place, at: now)
    {
      return strokes.cancel(stroke, at: now)
    }
    if pressBar(sample, of: stroke, at: now) || moveRuler(sample, of: stroke, at: now) { return }
    strokes.routeSample(sample, to: stroke, on: screens, at: now)
    guard let device = strokes.device(of: stroke) else { return }
    hold(sample.buttons, on: device, at: now)
  }

  // MARK: Buttons

  private func hold(_ held: ToolButtons, on device: DeviceID, at now: Timestamp) {
    guard let tablet = tablets[device] else { return }
    for action in buttons.hold(held, on: tablet, settings, at: now) {
      performAction(action, at: now)
    }
  }

  private func pressPadButton(_ action: PadAction, at now: Timestamp) {
    guard action.control == .button, action.value > 0, let pad = tablets[action.device],
      let done = buttons.pressButton(.pad(Int(action.index)), on: pad, settings, at: now)
    else { return }
    performAction(done, at: now)
  }
}
