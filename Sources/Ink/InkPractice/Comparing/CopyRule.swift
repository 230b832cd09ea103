/// When a line counts as a copy of another: a network of one layer, learnt from the hands of many
/// writers (docs/develop/practice.md).
///
/// Whole numbers, and sums in a fixed order: the same answer on every machine.
package struct CopyRule: Hashable, Sendable {
  /// For each cell what each number of a ``LineDifference`` counts, and at last what is added; in
  /// thousandths.
  package var cells: [[Int32]]
  /// What each cell counts, and at last what is added; in thousandths.
  package var sum: [Int32]
  /// What half of all copies by real hands reach.
  package var usual: Int32

  /// A rule.
  package init(cells: [[Int32]], sum: [Int32], usual: Int32) {
    (self.cells, self.sum, self.usual) = (cells, sum, usual)
  }

  /// How likely a line is a copy: above 0 it counts as one, and real hands' copies reach 1 half of
  /// the time.
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
