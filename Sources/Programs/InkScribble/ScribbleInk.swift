import Desktops
import InkCanvas
import InkDrawing
import InkGeometry
import InkRendering
import InkScreens
import LinuxIO
import OverlayConfiguration
import StylusClient
import StylusModel
import StylusProtocol
import TextFields
import ToolPicker
import WaylandClient

/// The strokes of the daemon, on the screens that they lie on: whether each is ink over a field, or
/// is written on the pad, or presses something of ours; and what becomes of ink that has become
/// text.
final class ScribbleInk {
  private(set) var screens = Screens()
  private(set) var tablets: TabletMappings
  private var strokes: StrokeRouter
  private var clock = SourceClock()
  private var ledger = StrokeLedger()
  let writer: FieldWriter
  private var surfaces: ScribbleSurfaces

  /// The time that ink of a field is visible if it never becomes text.
  private static let holding = Microseconds.milliseconds(6_000)
  /// A logical pixel, in millimeters, and a millimeter.
  private static let (pixel, millimeter) = (25.4 / 96, 96 / 25.4)

  init(_ writer: FieldWriter, tablets rules: OverlaySettings) throws(SystemError) {
    self.writer = writer
    tablets = TabletMappings(rules)
    strokes = StrokeRouter(try FitThread())
    surfaces = ScribbleSurfaces(rules.appearance)
    writer.desk.clicks = self
  }

  /// The configuration is another.
  func configure(_ rules: OverlaySettings) {
    surfaces.configure(to: rules.appearance)
    tablets.reconfigure(to: rules, among: screens.places)
  }

  // MARK: Tablets and screens

  /// Whether a pen is near any screen.
  var isPenNear: Bool { screens.all.contains { tablets.isPenNear($0.place) } }

  func addTablet(_ tablet: Tablet) { tablets.registerTablet(tablet, among: screens.places) }

  func removeTablet(_ device: DeviceID) { tablets.removeTablet(device) }

  func handleProximity(_ change: ProximityChange) { tablets.updateProximity(change) }

  /// The daemon is not connected: nobody knows where pens are.
  func forgetPens() { tablets.forgetPens() }

  /// An output is there.
  func plugIn(_ output: OutputDescription, hasFeedback: Bool, at now: Timestamp) {
    screens.plugIn(output, mode: .ephemeral, hasFeedback: hasFeedback)
    remap(at: now)
  }

  /// An output is gone.
  func unplug(_ output: OutputID, at now: Timestamp) {
    screens.unplug(output)
    remap(at: now)
  }

  /// Screens are others.
  func remap(at now: Timestamp) {
    tablets.remap(among: screens.places)
    strokes.remap(to: tablets, on: screens, at: now)
  }

  /// The compositor is gone.
  func loseCompositor() {
    surfaces.loseCompositor()
    endList()
    screens.unplugAll()
  }

  // MARK: Strokes

  func begin(_ beginning: StrokeBeginning, at now: Timestamp, isNew: Bool, isOn: Bool) {
    // A greeting tells of pens that came long ago, so that the clock learns nothing by it.
    if isNew { clock.recordStamp(beginning.time, at: now) }
    cancel(beginning.stroke, at: now)
    tablets.updateProximity(beginning)
    guard isOn, beginning.tool.kind.draws, beginning.tool.kind != .eraser, !ledger.isFull,
      let mapping = tablets.mapping(of: beginning.device)
    else { return }
    var style = StrokeStyle(ink: Ink(.pen), width: InkType.pen.defaultWidth, fate: .fades)
    style.holding = Self.holding
    strokes.begin(beginning, .draws(style), on: mapping, clock: clock.offset)
    ledger.enter(beginning.stroke)
  }

  func append(_ sample: Sample, to stroke: StrokeID, at now: Timestamp, isNew: Bool) {
    if isNew { clock.recordStamp(sample.time, at: now) }
    guard ledger.isOpen(stroke), let spot = strokes.layoutPoint(of: sample, in: stroke) else {
      return
    }
    if let held = surfaces.track(stroke, to: spot, on: screens) {
      return extend(sample, spot, to: stroke, held, at: now)
    }
    if let number = ledger.identity(of: stroke) {
      writer.session.appendPoint(spot * Self.pixel, to: number)
    } else if let held = beginOnSurface(stroke, at: spot, sample.time) {
      return extend(sample, spot, to: stroke, held, at: now)
    } else if !beginInk(stroke, at: spot, sample.time) {
      return cancel(stroke, at: now)
    }
    strokes.routeSample(sample, to: stroke, on: screens, at: now)
  }

  /// A stroke on the list or the pad continues: only on the paper that is ink.
  private func extend(
    _ sample: Sample, _ spot: Point, to stroke: StrokeID, _ held: ScribbleSurfaces.SurfaceStroke,
    at now: Timestamp
  ) {
    switch held {
    case .press: break
    case .refused: cancel(stroke, at: now)
    case .paper(let number):
      writer.extendOnPaper(number, to: spot * Self.pixel)
      strokes.routeSample(sample, to: stroke, on: screens, at: now)
    }
  }

