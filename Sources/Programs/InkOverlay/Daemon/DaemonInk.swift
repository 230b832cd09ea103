import InkCanvas
import InkDrawing
import InkGeometry
import InkScreens
import LinuxIO
import OverlayConfiguration
import StylusClient
import StylusModel
import StylusProtocol
import WaylandClient

/// The daemon's ink: its tablets, its strokes, the outputs that they come to, and what is kept of
/// them.
///
///     daemonInk.beginStroke(beginning, as: setup, at: now)
///     daemonInk.drawSample(sample, in: stroke, at: now)
///     daemonInk.liftPen(ending, at: now)
///     daemonInk.finishStroke(summary, at: now)         // it is fitted beside the loop
///     daemonInk.takeFits(at: now)                      // it is in the drawings
struct DaemonInk {
  var screens = Screens()
  private(set) var tablets: TabletMappings
  private(set) var finished = InkProgress()
  private var strokes: StrokeRouter
  private var clock = SourceClock()
  private var seeds: UInt32 = 0
  private let fits: FitThread
  /// Makes pictures of much ink.
  private let painter: SideThread<ScreenPainting, ScreenPainted>
  /// Keeps ink between runs; nil if it is not to be kept.
  let kept: KeptInk?
  /// Notes that ink is nobody's, where it is not to be kept.
  private let unkept: UnkeptSession?

  init(
    _ settings: OverlaySettings, keeping kept: KeptInk?, orNot unkept: UnkeptSession?
  ) throws(SystemError) {
    (self.kept, self.unkept) = (kept, unkept)
    fits = try FitThread()
    painter = try SideThread(named: "ink-paint") { $0.painted }
    strokes = StrokeRouter(fits)
    tablets = TabletMappings(settings)
  }

  // MARK: The daemon

  /// There is a daemon.
  mutating func connected(isLive: Bool) { finished.connected(isLive: isLive) }

  /// The daemon says something.
  mutating func recordMessage(at now: Timestamp) { finished.recordMessage(at: now) }

  /// The daemon says how it counts.
  mutating func greeted(by hello: Hello) { finished.greeted(by: hello) }

  /// Says what will never come.
  mutating func reportMissed(_ missed: MissedInk) { finished.reportMissed(missed) }

  /// The positions of pens are no longer reported.
  mutating func forgetPens() { tablets.forgetPens() }

  // MARK: Tablets

  /// A tablet is there, or more is known of it: its strokes can be drawn.
  mutating func registerTablet(_ tablet: Tablet, as setup: PenSetup, at now: Timestamp) {
    tablets.registerTablet(tablet, among: screens.places)
    for fetched in finished.removeUnplaced(of: tablet.id) { drawWhole(fetched, as: setup, at: now) }
  }

  mutating func removeTablet(_ device: DeviceID) { tablets.removeTablet(device) }

  mutating func trackProximity(_ change: ProximityChange) { tablets.updateProximity(change) }

  /// Something else is wanted of tablets.
  mutating func applySettings(_ settings: OverlaySettings) {
    tablets.reconfigure(to: settings, among: screens.places)
  }

  private mutating func remapTablets() {
    tablets.remap(among: screens.places)
    strokes.remap(to: tablets, on: screens, at: .now)
  }

  // MARK: Outputs

  /// An output is there, with the ink that was on it.
  mutating func plugIn(
    _ description: OutputDescription, mode: OverlayMode, hasFeedback: Bool, at now: Timestamp
  ) {
    screens.plugIn(description, mode: mode, hasFeedback: hasFeedback)
    if let kept, let screen = screens[description.id] { kept.bring(to: screen, at: now) }
    remapTablets()
  }

  mutating func changeOutput(to description: OutputDescription) {
    screens[description.id]?.updateOutput(to: description)
    remapTablets()
  }

  mutating func unplug(_ output: OutputID) {
    screens.unplug(output)
    remapTablets()
  }
}

