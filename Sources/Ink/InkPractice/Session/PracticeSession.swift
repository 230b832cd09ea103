public import InkGeometry

/// Somebody practises a text: stroke by stroke, each until it is right.
///
///     var session = PracticeSession(text)
///     switch session.take(places) {
///     case .right: ...
///     case .unfinished: ...
///     case .wrong(let why): ...
///     }
///     while let guide = session.guide { ... }
public struct PracticeSession: Sendable {
  /// What is practised.
  public let text: PracticeText
  private let judge: StrokeJudge
  /// The strokes that are still to be written, in their order.
  private var pending: [Int]
  /// Parts of the stroke that is due, while its pen was lifted on the way.
  private var parts: [EvenLine] = []
  /// How often the stroke that is due was written wrongly.
  private var tries = 0
  /// What each stroke that is written was worth, 0...1.
  private var worth: [Double] = []

  /// What a stroke was.
  public enum Answer: Hashable, Sendable {
    /// These strokes of the text; with it what was unfinished is right, too.
    case right([Int])
    /// The beginning of the stroke that is due; the next may go on.
    case unfinished
    /// None that counts: it is to vanish, and what was unfinished with it.
    case wrong(Reason)
  }

  /// What is wrong with a stroke.
  public enum Reason: String, CaseIterable, Sendable {
    /// It was written backwards.
    case reversed
    /// A later one is like that.
    case outOfOrder = "out of order"
    /// It has another shape, size or place.
    case distorted
    /// The text has no such stroke there.
    case extra
  }

  /// Nothing of the text is written yet.
  public init(_ text: PracticeText) {
    self.text = text
    judge = StrokeJudge(template: text.goal, rule: .learnt)
    pending = Array(0..<judge.template.count)
  }

  /// The stroke of the text that is to be written next; nil: all are.
  public var due: Int? { pending.first }

  /// Shows how that is written.
  public var guide: WritingGuide? { due.map { WritingGuide(text.strokes[$0]) } }

  /// 0...100: of the strokes written so far, how well and after how many tries each was right; 0 at
  /// first.
  public var score: Int {
    worth.isEmpty ? 0 : Int((100 * worth.reduce(0, +) / Double(worth.count)).rounded())
  }

  /// A stroke was written: its places, in the text's millimeters. What has no places is no stroke;
  /// it is `unfinished`.
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

  /// Half of what real hands write well is worth all, and each wrong try before takes a third.
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