  /// The first place of a stroke is known: it may be on the list or the pad.
  private func beginOnSurface(
    _ stroke: StrokeID, at spot: Point, _ time: Timestamp
  ) -> ScribbleSurfaces.SurfaceStroke? {
    guard let number = strokes.canvasID(of: stroke)?.rawValue,
      let held = surfaces.grasp(stroke, number, at: spot, on: screens)
    else { return nil }
    if case .refused = held { return held }
    ledger.identify(stroke, as: number)
    // Nil: it is on the list.
    guard let element = surfaces.element(of: stroke) else { return held }
    if element == .waiting || element == .paper && !writer.isPadBusy { writer.lookBeforeCaret() }
    if element == .paper {
      writer.beginOnPaper(number, at: spot * Self.pixel, time + clock.offset)
    }
    writer.session.closeList()
    return held
  }

  /// The first place of a stroke is known: it is ink over a field, or none of ours.
  private func beginInk(_ stroke: StrokeID, at spot: Point, _ time: Timestamp) -> Bool {
    let place = writer.desk.field(at: spot)
    guard let number = strokes.canvasID(of: stroke)?.rawValue,
      writer.session.begin(number, over: place, at: spot * Self.pixel, time + clock.offset)
    else { return false }
    ledger.identify(stroke, as: number)
    guard let place else { return true }
    writer.desk.prepare(place.field)
    // Until its program says so the stroke is drawn, but is no text.
    if place.field.toolkit == .element {
      ledger.awaitVerdict(on: stroke, number)
      writer.requests.askIfInk(stroke, on: place, at: spot)
      settleVerdicts()
    }
    return true
  }

  /// What programs said of strokes that they were asked about.
  func settleVerdicts() {
    while let (stroke, isInk) = writer.requests.nextVerdict() {
      // Who was canceled meanwhile is asked for no more.
      guard let asked = ledger.settleQuestion(about: stroke) else { continue }
      let now = Timestamp.now
      if isInk, let lifted = asked.lifted {
        perform(writer.session.end(asked.number, at: lifted + clock.offset), at: now)
      } else if !isInk {
        writer.session.cancel(asked.number)
        fade([asked.number], at: now)
        if ledger.isOpen(stroke) { cancel(stroke, at: now) }
      }
    }
  }

  func correct(_ correction: SampleCorrection, at now: Timestamp) {
    strokes.correct(correction, at: now)
  }

  func expect(_ tail: [PredictedSample], behind stroke: StrokeID, at now: Timestamp) {
    strokes.expect(tail, behind: stroke, at: now)
  }

  func end(_ stroke: StrokeID, at time: Timestamp, now: Timestamp) {
    guard ledger.isOpen(stroke) else { return }
    if let (held, press) = surfaces.release(stroke) {
      endHeld(stroke, held, at: time, now: now)
      return press.map { carryOut($0, at: now) } ?? ()
    }
    guard let number = ledger.identity(of: stroke) else { return cancel(stroke, at: now) }
    strokes.end(stroke, at: time, now: now)
    if ledger.waitsForAnswer(stroke, liftedAt: time) { return }
    perform(writer.session.end(number, at: time + clock.offset), at: now)
  }

  /// A stroke on the list or the pad ends.
  private func endHeld(
    _ stroke: StrokeID, _ held: ScribbleSurfaces.SurfaceStroke, at time: Timestamp, now: Timestamp
  ) {
    if case .paper(let number) = held {
      strokes.end(stroke, at: time, now: now)
      fade(writer.endOnPaper(number, at: time + clock.offset), at: now)
    } else {
      // It was no ink.
      ledger.takeOut(stroke)
      strokes.cancel(stroke, at: now)
    }
  }

  func finish(_ stroke: StrokeID, at now: Timestamp) {
    // Otherwise it was a tap, or none of ours.
    guard ledger.isOpen(stroke) else { return }
    let known = ledger.takeOut(stroke)
    strokes.finish(stroke, on: screens, at: now)
    guard let known, known.isFaded else { return }
    for screen in screens.all { screen.page.fade([StrokeID(rawValue: known.number)], at: now) }
  }

  func cancel(_ stroke: StrokeID, at now: Timestamp) {
    letGo(of: stroke)
    strokes.cancel(stroke, at: now)
  }

  /// The daemon does not know it any more.
  func lose(_ stroke: StrokeID, at now: Timestamp) {
    letGo(of: stroke)
    strokes.lose(stroke, on: screens, at: now)
  }

  private func letGo(of stroke: StrokeID) {
    if let number = surfaces.discard(stroke) { writer.cancelOnPaper(number) }
    ledger.settleQuestion(about: stroke)
    if let known = ledger.takeOut(stroke) { writer.session.cancel(known.number) }
  }

  /// Open strokes end as they are: the daemon is not connected.
  func cutAll(at now: Timestamp) { strokes.cutAll(on: screens, at: now) }

