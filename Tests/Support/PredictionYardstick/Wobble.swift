import PublicPredictors

/// How much a tip jerks from sample to sample: second differences of successive tips.
struct Wobble: Sendable {
  /// Their lengths, in millimeters.
  private(set) var lengths: [Double] = []
  private var last: Position?
  private var lastStep: Position?

  /// What follows is another stroke.
  mutating func begin() { (last, lastStep) = (nil, nil) }

  /// Takes the next tip.
  mutating func note(_ tip: Position) {
    let step = last.map { tip - $0 }
    if let step, let lastStep { lengths.append((step - lastStep).length) }
    (last, lastStep) = (tip, step)
  }
}
