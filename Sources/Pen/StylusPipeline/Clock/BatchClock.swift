import StylusModel

/// Computes when the frames of a batch were measured, from only their number and their arrival.
///
/// The sensor reads at a constant rate, so the number of frames is a clock. The last frame of a
/// batch arrives soonest after its reading and aligns that clock with the kernel's. A pause while
/// the pen hovers interrupts the count; a pause while it draws is a late report, unless the
/// following frames stay late.
struct BatchClock {
  private let period: Double
  private let batch: Int
  /// Whether the kernel has spread the frames of a report over the time since the last (Linux 6.1,
  /// drivers/hid/wacom_wac.c, wacom_intuos_pro2_bt_pen).
  private let isRetimed: Bool
  private var fit = ClockFit(.counted)
  private var frames: Int64 = 0
  private var place = 0
  private var spacing: Int64 = 0
  private var lastStamp: Timestamp?
  private var arrival: Int64 = 0
  private var latecomers = Latecomers()

  /// The smallest lateness of the readings since the last one in time.
  private struct Latecomers {
    var since: Int64 = 0
    var least = Int64.max
  }

  init(_ profile: SourceProfile) {
    period = Double(max(profile.framePeriod.value, 1))
    batch = max(Int(profile.batch), 1)
    isRetimed = profile.clock == .retimed
  }

  /// When a frame was measured, by the best current estimate.
  mutating func time(of frame: ToolFrame) -> Timestamp {
    let stamp = frame.time
    let pause = lastStamp.map { (stamp - $0).value } ?? .max
    if frame.presence == .entered || pause < 0 || (pause > Self.longestPause && !frame.isTouching) {
      restart()
    }
    let opens = beginsBatch(pause: pause)
    if opens { openBatch(stamp) }
    lastStamp = stamp
    defer {
      frames += 1
      place += 1
    }
    let clock = Int64((Double(frames) * period).rounded())
    if !isRetimed || opens { fitArrival(opens) }
    return Timestamp(microseconds: min(fit.time(at: clock), arrival))
  }

  /// The kernel's assumption for the time of the first report, in microseconds.
  private static let firstReport: Int64 = 15_000
  /// Frames closer than this are of one batch.
  private static let together: Int64 = 500
  /// A longer pause of a hovering pen breaks the count.
  private static let longestPause: Int64 = 120_000
  /// The delay of a report after which frames are assumed to be missing.
  private static let patience: Int64 = 150_000

  private mutating func restart() {
    fit.reset()
    frames = 0
    place = 0
    lastStamp = nil
    latecomers = Latecomers()
  }

  /// Whether a frame is the first of its batch; counts frames that the kernel omitted because
  /// nothing had changed.
  private mutating func beginsBatch(pause: Int64) -> Bool {
    guard lastStamp != nil else {
      spacing = Self.firstReport / Int64(batch)
      return true
    }
    guard isRetimed else {
      if pause > Self.together { finishBatch() }
      return pause > Self.together
    }
    // Within a report the kernel's stamps are equally far apart, except for the remainder of its
    // division in front of the first; another distance is another report.
    let steps = spacing > 0 ? (pause + spacing / 2) / spacing : 0
    if steps > 0, place + Int(steps) <= batch, abs(pause - steps * spacing) <= Int64(batch) {
      skip(steps - 1)
      return false
    }
    let missing = Int64(max(batch - place, 0))
    finishBatch()
    spacing = pause > missing * spacing ? pause - missing * spacing : Int64(period)
    return true
  }

  private mutating func skip(_ steps: Int64) {
    frames += steps
    place += Int(steps)
  }

  /// Counts the frames that a batch lacks.
  private mutating func finishBatch() { skip(Int64(max(batch - place, 0))) }

  private mutating func openBatch(_ stamp: Timestamp) {
    place = 0
    arrival = stamp.microseconds
    if isRetimed { arrival += Int64(batch - 1) * spacing }
  }

  /// Fits the clock to the arrival of a batch: at its first frame by the expected time of its last
  /// one, and, if the batch is longer than expected, by each further frame.
  private mutating func fitArrival(_ opens: Bool) {
    let ahead = opens ? Int64(batch - 1) : 0
    guard opens || place >= batch else { return }
    let clock = Int64((Double(frames + ahead) * period).rounded())
    let late = fit.isEmpty ? 0 : arrival - fit.time(at: clock)
    if late > Int64(2 * period) { skipMissing(late, clock) } else { latecomers = Latecomers() }
    _ = fit.addReading(
      clock: Int64((Double(frames + ahead) * period).rounded()), arrival: arrival)
  }

  /// Counts missing frames, once everything has been late for too long.
  private mutating func skipMissing(_ late: Int64, _ clock: Int64) {
    if latecomers.least == .max { latecomers.since = clock }
    latecomers.least = min(latecomers.least, late)
    guard clock - latecomers.since > Self.patience else { return }
    frames += Int64((Double(latecomers.least) / period).rounded(.down))
    latecomers = Latecomers()
  }
}