// Strokes.
extension DaemonInk {
  /// Whether an open stroke has no samples yet.
  func isEmpty(_ stroke: StrokeID) -> Bool { strokes.isEmpty(stroke) }

  /// Whether an open stroke leaves ink.
  func draws(_ stroke: StrokeID) -> Bool { strokes.draws(stroke) }

  /// The tablet that a stroke is drawn on.
  func device(of stroke: StrokeID) -> DeviceID? { strokes.device(of: stroke) }

  /// Where a sample of an open stroke lies in the layout.
  func place(of sample: Sample, in stroke: StrokeID) -> Point? {
    strokes.layoutPoint(of: sample, in: stroke)
  }

  /// What holds a pen, or may come to hold it.
  func contact(of sample: Sample, in stroke: StrokeID) -> PenContact {
    PenContact(
      stroke: stroke, start: strokes.isEmpty(stroke) ? place(of: sample, in: stroke) : nil,
      held: strokes.layoutPoint(of: sample, heldBy: stroke))
  }

  /// A pen came down just now.
  mutating func strokeBegan(_ beginning: StrokeBeginning, as setup: PenSetup, at now: Timestamp) {
    clock.recordStamp(beginning.time, at: now)
    unkept?.recordBeginning(beginning, after: finished.newest)
    beginStroke(beginning, as: setup, at: now)
  }

  /// - Parameter stays: whether its ink stays, whatever is done with a pen now.
  mutating func beginStroke(
    _ beginning: StrokeBeginning, as setup: PenSetup, stays: Bool = false, at now: Timestamp
  ) {
    let mapping = tablets.mapping(of: beginning.device)
    if strokes.restartStroke(beginning, on: mapping, at: now) { return }
    strokes.cancel(beginning.stroke, at: now)
    let kind = beginning.tool.kind
    guard stays || setup.mode != .off, kind.draws, let mapping else { return }
    if kind != .eraser { seeds &+= 1 }
    let sinceBegin = now - (beginning.time + clock.offset)
    let began = WallTime(microsecondsSince1970: WallClock.microseconds - sinceBegin.value)
    guard let part = setup.strokePart(for: kind, stays: stays, seed: seeds, began: began) else {
      return
    }
    screens.beginStep()
    strokes.begin(beginning, part, on: mapping, clock: clock.offset)
  }

  /// A mouse or a finger begins to draw: a stroke that no daemon has.
  mutating func beginHandStroke(_ stroke: StrokeID, as setup: PenSetup, at now: Timestamp) {
    let beginning = StrokeBeginning(
      stroke: stroke, device: TabletMappings.hands, tool: Tool(kind: .pen), time: stamp(now))
    beginStroke(beginning, as: setup, at: now)
  }

  /// A sample of a mouse or a finger at a place of the layout. It has no pressure, so inks take
  /// their default for pens without any.
  func handSample(at place: Point, _ now: Timestamp) -> Sample {
    var sample = Sample(
      time: stamp(now), x: Millimeters(Float(place.x * 25.4 / 96)),
      y: Millimeters(Float(place.y * 25.4 / 96)))
    sample.provenance[.position] = .measured
    return sample
  }

  /// A mouse or a finger was lifted, and nothing about its stroke changes any more.
  mutating func finishHandStroke(_ stroke: StrokeID, at now: Timestamp) {
    strokes.end(stroke, at: stamp(now), now: now)
    finishStroke(
      StrokeSummary(stroke: stroke, time: stamp(now), flags: [], samples: 0), at: now)
  }

  /// A moment in the daemon's time, which is that of all strokes.
  private func stamp(_ now: Timestamp) -> Timestamp {
    Timestamp(microseconds: now.microseconds - clock.offset.value)
  }

  /// What a sample says of the clock that it is stamped by.
  mutating func trackClock(_ time: Timestamp, at now: Timestamp) {
    clock.recordStamp(time, at: now)
  }

  mutating func drawSample(_ sample: Sample, in stroke: StrokeID, at now: Timestamp) {
    strokes.routeSample(sample, to: stroke, on: screens, at: now)
  }

