import InkGeometry

/// Determines the stroke of a template that a line matches, if any.
struct StrokeJudge: Sendable {
  let template: PracticeTemplate
  let rule: CopyRule

  /// The largest number of joined strokes that a line may match.
  static let longestRun = 16
  /// The number of later strokes that are compared.
  static let mostLater = 8
  /// The fraction of a stroke that counts as its beginning.
  private static let part = 0.2...0.85
  /// The smallest likeness of a beginning. It is less than for a copy, because the complete stroke
  /// is compared later.
  private static let leastBeginning = -0.3
  /// The largest distance from the next stroke, in letter sizes, at which a line is an attempt at
  /// it.
  private static let near = 0.7

  /// The result for a line.
  enum LineFinding: Hashable, Sendable {
    /// A copy of these strokes, joined if there are several.
    case copy([Int], likeness: Double)
    /// The beginning of the next stroke.
    case beginning
    /// The stroke, written backwards.
    case reversed(Int)
    /// The stroke, written too early.
    case early(Int)
    /// An attempt at the next stroke, with another shape.
    case distorted
    /// A line that is not in the template.
    case extra
  }

  /// - Parameter pending: the strokes that have not been written yet, in their order; not empty.
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

  /// Returns the likeness of a line to a stroke or to several joined strokes, in the same or the
  /// opposite direction.
  func likeness(_ line: EvenLine, to other: EvenLine, at stroke: Int) -> Double {
    let size = template.sizes[stroke]
    // The rule accepts none of these as a copy, and this test rejects most random lines.
    let isFar = line.middle.distance(to: other.middle) > 1.5 * size
    guard !isFar, abs(line.length - other.length) < 0.8 * max(line.length, other.length) + size
    else { return -.infinity }
    return rule.likeness(LineDifference(line, from: other, unit: size))
  }

  // MARK: Candidates

  /// Returns the next stroke, alone or joined with those after it.
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

  /// Returns sequences of consecutive strokes about as long as the line: with all strokes, and
  /// without the dots and bars that writers of joined letters add later.
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

  /// Returns the likeness to the next stroke in the opposite direction.
  private func likenessBackwards(_ line: EvenLine, _ due: Int) -> Double {
    // A dot has no direction.
    guard min(line.length, template.lines[due].length) > 0.12 * template.sizes[due] else {
      return -.infinity
    }
    return likeness(line.reversed, to: template.lines[due], at: due)
  }

  /// Returns the best match among later strokes.
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

  /// Returns whether the line is the beginning of a stroke in which the pen was lifted.
  func isBeginning(_ line: EvenLine, of stroke: Int) -> Bool {
    let whole = template.lines[stroke]
    guard whole.length > 0 else { return false }
    let share = line.length / whole.length
    return Self.part.contains(share)
      && likeness(line, to: whole.beginning(share), at: stroke) > Self.leastBeginning
  }

  /// Returns whether a line may be an attempt at a stroke.
  func isNear(_ line: EvenLine, _ stroke: Int) -> Bool {
    let other = template.lines[stroke]
    let size = template.sizes[stroke]
    return line.middle.distance(to: other.middle) < Self.near * size
      && line.length < 3 * other.length + 0.3 * size
      && other.length < 3 * line.length + 0.3 * size
  }
}
