import InkDrawing
import InkGeometry

/// How a channel is told: docs/ink-format.md, A channel.
private enum Mode: UInt64 {
  case usual, constant, varying, formula, formulaNearly, asWidth, steady
}

extension StrokeCoder {
  /// The control points of a stroke; a reader gives a stroke without any.
  mutating func points(
    _ stroke: Stroke, transform: AffineTransform, ink: Ink, count: Int
  ) -> [StrokePoint] {
    let scale = scale(stroke, transform: transform)
    baseWidth = nil
    let given = stroke.path.controlPoints
    var columns = location(given, scale: scale, count: count)
    for channel in Channel.allCases.dropFirst(2) {
      let told = ChannelTask(
        channel: channel, numbers: Coder.writes ? channel.values(of: given) : [],
        lossy: lossyForm(channel, scale), ink: ink, count: count)
      columns.append(self.channel(told, columns))
    }
    return Self.points(columns, count: count)
  }

  /// The scale of a lossy stroke; nil: exact.
  private mutating func scale(_ stroke: Stroke, transform: AffineTransform) -> Int? {
    guard let steps else { return nil }
    let wanted = Coder.writes ? Self.scale(of: transform) : 0
    let isExact = Coder.writes && !stroke.path.fits(steps, scale: wanted)
    if ask(.isExact, isExact) { return nil }
    let (scale, isSound) = models.scale.codeSigned(Int64(wanted), &coder)
    guard isSound, -8...24 ~= scale else {
      refuse(.scale)
      return 0
    }
    return Int(scale)
  }

  /// By which power of two the transform enlarges at most.
  private static func scale(of transform: AffineTransform) -> Int {
    let greatest = transform.greatestScale
    return (-8...24).first { Double(sign: .plus, exponent: $0, significand: 1) >= greatest } ?? 24
  }

  private func lossyForm(_ channel: Channel, _ scale: Int?) -> ValueForm? {
    guard let steps, let scale else { return nil }
    return .lossy(unit: steps.unit(of: channel, scale: scale))
  }

  private static func points(_ columns: [[Double]], count: Int) -> [StrokePoint] {
    func values(_ channel: Channel) -> [Double] { columns[channel.rawValue] }
    let (x, y, time) = (values(.x), values(.y), values(.time))
    let (force, altitude, azimuth) = (values(.force), values(.altitude), values(.azimuth))
    let (roll, width, height) = (values(.roll), values(.width), values(.height))
    let (opacity, secondary) = (values(.opacity), values(.secondaryScale))
    return (0..<count).map { i -> StrokePoint in
      let size = Size(width: width[i], height: height[i])
      return StrokePoint(
        location: Point(x: x[i], y: y[i]), timeOffset: time[i], size: size,
        opacity: Float(opacity[i]), force: Float(force[i]), azimuth: Float(azimuth[i]),
        altitude: Float(altitude[i]), roll: Float(roll[i]), secondaryScale: Float(secondary[i]))
    }
  }
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
private struct ChannelPlan {
  let column: Column
  var row = 0
  var slope: Int64 = 0

