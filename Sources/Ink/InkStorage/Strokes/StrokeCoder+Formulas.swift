import InkDrawing
import InkGeometry

extension StrokeCoder {
  mutating func codeBaseWidth(_ planned: Double?, _ type: InkType) {
    guard baseWidth == nil else { return }
    let value = planned ?? 0
    let last = lastBaseWidths[type] ?? 0
    let isSame = ask(.baseWidthIsSame, value.bitPattern == last.bitPattern)
    baseWidth = isSame ? last : double(value, kind: 3)
    lastBaseWidths[type] = baseWidth
  }

  /// The base width that tells a channel best; one that is told already is taken.
  func plannedFormula(_ task: ChannelTask, _ before: [[Double]]) -> Double? {
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

  func formula(_ task: ChannelTask, _ before: [[Double]]) -> [Double] {
    formula(task, before, baseWidth: baseWidth ?? 0)
  }

  /// What the ink makes of the pen at each point.
  func formula(
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
  static func speed(_ columns: [[Double]], at i: Int) -> Float {
    let (x, y, time) = (columns[0], columns[1], columns[2])
    let (before, after) = (max(0, i - 1), min(x.count - 1, i + 1))
    let passed = time[after] - time[before]
    guard passed > 0 else { return 0 }
    let way = Point(x: x[after] - x[before], y: y[after] - y[before])
    return Float(way.length / passed)
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
