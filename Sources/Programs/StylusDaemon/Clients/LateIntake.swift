import StylusModel
import StylusPipeline
import StylusProtocol

/// The daemon's end of one late source: reads its frames and rations its values.
final class LateIntake {
  /// The source's number; never used again.
  let source: UInt32
  let offer: LateOffer
  private var decoder: LateDecoder
  /// How many of its values may still continue.
  var ration: LateRation

  init(source: UInt32, _ offer: LateOffer, now: Timestamp) {
    self.source = source
    self.offer = offer
    decoder = LateDecoder(offer)
    ration = LateRation(now)
  }

  /// Takes bytes as they came.
  func feed(_ bytes: ArraySlice<UInt8>) { decoder.feed(bytes) }

  /// The next value for the strokes; nil until more bytes come.
  func nextValue(now: Timestamp) throws(ProtocolError) -> LateValue? {
    try decoder.nextMessage().map { LateValue($0, from: self, arrival: now) }
  }
}

extension LateValue {
  fileprivate init(_ value: LateMeasurement, from intake: LateIntake, arrival: Timestamp) {
    let key: SampleKey =
      switch (value.target, intake.offer.clock) {
      case (.sample(let stroke, let index), _): .index(stroke, index)
      case (.moment, .arrival): .arrival
      case (.moment(let time), .own): .sourceClock(time)
      case (.moment(let time), .monotonic): .time(Timestamp(microseconds: time))
      }
    self.init(device: intake.offer.device, arrival: arrival, key: key)
    source = intake.source
    sequence = value.sequence
    carried = value.carried
    pressure = value.pressure
    altitude = value.altitude
    azimuth = value.azimuth
    roll = value.roll
    slider = value.slider
    distance = value.distance
  }
}

/// How many values of one source continue: a bucket that fills at an even rate.
struct LateRation: BitwiseCopyable {
  /// Values that may continue, in millionths.
  private var credit: Int64
  private var last: Timestamp
  /// Ignored values that were not reported yet.
  private var unreported: UInt64 = 0
  private var lastReport: Timestamp?

  /// Values a second: far above any sensor.
  static let rate: Int64 = 2_000
  /// Values at once: a quarter of a second of a source that was held up.
  static let burst: Int64 = 500
  /// The maximum rate of reports about ignored values.
  private static let betweenReports = Microseconds.milliseconds(60_000)

  /// A full bucket.
  init(_ now: Timestamp) {
    credit = Self.burst * 1_000_000
    last = now
  }

  /// Whether one more value may continue now.
  mutating func admits(_ now: Timestamp) -> Bool {
    let elapsed = min(max((now - last).value, 0), 1_000_000)
    credit = min(credit + elapsed * Self.rate, Self.burst * 1_000_000)
    last = max(last, now)
    guard credit >= 1_000_000 else { return false }
    credit -= 1_000_000
    return true
  }

  /// Counts a value that was left out.
  mutating func leaveOut() { unreported += 1 }

  /// How many values were left out since this was last told; nil if there is nothing to tell yet.
  mutating func report(_ now: Timestamp) -> UInt64? {
    if let lastReport, now - lastReport < Self.betweenReports { return nil }
    guard unreported > 0 else { return nil }
    lastReport = now
    defer { unreported = 0 }
    return unreported
  }
}
