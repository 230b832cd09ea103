import InkDrawing

/// The position in one channel of a stroke.
struct ChannelLine {
  let column: Column
  let form: ValueForm
  /// The expected first value.
  let expected: Int64
  /// The sign of the previous residual.
  var sign = 0

  init(_ column: Column, _ form: ValueForm, expected: Int64) {
    self.column = column
    self.form = form
    self.expected = expected
  }
}

/// Codes one channel of strokes, with its models and its memory of the previous strokes:
/// docs/develop/ink-format-strokes.md, A channel.
struct ChannelCoder {
  private var residuals = ResidualModels()
  private var energy = Energy()
  private var firstValues = NumberModels()
  private var modes = [BitModel](repeating: BitModel(), count: 8)
  private var predictors = [BitModel](repeating: BitModel(), count: 8)
  private var forms = [BitModel](repeating: BitModel(), count: 16)
  private var slopeIsSame = BitModel()
  private var slope = NumberModels()
  /// The slope of the last stroke that had one.
  private(set) var lastSlope: Int64 = 0
  private var constantIsSame = BitModel()
  private var constantIsFloat = BitModel()
  /// The value of the last stroke with a constant value.
  private var lastConstant = 0.0
  /// The expected first value of the next stroke, in the form that it had.
  private var expected: (value: Int64, form: ValueForm) = (0, .exact(0))

  /// Codes the mode of the channel; nil for a mode that this version does not know.
  mutating func mode<Coder>(_ wanted: ChannelMode, _ fields: inout FieldCoder<Coder>)
    -> ChannelMode?
  {
    ChannelMode(rawValue: fields.coder.tree(wanted.rawValue, bits: 3, &modes))
  }

  mutating func form<Coder>(
    _ told: ValueForm, _ lossy: ValueForm?, _ fields: inout FieldCoder<Coder>
  ) -> ValueForm {
    if let lossy { return lossy }
    guard case .exact(let number) = told else { return told }
    return .exact(Int(fields.coder.tree(UInt64(number), bits: 4, &forms)))
  }

  mutating func predictor<Coder>(row: Int, _ fields: inout FieldCoder<Coder>) -> Predictor {
    Predictor.all[Int(fields.coder.tree(UInt64(row), bits: 3, &predictors))]
  }

  /// Returns the beginning of a stroke's values.
  func line(_ column: Column, _ form: ValueForm) -> ChannelLine {
    ChannelLine(column, form, expected: expected.form == form ? expected.value : 0)
  }

  /// Records a value that the next stroke is expected to begin with.
  mutating func rememberFirst(_ value: Int64, in form: ValueForm) { expected = (value, form) }

  mutating func firstValue<Coder>(
    _ line: ChannelLine, _ fields: inout FieldCoder<Coder>
  ) -> Int64 {
    let wanted = Coder.writes ? line.column.residual(at: 0, expected: line.expected) : 0
    return line.expected &+ fields.signed(wanted, &firstValues) &* line.form.step
  }

  @inline(__always)
  mutating func residual<Coder>(
    _ line: inout ChannelLine, at i: Int, expected: Int64, energy: UInt64,
    _ fields: inout FieldCoder<Coder>
  ) -> Int64 {
    let wanted = Coder.writes ? line.column.residual(at: i, expected: expected) : 0
    return fields.residual(wanted, energy: energy, sign: &line.sign, &residuals)
  }
}

// The values of a stroke.
extension ChannelCoder {
  /// Codes constant values.
  mutating func constant<Coder>(
    _ task: ChannelTask, _ fields: inout FieldCoder<Coder>
  ) -> [Double] {
    let value = task.numbers.first ?? 0
    let isSame = fields.coder.bit(value.bitPattern == lastConstant.bitPattern, &constantIsSame)
    if !isSame {
      lastConstant =
        task.channel.isDouble
        ? fields.double(value, &constantIsFloat) : Double(fields.float(Float(value)))
    }
    return Array(repeating: lastConstant, count: task.count)
  }

  /// Codes values with a predictor.
  mutating func varying<Coder>(
    _ task: ChannelTask, _ plan: ChannelPlan, _ fields: inout FieldCoder<Coder>
  ) -> [Double] {
    let form = form(plan.column.form, task.lossy, &fields)
    let predictor = predictor(row: plan.row, &fields)
    var line = line(plan.column, form)
    energy.beginStroke()
    var history = PastValues(firstValue(line, &fields))
    rememberFirst(history.last, in: form)
    var numbers = [form.decodeNumber(history.last, isDouble: task.channel.isDouble)]
    numbers.reserveCapacity(task.count)
    for i in 1..<max(1, task.count) {
      let expected = predictor.expected(after: history)
      let residual = residual(&line, at: i, expected: expected, energy: energy.now, &fields)
      energy.learn(Energy.bounded(residual))
      history.push(expected &+ residual &* form.step)
      numbers.append(form.decodeNumber(history.last, isDouble: task.channel.isDouble))
      if fields.fault != nil { break }
    }
    return numbers + Array(repeating: 0, count: task.count - numbers.count)
  }

  /// Codes values that increase evenly.
  mutating func steady<Coder>(
    _ task: ChannelTask, _ plan: ChannelPlan, _ fields: inout FieldCoder<Coder>
  ) -> [Double] {
    let form = form(plan.column.form, task.lossy, &fields)
    let isSame = fields.coder.bit(plan.slope == lastSlope, &slopeIsSame)
    if !isSame { lastSlope = fields.signed(plan.slope, &slope) }
    let slope = Slope(perPoint: lastSlope)
    return following(task, line(plan.column, form), &fields) { slope.rise(to: $0) }
  }

  /// Codes values close to those of the formula.
  mutating func near<Coder>(
    _ formula: [Double], _ task: ChannelTask, _ fields: inout FieldCoder<Coder>
  ) -> [Double] {
    guard case .lossy(let unit)? = task.lossy else { return formula }
    let whole = formula.map { number -> Int64 in
      let value = (number / unit).rounded(.toNearestOrAwayFromZero)
      return abs(value) < 0x1p60 ? Int64(value) : 0
    }
    let form = ValueForm.lossy(unit: unit)
    let column = Column(task.numbers, lossy: form, isDouble: task.channel.isDouble)
    return following(task, ChannelLine(column, form, expected: whole[0]), &fields) {
      whole[$0] &- whole[$0 - 1]
    }
  }

  /// Codes values that are each expected at some distance from the previous one.
  private mutating func following<Coder>(
    _ task: ChannelTask, _ line: ChannelLine, _ fields: inout FieldCoder<Coder>,
    rise: (Int) -> Int64
  ) -> [Double] {
    var line = line
    energy.beginStroke()
    var value = firstValue(line, &fields)
    var numbers = [line.form.decodeNumber(value, isDouble: task.channel.isDouble)]
    numbers.reserveCapacity(task.count)
    for i in 1..<max(1, task.count) {
      let expected = value &+ rise(i)
      let residual = residual(&line, at: i, expected: expected, energy: energy.now, &fields)
      energy.learn(Energy.bounded(residual))
      value = expected &+ residual &* line.form.step
      numbers.append(line.form.decodeNumber(value, isDouble: task.channel.isDouble))
    }
    return numbers
  }
}
