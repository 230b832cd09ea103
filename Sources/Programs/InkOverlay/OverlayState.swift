import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import InkScreens
import LinuxIO
import OverlayConfiguration
import StylusClient
import StylusModel
import StylusProtocol
import WaylandClient

/// What the overlay knows and does: tablets, strokes and screens, told by the loop; and what a user
/// may ask of it.
///
///     state.handleNews(news, at: now) ... state.handleEvent(event, of: compositor, at: now)
///     let deadline = try state.performDueWork(at: now, on: compositor)  // surfaces, then pictures
final class OverlayState: InkProgram {
  private(set) var settings: OverlaySettings
  /// What is done with a pen, as the user chose.
  var modes: ModeSwitch
  /// Whether somebody else needs the screen: nothing is shown or drawn, and buttons do nothing.
  var isHidden = false
  /// What is chosen, and the picker that shows it.
  let picker: OverlayPicker
  var screens = Screens()
  var ruler = OverlayRuler()
  /// Who presses a bar beside what is selected.
  var barPress: BarPress?
  /// Pointers and fingers that are down, for whom something begins only once.
  var touching: Set<TouchFrame.TouchSource> = []
  var tablets: TabletMappings
  var strokes: StrokeRouter
  var buttons = ButtonPresses()
  /// Where ink that fades is another program's, and until when.
  var foreign: (areas: [Rect], until: Timestamp) = ([], Timestamp(microseconds: 0))
  var clock = SourceClock()
  /// When open strokes end as they are, because the daemon is not heard.
  var patience: Timestamp?
  /// Why the daemon is not heard.
  var daemonTrouble = DaemonTrouble()
  var seeds: UInt32 = 0
  /// Finished strokes of tablets that are not named yet.
  var unplaced: [FetchedStroke] = []
  /// Which finished strokes are in the ink.
  var settling = SettlingStrokes()
  /// What the last session may have left with the daemon.
  var resumption: KeptResumption?
  /// Whether the daemon was heard.
  var isGreeted = false
  /// Whether it reads devices, and its times are those of the machine.
  var isLive = false
  /// When it was heard last, and up to when strokes are known though their numbers say otherwise.
  var heard: Timestamp?
  var known: Timestamp?
  /// Keeps ink between runs; nil if it is not to be kept.
  let kept: KeptInk?
  /// Notes that ink is nobody's, where it is not to be kept.
  let unkept: UnkeptSession?
  /// What is to be on the screen instead of what was kept, in millimetres from the corner of the
  /// layout.
  private var opening: InkDocument?
  /// Whether what was kept is gone on with.
  private let goesOn: Bool
  /// Who pans and zooms a board.
  var hands = BoardHands()
  private let fits: FitThread
  /// Makes pictures of much ink.
  private let painter: SideThread<ScreenPainting, ScreenPainted>

  init(
    _ settings: OverlaySettings, remembering memory: PickerMemory = PickerMemory(),
    keeping kept: KeptInk? = nil, orNot unkept: UnkeptSession? = nil, opening: InkDocument? = nil
  ) throws(SystemError) {
    self.settings = settings
    self.opening = opening
    goesOn = opening == nil
    self.kept = kept
    self.unkept = unkept
    modes = ModeSwitch(settings)
    picker = OverlayPicker(memory, at: .now)
    tablets = TabletMappings(settings)
    fits = try FitThread()
    strokes = StrokeRouter(fits)
    painter = try SideThread(named: "ink-paint") { $0.painted }
    // What is usual counts only where nothing was chosen before.
    if settings.ink != InkChoice() { ink = settings.ink }
    heedShapes()
    makePaper()
  }

  /// Makes the paper that the ink lies on beside the loop, so that the first stroke need not wait
  /// for it: on a thread that ends with that. Where there can be none, the stroke makes it.
  func makePaper() {
    let type = ink.type
    guard InkLayer.hasPaper(type) else { return }
    try? WorkerThread(named: "paper") { InkLayer.makePaper(for: type) }.detach()
  }

  /// The configuration is another. What is drawn with, and what is done with a pen, stays as the
  /// user last chose.
  func reconfigure(to settings: OverlaySettings) {
    if self.settings.straightens != settings.straightens {
      self.settings = settings
      heedShapes()
    }
    self.settings = settings
    tablets.reconfigure(to: settings, among: screens.places)
  }

  /// What the configuration says of shapes, if it does.
  private func heedShapes() {
    guard let straightens = settings.straightens else { return }
    tools.straightens = straightens
  }

  /// Readable when ``takeFits(at:)`` has something to do.
  var fitDescriptor: Int32 { fits.descriptor }

