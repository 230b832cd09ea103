import InkCanvas
import InkGeometry
import InkScreens
import StylusModel
import StylusProtocol
import WaylandClient

/// One tablet on its output, from the first mark to the trial of what was stored.
///
///     let session = try CalibrationSession(tablet, wish, at: now, on: compositor)
///     try session.handleUpdate(update, at: now) ... try session.handleEvent(event, at: now)
///     let deadline = try session.updateDisplay(at: now)       // until session.isOver
final class CalibrationSession {
  let tablet: Tablet
  private let mappingChoice: MappingChoice
  private let compositor: Compositor
  private let sheet: MarkSheet
  private var place: CalibrationPlace
  private var course: MarkSequence
  private var watch: PenWatch
  /// A pen touches the mark that is due.
  private var isDown = false
  /// When there must be a picture.
  private let promised: Timestamp
  /// When it is given up; from the trial on, when that is over.
  private var limit: Timestamp
  /// How the tablet lies with what was found, once that is stored.
  private var found: TabletMapping?
  /// The last moment of the trial, and where the pen is in it.
  private var trialEnd: Timestamp?
  private var pen: Point?
  private(set) var isOver = false

  /// If nothing is touched for this time, the user has left.
  static let patience = Microseconds.milliseconds(60_000)
  /// How long a compositor may take for its first picture.
  private static let showing = Microseconds.milliseconds(10_000)
  /// The trial ends `pause` after the pen was last seen, and after `longestTrial` at the latest.
  private static let pause = Microseconds.milliseconds(4_000)
  private static let longestTrial = Microseconds.milliseconds(30_000)

  /// Makes the surface on the tablet's output.
  init(
    _ tablet: Tablet, _ wish: MappingChoice, at now: Timestamp, on compositor: Compositor
  ) throws(CalibrationError) {
    place = try CalibrationPlace(tablet, wish, among: compositor.outputs.map { OutputPlace($0) })
    let name = place.output.name
    guard let output = compositor.outputs.first(where: { $0.name == name }) else {
      throw .outputGone(name)
    }
    do throws(WaylandError) { sheet = try MarkSheet(on: output.id, of: compositor) } catch {
      throw .compositor(error)
    }
    (self.tablet, self.mappingChoice, self.compositor) = (tablet, wish, compositor)
    course = MarkSequence(place.area)
    watch = PenWatch(tablet.id)
    promised = now + Self.showing
    limit = now + Self.patience
    CalibrationLine.begin(tablet, output: name).printLine()
    CalibrationLine.mark(0).printLine()
  }

  /// Whether a calibration was stored: whatever comes now, it counts.
  var isStored: Bool { found != nil }

  // MARK: The pen

  /// Takes what the daemon says; the calibration, when the touches are one, which must be stored
  /// then.
  func handleUpdate(_ update: StrokeUpdate, at now: Timestamp) throws(CalibrationError)
    -> Calibration
    .Fit?
  {
    // Marks that nobody sees yet cannot be touched.
    guard let sign = watch.detectSign(update), sheet.isShown else { return nil }
    if found != nil {
      handleSign(sign, at: now)
      return nil
    }
    switch sign {
    case .down: isDown = true
    case .lifted(let verdict):
      isDown = false
      limit = now + Self.patience
      return try touched(verdict)
    case .back:
      limit = now + Self.patience
      if course.back() { printMark() } else { CalibrationLine.noMarkBefore.printLine() }
    case .at, .away: break
    }
    return nil
  }

  /// Updates were lost: nobody knows where the pen went meanwhile.
  func loseUpdates() {
    watch = PenWatch(tablet.id)
    isDown = false
  }

  private func touched(_ verdict: HeldPen.TouchVerdict) throws(CalibrationError) -> Calibration
    .Fit?
  {
    guard case .held(let point) = verdict else {
      CalibrationLine.ignored(verdict).printLine()
      return nil
    }
    switch course.recordTouch(point, on: place.mapping) {
    case .next: printMark()
    case .fitted(let fit): return fit
    case .refused(let fault):
      CalibrationLine.refused(fault).printLine()
      printMark()
    case .failed(let fault): throw .unfit(fault)
    }
    return nil
  }

  private func printMark() {
    if let due = course.due { CalibrationLine.mark(due).printLine() }
  }

  // MARK: The trial

  /// The calibration is stored: from now on a ring shows what it does.
  func tryOut(_ calibration: Calibration, at now: Timestamp) {
    var wish = mappingChoice
    wish.calibration = calibration
    wish.target = .output(place.output.name)
    found = (try? TabletMapping(tablet, wish: wish, outputs: [place.output])) ?? place.mapping
    trialEnd = now + Self.longestTrial
    limit = now + Self.pause
  }

  private func handleSign(_ sign: PenWatch.Sign, at now: Timestamp) {
    switch sign {
    case .away: isOver = true
    case .at(let point):
      pen = found?.toLayout.applied(to: point)
      limit = now + Self.pause
    case .down, .lifted, .back: limit = now + Self.pause
    }
  }

  // MARK: The screen

  /// Takes an event of the compositor.
  func handleEvent(_ event: CompositorEvent) throws(CalibrationError) {
    switch event {
    case .outputRemoved(sheet.output): throw .outputGone(place.output.name)
    case .outputAdded, .outputChanged, .outputRemoved:
      place = try CalibrationPlace(
        tablet, mappingChoice, among: compositor.outputs.map { OutputPlace($0) })
      course.move(to: place.area)
    default: break
    }
    switch sheet.handleEvent(event) {
    case .closed: throw .outputGone(place.output.name)
    case .escaped: throw .cancelled
    case nil: break
    }
  }

  /// Shows what is to be seen.
  ///
  /// - Returns: when to be asked again if nothing happens.
  func updateDisplay(at now: Timestamp) throws(CalibrationError) -> Timestamp {
    do throws(WaylandError) { try sheet.show(picture, on: place.output) } catch {
      throw .compositor(error)
    }
    if isStored {
      let end = min(limit, trialEnd ?? limit)
      if end <= now { isOver = true }
      return end
    }
    guard sheet.isShown || promised > now else { throw .notShown(place.output.name) }
    guard limit > now else { throw .untouched(seconds: Int(Self.patience.value / 1_000_000)) }
    return sheet.isShown ? limit : min(limit, promised)
  }

  private var picture: MarkPicture {
    var picture = MarkPicture()
    for (index, place) in course.marks.enumerated() {
      let due = course.due ?? course.marks.count
      let look: MarkPicture.MarkState =
        index < due ? .done : index > due ? .waiting : isDown ? .touched : .due
      picture.parts.append(MarkPicture.PlacedMark(look: look, place: place))
    }
    if let pen { picture.parts.append(MarkPicture.PlacedMark(look: .pen, place: pen)) }
    return picture
  }
}
