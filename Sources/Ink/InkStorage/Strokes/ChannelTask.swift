import InkDrawing

/// How a channel is coded: docs/develop/ink-format-strokes.md, A channel.
enum ChannelMode: UInt64 {
  case usual, constant, varying, formula, formulaNearly, asWidth, steady
}

/// The task of coding one channel of a stroke.
struct ChannelTask {
  let channel: Channel
  /// The numbers to write; empty for a reader.
  let numbers: [Double]
  /// The form for lossy coding; nil for exact coding.
  let lossy: ValueForm?
  let ink: Ink
  let count: Int

  /// The tolerance of a number.
  var tolerance: Double {
    if case .lossy(let unit)? = lossy { 8 * unit } else { 0 }
  }

  /// Returns whether other numbers are bit-identical.
  func isExactly(_ other: [Double]) -> Bool {
    zip(numbers, other).allSatisfy { $0.bitPattern == $1.bitPattern }
  }

  /// Returns whether other numbers are within the tolerance of those to write.
  func accepts(_ other: (Int) -> Double) -> Bool {
    if lossy == nil { return isExactly(numbers.indices.map(other)) }
    let tolerance = tolerance
    return numbers.indices.allSatisfy { abs(numbers[$0] - other($0)) <= tolerance }
  }
}

/// How a writer codes the varying values of a channel; unused by a reader.
struct ChannelPlan {
  let column: Column
  var row = 0
  var slope: Int64 = 0

  /// Decides how to code the values, and whether they are steady.
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