  /// Whether strokes come faster than they can be made to stay: no more news shall be taken.
  var isBehind: Bool { strokes.isBehind }

  /// Readable when ``takePictures(at:)`` has something to do.
  var paintDescriptor: Int32 { painter.descriptor }

  /// Shows pictures that were made beside the loop.
  func takePictures(at now: Timestamp) {
    for done in painter.takeResults() { screens[done.screen]?.installPainted(done.part, at: now) }
  }

  /// Has pictures made that take longer than a frame.
  private func queuePaintJobs() {
    for screen in screens.all {
      guard let job = screen.nextPaintJob() else { continue }
      painter.submit(ScreenPainting(screen: screen.id, job: job))
    }
  }

  /// Puts strokes that were fitted into the drawings.
  func takeFits(at now: Timestamp) {
    strokes.insertFittedStrokes(fits.takeResults(), on: &screens, at: now)
  }

  /// Sees to surfaces and pictures.
  ///
  /// - Returns: when to be asked again if nothing happens; nil: not before.
  func performDueWork(at now: Timestamp, on compositor: Compositor?) throws(WaylandFault)
    -> Timestamp?
  {
    if let patience, patience <= now {
      self.patience = nil
      strokes.cutAll(on: screens, at: now)
    }
    for action in buttons.due(at: now) { performAction(action, at: now) }
    strokes.straightenHeld(at: now)
    var deadline = earlier(
      earlier(patience, buttons.deadline), daemonTrouble.reportRecovery(at: now))
    deadline = earlier(deadline, strokes.holdDue)
    for screen in screens.all { screen.isPenNear = tablets.isPenNear(screen.place) }
    turnWaiting(at: now)
    deadline = earlier(deadline, tendRuler(at: now, on: compositor))
    tendBars()
    for screen in screens.all {
      deadline = earlier(deadline, try screen.updateSurface(at: now, on: compositor))
      deadline = earlier(deadline, try screen.pace(at: now, on: compositor))
    }
    queuePaintJobs()
    // Whether or not anything is kept: what is settled is held no longer.
    let progress = progress(at: now)
    deadline = earlier(
      deadline,
      kept?.saveIfDue(screens.all, progress, isDrawing: !strokes.openStrokes.isEmpty, at: now))
    return earlier(deadline, try tendPicker(at: now, on: compositor))
  }

  /// Nothing comes any more: what is open ends as it is.
  ///
  /// - Parameter end: when to give up waiting for their fits.
  /// - Returns: false if some have not come.
  @discardableResult func finishStrokes(at now: Timestamp, until end: Timestamp? = nil) -> Bool {
    strokes.finishAll(on: screens, at: now)
    return strokes.settleAll(on: &screens, at: now, until: end)
  }

  /// Writes what the next run goes on with.
  ///
  /// - Parameter isWhole: whether all that was drawn is on the screens.
  /// - Returns: the outputs whose ink is not kept, though it should be, and why.
  @discardableResult
  func keepForNextRun(isWhole: Bool, at now: Timestamp) -> (
    screens: [OutputScreen], reason: SystemError?
  ) {
    picker.saveAndWait()
    unkept?.waitForDisk(until: .now + KeptInk.patience)
    return kept?.finishKeeping(screens.all, progress(at: now), isWhole: isWhole, at: now) ?? (
      [], nil
    )
  }

  /// All outputs are known, and what was kept is on them.
  ///
  /// - Returns: from where on finished strokes are wanted, if the last session was killed.
  func resumeSession() -> InkPlace? {
    guard goesOn, let resumption = kept?.resumption(of: screens.all) else { return nil }
    let place = resumption.place
    self.resumption = resumption
    settling.startNumbering(in: place.epoch, after: place.sequence)
    return place
  }

  /// Which of the daemon's strokes are in the ink.
  private func progress(at now: Timestamp) -> KeptNote? {
    settling.markSettled { strokes.isSettled($0, on: screens) }
    guard let epoch = settling.epoch else { return nil }
    return KeptNote(epoch: epoch, settled: settling.settled, session: session(at: now))
  }

  /// How things go: as in the last session, until the daemon was asked for what that has left.
  private func session(at now: Timestamp) -> KeptNote.SessionNote {
    if !isGreeted, let resumption { return resumption.session }
    return KeptNote.SessionNote(
      time: Timestamp(microseconds: now.microseconds - clock.offset.value),
      boot: KeptResumption.boot, draws: mode == .draw, cuts: strokes.cutMarks(on: screens))
  }

  /// All outputs are known: what is to be on them is, instead of what was on them last.
  func beginScreens(at now: Timestamp) {
    guard let document = opening.take() else { return }
    _ = openDocument(document, on: nil, at: now)
  }
}
