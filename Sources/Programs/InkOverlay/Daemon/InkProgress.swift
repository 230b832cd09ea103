import InkCanvas
import InkScreens
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol

/// A stroke that was finished while the daemon was not connected.
struct FetchedStroke {
  var stroke: CapturedStroke
  /// Where it is drawn, if it is of a session that was killed; nil: wherever it lies, because it is
  /// of this one.
  let screens: [ScreenID]?
}

/// Which of the daemon's finished strokes are in the ink, and which of those that it finished while
/// it was not heard, in this session or in the last, have to be drawn.
///
///     let place = finished.resume(resumption)         // the last session was killed
///     finished.greeted(by: hello)
///     let fetched = finished.judge(stroke, isOpen: false, draws: true, on: screens, at: now)
///     finished.record(stroke.sequence, drawnAs: drawn)
///     let note = finished.progress(in: session)       // for the disk
struct InkProgress {
  private var settling = SettlingStrokes()
  /// Strokes of the last session that only the daemon may have.
  private var resumption: KeptResumption?
  /// Whether the daemon was connected.
  private var isGreeted = false
  /// Whether it reads devices, and its times are those of the machine.
  private var isLive = false
  /// When it was last connected, and the time up to which strokes are known although their numbers
  /// say otherwise.
  private var lastMessage: Timestamp?
  private var known: Timestamp?
  /// Finished strokes of tablets that are not named yet.
  private var unplaced: [FetchedStroke] = []

  /// The maximum number of strokes that wait for their tablets; the daemon's answers are read
  /// faster than it draws.
  private static let mostUnplaced = 1_024
  /// Clocks are read at different moments.
  private static let slack = Microseconds.milliseconds(1_000)

  /// The newest finished stroke that is known of.
  var newest: UInt64 { settling.newest }

  /// Those that have done all that they do to the ink.
  var settled: SettledStrokes { settling.settled }

  /// Whether strokes wait for their tablets.
  var hasUnplaced: Bool { !unplaced.isEmpty }

  // MARK: The daemon

  /// The last session was killed: its strokes must be fetched from the daemon.
  ///
  /// - Returns: from where on finished strokes are wanted.
  mutating func resume(_ resumption: KeptResumption) -> InkPlace {
    let place = resumption.place
    self.resumption = resumption
    settling.startNumbering(in: place.epoch, after: place.sequence)
    return place
  }

  /// There is a daemon.
  ///
  /// - Parameter isLive: whether it reads devices.
  mutating func connected(isLive: Bool) { self.isLive = isLive }

  /// The daemon says something.
  mutating func recordMessage(at now: Timestamp) { lastMessage = now }

  /// The daemon says how it counts.
  mutating func greeted(by hello: Hello) {
    let isFirst = !isGreeted && settling.epoch == nil
    settling.greet(hello.epoch, stored: hello.stored, isFirst: isFirst)
    isGreeted = true
  }

  /// Says what will never come.
  mutating func reportMissed(_ missed: MissedInk) {
    switch missed {
    case .updates: break
    case .strokes(let count):
      Log.write(
        .notice,
        "\(count) strokes are missing: the daemon finished them while the connection was broken, "
          + "and no longer has them"
      )
    case .numbering:
      settling.renumber()
      known = lastMessage
      guard resumption.take() != nil else { return }
      Log.write(
        .notice,
        "the overlay was killed, and ink drawn right before that may be missing: "
          + "the daemon's journal was wiped or set aside, or is off")
    }
  }

  // MARK: Strokes

  /// A stroke comes whole. Its ink is wanted where ink stays.
  ///
  /// - Parameters:
  ///   - isOpen: whether it is being drawn, or would be except for the time that the daemon was not
  ///     heard.
  ///   - draws: whether ink stays now.
  /// - Returns: the ink to draw; nil: none.
  mutating func judge(
    _ stroke: CapturedStroke, isOpen: Bool, draws: Bool, on screens: Screens, at now: Timestamp
  ) -> FetchedStroke? {
    let isWanted: Bool
    var lacking: [ScreenID]?
    if let resumption, !isGreeted {
      let outputs = resumption.outputs(lacking: stroke, isLive: isLive)
      let found = screens.all.filter { outputs.contains($0.place.name) }.map(\.id)
      // An eraser cannot be kept to some of the outputs.
      isWanted = stroke.tool.kind == .eraser ? found.count == screens.all.count : !found.isEmpty
      lacking = found
    } else {
      isWanted = isOpen || (draws && !isKnown(stroke, at: now))
    }
    guard isWanted else {
      record(stroke.sequence, drawnAs: nil)
      return nil
    }
    var fetched = FetchedStroke(stroke: stroke, screens: lacking)
    // Its number is that of another stroke in this run of the daemon.
    if lacking != nil { fetched.stroke.id = StrokeID(rawValue: .max - stroke.sequence) }
    return fetched
  }

  /// Whether it was told before the daemon began its numbers again: they may be those of its
  /// journal, where all strokes are.
  private func isKnown(_ stroke: CapturedStroke, at now: Timestamp) -> Bool {
    guard isLive, let known, let end = stroke.samples.last?.time else { return false }
    return known - end > Self.slack || end - now > Self.slack
  }

  /// A daemon that was begun again may have finished a stroke before it names the tablet, which
  /// comes next.
  mutating func postpone(_ fetched: FetchedStroke) {
    unplaced.append(fetched)
    settling.wait(for: fetched.stroke.sequence)
    guard unplaced.count > Self.mostUnplaced else { return }
    record(unplaced.removeFirst().stroke.sequence, drawnAs: nil)
    Log.write(.notice, "a finished stroke is missing: the daemon does not report its tablet")
  }

  /// A tablet is named: its strokes can be drawn.
  mutating func removeUnplaced(of device: DeviceID) -> [FetchedStroke] {
    guard unplaced.contains(where: { $0.stroke.device == device }) else { return [] }
    let named = unplaced.filter { $0.stroke.device == device }
    unplaced.removeAll { $0.stroke.device == device }
    return named
  }

  /// All tablets are named: those of an earlier run of the daemon, or of the machine, have other
  /// numbers by now. They are drawn as those of one tablet.
  mutating func removeUnplaced(drawnOn tablet: DeviceID) -> [FetchedStroke] {
    let all = unplaced.map { fetched in
      var fetched = fetched
      fetched.stroke.device = tablet
      return fetched
    }
    unplaced = []
    return all
  }

  /// A finished stroke is reported.
  ///
  /// - Parameter stroke: its ink; nil: none.
  mutating func record(_ sequence: UInt64, drawnAs stroke: OpenStroke?) {
    settling.recordFinished(sequence, drawnAs: stroke)
  }

  // MARK: What is settled

  /// Forgets strokes that will change no ink any more.
  mutating func forgetSettled(_ strokes: StrokeRouter, on screens: Screens) {
    settling.markSettled { strokes.isSettled($0, on: screens) }
  }

  /// Which of the daemon's strokes are in the ink; nil before it was heard.
  ///
  /// - Parameter session: how things go. It is as in the last one until the daemon was asked for
  ///   what that has left.
  func progress(in session: @autoclosure () -> KeptNote.SessionNote) -> KeptNote? {
    guard let epoch = settling.epoch else { return nil }
    let former = isGreeted ? nil : resumption?.session
    return KeptNote(epoch: epoch, settled: settling.settled, session: former ?? session())
  }
}