  func correctSample(_ correction: SampleCorrection, at now: Timestamp) {
    strokes.correct(correction, at: now)
  }

  /// Where the tip goes from here.
  func drawPrediction(_ tail: [PredictedSample], of stroke: StrokeID, at now: Timestamp) {
    strokes.expect(tail, behind: stroke, at: now)
  }

  /// The pen holds something, and leaves no ink.
  mutating func catchPen(of stroke: StrokeID, at now: Timestamp) {
    strokes.hold(with: stroke, at: now)
  }

  /// The pen does not hold anything any more.
  mutating func letGo(_ stroke: StrokeID) { strokes.letGo(stroke) }

  mutating func liftPen(_ ending: StrokeEnding, at now: Timestamp) {
    strokes.end(ending.stroke, at: ending.time, now: now)
  }

  /// Nothing about a stroke will change any more.
  mutating func finishStroke(_ summary: StrokeSummary, at now: Timestamp) {
    let drawn = strokes.stroke(summary.stroke)
    strokes.finish(summary.stroke, on: screens, at: now)
    if let stored = summary.stored { finished.record(stored, drawnAs: drawn) }
  }

  /// It never counted.
  mutating func discardStroke(_ stroke: StrokeID, at now: Timestamp) {
    strokes.cancel(stroke, at: now)
  }

  /// Nobody knows how a stroke continued, and nobody ever will.
  mutating func abandonStroke(_ stroke: StrokeID, at now: Timestamp) {
    strokes.lose(stroke, on: screens, at: now)
  }

  /// No daemon continues the strokes: they end as they are, until somebody does.
  mutating func cutStrokes(at now: Timestamp) { strokes.cutAll(on: screens, at: now) }

  /// Nothing is drawn any more: open strokes are cut off.
  mutating func finishOpenStrokes(at now: Timestamp) { strokes.finishAll(on: screens, at: now) }

  /// The strokes that are finished, but not in the ink of an output yet.
  func pendingStrokes(on screen: OutputScreen) -> [OpenStroke] {
    screen.page.wet.fitting + strokes.held(on: screen)
  }
}

// Strokes that were finished while the daemon was not connected.
extension DaemonInk {
  /// A stroke comes whole.
  mutating func drawFetched(_ stroke: CapturedStroke, as setup: PenSetup, at now: Timestamp) {
    let isOpen = strokes.knows(stroke.beginning)
    let fetched = finished.judge(
      stroke, isOpen: isOpen, draws: setup.mode == .draw, on: screens, at: now)
    if let fetched { drawWhole(fetched, as: setup, at: now) }
  }

  /// All tablets are named: strokes of tablets that are not among them are drawn all the same.
  mutating func drawUnplaced(as setup: PenSetup, at now: Timestamp) {
    guard let tablet = tablets.all.first(where: { $0.role == .pen }) else { return }
    for fetched in finished.removeUnplaced(drawnOn: tablet.id) {
      drawWhole(fetched, as: setup, at: now)
    }
  }

  private mutating func drawWhole(
    _ fetched: FetchedStroke, as setup: PenSetup, at now: Timestamp
  ) {
    let stroke = fetched.stroke
    guard strokes.knows(stroke.beginning) || tablets[stroke.device] != nil else {
      return finished.postpone(fetched)
    }
    beginStroke(stroke.beginning, as: setup, stays: fetched.screens != nil, at: now)
    let drawn = strokes.stroke(stroke.id)
    if let screens = fetched.screens { drawn?.remains = screens }
    for sample in stroke.samples { drawSample(sample, in: stroke.id, at: now) }
    strokes.finish(stroke.id, on: screens, at: now)
    finished.record(stroke.sequence, drawnAs: drawn)
  }
}

// Work off the loop.
extension DaemonInk {
  /// Readable when ``takeFits(at:)`` has something to do.
  var fitDescriptor: Int32 { fits.descriptor }

  /// Readable when ``takePictures(at:)`` has something to do.
  var paintDescriptor: Int32 { painter.descriptor }

