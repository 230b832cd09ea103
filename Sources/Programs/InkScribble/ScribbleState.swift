import InkCanvas
import InkDrawing
import InkGeometry
import InkRendering
import InkScreens
import InputMethods
import LinuxIO
import OverlayConfiguration
import ProgramElements
import StylusClient
import StylusModel
import StylusProtocol
import TextFields
import ToolPicker
import WaylandClient

/// What inkscribe knows and does, told by the loop: tablets, strokes and screens as the overlay has
/// them, fields, and what is being written.
final class ScribbleState: InkProgram {
  var settings: ScribbleSettings
  private(set) var mode: ScribbleMode
  var screens = Screens()
  var tablets: TabletMappings
  var strokes: StrokeRouter
  var clock = SourceClock()
  var session: WritingSession
  let desk: DesktopFields
  /// Programs with elements of their own, and what is asked of them.
  let programs = ElementPrograms { .now }
  let elements: ElementEditor
  var asking: [StrokeID: AskedStroke] = [:]
  var told: [FieldReference: (field: TextField, process: Int32)] = [:]
  let reader: HandwritingThread
  /// Whether the reader knows its language: it learns it when the first pen comes near.
  private var isReading = false
  let fits: FitThread
  var daemonTrouble = DaemonTrouble()
  /// When open strokes end as they are, because the daemon is not heard.
  var patience: Timestamp?
  /// Strokes that the daemon told the beginning of, by its numbers: nil until it is known where
  /// they begin.
  var open: [StrokeID: UInt64?] = [:]
  /// Ink that is text by now, though its strokes may not be finished; the daemon's names of such as
  /// never were ink.
  var faded: Set<UInt64> = []
  var names: [UInt64: StrokeID] = [:]
  /// What became of changes since the last turn.
  var outcomes: [(phrase: UInt64, outcome: FieldEdit.Outcome)] = []
  var tapper: TapPointer?
  /// Nil where the compositor has none for us.
  var clipboard: Clipboard?
  /// Whether it was said that nothing can be tapped.
  private var hasSaidNoTap = false
  var pad = ScribblePad()
  /// Who presses the list of readings beside a word.
  var listPress: ListPress?
  /// Words that were chosen there are expected from then on.
  let learner: LearningThread
  /// Those that could not be kept at once; nil where they cannot be kept at all.
  let wordKeeper: WordKeeper?
  private var notice: OverlayNotice
  /// Who puts text into the field with the keyboard.
  var seat: SeatInput?
  /// What that waits for.
  let inputs: InputWatch
  /// How long the reader took, in microseconds: the newest.
  var readingTimes: [Int64] = []

  /// Ink of a field is seen so long if it never becomes text.
  static let holding = Microseconds.milliseconds(6_000)
  static let mostTimes = 1_024

  init(
    _ settings: ScribbleSettings, tablets rules: OverlaySettings, _ mode: ScribbleMode,
    _ tokens: DesktopFields.Tokens
  ) throws(SystemError) {
    self.settings = settings
    self.mode = mode
    tablets = TabletMappings(rules)
    fits = try FitThread()
    strokes = StrokeRouter(fits)
    session = WritingSession(settings.rules)
    desk = DesktopFields(tokens)
    elements = ElementEditor(programs)
    elements.fields = desk
    reader = try HandwritingThread()
    wordKeeper = try CorrectionsFile().map { file throws(SystemError) in try WordKeeper(file) }
    learner = try LearningThread(teaching: reader, wordKeeper)
    notice = try OverlayNotice()
    inputs = try InputWatch()
    pad.look.appearance = rules.appearance ?? .light
  }

  /// Turns it on or off.
  func switchMode(_ mode: ScribbleMode, at now: Timestamp, on poller: borrowing Poller) {
    guard mode != self.mode else { return }
    self.mode = mode
    guard mode == .off else { return }
    performActions(session.stop(), at: now)
    endPad(at: now)
    endList()
    strokes.finishAll(on: screens, at: now)
    (open, names, outcomes, asking) = ([:], [:], [], [:])
    desk.disconnect(on: poller)
  }

