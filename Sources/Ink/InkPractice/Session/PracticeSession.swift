public import InkGeometry

/// A practice session for a text: each stroke must be written until it is right.
///
///     var session = PracticeSession(text)
///     switch session.take(places) {
///     case .right: ...
///     case .unfinished: ...
///     case .wrong(let why): ...
///     }
///     while let guide = session.guide { ... }
public struct PracticeSession: Sendable {
  /// The text to practice.
  public let text: PracticeText
  private let judge: StrokeJudge
  /// The strokes that have not been written yet, in their order.
  private var pending: [Int]
  /// The parts of the next stroke, if the pen was lifted in the middle.
  private var parts: [EvenLine] = []
  /// The number of wrong attempts at the next stroke.
  private var tries = 0
  /// The score of each written stroke, 0...1.
  private var worth: [Double] = []

  /// The result for a stroke.
  public enum Answer: Hashable, Sendable {
    /// The stroke matches these strokes of the text. If it completes an unfinished stroke, that is
    /// right too.
    case right([Int])
    /// The stroke is the beginning of the next stroke; another one may continue it.
    case unfinished
    /// The stroke is wrong. Remove it, together with any unfinished stroke.
    case wrong(Reason)
  }

  /// The reason why a stroke is wrong.
  public enum Reason: String, CaseIterable, Sendable {
    /// The stroke was written backwards.
    case reversed
    /// The stroke matches a later one.
    case outOfOrder = "out of order"
    /// The stroke has the wrong shape, size or position.
    case distorted
    /// The text has no such stroke at this position.
    case extra
  }

  /// Creates a session in which nothing has been written.
  public init(_ text: PracticeText) {
    self.text = text
    judge = StrokeJudge(template: text.goal, rule: .learnt)
    pending = Array(0..<judge.template.count)
  }

  /// The position of the next stroke to write; nil if the text is complete.
  public var due: Int? { pending.first }

  /// A guide that shows how to write the next stroke.
  public var guide: WritingGuide? { due.map { WritingGuide(text.strokes[$0]) } }

  /// The score 0...100 of the strokes written until now. It depends on how well each was written
  /// and on the number of tries; 0 at the beginning.
  public var score: Int {
    worth.isEmpty ? 0 : Int((100 * worth.reduce(0, +) / Double(worth.count)).rounded())
  }

  /// Evaluates a stroke from its points, in the text's millimeters. A stroke without points does
  /// not count, and the answer is `unfinished`.
  public mutating func take(_ places: [Point]) -> Answer {
    guard let due, let line = EvenLine(places) else { return .unfinished }
    if let first = parts.first {
      let whole = first.joined(with: parts.dropFirst() + [line])
      let likeness = judge.likeness(whole, to: judge.template.lines[due], at: due)
      if likeness > 0 { return accept([due], likeness) }
      if parts.count < 8, judge.isBeginning(whole, of: due) {
        parts.append(line)
        return .unfinished
      }
    }
    switch judge.judge(line, pending) {
    case .copy(let strokes, let likeness): return accept(strokes, likeness)
    case .beginning:
      parts = [line]
      return .unfinished
    case .reversed: return refuse(.reversed)
    case .early: return refuse(.outOfOrder)
    case .distorted: return refuse(.distorted)
    case .extra: return refuse(.extra)
    }
  }

  /// Accepts a copy. A likeness of 1, which half of all good real copies reach, gives the full
  /// score. Each earlier wrong attempt takes a third of the score.
  private mutating func accept(_ strokes: [Int], _ likeness: Double) -> Answer {
    var value = 0.6 + 0.4 * min(1, max(0, likeness))
    for _ in 0..<min(tries, 8) { value *= 2.0 / 3 }
    worth += strokes.map { _ in value }
    pending.removeAll { strokes.contains($0) }
    (parts, tries) = ([], 0)
    return .right(strokes)
  }

  private mutating func refuse(_ reason: Reason) -> Answer {
    tries += 1
    parts = []
    return .wrong(reason)
  }
}
