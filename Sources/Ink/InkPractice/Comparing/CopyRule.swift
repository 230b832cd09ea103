/// The rule for accepting a line as a copy of another: a network with one layer, trained on the
/// handwriting of many people (docs/develop/practice.md).
///
/// It uses integers and sums in a fixed order, so the result is the same on every machine.
package struct CopyRule: Hashable, Sendable {
  /// For each cell, the weights of the numbers of a ``LineDifference`` and, at the end, the
  /// constant; in thousandths.
  package var cells: [[Int32]]
  /// The weight of each cell and, at the end, the constant; in thousandths.
  package var sum: [Int32]
  /// The value that half of all real copies reach.
  package var usual: Int32

  /// Creates a rule.
  package init(cells: [[Int32]], sum: [Int32], usual: Int32) {
    (self.cells, self.sum, self.usual) = (cells, sum, usual)
  }

  /// Returns how much a line resembles a copy. It counts as one if the result is greater than 0,
  /// and real copies reach 1 half of the time.
  package func likeness(_ difference: LineDifference) -> Double {
    var total = Double(sum[cells.count]) * 1e-3
    for (cell, counts) in zip(cells, sum) {
      var input = Double(cell[LineDifference.count]) * 1e-3
      for (weight, number) in zip(cell, difference.numbers) {
        input += Double(weight) * 1e-3 * number
      }
      total += Double(counts) * 1e-3 * max(0, input)
    }
    return total / (Double(max(1, usual)) * 1e-3)
  }
}
