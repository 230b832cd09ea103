import StylusModel

/// The recent measurements of another source: a second event node of the pen, or another program.
///
/// It keeps the last 64 values in the order of their numbers. The samples between two values with
/// consecutive numbers are settled as soon as both have arrived, in any order. If a value is lost,
/// samples wait for their deadline and then use their nearest neighbors.
struct LateTrack {
  private var entries: [TrackedMeasurement] = []
  private var clock = ClockFit(.crystal)
  private var delay = TransportDelay()
  private var lastSequence: Int64 = 0
  /// The time before and after a value for which it is valid.
  private var reach: Microseconds

  private struct TrackedMeasurement {
    var sequence: Int64
    /// With the source's time fitted to our clock; its delay is still included.
    var measurement: Measurement
    /// Whether the delay must be taken off.
    var isDelayed: Bool
  }

  /// The result for a value.
  enum LateVerdict {
    /// It is impossible: its time or its number contradicts earlier values.
    case refused
    /// It was accepted; the samples between it and its known neighbors can be settled.
    case taken(before: Measurement?, Measurement, after: Measurement?)
  }

  static let room = 64

  /// A track without values.
  ///
  /// - Parameter period: the longest time between two values of a source that has news.
  init(period: Microseconds) {
    entries.reserveCapacity(Self.room)
    reach = Self.reach(of: period)
  }

  /// One and a half periods, of at least 10 ms.
  static func reach(of period: Microseconds) -> Microseconds {
    Microseconds(max(period.value, 10_000) * 3 / 2)
  }

  /// Values arrive with another period from now on.
  mutating func adopt(period: Microseconds) { reach = Self.reach(of: period) }

  /// A tip has touched: the first pressure after it shows the delay.
  mutating func touched(at time: Timestamp) { delay.touched(at: time) }

  /// Takes a value.
  mutating func insertValue(_ value: LateValue) -> LateVerdict {
    guard let (time, isDelayed) = time(of: value) else { return .refused }
    let sequence = unwrapSequence(value)
    var measurement = Measurement(value, at: time)
    let place = (entries.lastIndex { $0.sequence < sequence }).map { $0 + 1 } ?? 0
    if place > 0, measurement.time <= entries[place - 1].measurement.time {
      guard isDelayed else { return .refused }
      measurement.time = entries[place - 1].measurement.time + Microseconds(1)
    }
    if place < entries.count {
      let next = entries[place]
      guard next.sequence != sequence, measurement.time < next.measurement.time else {
        return .refused
      }
    }
    if isDelayed { delay.recordMeasurement(measurement, period: reach) }
    insert(
      TrackedMeasurement(sequence: sequence, measurement: measurement, isDelayed: isDelayed),
      at: place)
    return verdict(on: sequence)
  }

  /// The values before and after a moment, if they are near enough to apply to it.
  func neighbors(of time: Timestamp) -> (before: Measurement?, after: Measurement?) {
    let next = entries.indices.first { at($0).time > time } ?? entries.endIndex
    let before = next > entries.startIndex ? at(next - 1) : nil
    let after = next < entries.endIndex ? at(next) : nil
    return (
      before.flatMap { time - $0.time <= reach ? $0 : nil },
      after.flatMap { $0.time - time <= reach ? $0 : nil }
    )
  }

  // MARK: Private parts

  private mutating func unwrapSequence(_ value: LateValue) -> Int64 {
    guard let raw = value.sequence, lastSequence != 0 else {
      lastSequence = value.sequence.map { Int64($0) + Self.origin } ?? lastSequence + 1
      return lastSequence
    }
    let step = Int32(truncatingIfNeeded: Int64(raw) &+ Self.origin &- lastSequence)
    let sequence = lastSequence &+ Int64(step)
    lastSequence = max(lastSequence, sequence)
    return sequence
  }

  /// Keeps unwrapped numbers away from zero, which means none.
  private static let origin: Int64 = 1 << 32

  private mutating func time(of value: LateValue) -> (Timestamp, isDelayed: Bool)? {
    switch value.key {
    case .arrival: return (value.arrival, true)
    case .sourceClock(let own):
      guard own.magnitude < Self.longestClock else { return nil }
      _ = clock.addReading(clock: own, arrival: value.arrival.microseconds)
      return (Timestamp(microseconds: clock.time(at: own)), true)
    case .time(let time): return time <= value.arrival ? (time, false) : nil
    case .index: return nil
    }
  }

  /// Half of the limit at which differences would overflow.
  private static let longestClock: UInt64 = 1 << 60

  private mutating func insert(_ entry: TrackedMeasurement, at place: Int) {
    if entries.count == Self.room {
      guard place > 0 else { return }
      entries.removeFirst()
      entries.insert(entry, at: place - 1)
    } else {
      entries.insert(entry, at: place)
    }
  }

  private func verdict(on sequence: Int64) -> LateVerdict {
    guard let place = entries.firstIndex(where: { $0.sequence == sequence }) else {
      return .refused
    }
    let before = place > 0 && entries[place - 1].sequence == sequence - 1 ? at(place - 1) : nil
    let isLast = place + 1 == entries.count
    let after = !isLast && entries[place + 1].sequence == sequence + 1 ? at(place + 1) : nil
    return .taken(before: before, at(place), after: after)
  }

  /// A measurement at its true time.
  private func at(_ place: Int) -> Measurement {
    var measurement = entries[place].measurement
    if entries[place].isDelayed {
      measurement.time = measurement.time + Microseconds(-delay.estimate.value)
    }
    return measurement
  }
}

extension Measurement {
  /// The measurement of a late value.
  init(_ value: LateValue, at time: Timestamp) {
    var sample = Sample(time: time, x: Millimeters(0), y: Millimeters(0))
    sample.pressure = value.pressure
    sample.altitude = value.altitude
    sample.azimuth = value.azimuth
    sample.roll = value.roll
    sample.slider = value.slider
    sample.distance = value.distance
    self.init(sample, axes: LateAxes(value.carried))
  }
}
