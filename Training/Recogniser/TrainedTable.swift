/// Weights, their slope in the batch, and what Adam remembers of earlier slopes.
final class TrainedTable {
  let value: LanePanels
  let slope: LanePanels
  private let mean: LanePanels
  private let square: LanePanels
  /// The mean of the values along the way, which knows more than the last ones.
  let average: LanePanels

  init(columns: Int, rows: Int) {
    value = LanePanels(columns: columns, rows: rows)
    slope = LanePanels(columns: columns, rows: rows)
    mean = LanePanels(columns: columns, rows: rows)
    square = LanePanels(columns: columns, rows: rows)
    average = LanePanels(columns: columns, rows: rows)
  }

  /// Sum of squares of the slope.
  var steepness: Double {
    var sum = 0.0
    for index in 0..<slope.count {
      let lanes = unsafe slope.lanes[index]
      sum += Double((lanes * lanes).sum())
    }
    return sum
  }

  /// One step of Adam (D. P. Kingma, J. Ba, ICLR 2015); the slope begins anew.
  func step(_ descent: Descent) {
    for index in 0..<value.count {
      let steep = unsafe slope.lanes[index] * descent.share
      unsafe mean.lanes[index] += 0.1 * (steep - mean.lanes[index])
      unsafe square.lanes[index] += 0.002 * (steep * steep - square.lanes[index])
      let way = unsafe (square.lanes[index] * descent.squareBias).squareRoot() + 1e-8
      unsafe value.lanes[index] -= descent.rate * (mean.lanes[index] / way)
      unsafe average.lanes[index] +=
        descent.averaging * (value.lanes[index] - average.lanes[index])
      unsafe slope.lanes[index] = .zero
    }
  }
}

/// How far one step goes.
struct Descent {
  /// The step, corrected for Adam's mean being young.
  var rate: Float
  /// The inverse of how old Adam's mean of squares is.
  var squareBias: Float
  /// What one writing counts in a batch; less if the batch is all too steep.
  var share: Float
  /// How much of the new weights goes into their average.
  var averaging: Float
}
