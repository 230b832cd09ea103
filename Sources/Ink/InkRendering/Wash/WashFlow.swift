import InkGeometry

/// The dried wash on a rectangle of cells: its shape and its absorption.
///
/// The memory is reused for the next rectangle.
struct WashFlow: Sendable {
  /// The computed cells.
  private(set) var cells = PixelRect.empty
  /// For each cell the height of the shape, greater than 0 inside and at most 1/2, and the
  /// absorption of red, green and blue, in halvings.
  private(set) var values: [SIMD4<Float>] = []

  private var edge = WashField()
  private var water = WashField()
  private var load = WashField()
  /// For each cell the sums over all colors, as they flow and as they feather: of the load, and of
  /// the load times the absorption of red, green and blue. They are integers, so their order has no
  /// effect.
  private var near: [SIMD4<Double>] = []
  private var far: [SIMD4<Double>] = []

  /// The colors with ink near cells.
  private enum Colors {
    case one(Pigment)
    /// For no colors, or several, the sums are in ``near`` and ``far``.
    case mixed
  }

  init() {}

  /// Computes the dried wash on cells; false if there is none.
  mutating func dry(_ wash: borrowing WashLayer, on cells: PixelRect) -> Bool {
    guard let lattice = wash.lattice,
      wash.water.hasInk(in: cells.grown(by: lattice.shapeReach))
    else { return false }
    self.cells = cells
    let count = cells.width * cells.height
    if values.count < count {
      values = Array(repeating: .zero, count: count)
    }
    spread(wash, lattice)
    let colors = gather(wash, lattice)
    depositPigment(lattice, colors)
    return true
  }

  /// Computes the water.
  private mutating func spread(_ wash: borrowing WashLayer, _ lattice: WashLattice) {
    edge.load(wash.water, cells.grown(by: lattice.edgeBox.reach))
    edge.blur(lattice.edgeBox)
    water.load(wash.water, cells.grown(by: lattice.flowBox.reach))
    water.blur(lattice.flowBox)
  }

  /// Computes the pigment. For a single color, ``load`` is sufficient, because it is the same near
  /// and far.
  private mutating func gather(_ wash: borrowing WashLayer, _ lattice: WashLattice) -> Colors {
    let surroundings = cells.grown(by: lattice.featherBox.reach)
    var (count, last) = (0, Pigment.unnamed)
    wash.forEachLoad(touching: surroundings) { pigment, _ in (count, last) = (count + 1, pigment) }
    let isMixed = count > 1
    if isMixed { clearSums() }
    var flow = WashField()
    swap(&flow, &load)
    wash.forEachLoad(touching: surroundings) { pigment, layer in
      flow.load(layer, cells.grown(by: lattice.flowBox.reach))
      flow.blur(lattice.flowBox)
      guard isMixed else { return }
      Self.accumulateFlow(flow, of: pigment, on: cells, to: &near)
      flow.load(layer, surroundings)
      flow.blur(lattice.featherBox)
      Self.accumulateFlow(flow, of: pigment, on: cells, to: &far)
    }
    swap(&flow, &load)
    return count == 1 ? .one(last) : .mixed
  }

  private mutating func clearSums() {
    let count = cells.width * cells.height
    if near.count < count {
      near = Array(repeating: .zero, count: count)
      far = near
    }
    for index in 0..<count { (near[index], far[index]) = (.zero, .zero) }
  }

  private static func accumulateFlow(
    _ flow: borrowing WashField, of pigment: Pigment, on cells: PixelRect,
    to sums: inout [SIMD4<Double>]
  ) {
    let absorbed = SIMD3<Double>(pigment.absorbed)
    let share = SIMD4<Double>(1, absorbed.x, absorbed.y, absorbed.z)
    let values = flow.values.span
    var sums = sums.mutableSpan
    var index = 0
    for y in cells.minY..<cells.maxY {
      let row = flow.index(cells.minX, y)
      for place in row..<row &+ cells.width {
        sums[index] += share * Double(values[place])
        index &+= 1
      }
    }
  }

  /// Computes where the pigment dries, and how dark.
  private mutating func depositPigment(_ lattice: WashLattice, _ colors: Colors) {
    let (level, half) = (lattice.level, lattice.level > 0 ? 1 << (lattice.level - 1) : 0)
    let noise = WashNoise.shared
    for y in cells.minY..<cells.maxY {
      for x in stride(from: cells.minX, to: cells.maxX, by: 8) {
        let row = WashCells(
          count: min(8, cells.maxX &- x),
          index: (y &- cells.minY) &* cells.width &+ x &- cells.minX, inWater: water.index(x, y))
        let around = water.lanes(row.inWater, row.count)
        let near = edge.lanes(edge.index(x, y), row.count)
        if near == .zero, around == .zero {
          for lane in 0..<row.count { values[row.index &+ lane] = SIMD4(-0.5, 0, 0, 0) }
        } else {
          let papers = noise.papers(
            x: x &<< level &+ half, y: y &<< level &+ half, apart: 1 &<< level)
          dry(row, papers, colors, edge: near, wet: around)
        }
      }
    }
  }

  /// Up to eight consecutive cells of a row: their number, and their positions in ``values``, and
  /// in ``water`` and ``load``.
  private struct WashCells {
    var count: Int
    var index: Int
    var inWater: Int
  }

  @inline(__always)
  private mutating func dry(
    _ row: WashCells, _ papers: WashPapers, _ colors: Colors, edge: Lanes, wet: Lanes
  ) {
    let unit: Float = 1.0 / 65535
    let heights = papers.heights(edge: edge * unit, around: wet * unit)
    switch colors {
    case .one(let pigment):
      let strengths = papers.strengths(load.lanes(row.inWater, row.count), in: wet)
      let color = SIMD4(0, pigment.absorbed.x, pigment.absorbed.y, pigment.absorbed.z)
      for lane in 0..<row.count {
        storeCell(heights[lane], color * strengths[lane], at: row.index &+ lane)
      }
    case .mixed:
      var amounts = Lanes.zero
      for lane in 0..<row.count { amounts[lane] = Float(near[row.index &+ lane].x) }
      let strengths = papers.strengths(amounts, in: wet)
      for lane in 0..<row.count {
        let color = mixed(row.index &+ lane, papers.feather[lane])
        storeCell(heights[lane], color * strengths[lane], at: row.index &+ lane)
      }
    }
  }

  @inline(__always)
  private mutating func storeCell(_ height: Float, _ absorbed: SIMD4<Float>, at index: Int) {
    var value = absorbed
    value.x = height
    values[index] = value
  }

  /// Returns the absorption of the mixed colors at a cell, some of them from farther away.
  @inline(__always) private func mixed(_ index: Int, _ feather: Float) -> SIMD4<Float> {
    let (near, far) = (near[index], far[index])
    guard near.x > 0 else { return .zero }
    var color = near / near.x
    if far.x > 0 { color += (far / far.x - color) * Double(feather) }
    return SIMD4<Float>(color)
  }
}

extension WetLayer {
  /// Returns whether there is ink in words that a rectangle touches.
  func hasInk(in area: PixelRect) -> Bool {
    let area = area.intersection(dirty)
    guard !area.isEmpty else { return false }
    let (first, last) = (grid.word(ofColumn: area.minX), grid.word(ofColumn: area.maxX - 1))
    for y in area.minY..<area.maxY {
      let row = grid.index(ofRow: y)
      for index in row + first...row + last where words[index] != .zero { return true }
    }
    return false
  }
}
