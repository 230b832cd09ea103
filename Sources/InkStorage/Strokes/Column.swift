/// The values of one channel of a stroke, on their way to integers.
struct Column {
  let form: ValueForm
  /// Exact forms: the integers.
  private var whole: [Int64] = []
  /// Lossy form: the numbers in units.
  private var fine: [Double] = []

  /// Numbers in the given lossy form, or in the exact one that suits them.
  init(_ numbers: [Double], lossy: ValueForm?, isDouble: Bool) {
    guard case .lossy(let unit)? = lossy else {
      (form, whole) = ValueForm.exact(numbers, isDouble: isDouble)
      return
    }
    form = .lossy(unit: unit)
    fine = numbers.map { $0 / unit }
  }

  /// The residual that leads from an expected value to the one at an index.
  @inline(__always) func residual(at index: Int, expected: Int64) -> Int64 {
    if !whole.isEmpty { return whole[index] &- expected }
    return Int64(((fine[index] - Double(expected)) / 16).rounded())
  }

  /// The row of the predictors that leaves the least, by the number of bits.
  static func bestPredictor(_ columns: [Column], count: Int) -> Int {
    guard count > 2 else { return 1 }
    let costs = Predictor.all.map { predictor in
      columns.reduce(0) { $0 + $1.cost(predictor, count: count) }
    }
    return costs.indices.min { costs[$0] < costs[$1] } ?? 0
  }

  private func cost(_ predictor: Predictor, count: Int) -> Int {
    let step = form.step
    var history = History(residual(at: 0, expected: 0) &* step)
    var cost = 0
    for index in 1..<count {
      let expected = predictor.expected(after: history)
      let residual = residual(at: index, expected: expected)
      let size = residual.magnitude &* 2 &+ 1
      // Bits in eighths: whole bits and a straight line between them.
      let length = 63 - size.leadingZeroBitCount
      cost += 8 * length + Int((size << 3) >> UInt64(length) & 7)
      history.append(expected &+ step &* residual)
    }
    return cost
  }
}
