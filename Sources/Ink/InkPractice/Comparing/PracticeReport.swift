public import InkGeometry

/// The mistakes in a complete piece of writing, compared with its template.
///
///     let report = PracticeReport(strokes, of: template)
///     if report.isRight { ... }
///     for mistake in report.mistakes { ... }
public struct PracticeReport: Hashable, Sendable {
  /// The mistakes, in no particular order.
  public private(set) var mistakes: [Mistake] = []
  /// For each written stroke, the strokes of the template that it matches; empty for a wrong
  /// stroke.
  public private(set) var copies: [[Int]]

  /// A mistake. Strokes of the template and of the writing are counted from 0.
  public enum Mistake: Hashable, Sendable {
    /// A stroke of the template was written before one that must come first.
    case outOfOrder(template: Int, stroke: Int)
    /// The stroke was written backwards.
    case reversed(template: Int, stroke: Int)
    /// The stroke has the wrong shape, size or position.
    case distorted(template: Int, stroke: Int)
    /// The stroke was not written.
    case missing(template: Int)
    /// The written stroke is not in the template.
    case extra(stroke: Int)
  }

  /// Whether there are no mistakes.
  public var isRight: Bool { mistakes.isEmpty }

  /// Compares strokes, in the order in which they were written, with a template in the same
  /// coordinates, in millimeters.
  ///
  /// Any points are accepted. The comparison takes at most about 40 comparisons per stroke.
  public init(_ strokes: [[Point]], of template: PracticeTemplate) {
    self.init(strokes, of: template, rule: .learnt)
  }

  package init(_ strokes: [[Point]], of template: PracticeTemplate, rule: CopyRule) {
    copies = Array(repeating: [], count: strokes.count)
    var reading = ReportReading(StrokeJudge(template: template, rule: rule))
    for (number, places) in strokes.enumerated() {
      // A stroke without points was never written.
      guard let line = EvenLine(places) else { continue }
      reading.matchLine(line, number)
    }
    reading.resolvePending()
    mistakes = reading.mistakes
    for (number, strokes) in reading.copies { copies[number] = strokes }
  }
}

/// Processes the strokes of the writing.
private struct ReportReading {
  private let judge: StrokeJudge
  /// The strokes of the template that have not been written yet.
  private var pending: [Int]
  /// The parts of the next stroke, if the pen was lifted in the middle.
  private var parts: [(line: EvenLine, number: Int)] = []
  /// The strokes that match none of the expected ones.
  private var loose: [(line: EvenLine, number: Int)] = []
  /// The strokes that were written too early, and those that they preceded.
  private var early: [(stroke: Int, number: Int, passed: [Int])] = []
  private(set) var mistakes: [PracticeReport.Mistake] = []
  private(set) var copies: [(Int, [Int])] = []
  private var written: Set<Int> = []

  init(_ judge: StrokeJudge) {
    self.judge = judge
    pending = Array(0..<judge.template.count)
  }

  mutating func matchLine(_ line: EvenLine, _ number: Int) {
    if goesOn(with: line, number) { return }
    loosenParts()
    guard !pending.isEmpty else {
      loose.append((line, number))
      return
    }
    switch judge.judge(line, pending) {
    case .copy(let strokes, _): accept(strokes, [number])
    case .beginning: parts = [(line, number)]
    case .reversed(let stroke):
      mistakes.append(.reversed(template: stroke, stroke: number))
      dropPending([stroke])
    case .early(let stroke):
      early.append((stroke, number, pending.filter { $0 < stroke }))
      accept([stroke], [number])
    case .distorted, .extra: loose.append((line, number))
    }
  }

  /// Returns whether a line continues where the pen was lifted.
  private mutating func goesOn(with line: EvenLine, _ number: Int) -> Bool {
    guard let first = parts.first else { return false }
    let whole = first.line.joined(with: parts.dropFirst().map(\.line) + [line])
    let due = pending[0]
    if judge.likeness(whole, to: judge.template.lines[due], at: due) > 0 {
      accept([due], parts.map(\.number) + [number])
      parts = []
      return true
    }
    guard parts.count < 8, judge.isBeginning(whole, of: due) else { return false }
    parts.append((line, number))
    return true
  }

  /// Treats the parts of an incomplete stroke separately, because the rest never came.
  private mutating func loosenParts() {
    loose += parts
    parts = []
  }

  private mutating func accept(_ strokes: [Int], _ numbers: [Int]) {
    for number in numbers { copies.append((number, strokes)) }
    written.formUnion(strokes)
    dropPending(strokes)
  }

  private mutating func dropPending(_ strokes: [Int]) { pending.removeAll { strokes.contains($0) } }

  mutating func resolvePending() {
    loosenParts()
    for (stroke, number, passed) in early where passed.contains(where: written.contains) {
      mistakes.append(.outOfOrder(template: stroke, stroke: number))
    }
    // An unmatched stroke close to one that was not written counts as that stroke, distorted; the
    // nearest first.
    for stroke in pending {
      let middle = judge.template.lines[stroke].middle
      let near = loose.indices.filter { judge.isNear(loose[$0].line, stroke) }.min {
        loose[$0].line.middle.distance(to: middle) < loose[$1].line.middle.distance(to: middle)
      }
      if let near {
        mistakes.append(.distorted(template: stroke, stroke: loose.remove(at: near).number))
      } else {
        mistakes.append(.missing(template: stroke))
      }
    }
    mistakes += loose.map { .extra(stroke: $0.number) }
  }
}
