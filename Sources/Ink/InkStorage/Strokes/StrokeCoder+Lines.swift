import InkDrawing
import InkGeometry

/// Where one channel of a stroke stands.
struct ChannelLine {
  let index: Int
  let column: Column
  let form: ValueForm
  /// What its first value is expected to be.
  let expected: Int64
  /// Of the residual before.
  var sign = 0

  init(_ channel: Channel, _ column: Column, _ form: ValueForm, expected: Int64) {
    index = channel.rawValue
    self.column = column
    self.form = form
    self.expected = expected
  }

  init(_ channel: Channel, _ column: Column, _ form: ValueForm, _ models: StrokeModels) {
    let last = models.channels[channel.rawValue].expected
    self.init(channel, column, form, expected: last.form == form ? last.value : 0)
  }
}

extension StrokeCoder {
  mutating func location(
    _ points: [StrokePoint], scale: Int?, count: Int
  ) -> [[Double]] {
    let channels = [Channel.x, .y]
    let lossy = lossyForm(.x, scale)
    let columns = channels.map {
      Column(Coder.writes ? $0.values(of: points) : [], lossy: lossy, isDouble: true)
    }
    let forms = channels.map { form($0, columns[$0.rawValue].form, lossy) }
    let row = Coder.writes ? Column.bestPredictor(columns, count: count).row : 0
    let predictor = predictor(.x, row: row)
    var lines = channels.map { ChannelLine($0, columns[$0.rawValue], forms[$0.rawValue], models) }
    models.locationEnergy.beginStroke()
    var (x, y) = (PastValues(first(&lines[0])), PastValues(0))
    y = PastValues(first(&lines[1]))
    var numbers = [
      [forms[0].decodeNumber(x.last, isDouble: true)],
      [forms[1].decodeNumber(y.last, isDouble: true)],
    ]
    for axis in 0..<2 { numbers[axis].reserveCapacity(count) }
    for i in 1..<max(1, count) {
      let (a, b) = (predictor.expected(after: x), predictor.expected(after: y))
      let energy = models.locationEnergy.now
      let alongX = residual(&lines[0], at: i, expected: a, energy: energy)
      let size = Energy.bounded(alongX)
      let alongY = residual(
        &lines[1], at: i, expected: b, energy: (2 * energy + 16 * size) / 3)
      models.locationEnergy.learn((size + Energy.bounded(alongY)) / 2)
      x.push(a &+ alongX &* forms[0].step)
      y.push(b &+ alongY &* forms[1].step)
      numbers[0].append(forms[0].decodeNumber(x.last, isDouble: true))
      numbers[1].append(forms[1].decodeNumber(y.last, isDouble: true))
      if fault != nil { break }
    }
    models.channels[0].expected = (x.last, forms[0])
    models.channels[1].expected = (y.last, forms[1])
    return numbers.map { $0 + Array(repeating: 0, count: count - $0.count) }
  }

  /// The first value of a channel.
  mutating func first(_ line: inout ChannelLine) -> Int64 {
    let wanted = Coder.writes ? line.column.residual(at: 0, expected: line.expected) : 0
    let (residual, isSound) = models.channels[line.index].first.codeSigned(wanted, &coder)
    if !isSound { refuse(.number) }
    return line.expected &+ residual &* line.form.step
  }

  @inline(__always)
  mutating func residual(
    _ line: inout ChannelLine, at i: Int, expected: Int64, energy: UInt64
  ) -> Int64 {
    let wanted = Coder.writes ? line.column.residual(at: i, expected: expected) : 0
    let (residual, isSound) = models.channels[line.index].residuals.code(
      wanted, energy: energy, sign: &line.sign, &coder)
    if !isSound { refuse(.number) }
    return residual
  }

  /// Values of which each is expected at some distance from the one before.
  mutating func following(
    _ task: ChannelTask, _ line: ChannelLine, rise: (Int) -> Int64
  ) -> [Double] {
    var line = line
    models.channels[line.index].energy.beginStroke()
    var value = first(&line)
    var numbers = [line.form.decodeNumber(value, isDouble: task.channel.isDouble)]
    numbers.reserveCapacity(task.count)
    for i in 1..<max(1, task.count) {
      let expected = value &+ rise(i)
      let energy = models.channels[line.index].energy.now
      let residual = residual(&line, at: i, expected: expected, energy: energy)
      models.channels[line.index].energy.learn(Energy.bounded(residual))
      value = expected &+ residual &* line.form.step
      numbers.append(line.form.decodeNumber(value, isDouble: task.channel.isDouble))
    }
    return numbers
  }
}
