/// Assigns a different column to each row, so that the total gain is largest (H. W. Kuhn's problem,
/// by shortest augmenting paths).
struct StrokeAssignment: Sendable {
  /// The gain of each pair, row by row; not negative.
  var gains: [Float] = []
  /// The row of each column; nil for columns that are left over.
  private(set) var rowOfColumn: [Int?] = []

  private var rowPrice: [Float] = []
  private var columnPrice: [Float] = []
  private var slack: [Float] = []
  private var from: [Int] = []
  private var owner: [Int] = []
  private var isReached: [Bool] = []

  /// Makes space for `rows` times `columns` gains, at most 64 each; there must not be more rows
  /// than columns.
  mutating func prepare(rows: Int, columns: Int) {
    precondition(rows <= columns, "each row needs a column")
    fill(&gains, 0, rows * columns)
    fill(&rowPrice, 0, rows + 1)
    fill(&columnPrice, 0, columns + 1)
    fill(&owner, 0, columns + 1)
    fill(&from, 0, columns + 1)
    fill(&rowOfColumn, nil, columns)
  }

  /// Solves the assignment.
  mutating func solve(rows: Int, columns: Int) {
    for row in stride(from: 1, through: rows, by: 1) { assignRow(row, columns) }
    for column in 0..<columns where owner[column + 1] > 0 {
      rowOfColumn[column] = owner[column + 1] - 1
    }
  }

  /// Assigns one more row; column 0 is the start of the path.
  private mutating func assignRow(_ row: Int, _ columns: Int) {
    owner[0] = row
    fill(&slack, .infinity, columns + 1)
    fill(&isReached, false, columns + 1)
    var column = 0
    while owner[column] > 0 {
      isReached[column] = true
      let here = owner[column]
      var step = Float.infinity
      var next = 0
      let gain = (here - 1) * columns - 1
      for other in 1...columns where !isReached[other] {
        let cost = -gains[gain + other] - rowPrice[here] - columnPrice[other]
        if cost < slack[other] { (slack[other], from[other]) = (cost, column) }
        if slack[other] < step { (step, next) = (slack[other], other) }
      }
      for other in 0...columns {
        if isReached[other] {
          rowPrice[owner[other]] += step
          columnPrice[other] -= step
        } else {
          slack[other] -= step
        }
      }
      column = next
    }
    while column > 0 {
      owner[column] = owner[from[column]]
      column = from[column]
    }
  }

  private func fill<Value>(_ array: inout [Value], _ value: Value, _ count: Int) {
    array.removeAll(keepingCapacity: true)
    for _ in 0..<count { array.append(value) }
  }
}
