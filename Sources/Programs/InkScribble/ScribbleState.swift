import Desktops
import InkScreens
import LinuxIO
import OverlayConfiguration
import StylusClient
import StylusModel
import StylusProtocol
import TextFields
import ToolPicker
import WaylandClient

/// What inkscribe knows and does, told by the loop: whether it is on, what the daemon and the
/// compositor report, and what is due. Ink is its ``ScribbleInk``'s, texts are its
/// ``FieldWriter``'s.
final class ScribbleState: InkProgram {
  private(set) var mode: ScribbleMode
  let writer: FieldWriter
  let ink: ScribbleInk
  private var notice: OverlayNotice
  /// Applications that are left alone, by their app id.
  private var except: Set<String>
  private var daemonOutage = DaemonOutage()
  /// When open strokes end as they are, because the daemon is not connected.
  private var patience: Timestamp?
  /// The pending requests of input methods.
  let inputs: InputWatch

  /// How long open strokes wait for a daemon that is not connected.
  private static let patienceWithDaemon = Microseconds.milliseconds(2_000)

  init(
    _ settings: ScribbleSettings, tablets rules: OverlaySettings, _ mode: ScribbleMode,
    _ tokens: DesktopFields.Tokens
  ) throws(SystemError) {
    self.mode = mode
    except = settings.except
    let desktop = KnownDesktops.session(variable: Environment.variable)
    writer = try FieldWriter(settings, DesktopFields(tokens, on: desktop))
    ink = try ScribbleInk(writer, tablets: rules)
    notice = try OverlayNotice()
    inputs = try InputWatch()
  }

  /// The configuration is another: it counts from the next phrase on.
  func reconfigure(to settings: ScribbleSettings, tablets rules: OverlaySettings) {
    except = settings.except
    writer.configure(settings)
    ink.configure(rules)
  }

  /// Turns it on or off.
  func switchMode(_ mode: ScribbleMode, at now: Timestamp, on poller: borrowing Poller) {
    guard mode != self.mode else { return }
    self.mode = mode
    guard mode == .off else { return }
    ink.finishAll(at: now)
    writer.desk.disconnect(on: poller)
  }

  // MARK: A turn

  /// Sees to fields, surfaces and pictures.
  ///
  /// - Returns: when to be asked again if nothing happens.
  func performDueWork(
    at now: Timestamp, on compositor: Compositor?, _ poller: borrowing Poller
  ) throws(WaylandError) -> Timestamp? {
    if let patience, patience <= now {
      self.patience = nil
      ink.cutAll(at: now)
    }
    var next = earlier(patience, daemonOutage.reportRecovery(at: now))
    next = earlier(next, writer.updateSeat(at: now))
    if mode == .on {
      next = earlier(next, updateFields(at: now, poller))
      next = earlier(next, try ink.updateSurfaces(at: now, on: compositor))
      next = earlier(next, notice.publishAreas(ink.ownAreas, pad: ink.padArea, at: now))
    }
    return earlier(next, try ink.updateScreens(at: now, isOn: mode == .on, on: compositor))
  }

  private func updateFields(at now: Timestamp, _ poller: borrowing Poller) -> Timestamp? {
    let isPenNear = ink.isPenNear
    if isPenNear { writer.handwriting.wake() }
    var next = writer.desk.updateFields(
      at: now, isPenNear: isPenNear || !writer.session.openFields.isEmpty, except: except,
      on: poller)
    ink.takeOutcomes(at: now)
    let (actions, due) = writer.session.collectDueActions(at: now)
    ink.perform(actions, at: now)
    next = earlier(next, due)
    // Changes that were asked for just now are sent.
    if !actions.isEmpty { writer.desk.takeAnswers(on: poller) }
    ink.takeOutcomes(at: now)
    return next
  }

  /// Sees to what programs with elements are asked, and takes over what they said.
  ///
  /// - Returns: when to call it again, in addition to the programs' deadline.
  func updatePrograms(at now: Timestamp) -> Timestamp? {
    let isOn = mode == .on
    let next = writer.requests.updatePrograms(
      at: now, isOn: isOn && ink.tablets.hasPenTablet && daemonOutage.reason == nil,
      isPenNear: isOn && ink.isPenNear)
    ink.takeOutcomes(at: now)
    return next
  }

  /// Tells programs over which of their fields writing began or ended since this was done last.
  func announceWriting() { writer.requests.announce(writer.session.writtenFields) }

