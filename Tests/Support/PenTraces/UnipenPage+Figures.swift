extension UnipenPage {
  /// What a page's steps from point to point are like, in the tablet's units.
  package struct Figures: Hashable, Sendable {
    /// How many steps there are.
    package var steps = 0
    /// The length of the step in the middle, of those that are none of nothing.
    package var medianStep = 0.0
    /// The share of steps of length 0.
    package var still = 0.0
    /// The share of steps shorter than three tenths of the median, those of nothing included. A
    /// hand that turns slows down: of a tablet that reports by the clock these are 2 to 25 %.
    package var slow = 0.0
    /// The share of steps that are more than 1.6 times as long as the one before and the one after,
    /// both no shorter than a third of the median: points that were lost, or a clock that is not
    /// even.
    package var leaps = 0.0
    /// The share of steps more than twenty times as long as the median.
    package var wild = 0.0
    /// The largest of 1, 2, 4 and 8 units of which the coordinates' steps are multiples, but for 2
    /// %.
    package var grid = 1.0
    /// The length of the second difference in the middle.
    package var medianBend = 0.0
  }

  /// What its steps are like.
  package var figures: Figures {
    var lengths: [Double] = []
    var bends: [Double] = []
    var odd = [2: 0, 4: 0, 8: 0]
    for stroke in strokes where stroke.count > 1 {
      var before: (x: Int, y: Int)?
      for (a, b) in zip(stroke, stroke.dropFirst()) {
        let step = (x: b.x - a.x, y: b.y - a.y)
        lengths.append(Self.length(step.x, step.y))
        if let before { bends.append(Self.length(step.x - before.x, step.y - before.y)) }
        before = step
        for grid in [2, 4, 8] where step.x % grid != 0 || step.y % grid != 0 {
          odd[grid, default: 0] += 1
        }
      }
    }
    guard !lengths.isEmpty else { return Figures() }
    let count = Double(lengths.count)
    var figures = Figures(steps: lengths.count)
    figures.medianStep = lengths.filter { $0 > 0 }.middle
    figures.medianBend = bends.middle
    figures.still = Double(lengths.count { $0 == 0 }) / count
    figures.slow = Double(lengths.count { $0 < 0.3 * figures.medianStep }) / count
    figures.wild = Double(lengths.count { $0 > 20 * figures.medianStep }) / count
    figures.leaps = Double(leaps(longerThan: figures.medianStep / 3)) / count
    figures.grid = Double([8, 4, 2].first { Double(odd[$0] ?? 0) < 0.02 * count } ?? 1)
    return figures
  }

  private func leaps(longerThan least: Double) -> Int {
    var leaps = 0
    for stroke in strokes where stroke.count > 3 {
      let steps = zip(stroke, stroke.dropFirst()).map { Self.length($1.x - $0.x, $1.y - $0.y) }
      for place in 1..<(steps.count - 1) {
        let (before, after) = (steps[place - 1], steps[place + 1])
        if min(before, after) > least, steps[place] > 1.6 * max(before, after) { leaps += 1 }
      }
    }
    return leaps
  }

  static func length(_ x: Int, _ y: Int) -> Double {
    (Double(x) * Double(x) + Double(y) * Double(y)).squareRoot()
  }
}

extension [Double] {
  /// The one in the middle; 0 of none.
  var middle: Double { isEmpty ? 0 : sorted()[count / 2] }
}
