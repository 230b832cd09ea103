import InkCanvas
import InkDrawing
import InkModel
import LinuxIO
import StylusClient
import StylusProtocol
import WaylandClient

/// What the overlay knows and does: tablets, strokes and screens, told by the loop; and what a user may ask of it.
///
///     desk.take(news, at: now) ... desk.serve(event, of: compositor, at: now)
///     let deadline = try desk.tend(at: now, on: compositor)      // surfaces, then pictures
final class OverlayDesk {
  private(set) var mode: DrawMode
  private(set) var style: PenStyle
  private(set) var screens = Screens()
  private let eraser: EraserMode
  private var tablets: TabletDesk
  private var strokes: StrokeDesk
  private var clock = SourceClock()
  private let fits: FitThread
  /// When open strokes end as they are, because the daemon is not heard.
  private var patience: Timestamp?
  private var isDaemonMissed = false
  private var seeds: UInt32 = 0

  /// How long open strokes wait for a daemon that is not heard.
  private static let patience = Microseconds.milliseconds(2_000)

  init(_ wishes: OverlayWishes) throws(SystemError) {
    mode = wishes.mode
    style = wishes.style
    eraser = wishes.eraser
    tablets = TabletDesk(wishes.mapping)
    fits = try FitThread()
    strokes = StrokeDesk(fits)
  }

  /// Readable when ``takeFits(at:)`` has something to do.
  var fitDescriptor: Int32 { fits.descriptor }

  /// Whether strokes come faster than they can be made to stay: no more news shall be taken.
  var isBehind: Bool { strokes.isBehind }

  /// Puts strokes that were fitted into the drawings.
  func takeFits(at now: Timestamp) { strokes.settle(fits.take(), on: screens, at: now) }

  /// Nothing comes any more: what is open ends as it is.
  func close(at now: Timestamp) {
    strokes.finishAll(at: now)
    strokes.settleAll(on: screens, at: now)
  }
}

// What the daemon tells.
extension OverlayDesk {
  func take(_ news: InkNews, at now: Timestamp) {
    switch news {
    case .message(let message): take(message.content, at: now)
    case .fetched(let stroke): take(stroke, at: now)
    case .lost(let stroke): strokes.cut(stroke, at: now)
    case .missed: break
    case .disconnected(let error, _): missDaemon(because: "\(error)", at: now)
    }
  }

  /// Says once that there is no daemon; its open strokes wait a little for it.
  func missDaemon(because reason: String, at now: Timestamp) {
    tablets.forgetPens()
    patience = patience ?? now + Self.patience
    guard !isDaemonMissed else { return }
    isDaemonMissed = true
    Notice.write("\(reason) Waiting for it.")
  }

  private func take(_ content: LiveMessage.Content, at now: Timestamp) {
    switch content {
    case .hello:
      if isDaemonMissed { Notice.write("the daemon is there") }
      isDaemonMissed = false
      patience = nil
    case .added(let tablet, _), .changed(_, let tablet?, _):
      tablets.add(tablet, among: screens.places)
    case .snapshot(let part):
      if part.first == 0 { begin(part.beginning, at: now) }
      for sample in part.samples { append(sample, to: part.beginning.stroke, at: now) }
    case .finished(let summary, _): strokes.finish(summary.stroke, at: now)
    case .predicted(let stroke, let tail): strokes.expect(tail, behind: stroke, at: now)
    case .update(let update): take(update, at: now)
    case .ping, .endOfStream, .lost, .changed(_, nil, _): break
    }
  }

  private func take(_ update: StrokeUpdate, at now: Timestamp) {
    switch update {
    case .proximity(let change):
      clock.heed(change.time, at: now)
      tablets.heed(change)
    case .began(let beginning):
      clock.heed(beginning.time, at: now)
      begin(beginning, at: now)
    case .sample(let stroke, let sample):
      clock.heed(sample.time, at: now)
      append(sample, to: stroke, at: now)
    case .corrected(let correction): strokes.correct(correction, at: now)
    case .ended(let ending): strokes.end(ending.stroke, at: ending.time, now: now)
    case .finished(let summary): strokes.finish(summary.stroke, at: now)
    case .cancelled(let stroke, _): strokes.cancel(stroke, at: now)
    case .deviceRemoved(let device, _): tablets.remove(device)
    case .deviceAdded, .hover, .identified, .gap, .pad, .profiled, .anomaly: break
    }
  }

  private func begin(_ beginning: StrokeBeginning, at now: Timestamp) {
    strokes.cancel(beginning.stroke, at: now)
    guard mode != .off, beginning.tool.kind.draws,
      let mapping = tablets.mapping(of: beginning.device), let part = part(of: beginning, at: now)
    else { return }
    strokes.begin(beginning, part, on: mapping, clock: clock.offset)
  }

