/// Strokes chosen from the packed traces: so many of each contributor, from all writers alike.
///
/// What is chosen follows from the file and the seed alone: the same on every machine. Strokes are
/// chosen in runs of ten that follow each other, since a predictor gets to know a tablet and a
/// hand.
package struct UnipenChoice: Sendable {
  /// How many strokes of a contributor are wanted.
  private let wanted: Int
  private let seed: UInt64
  private let only: Set<String>
  private let asGiven: Bool
  private var sources: [String: Source] = [:]

  private static let run = 10
  /// Of each writer this many times the fair share is kept, since others may have less.
  private static let spare = 4

  /// A choice that takes from `only`, or from everybody if that is empty; `asGiven` takes also
  /// pages with flaws, if they have a rate, a unit and a clock.
  package init(
    strokes wanted: Int, seed: UInt64 = 1, only: Set<String> = [], asGiven: Bool = false
  ) {
    (self.wanted, self.seed, self.only, self.asGiven) = (wanted, seed, only, asGiven)
  }

  /// The choice from a file; `progress` is told how many pages there were.
  package static func read(
    _ file: UnipenFile, strokes wanted: Int, seed: UInt64 = 1, only: Set<String> = [],
    asGiven: Bool = false, progress: (Int) -> Void = { _ in }
  ) throws -> [Contributor] {
    var choice = UnipenChoice(strokes: wanted, seed: seed, only: only, asGiven: asGiven)
    try file.forEachPage { page in
      choice.offer(page)
      if page.number % 100 == 0 { progress(page.number) }
    }
    return choice.contributors
  }

  /// Takes of a page what belongs to the choice.
  package mutating func offer(_ page: UnipenPage) {
    guard only.isEmpty || only.contains(page.contributor) else { return }
    let figures = page.figures
    var flaw = page.flaw(figures)
    if asGiven, flaw?.isMeasured ?? false { flaw = nil }
    var source = sources[page.contributor] ?? Source()
    source.survey.note(page, figures, flaw)
    if flaw == nil {
      let strokes = page.strokes(noting: &source.survey.repairs)
      source.survey.recordUsed(strokes, page, figures)
      for start in stride(from: 0, to: strokes.count, by: Self.run) {
        let rank = Rank(seed: seed, page: page.number, start: start)
        let run = Run(
          rank: rank, writer: page.writer, tablet: page.tablet,
          strokes: Array(strokes[start..<min(start + Self.run, strokes.count)]))
        source.runs[page.writer, default: []].append(run)
      }
      source.trim(to: Self.spare * wanted, page.writer)
    }
    sources[page.contributor] = source
  }

  /// What was chosen, in the order of the contributors' names.
  package var contributors: [Contributor] {
    sources.sorted { $0.key < $1.key }.map { name, source in
      let isRest = source.survey.isRest
      return Contributor(
        name: name, survey: source.survey, strokes: isRest ? [] : source.chosen(wanted))
    }
  }

  /// What came of one contributor.
  package struct Contributor: Sendable {
    /// Three letters.
    package var name: String
    /// What there was, and what was left out.
    package var survey: UnipenSurvey
    /// The strokes that were chosen, in the order of the file.
    package var strokes: [Stroke]
  }

  /// A stroke that was chosen.
  package struct Stroke: Sendable {
    package var writer: String
    package var tablet: UnipenPage.Tablet
    package var points: [TracedPoint]
  }

  /// Strokes that follow each other on a page.
  private struct Run: Sendable {
    var rank: Rank
    var writer: String
    var tablet: UnipenPage.Tablet
    var strokes: [[TracedPoint]]
  }

  /// Where a run stands among all of its writer: by chance, but always the same.
  private struct Rank: Comparable, Sendable {
    var chance: UInt64
    var page: Int
    var start: Int

    init(seed: UInt64, page: Int, start: Int) {
      (self.page, self.start) = (page, start)
      var mixed = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(page) &* 0xD1B5_4A32_D192_ED03
      mixed = mixed &+ UInt64(start) &* 0x8CB9_2BA7_2F3D_8DD7
      for factor: UInt64 in [0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB] {
        mixed = (mixed ^ (mixed >> 30)) &* factor
      }
      chance = mixed ^ (mixed >> 31)
    }

    static func < (a: Self, b: Self) -> Bool {
      (a.chance, a.page, a.start) < (b.chance, b.page, b.start)
    }
  }

  private struct Source: Sendable {
    var survey = UnipenSurvey()
    var runs: [String: [Run]] = [:]

    /// Leaves each writer the first of their runs, so many strokes that all together keep no more
    /// than `most`, one run at least.
    mutating func trim(to most: Int, _ writer: String) {
      let share = most / runs.count
      // A new writer makes everybody's share smaller.
      let writers = runs[writer]?.count == 1 ? Array(runs.keys) : [writer]
      for writer in writers {
        guard let own = runs[writer], own.reduce(0, { $0 + $1.strokes.count }) > share else {
          continue
        }
        var count = 0
        runs[writer] = Array(
          own.sorted { $0.rank < $1.rank }.prefix { run in
            defer { count += run.strokes.count }
            return count < max(share, 1)
          })
      }
    }

    /// A run of each writer in turn until there are enough strokes.
    func chosen(_ wanted: Int) -> [Stroke] {
      let writers = runs.sorted { $0.key < $1.key }.map { $0.value.sorted { $0.rank < $1.rank } }
      var chosen: [Run] = []
      var count = 0
      for turn in 0..<(writers.map(\.count).max() ?? 0) {
        for own in writers where turn < own.count && count < wanted {
          chosen.append(own[turn])
          count += own[turn].strokes.count
        }
      }
      return chosen.sorted { ($0.rank.page, $0.rank.start) < ($1.rank.page, $1.rank.start) }
        .flatMap { run in
          run.strokes.map { Stroke(writer: run.writer, tablet: run.tablet, points: $0) }
        }
    }
  }
}
