import InkDrawing
import InkGeometry

/// Codes the base width of strokes, from which their ink's formula computes values:
/// docs/develop/ink-format-strokes.md, The formula.
struct FormulaCoder {
  /// The content version, whose formulas compute sizes and opacities from a base width.
  private let content: ContentVersion
  private var baseWidthIsSame = BitModel()
  private var baseWidthIsFloat = BitModel()
  /// The base width of the last stroke of each type of ink that had one.
  private var lastBaseWidths: [InkType: Double] = [:]
  /// The base width of this stroke, once it is known.
  private var baseWidth: Double?
  /// The values that the ink computes for this stroke, once they are needed.
  private var formulas: InkFormulas?
  /// Whether this stroke begins where its pen landed, and ends where it was lifted.
  private var (landed, lifted) = (true, true)

  init(_ content: ContentVersion) { self.content = content }

  /// Prepares for another stroke.
  mutating func reset(landed: Bool, lifted: Bool) {
    (self.landed, self.lifted) = (landed, lifted)
    (baseWidth, formulas) = (nil, nil)
  }

  /// Codes the base width, which occurs once per stroke.
  mutating func codeBaseWidth<Coder>(
    _ planned: Double?, _ type: InkType, _ fields: inout FieldCoder<Coder>
  ) {
    guard baseWidth == nil else { return }
    let value = planned ?? 0
    let last = lastBaseWidths[type] ?? 0
    let isSame = fields.coder.bit(value.bitPattern == last.bitPattern, &baseWidthIsSame)
    baseWidth = isSame ? last : fields.double(value, &baseWidthIsFloat)
    lastBaseWidths[type] = baseWidth
  }

  /// Returns the base width that fits a channel best; one that was already coded is used.
  mutating func plannedBaseWidth(_ task: ChannelTask, _ before: [[Double]]) -> Double? {
    if let baseWidth { return baseWidth }
    guard task.channel == .width else { return task.ink.type.defaultWidth }
    let plain = values(task, before, baseWidth: task.ink.type.defaultWidth)
    let ratios = zip(task.numbers, plain).map { $1 > 0 ? $0 / $1 : 0 }
    guard let low = ratios.min(), let high = ratios.max() else { return nil }
    let middle = (low + high) / 2 * task.ink.type.defaultWidth
    let candidates = [
      lastBaseWidths[task.ink.type] ?? 0, (middle * 100).rounded() / 100,
      (middle * 1000).rounded() / 1000,
      Double(Float(middle)), middle,
    ]
    for width in candidates {
      let formula = values(task, before, baseWidth: width)
      if task.accepts({ formula[$0] }) { return width }
    }
    return candidates[3]
  }

  /// Returns the values that the ink computes at each point.
  mutating func values(_ task: ChannelTask, _ before: [[Double]]) -> [Double] {
    values(task, before, baseWidth: baseWidth ?? 0)
  }

  mutating func values(
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

  /// Returns points without sizes and opacities.
  private static func pens(_ columns: [[Double]], count: Int) -> [StrokePoint] {
    func value(_ channel: Channel, _ i: Int) -> Double { columns[channel.rawValue][i] }
    return (0..<count).map { i in
      StrokePoint(
        location: Point(x: value(.x, i), y: value(.y, i)), timeOffset: value(.time, i),
        force: Float(value(.force, i)), azimuth: Float(value(.azimuth, i)),
        altitude: Float(value(.altitude, i)), roll: Float(value(.roll, i)))
    }
  }
}
