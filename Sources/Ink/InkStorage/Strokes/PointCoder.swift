import InkDrawing
import InkGeometry

/// The known properties of a stroke before its control points are coded.
struct PointTask {
  /// The points to write; empty for a reader.
  let points: [StrokePoint]
  let count: Int
  let transform: InkTransform
  let ink: Ink
}

/// Codes the control points of strokes, channel by channel.
struct PointCoder {
  /// The steps; nil for exact coding.
  let steps: ValueSteps?
  private var isExact = BitModel()
  private var scales = NumberModels()
  private var channels = Channel.allCases.map { _ in ChannelCoder() }
  /// The common energy of x and y.
  private var locationEnergy = Energy()
  private var formulas: FormulaCoder

  init(_ steps: ValueSteps?, _ content: ContentVersion) {
    self.steps = steps
    formulas = FormulaCoder(content)
  }

  /// Codes the control points of a stroke.
  ///
  /// - Parameters:
  ///   - landed: whether the stroke begins where its pen landed.
  ///   - lifted: whether it ends where its pen was lifted.
  mutating func code<Coder>(
    _ task: PointTask, landed: Bool, lifted: Bool, _ fields: inout FieldCoder<Coder>
  ) -> [StrokePoint] {
    let scale = scale(task, &fields)
    formulas.reset(landed: landed, lifted: lifted)
    var columns = location(task, lossyForm(.x, scale), &fields)
    for channel in Channel.allCases.dropFirst(2) {
      let told = ChannelTask(
        channel: channel, numbers: Coder.writes ? channel.values(of: task.points) : [],
        lossy: lossyForm(channel, scale), ink: task.ink, count: task.count)
      columns.append(self.channel(told, columns, &fields))
    }
    return Self.points(columns, count: task.count)
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

  // MARK: The scale

  /// Codes the scale of a lossy stroke; nil for exact coding.
  private mutating func scale<Coder>(
    _ task: PointTask, _ fields: inout FieldCoder<Coder>
  ) -> Int? {
    guard let steps else { return nil }
    let wanted = Coder.writes ? Self.scale(of: task.transform) : 0
    let needsExact = Coder.writes && !steps.countAll(task.points, scale: wanted)
    if fields.coder.bit(needsExact, &isExact) { return nil }
    let (scale, isSound) = scales.codeSigned(Int64(wanted), &fields.coder)
    guard isSound, -8...24 ~= scale else {
      fields.refuse(.scale)
      return 0
    }
    return Int(scale)
  }

  /// Returns the largest power of two by which the transform enlarges.
  private static func scale(of transform: InkTransform) -> Int {
    let greatest = transform.greatestScale
    return (-8...24).first { Double(sign: .plus, exponent: $0, significand: 1) >= greatest } ?? 24
  }

  private func lossyForm(_ channel: Channel, _ scale: Int?) -> ValueForm? {
    guard let steps, let scale else { return nil }
    return .lossy(unit: steps.unit(of: channel, scale: scale))
  }
}

// The locations of the points.
extension PointCoder {
  private mutating func location<Coder>(
    _ task: PointTask, _ lossy: ValueForm?, _ fields: inout FieldCoder<Coder>
  ) -> [[Double]] {
    let axes = [Channel.x, .y]
    let columns = axes.map {
      Column(Coder.writes ? $0.values(of: task.points) : [], lossy: lossy, isDouble: true)
    }
    let forms = axes.indices.map { channels[$0].form(columns[$0].form, lossy, &fields) }
    let row = Coder.writes ? Column.bestPredictor(columns, count: task.count).row : 0
    let predictor = channels[0].predictor(row: row, &fields)
    var lines = axes.indices.map { channels[$0].line(columns[$0], forms[$0]) }
    locationEnergy.beginStroke()
    var x = PastValues(channels[0].firstValue(lines[0], &fields))
    var y = PastValues(channels[1].firstValue(lines[1], &fields))
    var numbers = [
      [forms[0].decodeNumber(x.last, isDouble: true)],
      [forms[1].decodeNumber(y.last, isDouble: true)],
    ]
    for axis in 0..<2 { numbers[axis].reserveCapacity(task.count) }
    for i in 1..<max(1, task.count) {
      let (a, b) = (predictor.expected(after: x), predictor.expected(after: y))
      let energy = locationEnergy.now
      let alongX = channels[0].residual(&lines[0], at: i, expected: a, energy: energy, &fields)
      let size = Energy.bounded(alongX)
      let alongY = channels[1].residual(
        &lines[1], at: i, expected: b, energy: (2 * energy + 16 * size) / 3, &fields)
      locationEnergy.learn((size + Energy.bounded(alongY)) / 2)
      x.push(a &+ alongX &* forms[0].step)
      y.push(b &+ alongY &* forms[1].step)
      numbers[0].append(forms[0].decodeNumber(x.last, isDouble: true))
      numbers[1].append(forms[1].decodeNumber(y.last, isDouble: true))
      if fields.fault != nil { break }
    }
    channels[0].rememberFirst(x.last, in: forms[0])
    channels[1].rememberFirst(y.last, in: forms[1])
    return numbers.map { $0 + Array(repeating: 0, count: task.count - $0.count) }
  }
}

// The other properties.
extension PointCoder {
  private mutating func channel<Coder>(
    _ task: ChannelTask, _ before: [[Double]], _ fields: inout FieldCoder<Coder>
  ) -> [Double] {
    let index = task.channel.rawValue
    let width =
      Coder.writes && task.channel.hasFormula ? formulas.plannedBaseWidth(task, before) : nil
    var wanted = Coder.writes ? mode(task, before, width) : .usual
    let plan = ChannelPlan(task, channels[index].lastSlope, wanted: &wanted)
    switch channels[index].mode(wanted, &fields) {
    case .usual: return Array(repeating: task.channel.usual, count: task.count)
    case .constant: return channels[index].constant(task, &fields)
    case .varying: return channels[index].varying(task, plan, &fields)
    case .steady: return channels[index].steady(task, plan, &fields)
    case .formula where task.channel.hasFormula:
      formulas.codeBaseWidth(width, task.ink.type, &fields)
      return formulas.values(task, before)
    case .formulaNearly where task.channel.hasFormula && task.lossy != nil:
      formulas.codeBaseWidth(width, task.ink.type, &fields)
      return channels[index].near(formulas.values(task, before), task, &fields)
    case .asWidth where task.channel == .height: return before[Channel.width.rawValue]
    default:
      fields.refuse(.mode)
      return Array(repeating: 0, count: task.count)
    }
  }

  private mutating func mode(
    _ task: ChannelTask, _ before: [[Double]], _ width: Double?
  ) -> ChannelMode {
    if task.accepts({ _ in task.channel.usual }) { return .usual }
    let formula = width.map { formulas.values(task, before, baseWidth: $0) }
    // Inks change more often than the width used with each of them.
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
}
