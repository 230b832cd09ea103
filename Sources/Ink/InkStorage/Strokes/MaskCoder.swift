import InkGeometry

/// Codes the masks of strokes: docs/develop/ink-format-strokes.md, A mask.
struct MaskCoder {
  private var isWhole = BitModel()
  private var ringCounts = NumberModels()
  private var cornerCounts = NumberModels()
  private var first = [NumberModels](repeating: NumberModels(), count: 2)
  private var predictors = [BitModel](repeating: BitModel(), count: 8)
  private var residuals = [ResidualModels](repeating: ResidualModels(), count: 2)
  private var energy = Energy()
  /// The first corner of the previous ring.
  private var expected: (x: Int64, y: Int64) = (0, 0)

  /// Codes the mask of a stroke; nil if the stroke has none.
  mutating func code<Coder>(_ value: Region?, _ fields: inout FieldCoder<Coder>) -> Region? {
    if fields.coder.bit(value == nil, &isWhole) { return nil }
    let rings = value?.gridRings.map(\.corners) ?? []
    let (told, isSound) = ringCounts.code(UInt64(rings.count), &fields.coder)
    // A ring has at least three corners, and no more may be declared than exist.
    guard isSound, told <= UInt64(fields.claimed(told)) else { return nil }
    var result: [[GridPoint]] = []
    for index in 0..<Int(told) where fields.fault == nil {
      result.append(ring(Coder.writes ? rings[index] : [], &fields))
    }
    if Coder.writes { return value }
    guard fields.fault == nil, let region = Region(canonical: result) else {
      fields.refuse(.mask)
      return nil
    }
    return region
  }

  private mutating func ring<Coder>(
    _ corners: [GridPoint], _ fields: inout FieldCoder<Coder>
  ) -> [GridPoint] {
    let (told, isSound) = cornerCounts.code(UInt64(corners.count), &fields.coder)
    let count = fields.claimed(isSound ? told : .max)
    guard count > 0 else { return [] }
    let columns = [Column(corners.map { Int64($0.x) }), Column(corners.map { Int64($0.y) })]
    let row = Coder.writes ? Column.bestPredictor(columns, count: count).row : 0
    let predictor = Predictor.all[
      Int(fields.coder.tree(UInt64(row), bits: 3, &predictors))]
    let start = start(columns, &fields)
    var (x, y) = (PastValues(start.x), PastValues(start.y))
    var signs = (0, 0)
    var result: [GridPoint] = []
    energy.beginStroke()
    for i in 0..<count {
      if i > 0 {
        let (a, b) = (predictor.expected(after: x), predictor.expected(after: y))
        let now = energy.now
        let wantedX = Coder.writes ? columns[0].residual(at: i, expected: a) : 0
        let alongX = fields.residual(wantedX, energy: now, sign: &signs.0, &residuals[0])
        let size = Energy.bounded(alongX)
        let wantedY = Coder.writes ? columns[1].residual(at: i, expected: b) : 0
        let alongY = fields.residual(
          wantedY, energy: (2 * now + 16 * size) / 3, sign: &signs.1, &residuals[1])
        energy.learn((size + Energy.bounded(alongY)) / 2)
        x.push(a &+ alongX)
        y.push(b &+ alongY)
      }
      guard let corner = GridPoint(x.last, y.last) else {
        fields.refuse(.mask)
        return []
      }
      result.append(corner)
    }
    return result
  }

  private mutating func start<Coder>(
    _ columns: [Column], _ fields: inout FieldCoder<Coder>
  ) -> (x: Int64, y: Int64) {
    let before = expected
    let x = fields.signed(
      Coder.writes ? columns[0].residual(at: 0, expected: before.x) : 0, &first[0])
    let y = fields.signed(
      Coder.writes ? columns[1].residual(at: 0, expected: before.y) : 0, &first[1])
    expected = (before.x &+ x, before.y &+ y)
    return expected
  }
}

extension GridPoint {
  /// Returns nil for a point that is not on the grid.
  fileprivate init?(_ x: Int64, _ y: Int64) {
    let limit = Int64(GridPoint.limit)
    guard -limit...limit ~= x, -limit...limit ~= y else { return nil }
    self.init(x: Int32(x), y: Int32(y))
  }
}
