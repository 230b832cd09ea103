import InkGeometry

/// What dries from a wash on a rectangle of cells: its shape, and how much it takes from light.
///
/// The memory is kept for the next rectangle.
struct WashFlow: Sendable {
  /// The cells that are told.
  private(set) var cells = PixelRect.empty
  /// Of each cell the height of the shape, above 0 inside and at most 1/2, and how much of red, green and blue is
  /// absorbed there, in halvings.
  private(set) var values: [SIMD4<Float>] = []

  private var edge = WashField()
  private var water = WashField()
  private var load = WashField()
  /// Of each cell the sums over all colours, as they flow and as they feather: of the load, and of it times what red,
  /// green and blue lose. Whole numbers, so that their order does not matter.
  private var near: [SIMD4<Double>] = []
  private var far: [SIMD4<Double>] = []

  /// The colours that have ink near some cells.
  private enum Colors {
    case one(Pigment)
    /// The sums of none, or of several, are in ``near`` and ``far``.
    case mixed
  }

  init() {}

  /// Lets a wash flow and dry on some cells; false if there is none.
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
    settle(lattice, colors)
    return true
  }

  /// The water.
  private mutating func spread(_ wash: borrowing WashLayer, _ lattice: WashLattice) {
    edge.load(wash.water, cells.grown(by: lattice.edgeBox.reach))
    edge.blur(lattice.edgeBox)
    water.load(wash.water, cells.grown(by: lattice.flowBox.reach))
    water.blur(lattice.flowBox)
  }

  /// The pigment. Of one colour alone ``load`` has all there is to know: it is the same near and far.
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
      Self.add(flow, of: pigment, on: cells, to: &near)
      flow.load(layer, surroundings)
      flow.blur(lattice.featherBox)
      Self.add(flow, of: pigment, on: cells, to: &far)
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

  private static func add(
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

  /// Where it dries, and how dark.
  private mutating func settle(_ lattice: WashLattice, _ colors: Colors) {
    let (level, half) = (lattice.level, lattice.level > 0 ? 1 << (lattice.level - 1) : 0)
    let noise = WashNoise.shared
    var index = 0
    for y in cells.minY..<cells.maxY {
      let (edgeRow, waterRow) = (edge.index(0, y), water.index(0, y))
      for x in cells.minX..<cells.maxX {
        let (edge, wet) = (edge.values[edgeRow &+ x], water.values[waterRow &+ x])
        if edge == 0, wet == 0 {
          values[index] = SIMD4(-0.5, 0, 0, 0)
        } else {
          let paper = noise.paper(x: x &<< level &+ half, y: y &<< level &+ half)
          let (amount, color) = pigment(colors, index, waterRow &+ x, paper)
          values[index] = paper.dried(edge: edge, wet: wet, amount, of: color)
        }
        index &+= 1
      }
    }
  }

  /// How much pigment is at a cell, 65535ths, and what it takes from light: 1, red, green and blue. The place is the
  /// cell's among those that water and load flow over.
  @inline(__always) private func pigment(
    _ colors: Colors, _ index: Int, _ place: Int, _ paper: WashPaper
  ) -> (amount: Float, color: SIMD4<Float>) {
    if case .one(let pigment) = colors {
      return (
        Float(load.values[place]),
        SIMD4(1, pigment.absorbed.x, pigment.absorbed.y, pigment.absorbed.z)
      )
    }
    let (near, far) = (near[index], far[index])
    guard near.x > 0 else { return (0, .zero) }
    var color = near / near.x
    if far.x > 0 { color += (far / far.x - color) * Double(paper.feather) }
    return (Float(near.x), SIMD4<Float>(color))
  }
}

extension WashPaper {
  /// The height of the shape at a cell, and what a pigment there takes from light.
  @inline(__always) fileprivate func dried(
    edge: UInt16, wet: UInt16, _ amount: Float, of color: SIMD4<Float>
  ) -> SIMD4<Float> {
    let wet = Float(wet)
    let height = height(edge: Float(edge) * (1.0 / 65535), around: wet * (1.0 / 65535))
    guard wet > 0, amount > 0 else { return SIMD4(height, 0, 0, 0) }
    let rim = 1 + 0.42 * max(0, min(1, 2 - wet * (2.0 / 65535)))
    var value = color * (amount / wet * rim * gather)
    value.x = height
    return value
  }

  /// The height of a wash at a cell of which so much of the near and of the farther surroundings is wet: above 0 inside.
  /// Hollows fill, of which much is wet around.
  @inline(__always) func height(edge: Float, around: Float) -> Float {
    let wet = max(edge, min(1, 0.5 + 2 * (around - 0.6)))
    return wet - 0.5 + wobble * 4 * wet * (1 - wet)
  }
}

extension WetLayer {
  /// Whether it has ink in words that a rectangle touches.
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
