import InkCanvas
import LinuxIO
import OverlayConfiguration
import Settings
import StylusClient
import StylusModel
import StylusProtocol
import WaylandClient

/// What a calibration knows and does, told by its loop: first which tablet, then mark by mark.
///
///     try state.handleNews(news, at: now) ... try state.handleEvent(event)
///     let deadline = try state.performDueWork(at: now, on: compositor)      // until state.isOver
final class CalibrationState {
  private let order: CalibrationOrder
  private let settings: OverlaySettings
  private var choice: CalibratedTablet
  private var session: CalibrationSession?
  /// When the daemon has told all its tablets.
  private var announced: Timestamp?
  /// Until when it must be known which tablet is meant.
  private let limit: Timestamp
  private var hasAsked = false
  /// What the compositor has is known.
  private(set) var isReady = false

  /// How long the tablets behind a hello may take; they come with it.
  private static let tabletDelay = Microseconds.milliseconds(500)

  /// Reads the configuration.
  init(_ wishes: CalibrationOrder, at now: Timestamp) throws(CalibrationError) {
    guard !wishes.place.folders.isEmpty else { throw .homeless }
    do throws(OverlaySettingsError) { settings = try wishes.source.settings() } catch {
      throw .settings(error)
    }
    self.order = wishes
    choice = CalibratedTablet(wishes.tablet)
    limit = now + CalibrationSession.patience
  }

  /// Whether there is nothing more to do.
  var isOver: Bool { session?.isOver ?? false }

  /// Whether a calibration was stored.
  var isStored: Bool { session?.isStored ?? false }

  // MARK: The daemon

  func handleNews(_ news: InkNews, at now: Timestamp) throws(CalibrationError) {
    switch news {
    case .message(let message): try handleMessage(message.content, at: now)
    case .disconnected(let error, _): throw .daemon("\(error)")
    case .met, .fetched, .lost, .missed: break
    }
  }

  private func handleMessage(_ content: LiveMessage.LiveContent, at now: Timestamp)
    throws(CalibrationError)
  {
    switch content {
    case .hello: announced = now + Self.tabletDelay
    case .added(_, let tablet?, _), .changed(_, let tablet?, _): choice.registerTablet(tablet)
    case .update(let update): try handleUpdate(update, at: now)
    case .lost: session?.loseUpdates()
    case .endOfStream(let reason): throw .daemon(reason.sentence)
    case .added, .changed, .ping, .predicted, .snapshot: break
    }
  }

  private func handleUpdate(_ update: StrokeUpdate, at now: Timestamp) throws(CalibrationError) {
    switch update {
    case .proximity(let change) where change.kind == .entered: choice.recordSighting(change.device)
    case .began(let beginning): choice.recordSighting(beginning.device)
    case .hover(let device, _, _): choice.recordSighting(device)
    case .deviceRemoved(let device, _):
      choice.removeTablet(device)
      if let session, session.tablet.id == device { throw .tabletGone(session.tablet) }
    default: break
    }
    guard let session, let fit = try session.handleUpdate(update, at: now) else { return }
    CalibrationLine.fitted(fit).printLine()
    try saveCalibration(fit.calibration, of: session.tablet)
    session.tryOut(fit.calibration, at: now)
  }

  private func saveCalibration(_ calibration: Calibration, of tablet: Tablet)
    throws(CalibrationError)
  {
    do throws(SystemError) {
      let stored = try order.place.saveCalibration(calibration, of: tablet)
      if let stored { CalibrationLine.stored(stored.path).printLine() }
    } catch {
      let model = ProductID(vendor: tablet.vendor, product: tablet.product)
      let line =
        "\(StoredCalibration.section(of: model)) and below it \(StoredCalibration.settingLine(of: calibration))"
      throw .unstored(error, line: line)
    }
    let said: MappingChoice
    do throws(SystemError) {
      let reading: OverlaySettingsReading = try order.place.readSettings()
      said = reading.settings.mappingChoice(for: tablet)
    } catch {
      throw .system(error)
    }
    if said.calibration != calibration { CalibrationLine.overruled(tablet).printLine() }
    var used = settings.mappingChoice(for: tablet)
    used.calibration = said.calibration
    if used != said { CalibrationLine.unsaid(tablet).printLine() }
    OverlayBeside.reload(order.commands)
    CalibrationLine.trial.printLine()
  }

  // MARK: The compositor

  func handleEvent(_ event: CompositorEvent) throws(CalibrationError) {
    if case .ready = event { isReady = true }
    try session?.handleEvent(event)
  }

  /// Sees to what there is to do.
  ///
  /// - Returns: when to be asked again if nothing happens.
  func performDueWork(at now: Timestamp, on compositor: Compositor) throws(CalibrationError)
    -> Timestamp
  {
    if let session { return try session.updateDisplay(at: now) }
    if isReady, let announced, announced <= now {
      if let tablet = try choice.decide() {
        let session = try CalibrationSession(
          tablet, settings.mappingChoice(for: tablet), at: now, on: compositor)
        self.session = session
        return try session.updateDisplay(at: now)
      }
      promptForPen()
    }
    guard limit > now else { throw lateness }
    return announced.map { $0 > now ? min($0, limit) : limit } ?? limit
  }

  /// Asks once for a pen.
  private func promptForPen() {
    if !hasAsked { CalibrationLine.choose(choice.candidates).printLine() }
    hasAsked = true
  }

  /// Who kept it waiting.
  private var lateness: CalibrationError {
    let seconds = Int(CalibrationSession.patience.value / 1_000_000)
    if !isReady { return .compositor(.stuck(seconds: seconds)) }
    if announced == nil {
      return .daemon("the daemon has sent nothing for \(seconds) s. Fix: restart it")
    }
    return .undecided(choice.candidates)
  }
}

extension EndReason {
  /// Why a daemon has no more to say.
  fileprivate var sentence: String {
    switch self {
    case .stopping: "the daemon was stopped. Fix: start it, and start again"
    case .replayEnded: "the recording has ended. Fix: play a longer one, or use a tablet"
    case .tooSlow:
      "the daemon closed the stream because this program did not read it. Fix: start again"
    case .policy:
      "the daemon sends no ink to this session. Fix: unlock it, or switch to the active session"
    }
  }
}
