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
      near = Array(repeating: .zero, count: count)
    }
    spread(wash, lattice)
    let isMixed = gather(wash, lattice)
    settle(lattice, isMixed)
    return true
  }

  /// The water.
  private mutating func spread(_ wash: borrowing WashLayer, _ lattice: WashLattice) {
    edge.load(wash.water, cells.grown(by: lattice.edgeBox.reach))
    edge.blur(lattice.edgeBox)
    water.load(wash.water, cells.grown(by: lattice.flowBox.reach))
    water.blur(lattice.flowBox)
  }

  /// The pigment; whether there is more than one colour.
  private mutating func gather(_ wash: borrowing WashLayer, _ lattice: WashLattice) -> Bool {
    let count = cells.width * cells.height
    let surroundings = cells.grown(by: lattice.featherBox.reach)
    var colors = 0
    wash.forEachLoad(touching: surroundings) { _, _ in colors += 1 }
    for index in 0..<count { near[index] = .zero }
    let isMixed = colors > 1
    if isMixed {
      if far.count < count { far = Array(repeating: .zero, count: count) }
      for index in 0..<count { far[index] = .zero }
    }
    var flow = WashField()
    swap(&flow, &load)
    wash.forEachLoad(touching: surroundings) { pigment, layer in
      flow.load(layer, cells.grown(by: lattice.flowBox.reach))
      flow.blur(lattice.flowBox)
      Self.add(flow, of: pigment, on: cells, to: &near)
      // One colour alone is the same near and far.
      guard isMixed else { return }
      flow.load(layer, surroundings)
      flow.blur(lattice.featherBox)
      Self.add(flow, of: pigment, on: cells, to: &far)
    }
    swap(&flow, &load)
    return isMixed
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
  private mutating func settle(_ lattice: WashLattice, _ isMixed: Bool) {
    let (level, half) = (lattice.level, lattice.level > 0 ? 1 << (lattice.level - 1) : 0)
    let noise = WashNoise.shared
    var index = 0
    for y in cells.minY..<cells.maxY {
      let edgeRow = edge.index(0, y)
      let waterRow = water.index(0, y)
      for x in cells.minX..<cells.maxX {
        let paper = noise.paper(x: x &<< level &+ half, y: y &<< level &+ half)
        let wet = Float(water.values[waterRow &+ x])
        let height = paper.height(
          edge: Float(edge.values[edgeRow &+ x]) * (1.0 / 65535), around: wet * (1.0 / 65535))
        let sum = near[index]
        var value = SIMD4<Float>(height, 0, 0, 0)
        if wet > 0, sum.x > 0 {
          var color = sum / sum.x
          if isMixed, far[index].x > 0 {
            color += (far[index] / far[index].x - color) * Double(paper.feather)
          }
          let rim = 1 + 0.42 * max(0, min(1, 2 - wet * (2.0 / 65535)))
          value = SIMD4<Float>(color) * (Float(sum.x) / wet * rim * paper.gather)
          value.x = height
        }
        values[index] = value
        index &+= 1
      }
    }
  }
}

extension WashPaper {
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
