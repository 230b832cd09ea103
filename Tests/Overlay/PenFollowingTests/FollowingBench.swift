import InkFitting
import InkGeometry
import StylusClient
import StylusModel
import StylusProtocol

@testable import PenFollowing

/// A pen that a daemon and a compositor tell a follower of, each in its own time; and the ink that
/// comes of it.
struct FollowingBench {
  var follower = PenFollower(LearnedTablets())
  /// The ink of each stroke, and whether it is over.
  var ink: [StrokeID: [FitSample]] = [:]
  var ended: [StrokeID: Bool] = [:]
  /// What the user wants of the tablet, and where the window lies: 9.6 units a millimeter.
  var map = InkTransform.scale(x: 9.6, y: 9.6).then(.translation(Point(x: -120, y: -80)))
  private var numbers: UInt64 = 0
  var now = Timestamp(microseconds: 100_000_000)

  static let device = DeviceID(rawValue: 1)
  /// A page of 96 units an inch that fills the window.
  static let toPage = InkTransform.scale(x: 25.4 / 96, y: 25.4 / 96)

  init() {
    follower.toPage = Self.toPage
    tell(.hello(Hello(heartbeat: 5_000, capabilities: [], epoch: 1, stored: 0)))
    tell(.added(Self.device, Tablet(id: Self.device, name: "tablet", role: .pen), now))
  }

  mutating func tell(_ content: LiveMessage.LiveContent) {
    follower.handleNews(.message(LiveMessage(sequence: 0, content: content)), at: now)
    doSteps()
  }

  mutating func doSteps() {
    for step in follower.steps {
      switch step {
      case .step(let id, .append(let sample), _): ink[id, default: []].append(sample)
      case .step(let id, .replace(let samples), _): ink[id] = samples
      case .step(let id, .correct(let index, let sample), _):
        ink[id]?[index].force = sample.force
      case .step(let id, .end(_, let isExact), _): ended[id] = isExact
      case .step(_, .expect, _), .expect: break
      }
    }
    follower.forgetSteps()
  }

  /// A wave on the tablet in millimeters, one place each 5 ms.
  static func wave(at corner: Point, count: Int = 120) -> [Point] {
    (0..<count).map { index in
      let angle = Double(index) * 0.1
      return corner
        + Point(x: 3 * angle + 2 * Turn.direction(of: angle).y, y: 8 * Turn.direction(of: angle).x)
    }
  }

  /// A line of waves in two seconds, from rest to rest, fifty times as long as high: its slow
  /// places lie at its two ends, equally high.
  static func restingWave(at corner: Point) -> [Point] {
    (0..<400).map { index in
      let share = Double(index) / 400
      let way = share - Turn.direction(of: 2 * .pi * share).y / (2 * .pi)
      let direction = Turn.direction(of: 2 * .pi * 5 * way)
      return corner + Point(x: 120 * way + 1.2 * direction.y, y: 2.8 * direction.x)
    }
  }

  struct Events {
    /// The daemon tells of that many samples; then it dies, or hangs.
    var told = Int.max
    var dies = false
    /// Where the daemon's pen is when the compositor's is elsewhere, in millimeters.
    var astray: (Int) -> Point = { _ in .zero }
    /// Of the daemon's samples that is heard before the compositor's of the same moment.
    var lead = 2
  }

  /// Both tell of a stroke; which ink it is, by the way in millimeters of the page.
  @discardableResult mutating func draw(_ places: [Point], _ events: Events = Events()) -> StrokeID
  {
    numbers += 1
    let (id, theirs, began) = (
      StrokeID(rawValue: numbers), StrokeID(rawValue: 1_000 + numbers), now
    )
    let tool = Tool(kind: .pen)
    let beginning = StrokeBeginning(stroke: theirs, device: Self.device, tool: tool, time: began)
    if events.told > 0 { tell(.update(.began(beginning))) }
    follower.begin(id)
    ink[id] = []
    for step in 0..<places.count + events.lead {
      now = began + .milliseconds(Int64(step) * 5)
      if step == events.told, events.dies {
        follower.handleNews(.disconnected(.silent(seconds: 1), retry: .milliseconds(100)), at: now)
        doSteps()
      }
      if step < min(places.count, events.told) {
        let place = places[step] + events.astray(step)
        var sample = Sample(
          time: now, x: Millimeters(Float(place.x)), y: Millimeters(Float(place.y)))
        sample.pressure = Fraction(0.25)
        sample.provenance[.pressure] = .measured
        sample.provenance[.position] = .measured
        tell(.update(.sample(theirs, sample)))
      }
      let late = step - events.lead
      guard places.indices.contains(late) else { continue }
      let window = map.applied(to: places[late])
      let fit = FitSample(
        time: Double(late) * 0.005, location: Self.toPage.applied(to: window), force: 0.75)
      follower.submitSample(id, fit, at: began + .milliseconds(Int64(late) * 5), place: window, now)
      doSteps()
    }
    if events.told >= places.count {
      tell(.update(.ended(StrokeEnding(stroke: theirs, time: now, flags: []))))
    }
    if !follower.lift(id, at: now, now) { ended[id] = false }
    doSteps()
    if events.told >= places.count {
      let count = UInt32(places.count)
      tell(.update(.finished(StrokeSummary(stroke: theirs, time: now, flags: [], samples: count))))
    }
    rest(400)
    return id
  }

  /// Time passes.
  mutating func rest(_ milliseconds: Int64) {
    now = now + .milliseconds(milliseconds)
    _ = follower.processDuePens(at: now)
    doSteps()
  }

  /// How far the ink of a stroke is from places at the most, in millimeters of the page, sample by
  /// sample.
  func error(_ id: StrokeID, _ places: [Point]) -> Double {
    guard let drawn = ink[id], drawn.count == places.count else { return .infinity }
    return zip(drawn, places).reduce(0) { worst, pair in
      max(worst, pair.0.location.distance(to: map.then(Self.toPage).applied(to: pair.1)))
    }
  }
}