  // MARK: A turn

  /// Sees to fields, surfaces and pictures.
  ///
  /// - Returns: when to be asked again if nothing happens.
  func performDueWork(
    at now: Timestamp, on compositor: Compositor?, _ poller: borrowing Poller
  ) throws(WaylandFault) -> Timestamp? {
    if let patience, patience <= now {
      self.patience = nil
      strokes.cutAll(on: screens, at: now)
    }
    var next = earlier(patience, daemonTrouble.reportRecovery(at: now))
    next = earlier(next, tendSeat(at: now))
    if mode == .on { next = earlier(next, tendFields(at: now, poller)) }
    if mode == .on { next = earlier(next, try tendPad(at: now, on: compositor)) }
    if mode == .on { tendList() }
    if mode == .on { next = earlier(next, notice.publishAreas(ownAreas, at: now)) }
    for screen in screens.all {
      screen.isPenNear = mode == .on && tablets.isPenNear(screen.place)
      screen.surfaceCorner = desk.inkArea.flatMap {
        screen.place.area.contains($0.min) ? $0.min : nil
      }
      screen.inputBoxes = boxes(on: screen)
      next = earlier(next, try screen.updateSurface(at: now, on: compositor))
      next = earlier(next, try screen.pace(at: now, on: compositor))
    }
    return next
  }

  /// Sees to the input method; another field with the keyboard has nothing of the pad's.
  private func tendSeat(at now: Timestamp) -> Timestamp? {
    let next = seat?.processEvents(at: now)
    switch seat?.updateFocus(at: now) {
    case .another: performActions(pad.writing.forgetContext(), at: now)
    case .returned: performActions(pad.writing.forgetText(), at: now)
    case .same, nil: break
    }
    for text in seat?.takeRefused() ?? [] { missTyped(text, at: now) }
    return next
  }

  private func tendFields(at now: Timestamp, _ poller: borrowing Poller) -> Timestamp? {
    let isPenNear = screens.all.contains { tablets.isPenNear($0.place) }
    if isPenNear, !isReading {
      isReading = true
      reader.submit(.first)
    }
    var next = desk.updateFields(
      at: now, isPenNear: isPenNear || !session.openFields.isEmpty, except: settings.except,
      on: poller)
    takeOutcomes(at: now)
    let (actions, due) = session.collectDueActions(at: now)
    performActions(actions, at: now)
    next = earlier(next, due)
    // Changes that were asked for just now are sent.
    if !actions.isEmpty { desk.takeAnswers(on: poller) }
    takeOutcomes(at: now)
    return next
  }

  /// Tells the session what became of changes.
  func takeOutcomes(at now: Timestamp) {
    // What follows from one may be over at once; a turn has its end all the same.
    for _ in 0..<64 where !outcomes.isEmpty {
      let (phrase, outcome) = outcomes.removeFirst()
      performActions(session.edited(phrase, outcome, at: now), at: now)
    }
  }

  /// Takes what was read.
  func takeReadings(at now: Timestamp) {
    for text in reader.takeResults() where text.phrase != HandwritingJob.first.phrase {
      guard text.phrase < PadWriting.firstNumber else {
        performActions(
          pad.writing.acceptReadings(text.phrase, version: text.version, text.words.readingsOfLast),
          at: now)
        continue
      }
      readingTimes.append(text.time.value)
      if readingTimes.count > Self.mostTimes { readingTimes.removeFirst() }
      performActions(
        session.acceptReadings(text.phrase, version: text.version, text.words, scale: text.scale),
        at: now)
    }
  }

  // MARK: Where the pen is ours

