public import InkDrawing
import InkGeometry

/// Fits a path with few control points to the samples of a stroke while the stroke is drawn.
///
///     var fitter = StrokeFitter()
///     try fitter.append(sample)          // for each sample
///     fitter.fixedPoints                 // final control points
///     fitter.tail                        // the points after them, which may change
///     fitter.finish()                    // all points are final
///     fitter.path
///
/// Time is a property of a control point like any other. Points are therefore close together where
/// the hand turns or presses suddenly, and far apart where little changes.
public struct StrokeFitter: Sendable {
  /// How much of the stroke is fitted together.
  struct Reach: Sendable {
    /// The time in seconds, and the number of samples, before the tail is fitted again.
    var pause: Double
    var samples: Int
    /// The number of fitted points that may still move.
    var free: Int
    /// The price of a control point, as a multiple of the normal one.
    var thrift: Double
    /// The number of times that a fit may halve the price.
    var halvings: Int

    /// While a pen is drawing.
    static let live = Reach(pause: 0.05, samples: 8, free: 8, thrift: 1.03, halvings: 1)
    /// For a complete stroke.
    static let whole = Reach(
      pause: 0, samples: StrokeFitter.mostUnfitted, free: 16, thrift: 0.97, halvings: 3)
  }

  /// The tolerance of the fit.
  public let tolerance: FitTolerance
  private let reach: Reach
  private var course: FitWindow
  private var waiting: [WaitingSample] = []
  private var received = 0
  private var lastTime = -Double.infinity
  private var rows: FitRows
  /// The fraction of the price at which this stroke gets a control point.
  private var rebate = 1.0
  /// The control points that are final, from the first.
  public private(set) var fixedPoints: [StrokePoint] = []
  /// Whether the stroke is finished.
  public private(set) var isFinished = false

  private struct WaitingSample: Sendable {
    var sample: FitSample
    var expectsUpdate: Bool
  }

  /// The largest number of samples that wait for corrections. If there are more, the oldest is used
  /// as it is.
  public static let mostWaiting = 1024
  /// The largest number of samples that are not fitted yet.
  private static let mostUnfitted = 240
  /// The largest number of earlier samples that a fit uses again.
  private static let mostRows = 512

  /// The number of samples that a fit would use now.
  var window: Int { course.rows.count }
  /// The number of these samples that have not been fitted yet.
  var unfitted: Int { course.unfitted }

  /// Creates a fitter without samples.
  public init(tolerance: FitTolerance = .standard) {
    self.init(tolerance: tolerance, reach: .live)
  }

  init(tolerance: FitTolerance, reach: Reach) {
    self.tolerance = tolerance
    self.reach = reach
    course = FitWindow(tolerance: tolerance)
    rows = FitRows(tolerance: tolerance)
  }

  // MARK: - Samples

  /// Adds the next sample.
  ///
  /// - Parameters:
  ///   - sample: the sample; its time is not before that of the previous one.
  ///   - expectsUpdate: whether values of the sample will be measured later. This sample and all
  ///     samples after it are then drawn but not fitted until ``correct(_:to:expectsUpdate:)``
  ///     reports that no further update is expected. The finished path is the same as if all values
  ///     had arrived at once.
  public mutating func append(
    _ sample: FitSample, expectsUpdate: Bool = false
  ) throws(FittingError) {
    guard !isFinished else { throw .finished }
    guard sample.isValid else { throw .invalidNumber(sample: received) }
    guard sample.time >= lastTime else { throw .timeRanBackwards(sample: received) }
    lastTime = sample.time
    received += 1
    waiting.append(WaitingSample(sample: sample, expectsUpdate: expectsUpdate))
    if waiting.count > Self.mostWaiting { waiting[0].expectsUpdate = false }
    fitFinalSamples()
  }

