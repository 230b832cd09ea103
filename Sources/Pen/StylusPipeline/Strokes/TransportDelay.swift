import StylusModel

/// The delay of a second transport relative to the first, learned stroke by stroke.
///
/// Each stroke shows it once: the tip touches on the first transport, and pressure rises from zero
/// on the second, somewhere between the last value without and the first with pressure. The median
/// of the last sixteen strokes is used.
struct TransportDelay {
  /// The current estimate of the delay.
  private(set) var estimate = Microseconds.milliseconds(30)
  private var observations = InlineArray<16, Int64>(repeating: 0)
  private var count = 0
  private var contact: Timestamp?
  private var previous: (time: Timestamp, pressure: Float)?

  /// Pressure above this share is pressure.
  private static let threshold: Float = 0.005
  /// No transport is slower.
  private static let longest: Int64 = 150_000

  /// A tip has touched.
  mutating func touched(at time: Timestamp) { contact = time }

  /// Records a value when it arrives.
  ///
  /// - Parameter period: a silence longer than this means that nothing had changed.
  mutating func recordMeasurement(_ measurement: Measurement, period: Microseconds) {
    guard measurement.axes.contains(LateAxes(.pressure)) else { return }
    let pressure = measurement[.pressure].x
    defer { previous = (measurement.time, pressure) }
    guard pressure > Self.threshold, (previous?.pressure ?? 0) <= Self.threshold, let contact
    else { return }
    let silence = previous.map { (measurement.time - $0.time).value } ?? period.value
    let rise = measurement.time + Microseconds(-min(silence, period.value) / 2)
    let observed = (rise - contact).value
    guard (-period.value...Self.longest).contains(observed) else { return }
    self.contact = nil
    observations[count % observations.count] = max(observed, 0)
    count += 1
    estimate = Microseconds(median)
  }

  private var median: Int64 {
    var sorted = observations
    let known = min(count, observations.count)
    for end in 1..<max(known, 1) {
      var place = end
      while place > 0, sorted[place - 1] > sorted[place] {
        sorted.swapAt(place - 1, place)
        place -= 1
      }
    }
    return known % 2 == 1 ? sorted[known / 2] : (sorted[known / 2 - 1] + sorted[known / 2]) / 2
  }
}