  /// Whether strokes come faster than they can be made to stay: no more news shall be taken.
  var isBehind: Bool { strokes.isBehind }

  /// Puts strokes that were fitted into the drawings.
  mutating func takeFits(at now: Timestamp) {
    strokes.insertFittedStrokes(fits.takeResults(), on: &screens, at: now)
  }

  /// Shows pictures that were made off the loop.
  func takePictures(at now: Timestamp) {
    for done in painter.takeResults() {
      screens[done.screen]?.page.installPainted(done.part, at: now)
    }
  }

  /// The effects of time on strokes and outputs.
  ///
  /// - Returns: when to be asked again, if nothing happens.
  mutating func straightenStrokes(at now: Timestamp) -> Timestamp? {
    strokes.straightenHeld(at: now)
    for screen in screens.all { screen.isPenNear = tablets.isPenNear(screen.place) }
    return strokes.holdDue
  }

  /// Sees to surfaces and pictures.
  ///
  /// - Returns: when to be asked again, if nothing happens.
  func showInk(at now: Timestamp, on compositor: Compositor?) throws(WaylandError) -> Timestamp? {
    var deadline: Timestamp?
    for screen in screens.all {
      deadline = earlier(deadline, try screen.updateSurface(at: now, on: compositor))
      deadline = earlier(deadline, try screen.pace(at: now, on: compositor))
    }
    // Pictures that take longer than a frame.
    for screen in screens.all {
      guard let job = screen.nextPaintJob() else { continue }
      painter.submit(ScreenPainting(screen: screen.id, job: job))
    }
    return deadline
  }

  /// No more events come: open strokes are cut off.
  ///
  /// - Parameter end: when to give up waiting for their fits.
  /// - Returns: false if some have not come.
  @discardableResult
  mutating func settleStrokes(at now: Timestamp, until end: Timestamp? = nil) -> Bool {
    strokes.finishAll(on: screens, at: now)
    return strokes.completeAll(on: &screens, at: now, until: end)
  }
}

// The state that the next run continues with.
extension DaemonInk {
  /// All outputs are known, and what was kept is on them.
  ///
  /// - Returns: from where on finished strokes are wanted, if the last session was killed.
  mutating func resumeSession() -> InkPlace? {
    kept?.resumption(of: screens.all).map { finished.resume($0) }
  }

  /// Keeps what has changed.
  ///
  /// - Parameter draws: whether ink stays that is drawn now.
  /// - Returns: when to be asked again, if nothing happens.
  mutating func keepChanges(draws: Bool, at now: Timestamp) -> Timestamp? {
    // Settled strokes are released, whether or not ink is kept.
    let progress = progress(draws: draws, at: now)
    return kept?.saveIfDue(
      screens.all, progress, isDrawing: !strokes.openStrokes.isEmpty, at: now)
  }

  /// Writes what the next run continues with.
  ///
  /// - Parameters:
  ///   - isWhole: whether all that was drawn is on the screens.
  ///   - draws: whether ink stays that is drawn now.
  /// - Returns: the outputs whose ink is not kept, though it should be, and why.
  mutating func keepAll(
    isWhole: Bool, draws: Bool, at now: Timestamp
  ) -> (screens: [OutputScreen], reason: SystemError?) {
    unkept?.waitForDisk(until: .now + KeptInk.patience)
    guard let kept else { return ([], nil) }
    return kept.finishKeeping(
      screens.all, progress(draws: draws, at: now), isWhole: isWhole, at: now)
  }

  /// Which of the daemon's strokes are in the ink.
  private mutating func progress(draws: Bool, at now: Timestamp) -> KeptNote? {
    finished.forgetSettled(strokes, on: screens)
    return finished.progress(
      in: KeptNote.SessionNote(
        time: Timestamp(microseconds: now.microseconds - clock.offset.value),
        boot: KeptResumption.boot, draws: draws, cuts: strokes.cutMarks(on: screens)))
  }
}