  /// Decides how, and whether values are steady.
  init(_ task: ChannelTask, _ lastSlope: Int64, wanted: inout Mode) {
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

extension StrokeCoder {
  private mutating func channel(_ task: ChannelTask, _ before: [[Double]]) -> [Double] {
    let index = task.channel.rawValue
    let formula =
      Coder.writes && task.channel.hasFormula ? plannedFormula(task, before) : nil
    var wanted = Coder.writes ? mode(task, before, formula) : .usual
    let plan = ChannelPlan(task, models.channels[index].lastSlope, wanted: &wanted)
    let told = coder.tree(wanted.rawValue, bits: 3, &models.channels[index].modes)
    switch Mode(rawValue: told) {
    case .usual: return Array(repeating: task.channel.usual, count: task.count)
    case .constant: return constant(task)
    case .varying: return varying(task, plan)
    case .steady: return steady(task, plan)
    case .formula where task.channel.hasFormula:
      codeBaseWidth(formula, task.ink.type)
      return self.formula(task, before)
    case .formulaNearly where task.channel.hasFormula && task.lossy != nil:
      codeBaseWidth(formula, task.ink.type)
      return nearFormula(task, self.formula(task, before))
    case .asWidth where task.channel == .height: return before[Channel.width.rawValue]
    default:
      refuse(.mode)
      return Array(repeating: 0, count: task.count)
    }
  }

  private func mode(_ task: ChannelTask, _ before: [[Double]], _ width: Double?) -> Mode {
    if task.accepts({ _ in task.channel.usual }) { return .usual }
    let formula = width.map { self.formula(task, before, baseWidth: $0) }
    // Inks alternate more often than the width that each is used with.
    if let formula, task.isExactly(formula) { return .formula }
    let first = task.numbers[0]
    if task.accepts({ _ in first }) { return .constant }
    if task.channel == .height, task.accepts({ before[Channel.width.rawValue][$0] }) {
      return .asWidth
    }
    guard let formula else { return .varying }
    if task.accepts({ formula[$0] }) { return .formula }
    let near = 8 * task.tolerance
    let isNear = task.numbers.indices.allSatisfy { abs(task.numbers[$0] - formula[$0]) <= near }
    return isNear && task.lossy != nil ? .formulaNearly : .varying
  }

  private mutating func constant(_ task: ChannelTask) -> [Double] {
    let index = task.channel.rawValue
    let value = task.numbers.first ?? 0
    let before = models.channels[index].constant
    let isSame = coder.bit(
      value.bitPattern == before.bitPattern, &models.channels[index].constantIsSame)
    if !isSame {
      models.channels[index].constant =
        task.channel.isDouble
        ? Self.double(value, &models.channels[index].constantIsFloat, &coder)
        : Double(Self.float(Float(value), &coder))
    }
    return Array(repeating: models.channels[index].constant, count: task.count)
  }

  private mutating func form(_ channel: Channel, _ told: ValueForm, _ lossy: ValueForm?)
    -> ValueForm
  {
    if let lossy { return lossy }
    guard case .exact(let number) = told else { return told }
    return .exact(
      Int(coder.tree(UInt64(number), bits: 4, &models.channels[channel.rawValue].forms)))
  }

  private mutating func predictor(_ channel: Channel, row: Int) -> Predictor {
    let told = coder.tree(UInt64(row), bits: 3, &models.channels[channel.rawValue].predictors)
    return Predictor.all[Int(told)]
  }

  private mutating func varying(_ task: ChannelTask, _ plan: ChannelPlan) -> [Double] {
    let column = plan.column
    let form = form(task.channel, column.form, task.lossy)
    let predictor = predictor(task.channel, row: plan.row)
    var line = Line(task.channel, column, form, models)
    models.channels[line.index].energy.begin()
    var history = History(first(&line))
    models.channels[line.index].expected = (history.last, form)
    var numbers = [form.number(history.last, isDouble: task.channel.isDouble)]
    numbers.reserveCapacity(task.count)
    for i in 1..<max(1, task.count) {
      let expected = predictor.expected(after: history)
      let energy = models.channels[line.index].energy.now
      let residual = residual(&line, at: i, expected: expected, energy: energy)
      models.channels[line.index].energy.learn(Energy.bounded(residual))
      history.append(expected &+ residual &* form.step)
      numbers.append(form.number(history.last, isDouble: task.channel.isDouble))
      if fault != nil { break }
    }
    return numbers + Array(repeating: 0, count: task.count - numbers.count)
  }

  private mutating func location(
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
    var lines = channels.map { Line($0, columns[$0.rawValue], forms[$0.rawValue], models) }
    models.locationEnergy.begin()
    var (x, y) = (History(first(&lines[0])), History(0))
    y = History(first(&lines[1]))
    var numbers = [
      [forms[0].number(x.last, isDouble: true)], [forms[1].number(y.last, isDouble: true)],
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
      x.append(a &+ alongX &* forms[0].step)
      y.append(b &+ alongY &* forms[1].step)
      numbers[0].append(forms[0].number(x.last, isDouble: true))
      numbers[1].append(forms[1].number(y.last, isDouble: true))
      if fault != nil { break }
    }
    models.channels[0].expected = (x.last, forms[0])
    models.channels[1].expected = (y.last, forms[1])
    return numbers.map { $0 + Array(repeating: 0, count: count - $0.count) }
  }

  /// The first value of a channel.
  private mutating func first(_ line: inout Line) -> Int64 {
    let wanted = Coder.writes ? line.column.residual(at: 0, expected: line.expected) : 0
    let (residual, isSound) = models.channels[line.index].first.codeSigned(wanted, &coder)
    if !isSound { refuse(.number) }
    return line.expected &+ residual &* line.form.step
  }

  @inline(__always)
  private mutating func residual(
    _ line: inout Line, at i: Int, expected: Int64, energy: UInt64
  ) -> Int64 {
    let wanted = Coder.writes ? line.column.residual(at: i, expected: expected) : 0
    let (residual, isSound) = models.channels[line.index].residuals.code(
      wanted, energy: energy, sign: &line.sign, &coder)
    if !isSound { refuse(.number) }
    return residual
  }
}

/// Where one channel of a stroke stands.
private struct Line {
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
  private mutating func codeBaseWidth(_ planned: Double?, _ type: InkType) {
    guard baseWidth == nil else { return }
    let value = planned ?? 0
    let last = lastBaseWidths[type] ?? 0
    let isSame = ask(.baseWidthIsSame, value.bitPattern == last.bitPattern)
    baseWidth = isSame ? last : double(value, kind: 3)
    lastBaseWidths[type] = baseWidth
  }

  /// The base width that tells a channel best; one that is told already is taken.
  private func plannedFormula(_ task: ChannelTask, _ before: [[Double]]) -> Double? {
    if let baseWidth { return baseWidth }
    guard task.channel == .width else { return task.ink.type.defaultWidth }
    let plain = formula(task, before, baseWidth: task.ink.type.defaultWidth)
    let ratios = zip(task.numbers, plain).map { $1 > 0 ? $0 / $1 : 0 }
    guard let low = ratios.min(), let high = ratios.max() else { return nil }
    let middle = (low + high) / 2 * task.ink.type.defaultWidth
    let candidates = [
      lastBaseWidths[task.ink.type] ?? 0, (middle * 100).rounded() / 100,
      (middle * 1000).rounded() / 1000,
      Double(Float(middle)), middle,
    ]
    return candidates.first { width in
      let formula = formula(task, before, baseWidth: width)
      return task.accepts { formula[$0] }
    } ?? candidates[3]
  }

  private func formula(_ task: ChannelTask, _ before: [[Double]]) -> [Double] {
    formula(task, before, baseWidth: baseWidth ?? 0)
  }

  /// What the ink makes of the pen at each point.
  private func formula(
    _ task: ChannelTask, _ before: [[Double]], baseWidth: Double
  ) -> [Double] {
    func value(_ channel: Channel, _ i: Int) -> Float { Float(before[channel.rawValue][i]) }
    return (0..<task.count).map { i in
      let pen = PenState(
        force: value(.force, i), altitude: value(.altitude, i), azimuth: value(.azimuth, i),
        roll: value(.roll, i), speed: Self.speed(before, at: i))
      let tip = task.ink.tip(width: baseWidth, pen: pen)
      switch task.channel {
      case .width: return tip.size.width
      case .height: return tip.size.height
      default: return Double(tip.opacity)
      }
    }
  }

  /// The distance of a point's neighbours by the time between them.
  private static func speed(_ columns: [[Double]], at i: Int) -> Float {
    let (x, y, time) = (columns[0], columns[1], columns[2])
    let (before, after) = (max(0, i - 1), min(x.count - 1, i + 1))
    let passed = time[after] - time[before]
    guard passed > 0 else { return 0 }
    let way = Point(x: x[after] - x[before], y: y[after] - y[before])
    return Float(way.length / passed)
  }

  /// Values beside the formula's.
  private mutating func nearFormula(_ task: ChannelTask, _ formula: [Double]) -> [Double] {
    guard case .lossy(let unit)? = task.lossy else { return formula }
    let whole = formula.map { number -> Int64 in
      let value = (number / unit).rounded(.toNearestOrAwayFromZero)
      return abs(value) < 0x1p60 ? Int64(value) : 0
    }
    let form = ValueForm.lossy(unit: unit)
    let column = Column(task.numbers, lossy: form, isDouble: task.channel.isDouble)
    let line = Line(task.channel, column, form, expected: whole[0])
    return following(task, line) { whole[$0] &- whole[$0 - 1] }
  }

  /// Values that rise evenly.
  private mutating func steady(_ task: ChannelTask, _ plan: ChannelPlan) -> [Double] {
    let index = task.channel.rawValue
    let form = form(task.channel, plan.column.form, task.lossy)
    let last = models.channels[index].lastSlope
    let isSame = coder.bit(plan.slope == last, &models.channels[index].slopeIsSame)
    if !isSame {
      let (slope, isSound) = models.channels[index].slope.codeSigned(plan.slope, &coder)
      if !isSound { refuse(.number) }
      models.channels[index].lastSlope = slope
    }
    let slope = Slope(perPoint: models.channels[index].lastSlope)
    let line = Line(task.channel, plan.column, form, models)
    return following(task, line) { slope.rise(to: $0) }
  }

  /// Values of which each is expected at some distance from the one before.
  private mutating func following(
    _ task: ChannelTask, _ line: Line, rise: (Int) -> Int64
  ) -> [Double] {
    var line = line
    models.channels[line.index].energy.begin()
    var value = first(&line)
    var numbers = [line.form.number(value, isDouble: task.channel.isDouble)]
    numbers.reserveCapacity(task.count)
    for i in 1..<max(1, task.count) {
      let expected = value &+ rise(i)
      let energy = models.channels[line.index].energy.now
      let residual = residual(&line, at: i, expected: expected, energy: energy)
      models.channels[line.index].energy.learn(Energy.bounded(residual))
      value = expected &+ residual &* line.form.step
      numbers.append(line.form.number(value, isDouble: task.channel.isDouble))
    }
    return numbers
  }
}

extension StrokePath {
  /// Whether every number is small enough to be counted in units of these steps.
  fileprivate func fits(_ steps: ValueSteps, scale: Int) -> Bool {
    Channel.allCases.allSatisfy { channel in
      let most = 0x1p50 * steps.unit(of: channel, scale: scale)
      return channel.values(of: controlPoints).allSatisfy { abs($0) <= most }
    }
  }
}