  /// What a stroke does that begins now; nil: nothing.
  private func part(of beginning: StrokeBeginning, at now: Timestamp) -> OpenStroke.Part? {
    if beginning.tool.kind == .eraser { return mode == .draw ? .erases(eraser) : nil }
    seeds &+= 1
    let sinceBegin = now - (beginning.time + clock.offset)
    let began = WallClock.microseconds - sinceBegin.value
    return .draws(
      StrokeWish(
        ink: style.ink, width: style.width, seed: seeds,
        creationDate: WallTime(microsecondsSince1970: began),
        fate: mode == .ephemeral ? .fades : .stays))
  }

  private func append(_ sample: Sample, to stroke: StrokeID, at now: Timestamp) {
    strokes.append(sample, to: stroke, on: screens, at: now)
  }

  /// A stroke that was finished while the daemon was not heard. Its ink is wanted where ink stays.
  private func take(_ stroke: CapturedStroke, at now: Timestamp) {
    guard strokes.isOpen(stroke.id) || mode == .draw else { return }
    begin(stroke.beginning, at: now)
    for sample in stroke.samples { append(sample, to: stroke.id, at: now) }
    strokes.finish(stroke.id, at: now)
  }
}

// What the compositor tells.
extension OverlayDesk {
  func serve(_ event: CompositorEvent, of compositor: Compositor, at now: Timestamp) {
    switch event {
    case .outputAdded(let output): plugIn(output, of: compositor)
    case .outputChanged(let output):
      guard let description = compositor.output(output) else { return }
      screens[output]?.change(to: description)
      tablets.remap(among: screens.places)
    case .outputRemoved(let output):
      screens.unplug(output)
      tablets.remap(among: screens.places)
    case .configured(let overlay): screens[overlay]?.configured()
    case .closed(let overlay): screens[overlay]?.closed(at: now)
    case .presented(let overlay, let shown): screens[overlay]?.presented(shown, at: now)
    case .discarded(let overlay, let commit): screens[overlay]?.discarded(commit)
    case .ready, .released, .frame, .synchronised, .tabletAdded, .tabletRemoved, .pen: break
    }
  }

  private func plugIn(_ output: OutputID, of compositor: Compositor) {
    guard let description = compositor.output(output) else { return }
    screens.plugIn(description, mode: mode, hasFeedback: compositor.feedback == .given)
    tablets.remap(among: screens.places)
  }

  /// The compositor is gone: ink waits for another one.
  func loseCompositor() { screens.unplugAll() }

  /// Sees to surfaces and pictures.
  ///
  /// - Returns: when to be asked again if nothing happens; nil: not before.
  func tend(at now: Timestamp, on compositor: Compositor?) throws(WaylandFault) -> Timestamp? {
    if let patience, patience <= now {
      self.patience = nil
      strokes.cutAll(at: now)
    }
    var deadline = patience
    for screen in screens.all {
      screen.isPenNear = tablets.isPenNear(screen.place)
      deadline = earlier(deadline, try screen.tend(at: now, on: compositor))
      deadline = earlier(deadline, try screen.pace(at: now, on: compositor))
    }
    return deadline
  }
}

// What the user asks for: a method for each command.
extension OverlayDesk {
  /// Changes what becomes of ink from now on; what is open ends as it is when nothing is drawn any more.
  func setMode(_ mode: DrawMode, at now: Timestamp) {
    self.mode = mode
    if mode == .off { strokes.finishAll(at: now) }
    for screen in screens.all { screen.mode = mode }
  }

  /// Changes what the next strokes are drawn with.
  func setStyle(_ style: PenStyle) { self.style = style }

  /// Takes back the last step on an output, or on each; false if there is none.
  func undo(on output: String? = nil, at now: Timestamp) -> Bool {
    chosen(output).reduce(false) { $1.undo(at: now) || $0 }
  }

  /// Does again what was taken back.
  func redo(on output: String? = nil, at now: Timestamp) -> Bool {
    chosen(output).reduce(false) { $1.redo(at: now) || $0 }
  }

  /// Takes all ink away that stays.
  func clear(_ output: String? = nil, at now: Timestamp) {
    for screen in chosen(output) { screen.clear(at: now) }
  }

  /// Writes all ink that stays to a file: in millimetres from the upper left corner of the layout.
  func save(to file: DrawingFile) throws(SystemError) { try file.write(screens.drawing) }

  /// How things go on each output.
  var statistics: [ScreenStatistics] { screens.all.map(ScreenStatistics.init) }

  private func chosen(_ output: String?) -> [OutputScreen] {
    guard let output else { return screens.all }
    return screens[output].map { [$0] } ?? []
  }
}
