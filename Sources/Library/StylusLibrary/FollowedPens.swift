import CInterface
import CStylus
import InkFitting
import InkGeometry
import LinuxIO
import PenFollowing
import StylusClient
import StylusModel
import StylusProtocol

/// A follower as C sees it: a program's own pens, the daemon's samples of the same strokes in the
/// program's units, and events that wait to be taken.
final class FollowedPens {
  private var ink: PolledInk
  private var follower = PenFollower(LearnedTablets())
  private var news: [InkNews] = []
  private var waiting: [(event: stylus_event, samples: [stylus_sample])] = []
  /// The number of waiting events that were taken.
  private var taken = 0
  /// The number of samples in each open stroke.
  private var counts: [StrokeID: UInt32] = [:]
  /// The start of the program's own stroke, by its own times.
  private var began: [StrokeID: Timestamp] = [:]
  private var due: Timestamp?
  private var isOver = false
  /// The samples of the event that was taken last.
  private(set) var samples: [stylus_sample] = []

  /// The maximum number of waiting events before a program must fetch them.
  private static let most = 8_192

  init(path: String?, _ subscription: Subscription) throws(ClientError) {
    ink = try PolledInk(path: path, subscription, since: nil)
  }

  var descriptor: Int32 { ink.descriptor }

  /// Milliseconds until work is due even without an event; nil if no work is due.
  var timeout: Int? {
    due.map { Int(clamping: max(0, ($0 - .now).value + 999) / 1_000) }
  }

  /// Reads from the daemon and does due work; returns the number of waiting events.
  func dispatch() -> Int {
    let now = Timestamp.now
    if !isOver, waiting.count - taken < Self.most { readNews(at: now) }
    due = follower.processDuePens(at: now)
    takeSteps()
    return waiting.count - taken
  }

  private func readNews(at now: Timestamp) {
    news.removeAll(keepingCapacity: true)
    do throws(ClientError) { isOver = try !ink.poll(&news) } catch { isOver = true }
    for piece in news {
      follower.handleNews(piece, at: now)
      takeSteps()
    }
    // If the daemon is gone, the program's own samples suffice.
    if isOver { follower.loseDaemon() }
  }

  // MARK: The program's pens

  func beginStroke(_ id: StrokeID) throws(CError) {
    guard !follower.knows(id) else { throw .invalid("stroke \(id.rawValue) is open") }
    follower.begin(id)
    guard follower.knows(id) else { throw .refused("16 strokes are open") }
    counts[id] = 0
  }

  func submitSample(_ id: StrokeID, _ told: stylus_sample) throws(CError) {
    guard follower.knows(id) else { throw .unknown("stroke \(id.rawValue) is not open") }
    guard waiting.count - taken < Self.most else {
      throw .refused("\(Self.most) events wait: fetch them")
    }
    let sample = try told.checkedSample(unit: 1)
    let start = began[id] ?? sample.time
    began[id] = start
    var fit = FitSample(usual: sample, began: start)
    let place = Point(x: told.x, y: told.y)
    fit.location = place
    follower.submitSample(id, fit, at: sample.time, place: place, .now)
    takeSteps()
  }

  func lift(_ id: StrokeID, at time: Timestamp) throws(CError) {
    guard follower.knows(id) else { throw .unknown("stroke \(id.rawValue) is not open") }
    let now = Timestamp.now
    if !follower.lift(id, at: time, now) { reportEnd(id, at: time, isExact: false) }
    takeSteps()
    due = follower.processDuePens(at: now)
    takeSteps()
  }

  func cancel(_ id: StrokeID) throws(CError) {
    guard follower.knows(id) else { throw .unknown("stroke \(id.rawValue) is not open") }
    follower.forget(id)
    (counts[id], began[id]) = (nil, nil)
  }

  // MARK: Events

  /// The next event; nil if there is none.
  func nextEvent() -> stylus_event? {
    samples = []
    guard taken < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      taken = 0
      return nil
    }
    taken += 1
    samples = waiting[taken - 1].samples
    waiting[taken - 1].samples = []
    return waiting[taken - 1].event
  }

  private func takeSteps() {
    guard !follower.steps.isEmpty else { return }
    for step in follower.steps { deliverStep(step) }
    follower.forgetSteps()
  }

  private func deliverStep(_ step: FollowStep) {
    switch step {
    case .step(let id, let step, let taken): queueStep(step, of: id, taken: taken)
    case .expect(let id): expect(id)
    }
  }

  private func queueStep(_ step: StrokeStep, of id: StrokeID, taken: Timestamp?) {
    switch step {
    case .append(let fit):
      var event = event(STYLUS_SAMPLE, of: id)
      event.index = counts[id, default: 0]
      counts[id] = event.index + 1
      event.sample = stylus_sample(fit, at: taken ?? moment(of: fit, in: id))
      queueEvent(event)
    case .replace(let fits):
      let samples = fits.map { stylus_sample($0, at: moment(of: $0, in: id)) }
      counts[id] = UInt32(clamping: samples.count)
      queueEvent(event(STYLUS_RESTORED, of: id), samples)
    case .correct(let index, let fit):
      var event = event(STYLUS_CORRECTED, of: id)
      event.index = UInt32(clamping: index)
      event.sample = stylus_sample(fit, at: moment(of: fit, in: id))
      queueEvent(event)
    case .expect: break
    case .end(let time, let isExact): reportEnd(id, at: time, isExact: isExact)
    }
  }

  /// Sets another tail, up to the end of the daemon's tail.
  private func expect(_ id: StrokeID) {
    var tail: [FitSample] = []
    follower.eachTail(until: Timestamp(microseconds: .max / 2)) { if $0 == id { tail = $1 } }
    queueEvent(
      event(STYLUS_TAIL, of: id), tail.map { stylus_sample($0, at: moment(of: $0, in: id)) })
  }

  private func reportEnd(_ id: StrokeID, at time: Timestamp, isExact: Bool) {
    var event = event(STYLUS_ENDED, of: id)
    event.time = time.nanoseconds
    event.value = isExact ? 1 : 0
    queueEvent(event)
    (counts[id], began[id]) = (nil, nil)
  }

  private func moment(of fit: FitSample, in id: StrokeID) -> Timestamp {
    (follower.began(id) ?? .now) + Microseconds(Int64((fit.time * 1e6).rounded()))
  }

  private func event(_ type: stylus_event_type, of id: StrokeID) -> stylus_event {
    var event = stylus_event(type)
    event.stroke = id.rawValue
    return event
  }

  private func queueEvent(_ event: stylus_event, _ samples: [stylus_sample] = []) {
    var event = event
    event.count = UInt32(clamping: samples.count)
    if event.time == 0 { event.time = event.sample.time }
    waiting.append((event, samples))
  }
}

extension stylus_sample {
  /// A sample in the units of a program's surface.
  fileprivate init(_ fit: FitSample, at time: Timestamp) {
    self = .unknown
    self.time = time.nanoseconds
    (x, y) = (fit.location.x, fit.location.y)
    (pressure, altitude) = (Float(fit.force), Float(fit.altitude))
    (azimuth, roll) = (Float(Self.positiveAngle(fit.azimuth)), Float(fit.roll))
  }

  /// An angle as 0 to 2 pi.
  private static func positiveAngle(_ angle: Double) -> Double {
    let angle = Turn.wrapped(angle)
    return angle < 0 ? angle + 2 * .pi : angle
  }
}
