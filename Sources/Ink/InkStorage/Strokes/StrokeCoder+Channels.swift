import InkDrawing
import InkGeometry

extension StrokeCoder {
  /// The control points of a stroke; a reader gives a stroke without any.
  mutating func points(
    _ stroke: Stroke, transform: AffineTransform, ink: Ink, count: Int
  ) -> [StrokePoint] {
    let scale = scale(stroke, transform: transform)
    (baseWidth, formulas) = (nil, nil)
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
    if codeFlag(.isExact, isExact) { return nil }
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

  func lossyForm(_ channel: Channel, _ scale: Int?) -> ValueForm? {
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

extension StrokeCoder {
  private mutating func channel(_ task: ChannelTask, _ before: [[Double]]) -> [Double] {
    let index = task.channel.rawValue
    let formula =
      Coder.writes && task.channel.hasFormula ? plannedFormula(task, before) : nil
    var wanted = Coder.writes ? mode(task, before, formula) : .usual
    let plan = ChannelPlan(task, models.channels[index].lastSlope, wanted: &wanted)
    let told = coder.tree(wanted.rawValue, bits: 3, &models.channels[index].modes)
    switch ChannelMode(rawValue: told) {
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

  private mutating func mode(
    _ task: ChannelTask, _ before: [[Double]], _ width: Double?
  ) -> ChannelMode {
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

  mutating func form(_ channel: Channel, _ told: ValueForm, _ lossy: ValueForm?)
    -> ValueForm
  {
    if let lossy { return lossy }
    guard case .exact(let number) = told else { return told }
    return .exact(
      Int(coder.tree(UInt64(number), bits: 4, &models.channels[channel.rawValue].forms)))
  }

  mutating func predictor(_ channel: Channel, row: Int) -> Predictor {
    let told = coder.tree(UInt64(row), bits: 3, &models.channels[channel.rawValue].predictors)
    return Predictor.all[Int(told)]
  }

  private mutating func varying(_ task: ChannelTask, _ plan: ChannelPlan) -> [Double] {
    let column = plan.column
    let form = form(task.channel, column.form, task.lossy)
    let predictor = predictor(task.channel, row: plan.row)
    var line = ChannelLine(task.channel, column, form, models)
    models.channels[line.index].energy.beginStroke()
    var history = PastValues(first(&line))
    models.channels[line.index].expected = (history.last, form)
    var numbers = [form.decodeNumber(history.last, isDouble: task.channel.isDouble)]
    numbers.reserveCapacity(task.count)
    for i in 1..<max(1, task.count) {
      let expected = predictor.expected(after: history)
      let energy = models.channels[line.index].energy.now
      let residual = residual(&line, at: i, expected: expected, energy: energy)
      models.channels[line.index].energy.learn(Energy.bounded(residual))
      history.push(expected &+ residual &* form.step)
      numbers.append(form.decodeNumber(history.last, isDouble: task.channel.isDouble))
      if fault != nil { break }
    }
    return numbers + Array(repeating: 0, count: task.count - numbers.count)
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
    let line = ChannelLine(task.channel, plan.column, form, models)
    return following(task, line) { slope.rise(to: $0) }
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
