/// The values of one channel of a stroke, before conversion to integers.
struct Column {
  let form: ValueForm
  /// The integers of the exact forms.
  private var whole: [Int64] = []
  /// The numbers of the lossy form, in units.
  private var fine: [Double] = []

  /// Creates values from numbers, in the given lossy form or in the exact form that fits them.
  init(_ numbers: [Double], lossy: ValueForm?, isDouble: Bool) {
    guard case .lossy(let unit)? = lossy else {
      (form, whole) = ValueForm.exact(numbers, isDouble: isDouble)
      return
    }
    form = .lossy(unit: unit)
    fine = numbers.map { $0 / unit }
  }

  /// Creates values from plain integers.
  init(_ whole: [Int64]) {
    form = .exact(2)
    self.whole = whole
  }

  /// Returns the residual between an expected value and the one at an index.
  @inline(__always) func residual(at index: Int, expected: Int64) -> Int64 {
    if !whole.isEmpty { return whole[index] &- expected }
    return Int64(((fine[index] - Double(expected)) / 16).rounded())
  }

  /// Returns the row of the predictors with the smallest residuals, and their approximate size in
  /// eighths of a bit.
  static func bestPredictor(_ columns: [Column], count: Int) -> (row: Int, cost: Int) {
    let costs = Predictor.all.map { predictor in
      columns.reduce(0) { $0 + $1.cost(predictor, count: count) }
    }
    let row = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    return (row, costs[row])
  }

  /// Returns the even slope with the smallest residuals, which is the last one or that between the
  /// ends, if it is better than a given cost.
  func bestSlope(last: Int64, count: Int, below cost: Int) -> Int64? {
    let way = residual(at: count - 1, expected: 0) &- residual(at: 0, expected: 0)
    let (rise, overflow) = way.multipliedReportingOverflow(by: form.step << Slope.places)
    guard count > 2, !overflow else { return nil }
    let mean = rise / Int64(count - 1)
    let lastCost = self.cost(Slope(perPoint: last), count: count)
    let newCost =
      self.cost(Slope(perPoint: mean), count: count) + 8 * (72 - mean.magnitude.leadingZeroBitCount)
    guard min(lastCost, newCost) < cost else { return nil }
    return lastCost <= newCost ? last : mean
  }

  private func cost(_ predictor: Predictor, count: Int) -> Int {
    let step = form.step
    var history = PastValues(residual(at: 0, expected: 0) &* step)
    var cost = 0
    for index in 1..<max(1, count) {
      let expected = predictor.expected(after: history)
      let residual = residual(at: index, expected: expected)
      cost &+= Self.cost(of: residual)
      history.push(expected &+ step &* residual)
    }
    return cost
  }

  private func cost(_ slope: Slope, count: Int) -> Int {
    var last = residual(at: 0, expected: 0) &* form.step
    var cost = 0
    for index in 1..<count {
      let expected = last &+ slope.rise(to: index)
      let residual = residual(at: index, expected: expected)
      cost &+= Self.cost(of: residual)
      last = expected &+ form.step &* residual
    }
    return cost
  }

  /// Returns the approximate size of a residual in eighths of a bit: whole bits, interpolated
  /// linearly.
  @inline(__always) private static func cost(of residual: Int64) -> Int {
    let size = residual.magnitude &* 2 &+ 1
    let length = 63 &- size.leadingZeroBitCount
    return 8 &* length &+ Int((size << 3) >> UInt64(length) & 7)
  }
}

/// Values that increase evenly, like the time of a device that samples at a constant rate.
struct Slope {
  /// The increase per point, in 65536ths of the integers' unit.
  let perPoint: Int64
  static let places: Int64 = 16

  /// Returns the increase from the previous value to the one at an index.
  @inline(__always) func rise(to index: Int) -> Int64 {
    (Int64(index) &* perPoint) >> Self.places &- (Int64(index - 1) &* perPoint) >> Self.places
  }
}