  /// Nobody writes any more.
  func finishAll(at now: Timestamp) {
    perform(writer.session.stop(), at: now)
    fade(writer.stopPad(), at: now)
    surfaces.endPad()
    endList()
    strokes.finishAll(on: screens, at: now)
    ledger = StrokeLedger()
    writer.requests.dropOutcomes()
  }

  // MARK: What becomes of ink

  func perform(_ actions: [WritingAction], at now: Timestamp) {
    for action in actions {
      switch action {
      case .fade(let numbers): fade(numbers, at: now)
      case .forget(let number):
        if let stroke = ledger.takeOut(number: number) { strokes.cancel(stroke, at: now) }
      case .tap(let place): writer.tap(at: place * Self.millimeter, on: screens, at: now)
      case .read, .edit, .learn, .keep, .reportSecret: writer.carryOut(action)
      }
    }
  }

  /// Reports the results of changes to the session.
  func takeOutcomes(at now: Timestamp) {
    settleVerdicts()
    // What follows from one may be over at once; a turn has its end all the same.
    for _ in 0..<64 {
      guard let (phrase, outcome) = writer.requests.nextOutcome() else { return }
      perform(writer.session.edited(phrase, outcome, at: now), at: now)
    }
  }

  /// Takes what was read.
  func takeReadings(at now: Timestamp) {
    let read = writer.handwriting.takeReadings()
    for text in read.fields {
      perform(
        writer.session.acceptReadings(
          text.phrase, version: text.version, text.words, scale: text.scale),
        at: now)
    }
    for text in read.pad { writer.padRead(text) }
  }

  /// Lets ink fade that has become text; strokes that are not finished yet do so when they are.
  private func fade(_ numbers: [UInt64], at now: Timestamp) {
    ledger.fade(numbers)
    let ids = Set(numbers.map { StrokeID(rawValue: $0) })
    for screen in screens.all { screen.page.fade(ids, at: now) }
  }

  // MARK: The list and the pad

  /// Something of them is pressed.
  private func carryOut(_ press: ScribbleSurfaces.SurfacePress, at now: Timestamp) {
    switch press {
    case .list(.word(let reading)): perform(writer.session.choose(reading), at: now)
    case .list(.delete): perform(writer.session.removeListed(), at: now)
    case .pad(.handle): surfaces.wantPad(true)
    case .pad(.close): _ = setPad(.hide, at: now)
    case .pad(let element): fade(writer.press(element), at: now)
    }
  }

  /// Takes what a mouse or a finger does on one of them; false if it is about something else.
  func accept(_ event: CompositorEvent, at now: Timestamp) -> Bool {
    let (isOurs, press) = surfaces.accept(event, on: screens)
    if let press { carryOut(press, at: now) }
    return isOurs
  }

  var padState: ScribblePadState { surfaces.isPadWanted ? .shown : .hidden }

  /// Shows or hides the pad; returns the new state.
  func setPad(_ change: ScribblePadChange, at now: Timestamp) -> ScribblePadState {
    surfaces.wantPad(change.isShown(after: surfaces.isPadWanted))
    if !surfaces.isPadWanted { fade(writer.finishPad(), at: now) }
    return padState
  }

  /// Nothing is chosen any more.
  private func endList() {
    writer.session.closeList()
    surfaces.hideList(on: screens)
  }

  // MARK: A turn

  /// Sees to the list and the pad.
  ///
  /// - Returns: when to be asked again.
  func updateSurfaces(
    at now: Timestamp, on compositor: Compositor?
  ) throws(WaylandError) -> Timestamp? {
    writer.prepareSeat(isPadBusy: writer.isPadBusy || surfaces.isPadTouched, at: now)
    let (faded, next) = writer.updatePad(at: now)
    fade(faded, at: now)
    try surfaces.updatePad(writer, isPenNear: isPenNear, on: screens, of: compositor)
    if !surfaces.updateList(writer, on: screens) { endList() }
    return next
  }

  /// Sees to the screens.
  ///
  /// - Returns: when to be asked again.
  func updateScreens(
    at now: Timestamp, isOn: Bool, on compositor: Compositor?
  ) throws(WaylandError) -> Timestamp? {
    var next: Timestamp?
    for screen in screens.all {
      screen.isPenNear = isOn && tablets.isPenNear(screen.place)
      screen.page.surfaceCorner = writer.desk.ownWindows?.ink.flatMap {
        screen.place.area.contains($0.min) ? $0.min : nil
      }
      screen.page.laid.inputBoxes = screen.boxes(for: writer)
      next = earlier(next, try screen.updateSurface(at: now, on: compositor))
      next = earlier(next, try screen.pace(at: now, on: compositor))
    }
    return next
  }

  // MARK: Where the pen is ours

  /// Where ink is ours and no overlay's, in the layout: while a pen is near.
  var ownAreas: [Rect] {
    screens.all.filter { tablets.isPenNear($0.place) }.flatMap { screen in
      writer.desk.map.seenAreas(within: screen.place.area) + surfaces.areas(on: screen)
    }
  }

  /// The open pad, in the layout; nil: none.
  var padArea: Rect? { screens.all.lazy.compactMap { self.surfaces.padArea(on: $0) }.first }
}
