import InkGeometry

/// The models of masks.
struct MaskModels {
  var rings = NumberModels()
  var corners = NumberModels()
  var first = [NumberModels](repeating: NumberModels(), count: 2)
  var predictors = [BitModel](repeating: BitModel(), count: 8)
  var residuals = [ResidualModels](repeating: ResidualModels(), count: 2)
  var energy = Energy()
  /// The first corner of the ring before.
  var expected: (x: Int64, y: Int64) = (0, 0)
}

extension StrokeCoder {
  /// What is left of a stroke; nil: all.
  mutating func mask(_ value: Region?) -> Region? {
    if codeFlag(.isWhole, value == nil) { return nil }
    let rings = value?.gridRings.map(\.corners) ?? []
    let (told, isSound) = models.mask.rings.code(UInt64(rings.count), &coder)
    // A ring has three corners at least; none may be promised that there are not.
    guard isSound, told <= UInt64(reservePoints(told)) else { return nil }
    var result: [[GridPoint]] = []
    for index in 0..<Int(told) where fault == nil {
      result.append(ring(Coder.writes ? rings[index] : []))
    }
    if Coder.writes { return value }
    guard fault == nil, let region = Region(canonical: result) else {
      refuse(.mask)
      return nil
    }
    return region
  }

  private mutating func ring(_ corners: [GridPoint]) -> [GridPoint] {
    let (told, isSound) = models.mask.corners.code(UInt64(corners.count), &coder)
    let count = reservePoints(isSound ? told : .max)
    guard count > 0 else { return [] }
    let columns = [Column(corners.map { Int64($0.x) }), Column(corners.map { Int64($0.y) })]
    let row = Coder.writes ? Column.bestPredictor(columns, count: count).row : 0
    let predictor = Predictor.all[
      Int(coder.tree(UInt64(row), bits: 3, &models.mask.predictors))]
    let start = start(columns)
    var (x, y) = (PastValues(start.x), PastValues(start.y))
    var signs = (0, 0)
    var result: [GridPoint] = []
    models.mask.energy.beginStroke()
    for i in 0..<count {
      if i > 0 {
        let (a, b) = (predictor.expected(after: x), predictor.expected(after: y))
        let energy = models.mask.energy.now
        let alongX = step(columns, 0, at: i, expected: a, energy: energy, &signs.0)
        let size = Energy.bounded(alongX)
        let alongY = step(
          columns, 1, at: i, expected: b, energy: (2 * energy + 16 * size) / 3, &signs.1)
        models.mask.energy.learn((size + Energy.bounded(alongY)) / 2)
        x.push(a &+ alongX)
        y.push(b &+ alongY)
      }
      guard let corner = GridPoint(x.last, y.last) else {
        refuse(.mask)
        return []
      }
      result.append(corner)
    }
    return result
  }

  private mutating func start(_ columns: [Column]) -> (x: Int64, y: Int64) {
    let before = models.mask.expected
    let x = first(columns, 0, expected: before.x)
    models.mask.expected = (before.x &+ x, before.y &+ first(columns, 1, expected: before.y))
    return models.mask.expected
  }

  private mutating func first(_ columns: [Column], _ axis: Int, expected: Int64) -> Int64 {
    let wanted = Coder.writes ? columns[axis].residual(at: 0, expected: expected) : 0
    let (residual, isSound) = models.mask.first[axis].codeSigned(wanted, &coder)
    if !isSound { refuse(.number) }
    return residual
  }

  private mutating func step(
    _ columns: [Column], _ axis: Int, at i: Int, expected: Int64, energy: UInt64, _ sign: inout Int
  ) -> Int64 {
    let wanted = Coder.writes ? columns[axis].residual(at: i, expected: expected) : 0
    let (residual, isSound) = models.mask.residuals[axis].code(
      wanted, energy: energy, sign: &sign, &coder)
    if !isSound { refuse(.number) }
    return residual
  }
}

extension GridPoint {
  /// nil: not on the grid.
  fileprivate init?(_ x: Int64, _ y: Int64) {
    let limit = Int64(GridPoint.limit)
    guard -limit...limit ~= x, -limit...limit ~= y else { return nil }
    self.init(x: Int32(x), y: Int32(y))
  }
}
