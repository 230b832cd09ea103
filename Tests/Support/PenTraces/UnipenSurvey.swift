/// What one contributor's pages are like, and what of them is used.
package struct UnipenSurvey: Sendable {
  /// All pages, strokes and points.
  package private(set) var offered = Amount()
  /// What is left of them.
  package private(set) var used = Amount()
  /// What was left out, and why.
  package private(set) var leftOut: [UnipenPage.Flaw: Amount] = [:]
  /// What was done to the strokes of good pages.
  package var repairs = UnipenPage.Repairs()
  /// Who wrote the good pages.
  package private(set) var writers: Set<String> = []
  /// The tablets of the good pages, each with its number of points.
  package private(set) var tablets: [UnipenPage.Tablet: Int] = [:]
  private var sums = Sums()

  /// Pages, strokes and points.
  package struct Amount: Hashable, Sendable {
    package var pages = 0
    package var strokes = 0
    package var points = 0

    mutating func add(_ strokes: [Int]) {
      pages += 1
      self.strokes += strokes.count
      points += strokes.reduce(0, +)
    }
  }

  /// Means over good pages, each weighing as much as it has steps.
  private struct Sums: Sendable {
    var weight = 0.0
    var speed = 0.0
    var still = 0.0
    var slow = 0.0
    var leaps = 0.0
    var grid = 0.0
    var stepsOfGrid = 0.0
  }

  /// Of nobody yet.
  package init() {}

  /// The speed in the middle, in mm/s: the mean of the pages.
  package var speed: Double { sums.speed / sums.weight }
  /// The shares of steps, as in ``UnipenPage/Figures``.
  package var still: Double { sums.still / sums.weight }
  package var slow: Double { sums.slow / sums.weight }
  package var leaps: Double { sums.leaps / sums.weight }
  /// The smallest step that the tablet can tell, in millimeters.
  package var grid: Double { sums.grid / sums.weight }
  /// The step in the middle, in smallest steps.
  package var stepsOfGrid: Double { sums.stepsOfGrid / sums.weight }

  /// Whether less than a third of the points was good. What is left of such a tablet passed by
  /// chance: none of it is used.
  package var isRest: Bool { 3 * used.points < offered.points }

  mutating func note(
    _ page: UnipenPage, _ figures: UnipenPage.Figures, _ flaw: UnipenPage.Flaw?
  ) {
    let counts = page.strokes.map(\.count)
    offered.add(counts)
    if let flaw { leftOut[flaw, default: Amount()].add(counts) }
  }

  mutating func recordUsed(
    _ strokes: [[TracedPoint]], _ page: UnipenPage, _ figures: UnipenPage.Figures
  ) {
    used.add(strokes.map(\.count))
    writers.insert(page.writer)
    tablets[page.tablet, default: 0] += strokes.reduce(0) { $0 + $1.count }
    let weight = Double(figures.steps)
    sums.weight += weight
    sums.speed += weight * figures.medianStep / page.tablet.units * 1000 / page.period
    sums.still += weight * figures.still
    sums.slow += weight * figures.slow
    sums.leaps += weight * figures.leaps
    sums.grid += weight * figures.grid / page.tablet.units
    sums.stepsOfGrid += weight * figures.medianStep / figures.grid
  }
}
