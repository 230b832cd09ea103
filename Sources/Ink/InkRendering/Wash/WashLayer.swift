import InkGeometry

/// The wet wash of one stroke, or of strokes that run into each other: where the paper is wet, and
/// how much pigment of each color the brush left there.
///
/// All of it lies on the cells of a ``WashLattice``, and of everything the greatest counts: the
/// order of segments changes nothing. What dries from it is made when it is blended, from what is
/// near the pixels asked for.
struct WashLayer: Sendable {
  /// So many colors at most; further ones count as the one of these that they are most like.
  static let mostPigments = 16
  /// The pixels whose ink it has.
  private(set) var bounds: PixelRect
  /// Nil where the view shows nothing.
  let lattice: WashLattice?
  /// Where the paper is wet.
  private(set) var water: WetLayer
  /// The colors, in no order, and how much of each there is. Those beyond ``count`` are clean, for
  /// later.
  private var pigments: [Pigment] = []
  private var loads: [WetLayer] = []
  private(set) var count = 0
  private var tips: [NibPose] = []

  /// A clean layer.
  init(bounds: PixelRect, view: AffineTransform) {
    lattice = WashLattice(view: view)
    self.bounds = bounds.limited
    water = WetLayer(bounds: lattice?.cells(around: self.bounds, margin: 1) ?? .empty)
  }

  /// Makes it a clean layer of other bounds; the memory is used again if it suffices.
  mutating func reset(to bounds: PixelRect) {
    self.bounds = bounds.limited
    let cells = lattice?.cells(around: self.bounds, margin: 1) ?? .empty
    water.reset(to: cells)
    for number in loads.indices { loads[number].reset(to: .empty) }
    count = 0
  }

  /// About how many bytes its cells take.
  var byteCount: Int {
    let cells = water.bounds.width * water.bounds.height
    return cells * (1 + max(1, count))
  }

  /// So many pixels farther than a tip reaches there may be a cell that has ink of it.
  var slack: Int { lattice.map { $0.pixels(2 + $0.thinnest) } ?? 0 }

  /// All pixels where the wash is seen, or was, within ``bounds``: it flows a little beyond its wet
  /// cells.
  var dirty: PixelRect {
    lattice?.pixels(around: water.dirty, margin: 4).intersection(bounds) ?? .empty
  }

  /// Takes all ink off.
  mutating func clearAll() {
    water.clear()
    for number in 0..<count { loads[number].clear() }
    count = 0
  }

  /// Takes the ink off all cells that an area touches; ``dirty`` stays as it is.
  mutating func clearArea(_ area: PixelRect) {
    guard let lattice else { return }
    let cells = lattice.cells(around: area, margin: 0)
    water.clear(cells)
    for number in 0..<count { loads[number].clear(cells) }
  }

  /// Adds what a brush leaves on the way from each pose to the next, in pixels; all cells that the
  /// area touches become what they would be without that bound.
  ///
  /// - Returns: the pixels of which a cell may have changed.
  @discardableResult
  mutating func cover(_ poses: Span<NibPose>, with pigment: Pigment, within area: PixelRect)
    -> PixelRect
  {
    guard let lattice, poses.count > 0 else { return .empty }
    let cells = lattice.cells(around: area, margin: 0)
    let number = loadIndex(of: pigment)
    // Taken out and put back: a copy would cost an allocation.
    var tips: [NibPose] = []
    swap(&tips, &self.tips)
    tips.removeAll(keepingCapacity: true)
    for index in poses.indices { tips.append(lattice.tip(poses[index])) }
    loads[number].cover(tips.span, within: cells)
    for index in tips.indices { tips[index].opacity = 1 }
    let changed = water.cover(tips.span, within: cells)
    swap(&tips, &self.tips)
    return lattice.pixels(around: changed, margin: 0).intersection(bounds)
  }

  /// Takes over what another layer of the same view and of one color has, as another color.
  mutating func unite(with other: WashLayer, as pigment: Pigment) {
    guard other.count > 0 else { return }
    water.unite(with: other.water)
    loads[loadIndex(of: pigment)].unite(with: other.loads[0])
  }

  /// Takes over all that another layer of the same view has.
  mutating func unite(with other: WashLayer) {
    water.unite(with: other.water)
    for number in 0..<other.count {
      loads[loadIndex(of: other.pigments[number])].unite(with: other.loads[number])
    }
  }

  /// Keeps a place for a color, if there is one left.
  mutating func expect(_ pigment: Pigment) {
    if count < Self.mostPigments { _ = loadIndex(of: pigment) }
  }

  /// Which of its loads a color belongs to.
  private mutating func loadIndex(of pigment: Pigment) -> Int {
    for number in 0..<count where pigments[number] == pigment { return number }
    if count == Self.mostPigments { return nearest(to: pigment) }
    if count < loads.count {
      pigments[count] = pigment
      loads[count].reset(to: water.bounds)
    } else {
      pigments.append(pigment)
      loads.append(WetLayer(bounds: water.bounds))
    }
    count += 1
    return count - 1
  }

  private func nearest(to pigment: Pigment) -> Int {
    var (nearest, least) = (0, Float.infinity)
    for number in 0..<count {
      let distance = pigments[number].squaredDistance(to: pigment)
      if distance < least { (nearest, least) = (number, distance) }
    }
    return nearest
  }

  /// The colors that have ink in a rectangle of cells, in their own order, and how much.
  func forEachLoad(touching cells: PixelRect, _ body: (Pigment, borrowing WetLayer) -> Void) {
    var last: Int?
    while let number = nextColor(behind: last, touching: cells) {
      body(pigments[number], loads[number])
      last = number
    }
  }

  /// The color that comes next in their order; few as they are, no list of them is made for each
  /// picture.
  private func nextColor(behind last: Int?, touching cells: PixelRect) -> Int? {
    var found: Int?
    for number in 0..<count where !loads[number].dirty.intersection(cells).isEmpty {
      if let last, !(pigments[last] < pigments[number]) { continue }
      if let found, !(pigments[number] < pigments[found]) { continue }
      found = number
    }
    return found
  }
}

extension WashLattice {
  /// The least radius of a brush, in cells: a thinner one leaves as much pigment on a line so wide.
  fileprivate var thinnest: Double { level == 0 ? 1.7 : 0.8 }

  /// A tip in cells.
  fileprivate func tip(_ pose: NibPose) -> NibPose {
    var tip = pose.transformed(by: toCells)
    guard tip.radius < thinnest else { return tip }
    tip.opacity *= max(0, tip.radius) / thinnest
    tip.radius = thinnest
    return tip
  }
}
