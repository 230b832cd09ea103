import InkDrawing
import InkGeometry

extension StrokeCoder {
  mutating func codeBaseWidth(_ planned: Double?, _ type: InkType) {
    guard baseWidth == nil else { return }
    let value = planned ?? 0
    let last = lastBaseWidths[type] ?? 0
    let isSame = codeFlag(.baseWidthIsSame, value.bitPattern == last.bitPattern)
    baseWidth = isSame ? last : double(value, kind: 3)
    lastBaseWidths[type] = baseWidth
  }

  /// The base width that tells a channel best; one that is told already is taken.
  mutating func plannedFormula(_ task: ChannelTask, _ before: [[Double]]) -> Double? {
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
    for width in candidates {
      let formula = formula(task, before, baseWidth: width)
      if task.accepts({ formula[$0] }) { return width }
    }
    return candidates[3]
  }

  mutating func formula(_ task: ChannelTask, _ before: [[Double]]) -> [Double] {
    formula(task, before, baseWidth: baseWidth ?? 0)
  }

  /// What the ink makes of the pen at each point.
  mutating func formula(
    _ task: ChannelTask, _ before: [[Double]], baseWidth: Double
  ) -> [Double] {
    if formulas == nil {
      formulas = InkFormulas(
        of: task.ink, content, Self.pens(before, count: task.count), landed: landed, lifted: lifted)
    }
    let tips = formulas?.tips(width: baseWidth) ?? []
    switch task.channel {
    case .width: return tips.map(\.size.width)
    case .height: return tips.map(\.size.height)
    default: return tips.map { Double($0.opacity) }
    }
  }

  /// Points without sizes and opacities.
  private static func pens(_ columns: [[Double]], count: Int) -> [StrokePoint] {
    func value(_ channel: Channel, _ i: Int) -> Double { columns[channel.rawValue][i] }
    return (0..<count).map { i in
      StrokePoint(
        location: Point(x: value(.x, i), y: value(.y, i)), timeOffset: value(.time, i),
        force: Float(value(.force, i)), azimuth: Float(value(.azimuth, i)),
        altitude: Float(value(.altitude, i)), roll: Float(value(.roll, i)))
    }
  }

  /// Values beside the formula's.
  mutating func nearFormula(_ task: ChannelTask, _ formula: [Double]) -> [Double] {
    guard case .lossy(let unit)? = task.lossy else { return formula }
    let whole = formula.map { number -> Int64 in
      let value = (number / unit).rounded(.toNearestOrAwayFromZero)
      return abs(value) < 0x1p60 ? Int64(value) : 0
    }
    let form = ValueForm.lossy(unit: unit)
    let column = Column(task.numbers, lossy: form, isDouble: task.channel.isDouble)
    let line = ChannelLine(task.channel, column, form, expected: whole[0])
    return following(task, line) { whole[$0] &- whole[$0 - 1] }
  }
}
