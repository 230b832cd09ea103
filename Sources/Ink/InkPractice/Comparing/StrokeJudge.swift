import InkGeometry

/// Tells which stroke of a template a line is, if it is any.
struct StrokeJudge: Sendable {
  let template: PracticeTemplate
  let rule: CopyRule

  /// Joined writing is looked for over so many strokes.
  static let longestRun = 16
  /// Of the strokes that are not due yet so many are looked at.
  static let mostLater = 8
  /// The beginning of a stroke is at least and at most this share of it.
  private static let part = 0.2...0.85
  /// How like a beginning must be: less than a copy, for what follows is compared with it as a
  /// whole.
  private static let leastBeginning = -0.3
  /// What is further from the stroke that is due than this, in letter sizes, is no attempt at it.
  private static let near = 0.7

  /// What a line is.
  enum LineFinding: Hashable, Sendable {
    /// These strokes, joined if there are several.
    case copy([Int], likeness: Double)
    /// The beginning of the stroke that is due.
    case beginning
    /// That stroke, backwards.
    case reversed(Int)
    /// That stroke, too early.
    case early(Int)
    /// An attempt at the stroke that is due, in another shape.
    case distorted
    /// Nothing of the template.
    case extra
  }

  /// - Parameter pending: the strokes that are not written yet, in their order; not empty.
  func judge(_ line: EvenLine, _ pending: [Int]) -> LineFinding {
    let due = pending[0]
    let copy = bestRun(line, pending)
    let backwards = likenessBackwards(line, due)
    let later = bestLater(line, pending)
    if copy.likeness > 0, copy.likeness >= max(backwards, later.likeness) {
      return .copy(copy.strokes, likeness: copy.likeness)
    }
    if later.likeness > 0, later.likeness >= backwards { return .early(later.stroke) }
    if backwards > 0 { return .reversed(due) }
    if isBeginning(line, of: due) { return .beginning }
    return isNear(line, due) ? .distorted : .extra
  }

  /// How like a line is to a stroke or to several joined, backwards or not.
  func likeness(_ line: EvenLine, to other: EvenLine, at stroke: Int) -> Double {
    let size = template.sizes[stroke]
    // No rule takes this for a copy, and most of what is drawn at random is told by it.
    let isFar = line.middle.distance(to: other.middle) > 1.5 * size
    guard !isFar, abs(line.length - other.length) < 0.8 * max(line.length, other.length) + size
    else { return -.infinity }
    return rule.likeness(LineDifference(line, from: other, unit: size))
  }

  // MARK: Candidates

  /// The stroke that is due, or it joined with those behind it.
  private func bestRun(
    _ line: EvenLine, _ pending: [Int]
  ) -> (strokes: [Int], likeness: Double) {
    let due = pending[0]
    var best = (strokes: [due], likeness: likeness(line, to: template.lines[due], at: due))
    for run in runs(pending, ofLength: line.length) {
      let joined = template.lines[run[0]].joined(with: run.dropFirst().map { template.lines[$0] })
      let likeness = likeness(line, to: joined, at: due)
      if likeness > best.likeness { best = (run, likeness) }
    }
    return best
  }

  /// Strokes that follow each other, about as long as the line: all of them; and without the dots
  /// and bars that a writer who joins letters keeps for later.
  private func runs(_ pending: [Int], ofLength length: Double) -> [[Int]] {
    let near = pending.prefix(Self.longestRun)
    var seen = Set<[Int]>()
    var runs: [[Int]] = []
    let first = near.filter { $0 == pending[0] || isFirstOfLetter($0) }
    for order in [Array(near), first] {
      var reach = 0.0
      for end in order.indices {
        reach += template.lines[order[end]].length
        if end > 0 {
          let last = template.lines[order[end - 1]].places
          reach += last[last.count - 1].distance(to: template.lines[order[end]].places[0])
        }
        let run = Array(order[...end])
        guard end > 0, reach < 1.7 * length, length < 1.7 * reach else { continue }
        if seen.insert(run).inserted { runs.append(run) }
      }
    }
    return runs
  }

  private func isFirstOfLetter(_ stroke: Int) -> Bool {
    stroke == 0 || template.letters[stroke - 1] != template.letters[stroke]
  }

  /// The stroke that is due, backwards.
  private func likenessBackwards(_ line: EvenLine, _ due: Int) -> Double {
    // A dot has no direction.
    guard min(line.length, template.lines[due].length) > 0.12 * template.sizes[due] else {
      return -.infinity
    }
    return likeness(line.reversed, to: template.lines[due], at: due)
  }

  /// A stroke that is not due yet.
  private func bestLater(
    _ line: EvenLine, _ pending: [Int]
  ) -> (stroke: Int, likeness: Double) {
    var best = (stroke: pending[0], likeness: -Double.infinity)
    for stroke in pending.dropFirst().prefix(Self.mostLater) {
      let likeness = likeness(line, to: template.lines[stroke], at: stroke)
      if likeness > best.likeness { best = (stroke, likeness) }
    }
    return best
  }

  /// Whether the pen was lifted in the middle of a stroke.
  func isBeginning(_ line: EvenLine, of stroke: Int) -> Bool {
    let whole = template.lines[stroke]
    guard whole.length > 0 else { return false }
    let share = line.length / whole.length
    return Self.part.contains(share)
      && likeness(line, to: whole.beginning(share), at: stroke) > Self.leastBeginning
  }

  /// Whether a line may be meant for a stroke.
  func isNear(_ line: EvenLine, _ stroke: Int) -> Bool {
    let other = template.lines[stroke]
    let size = template.sizes[stroke]
    return line.middle.distance(to: other.middle) < Self.near * size
      && line.length < 3 * other.length + 0.3 * size
      && other.length < 3 * line.length + 0.3 * size
  }
}