  /// Fields that are seen, while a pen is near: elsewhere it is the applications'. What is being
  /// written may leave its field.
  private func boxes(on screen: OutputScreen) -> [DamageBox] {
    let list = screen.list.map { [DamageBox(PixelRect(around: $0.frame))] } ?? []
    guard screen.isPenNear else { return list }
    let area = screen.place.area
    var areas = desk.map.seenAreas(within: area)
    for field in session.openFields {
      guard let own = desk.map.area(of: field) else { continue }
      areas.append(own.expanded(by: Self.margin).intersection(area))
    }
    return list + areas.compactMap { DamageBox($0, from: screen.shownPlace.area.min) }
  }

  /// Where ink is ours and no overlay's, in the layout: while a pen is near.
  private var ownAreas: [Rect] {
    screens.all.filter { tablets.isPenNear($0.place) }.flatMap { screen in
      desk.map.seenAreas(within: screen.place.area) + (padArea(on: screen).map { [$0] } ?? [])
        + (screen.listArea.map { [$0] } ?? [])
    }
  }

  /// Beside a field that is written into, in logical pixels.
  private static let margin = WrittenInk.reach * 96 / 25.4

  // MARK: Doing

  func performActions(_ actions: [WritingSession.Action], at now: Timestamp) {
    for action in actions {
      switch action {
      case .read(let phrase, let version, let strokes):
        reader.submit(HandwritingJob(phrase: phrase, version: version, strokes: strokes))
      case .edit(let phrase, let edit):
        editField(edit) { [weak self] in self?.outcomes.append((phrase, $0)) }
      case .fade(let numbers): fade(numbers, at: now)
      case .forget(let number):
        if let name = names.removeValue(forKey: number) {
          open[name] = nil
          strokes.cancel(name, at: now)
        }
      case .tap(let place): tap(at: place, now)
      case .learn(let word): learn(word)
      case .tellSecret:
        Log.write(
          .notice,
          "a field became a password field while it was written into: what was not in it yet is dropped, and the field is left alone"
        )
      }
    }
  }

  /// Lets ink fade that has become text; strokes that are not finished yet do so when they are.
  func fade(_ numbers: [UInt64], at now: Timestamp) {
    faded.formUnion(numbers.filter { names[$0] != nil })
    let ids = Set(numbers.map { StrokeID(rawValue: $0) })
    for screen in screens.all { screen.fade(ids, at: now) }
  }

  /// Once: whoever taps does so again.
  private func sayNoTap() {
    guard !hasSaidNoTap else { return }
    hasSaidNoTap = true
    Log.write(
      .warning,
      "a tap was lost, for the compositor lets inkscribe tap nothing; writing goes on. Fix for KWin: install it by its package or "
        + "scripts/install, with its desktop entry, which must name the path that it is started from"
    )
  }

  private func tap(at place: Point, _ now: Timestamp) {
    let spot = place * (96 / 25.4)
    guard let screen = screens.all.first(where: { $0.place.area.contains(spot) }) else { return }
    guard let tapper else {
      if !desk.tap(at: spot) { sayNoTap() }
      return
    }
    let layout = screens.all.reduce(Rect.empty) { $0.union($1.place.area) }
    func pixel(_ value: Double) -> UInt32 { UInt32(max(0, min(value, 1e9))) }
    // A compositor that is gone is found out by whoever talks to it next.
    try? screen.letThrough(at: now) { () throws(WaylandFault) in
      try tapper.tap(
        x: pixel(spot.x - layout.min.x), y: pixel(spot.y - layout.min.y),
        width: pixel(layout.width), height: pixel(layout.height))
    }
  }
}

extension DamageBox {
  /// The pixels that lie in an area of the layout; nil if none do.
  init?(_ area: Rect, from corner: Point) {
    guard !area.isEmpty else { return nil }
    let (left, top) = ((area.min.x - corner.x).rounded(), (area.min.y - corner.y).rounded())
    let (right, bottom) = ((area.max.x - corner.x).rounded(), (area.max.y - corner.y).rounded())
    guard right > left, bottom > top, max(right, bottom) < 1e6, min(left, top) > -1e6
    else { return nil }
    self.init(
      x: Int32(left), y: Int32(top), width: Int32(right - left), height: Int32(bottom - top))
  }
}
