import InkDrawing
import InkGeometry
import InkPractice

extension PracticeSession.Answer {
  /// In a word.
  var word: String {
    switch self {
    case .right: "right"
    case .unfinished: "unfinished"
    case .wrong(let reason): reason.rawValue
    }
  }
}

/// What happens on the page: the dot moves, strokes grow, turn green or vanish, and flowers grow at
/// the end. Told of places and moments, it says what is to be seen; it knows no clock and no
/// screen.
struct PracticeScene {
  let page: PracticePage
  private(set) var session: PracticeSession
  /// What is right, in green, and what was drawn for good; only ever grows.
  private(set) var dry: [Stroke] = []
  /// Parts of an unfinished stroke.
  private var parts: [Stroke] = []
  /// What was wrong, and since when it vanishes.
  private var wrong: (strokes: [Stroke], reason: PracticeSession.Reason, since: Double)?
  /// The stroke that is being written.
  private var places: [StrokePoint] = []
  /// When the dot set out.
  private var setOut: Double
  /// When all was written.
  private(set) var finished: Double?
  private var flowers: [Flower.GrowingStroke] = []

  /// How long wrong ink takes to vanish, and what it was called stays, in seconds.
  static let vanishing = (ink: 0.7, words: 3.0)
  /// A stroke of more places than these is drawn up to there: a hand needs minutes for so many.
  private static let mostPlaces = 20_000
  /// The dot rests so long at the beginning of a stroke, and at its end.
  private static let rest = (before: 0.35, after: 0.8)

  init(_ page: PracticePage, at now: Double) {
    self.page = page
    session = PracticeSession(page.text)
    setOut = now
  }

  // MARK: The pen

  mutating func startStroke() { places = [] }

  /// The tip is there, so many seconds after it touched.
  mutating func addPoint(_ place: Point, force: Double, time: Double) {
    guard finished == nil, place.isFinite, places.count < Self.mostPlaces else { return }
    places.append(
      StrokePoint(location: place, timeOffset: time, force: Float(force), altitude: 1.05))
  }

  /// The pen was lifted.
  ///
  /// - Returns: what the stroke was; nil if there was nothing to write.
  mutating func judgeStroke(at now: Double) -> PracticeSession.Answer? {
    defer { places = [] }
    guard finished == nil, !places.isEmpty else { return nil }
    let answer = session.take(places.map(\.location))
    switch answer {
    case .right:
      dry += (parts + [writtenStroke(.right)]).map { inked($0, .right) }
      (parts, wrong, setOut) = ([], nil, now)
      if session.due == nil { growFlowers(at: now) }
    case .unfinished: parts.append(writtenStroke(.ink))
    case .wrong(let reason):
      wrong = ((parts + [writtenStroke(.ink)]).map { inked($0, .wrong) }, reason, now)
      (parts, setOut) = ([], now)
    }
    return answer
  }

  /// The pen's stroke never counted.
  mutating func dropStroke() { places = [] }

  private mutating func growFlowers(at now: Double) {
    finished = now
    let x = page.xHeight
    let foot = page.paper.max.y - 0.9 * x
    let right = page.paper.max.x
    let sizes = session.score >= 85 ? [1.0, 0.72, 0.55] : session.score >= 60 ? [1.0, 0.6] : [0.8]
    let spots = [right - 2.5 * x, right - 3.55 * x, right - 1.5 * x]
    for (number, size) in sizes.enumerated() {
      flowers += Flower(
        foot: Point(x: spots[number], y: foot), height: 2.55 * x * size, number: number
      ).parts(from: now + 0.25 + 0.5 * Double(number))
    }
  }

  // MARK: What is seen

  /// Whether the next picture differs though nothing happens.
  func isMoving(at now: Double) -> Bool {
    guard let finished else { return true }
    return now < (flowers.map(\.end).max() ?? finished) + 0.2
  }

  /// What moves: wrong ink, the stroke's own way, ink that is being written, half flowers.
  func moving(at now: Double) -> [Stroke] {
    var strokes: [Stroke] = []
    if let due = session.due, let guide = session.guide {
      let passed = guide.passed(at: dotTime(now))
      let scale = max(page.text.strokes[due].transform.greatestScale, 1e-3)
      let ink = Ink(.monoline, color: Color(red: 0.93, green: 0.20, blue: 0.22, alpha: 0.35))
      strokes.append(passed.inked(with: ink, width: 0.07 * page.xHeight / scale))
    }
    if let wrong {
      let left = Float(1 - (now - wrong.since) / Self.vanishing.ink)
      if left > 0 { strokes += wrong.strokes.map { faded($0, left) } }
      let words = min(1, Float((Self.vanishing.words - (now - wrong.since)) / 0.5))
      if words > 0 { strokes += hint(wrong.reason).map { faded($0, words) } }
    }
    strokes += parts
    if !places.isEmpty { strokes.append(writtenStroke(.ink)) }
    strokes += flowers.filter { $0.start < now && now < $0.end }.map { $0.visibleStroke(at: now) }
    return strokes
  }

  /// Flowers' strokes that are full grown now, and were not so before; they are dry from then on.
  mutating func grown(at now: Double) -> [Stroke] {
    let grown = flowers.filter { $0.end <= now }.map(\.whole)
    flowers.removeAll { $0.end <= now }
    return grown
  }

  /// Where the dot is, and its radius, in millimeters; nil if there is nothing to show.
  func dot(at now: Double) -> (place: Point, radius: Double)? {
    guard let guide = session.guide else { return nil }
    let time = cycle(now, guide)
    // It swells while it waits at the beginning.
    let waits = max(0, 1 - time / Self.rest.before)
    return (guide.place(at: dotTime(now)), page.xHeight * (0.13 + 0.05 * waits))
  }

  private func dotTime(_ now: Double) -> Double {
    guard let guide = session.guide else { return 0 }
    return min(guide.duration, max(0, cycle(now, guide) - Self.rest.before))
  }

  private func cycle(_ now: Double, _ guide: WritingGuide) -> Double {
    let whole = Self.rest.before + guide.duration + Self.rest.after
    return max(0, now - setOut).truncatingRemainder(dividingBy: whole)
  }

  /// What to do about a wrong stroke.
  private static let hints: [PracticeSession.Reason: String] = [
    .reversed: "the other way round: begin at the dot",
    .outOfOrder: "not yet: follow the dot",
    .distorted: "look at the shape, and once more",
    .extra: "there is no stroke there",
  ]

  private func hint(_ reason: PracticeSession.Reason) -> [Stroke] {
    let x = page.xHeight
    return page.note(
      Self.hints[reason] ?? "",
      at: Point(x: page.paper.min.x + 0.9 * x, y: page.paper.max.y - 0.55 * x),
      xHeight: 0.24 * x, color: .wrong)
  }

  // MARK: Ink

  private func writtenStroke(_ color: Color) -> Stroke {
    inked(Stroke(ink: Ink(.pen, color: color), path: StrokePath(controlPoints: places)), color)
  }

  private func inked(_ stroke: Stroke, _ color: Color) -> Stroke {
    stroke.inked(with: Ink(.pen, color: color), width: min(5, 0.17 * page.xHeight))
  }

  private func faded(_ stroke: Stroke, _ share: Float) -> Stroke {
    var stroke = stroke
    stroke.ink.color.alpha *= max(0, min(1, share))
    return stroke
  }
}
