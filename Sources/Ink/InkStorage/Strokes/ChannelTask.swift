import InkDrawing

/// How a channel is told: docs/develop/ink-format-strokes.md, A channel.
enum ChannelMode: UInt64 {
  case usual, constant, varying, formula, formulaNearly, asWidth, steady
}

/// What is to be done about one channel of a stroke.
struct ChannelTask {
  let channel: Channel
  /// What is written; a reader has none.
  let numbers: [Double]
  /// nil: exact.
  let lossy: ValueForm?
  let ink: Ink
  let count: Int

  /// How far a number may be off.
  var tolerance: Double {
    if case .lossy(let unit)? = lossy { 8 * unit } else { 0 }
  }

  /// Whether other numbers are the same to the last bit.
  func isExactly(_ other: [Double]) -> Bool {
    zip(numbers, other).allSatisfy { $0.bitPattern == $1.bitPattern }
  }

  /// Whether other numbers are as good as those to write.
  func accepts(_ other: (Int) -> Double) -> Bool {
    if lossy == nil { return isExactly(numbers.indices.map(other)) }
    let tolerance = tolerance
    return numbers.indices.allSatisfy { abs(numbers[$0] - other($0)) <= tolerance }
  }
}

/// How a writer tells the values of a channel that vary; a reader has none.
struct ChannelPlan {
  let column: Column
  var row = 0
  var slope: Int64 = 0

  /// Decides how, and whether values are steady.
  init(_ task: ChannelTask, _ lastSlope: Int64, wanted: inout ChannelMode) {
    column = Column(task.numbers, lossy: task.lossy, isDouble: task.channel.isDouble)
    guard wanted == .varying else { return }
    let best = Column.bestPredictor([column], count: task.count)
    row = best.row
    guard task.channel == .time,
      let slope = column.bestSlope(last: lastSlope, count: task.count, below: best.cost)
    else { return }
    self.slope = slope
    wanted = .steady
  }
}