  // MARK: The daemon

  func handleNews(_ news: InkNews, at now: Timestamp) {
    ink.settleVerdicts()
    switch news {
    case .message(let message): handleMessage(message.content, at: now)
    // A stroke that was finished unheard is no writing of now.
    case .fetched(let stroke): ink.cancel(stroke.id, at: now)
    case .lost(let stroke): ink.lose(stroke, at: now)
    case .met, .missed: break
    case .disconnected(let error, _): missDaemon(because: error, at: now)
    }
  }

  /// Says once that there is no daemon; its open strokes wait a little for it.
  func missDaemon(because error: ClientError, at now: Timestamp) {
    ink.forgetPens()
    patience = patience ?? now + Self.patienceWithDaemon
    daemonOutage.miss(because: error, at: now)
  }

  private func handleMessage(_ content: LiveMessage.LiveContent, at now: Timestamp) {
    switch content {
    case .hello:
      daemonOutage.markConnected(at: now)
      patience = nil
    case .added(_, let tablet?, _), .changed(_, let tablet?, _): ink.addTablet(tablet)
    // A greeting tells of strokes that began long ago.
    case .snapshot(let part):
      if part.first == 0 {
        ink.begin(part.beginning, at: now, isNew: false, isOn: mode == .on)
      }
      for sample in part.samples {
        ink.append(sample, to: part.beginning.stroke, at: now, isNew: false)
      }
    case .predicted(let stroke, let tail): ink.expect(tail, behind: stroke, at: now)
    case .update(let update): handleUpdate(update, at: now)
    case .ping, .endOfStream, .lost, .added(_, nil, _), .changed(_, nil, _): break
    }
  }

  private func handleUpdate(_ update: StrokeUpdate, at now: Timestamp) {
    switch update {
    case .proximity(let change): ink.handleProximity(change)
    case .began(let beginning): ink.begin(beginning, at: now, isNew: true, isOn: mode == .on)
    case .sample(let stroke, let sample): ink.append(sample, to: stroke, at: now, isNew: true)
    case .corrected(let correction): ink.correct(correction, at: now)
    case .ended(let ending): ink.end(ending.stroke, at: ending.time, now: now)
    case .finished(let summary): ink.finish(summary.stroke, at: now)
    case .cancelled(let stroke, _): ink.cancel(stroke, at: now)
    case .deviceRemoved(let device, _): ink.removeTablet(device)
    case .hover, .pad, .identified, .gap: break
    }
  }

  // MARK: The compositor

  func handleEvent(_ event: CompositorEvent, of compositor: Compositor, at now: Timestamp) {
    if ink.accept(event, at: now) { return }
    switch event {
    case .outputAdded(let output):
      guard let description = compositor.output(output) else { return }
      ink.plugIn(description, hasFeedback: compositor.feedback == .given, at: now)
    case .outputChanged(let output):
      guard let description = compositor.output(output) else { return }
      ink.screens[output]?.updateOutput(to: description)
      ink.remap(at: now)
    case .outputRemoved(let output): ink.unplug(output, at: now)
    case .ready:
      writer.seat = CompositorSeat(of: compositor, writer.desk, watch: inputs, at: now)
    case .configured(let overlay): ink.screens[overlay]?.configured()
    case .closed(let overlay): ink.screens[overlay]?.closed(at: now)
    case .presented(let overlay, let shown): ink.screens[overlay]?.presented(shown, at: now)
    case .discarded(let overlay, let commit): ink.screens[overlay]?.discarded(commit)
    // Its effects are handled in each turn.
    case .textFocus, .released, .frame, .escaped, .synchronized, .tabletAdded, .tabletRemoved, .pen,
      .touch:
      break
    }
  }

  /// The compositor is gone.
  func loseCompositor() {
    writer.seat = nil
    ink.loseCompositor()
  }

  // MARK: Status

  /// What it is, and did since it started.
  func status(since start: Timestamp, at now: Timestamp) -> ScribbleStatus {
    var status = ScribbleStatus(version: Release.version, uptime: now - start, mode: mode)
    writer.report(in: &status)
    status.pad = ink.padState
    guard mode == .on else { return status }
    status.desktopFault = writer.desk.windowError.map { "\($0)" }
    status.accessibilityFault = writer.desk.accessibilityError.map { "\($0)" }
    status.inputFault = writer.seat?.input.fault
    status.daemonFault = daemonOutage.reason
    return status
  }
}
