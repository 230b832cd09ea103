import CMath
import StylusModel

/// Estimates the azimuth of a pen that was nearly upright for a while, from its lean before, in
/// between and afterwards.
///
/// The hand turns slowly, so a straight line of the azimuth over time is fitted to all readings,
/// each weighted by the inverse variance of its azimuth: the square of the sine of its angle from
/// the vertical. Fed with the last readings before the pen rose and the first after it leaned
/// again, the line is known far better than any single azimuth of the run.
struct AzimuthFit: BitwiseCopyable {
  private var margin = InlineArray<8, ValueInTime>(
    repeating: ValueInTime(time: Timestamp(microseconds: 0), value: .zero))
  private var readings = 0
  private var run: Run?

  /// The weighted sums of a run.
  fileprivate struct Run: BitwiseCopyable {
    let origin: Timestamp
    /// Azimuths are taken the short way from here.
    let reference: Float
    var weight = 0.0
    var time = 0.0
    var timeSquared = 0.0
    var azimuth = 0.0
    var product = 0.0
    /// Readings since the pen leaned again.
    var after = 0
  }

  /// The number of readings after which a run ends, once the pen is tilted again: 30 ms at 200 Hz.
  private static let enough = 6
  /// Readings further before a run give no information about it.
  private static let oldest = Microseconds.milliseconds(100)

  /// Takes a reading of a pen that leans: its azimuth, and in `y` its weight; true if the azimuth
  /// of a run can be computed now.
  mutating func lean(_ reading: ValueInTime) -> Bool {
    margin[readings % margin.count] = reading
    readings += 1
    guard run != nil else { return false }
    run?.accumulate(reading)
    run?.after += 1
    return run.map { $0.after >= Self.enough } ?? false
  }

  /// Takes a reading of an upright pen.
  mutating func stand(_ reading: ValueInTime) {
    if run == nil { startRun(reading) }
    run?.accumulate(reading)
    run?.after = 0
  }

  /// Whether the end of a run has been seen, so that its azimuth can be computed if necessary.
  var isConclusive: Bool { run.map { $0.after > 0 } ?? false }

  /// The azimuth at a moment of the run; nil if there is none.
  func azimuth(at time: Timestamp) -> AxisValue? { run?.azimuth(at: time) }

  /// The run has been processed; the next one starts again.
  mutating func endRun() { run = nil }

  private mutating func startRun(_ reading: ValueInTime) {
    let known = min(readings, margin.count)
    let newest = known > 0 ? margin[(readings - 1) % margin.count] : reading
    let isNear = (reading.time - newest.time) <= Self.oldest
    var run = Run(origin: reading.time, reference: (isNear ? newest : reading).value.x)
    for index in 0..<known where (reading.time - margin[index].time) <= Self.oldest {
      run.accumulate(margin[index])
    }
    self.run = run
  }
}

extension AzimuthFit.Run {
  fileprivate mutating func accumulate(_ reading: ValueInTime) {
    let (weight, at) = (Double(reading.value.y), seconds(reading.time))
    let turn = LateAxis.azimuth.between(AxisValue(reference, 0), reading.value, weight: 1)
    let value = Double(turn.x - reference)
    self.weight += weight
    time += weight * at
    timeSquared += weight * at * at
    azimuth += weight * value
    product += weight * at * value
  }

  fileprivate func azimuth(at moment: Timestamp) -> AxisValue {
    guard weight > 0 else { return AxisValue(reference, 0) }
    let (meanTime, mean) = (time / weight, azimuth / weight)
    let slope = (product - time * mean) / (timeSquared - time * meanTime + Self.stiffness)
    return AxisValue(reference + Float(mean + slope * (seconds(moment) - meanTime)), 0)
  }

  /// Hands turn a pen by about a radian per second; a tilt in whole degrees has an error of 0.005
  /// rad. The ratio of both variances keeps a slope that is based on few readings near zero.
  private static let stiffness = 2.5e-5

  private func seconds(_ moment: Timestamp) -> Double {
    Double((moment - origin).value) / 1e6
  }
}