  /// Replaces a sample that expected an update. The sample is given by its index in the stroke, and
  /// its time does not change.
  ///
  /// - Returns: whether the sample was still waiting. Otherwise the fit does not change.
  @discardableResult
  public mutating func correct(
    _ index: Int, to sample: FitSample, expectsUpdate: Bool = false
  ) throws(FittingError) -> Bool {
    guard sample.isValid else { throw .invalidNumber(sample: index) }
    let place = index - (received - waiting.count)
    guard waiting.indices.contains(place), waiting[place].expectsUpdate else { return false }
    let time = waiting[place].sample.time
    waiting[place] = WaitingSample(sample: sample, expectsUpdate: expectsUpdate)
    waiting[place].sample.time = time
    fitFinalSamples()
    return true
  }

  /// Ends the stroke: waiting samples are used as they are, and all points become final.
  public mutating func finish() {
    guard !isFinished else { return }
    for i in waiting.indices { waiting[i].expectsUpdate = false }
    fitFinalSamples()
    fit(last: true)
    isFinished = true
  }

  private mutating func fitFinalSamples() {
    let settled = waiting.prefix { !$0.expectsUpdate }.count
    for i in 0..<settled { fitSample(waiting[i].sample) }
    waiting.removeFirst(settled)
  }

  private mutating func fitSample(_ sample: FitSample) {
    course.appendRows(rows.makeRows(sample))
    guard let first = course.firstUnfitted, let last = course.rows.last else { return }
    // At least an eighth of the window, so that a resting pen, whose window is long, costs no more
    // than others.
    let enough =
      unfitted >= max(reach.samples, window / 8)
      && last.time - first.time >= reach.pause
    if enough || unfitted >= Self.mostUnfitted { fit(last: false) }
  }

  // MARK: - The fit

  private mutating func fit(last: Bool) {
    if last, received > 1 { course.stressEnd() }
    course.leastGap = rows.clock.leastGap
    course.extend(share: max(2, rows.clock.samplesPerPoint))
    course.refit(from: course.fixed, rounds: 3)
    adjustPointCount()
    if tolerance.longestEnd.isFinite {
      course.shortenEnds(to: tolerance.longestEnd, tolerance: tolerance, isLast: last)
    }
    course.refit(from: course.fixed, rounds: 6)
    release(course.fix(allBut: last ? 0 : reach.free))
    guard last || window > Self.mostRows else { return }
    if last { return release(course.tail) }
    // The window keeps the samples of four spans.
    course.splitSpans(holding: Self.mostRows / 6)
    release(course.fix(allBut: 2))
  }

  /// Gives a stroke with too many samples outside their tolerances its points at a lower price.
  private mutating func adjustPointCount() {
    let price = rows.clock.pointPrice * reach.thrift
    if course.tally.isNear { rebate = min(1, rebate * 1.5) }
    course.adjustPointCount(price: price * rebate)
    for _ in 0..<reach.halvings where course.tally.needsMore && rebate > 0.15 {
      rebate /= 2
      course.adjustPointCount(price: price * rebate, share: FitTally.mostPoints)
    }
    guard reach.halvings > 1, rebate < 1, course.tally.isNear else { return }
    rebate *= 1.5
    course.adjustPointCount(price: price * rebate, share: FitTally.mostPoints)
  }

  private mutating func release(_ points: [ControlPoint]) {
    fixedPoints += points.map { StrokePoint($0, tolerance: tolerance) }
  }

  // MARK: - The path

  /// The control points after the final ones, which may still change; they depend on all samples
  /// added until now.
  ///
  /// The points of the last fit are followed by one for every two later samples. The last few
  /// points are fitted to these samples.
  public var tail: [StrokePoint] {
    guard !isFinished else { return [] }
    var drawn = course
    var rows = rows
    for one in waiting { drawn.appendRows(rows.makeRows(one.sample)) }
    drawn.extend(share: 2)
    return drawn.tail.map { StrokePoint($0, tolerance: tolerance) }
  }

  /// The path of all samples added until now: the final points and the tail. Its tip is 1 mm wide
  /// at every point until an ink replaces it.
  public var path: StrokePath { StrokePath(controlPoints: fixedPoints + tail) }
}
