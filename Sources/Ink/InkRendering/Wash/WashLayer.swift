import InkGeometry

/// The wet wash of one stroke, or of strokes that run into each other: where the paper is wet, and
/// the amount of pigment of each color.
///
/// Everything is stored on the cells of a ``WashLattice``, with the largest value of all segments,
/// so the order of segments has no effect. The dried wash is computed when it is blended, from the
/// cells near the requested pixels.
struct WashLayer: Sendable {
  /// The largest number of colors; further colors are replaced by the most similar of these.
  static let mostPigments = 16
  /// The pixels whose ink the layer contains.
  private(set) var bounds: PixelRect
  /// The lattice; nil if the view shows nothing.
  let lattice: WashLattice?
  /// The wet areas of the paper.
  private(set) var water: WetLayer
  /// The colors in no particular order, and the amount of each. Those beyond ``count`` are empty
  /// and kept for later.
  private var pigments: [Pigment] = []
  private var loads: [WetLayer] = []
  private(set) var count = 0
  private var tips: [NibPose] = []

  /// Creates an empty layer.
  init(bounds: PixelRect, view: InkTransform) {
    lattice = WashLattice(view: view)
    self.bounds = bounds.limited
    water = WetLayer(bounds: lattice?.cells(around: self.bounds, margin: 1) ?? .empty)
  }

  /// Empties the layer and gives it other bounds; its memory is reused if it is large enough.
  mutating func reset(to bounds: PixelRect) {
    self.bounds = bounds.limited
    let cells = lattice?.cells(around: self.bounds, margin: 1) ?? .empty
    water.reset(to: cells)
    for number in loads.indices { loads[number].reset(to: .empty) }
    count = 0
  }

  /// The approximate size of its cells, in bytes.
  var byteCount: Int {
    let cells = water.bounds.width * water.bounds.height
    return cells * (1 + max(1, count))
  }

  /// The distance beyond a tip within which a cell may contain its ink, in pixels.
  var slack: Int { lattice.map { $0.pixels(2 + $0.thinnest) } ?? 0 }

  /// All pixels where the wash is visible, or was, within ``bounds``: it flows slightly beyond its
  /// wet cells.
  var dirty: PixelRect {
    lattice?.pixels(around: water.dirty, margin: 4).intersection(bounds) ?? .empty
  }

  /// Removes all ink.
  mutating func clearAll() {
    water.clear()
    for number in 0..<count { loads[number].clear() }
    count = 0
  }

  /// Removes the ink from all cells that an area touches; ``dirty`` does not change.
  mutating func clearArea(_ area: PixelRect) {
    guard let lattice else { return }
    let cells = lattice.cells(around: area, margin: 0)
    water.clear(cells)
    for number in 0..<count { loads[number].clear(cells) }
  }

  /// Adds the ink of a brush on the way from each pose to the next, in pixels. All cells that the
  /// area touches get the same values as without the limit.
  ///
  /// - Returns: the pixels of cells that may have changed.
  @discardableResult
  mutating func cover(_ poses: Span<NibPose>, with pigment: Pigment, within area: PixelRect)
    -> PixelRect
  {
    guard let lattice, poses.count > 0 else { return .empty }
    let cells = lattice.cells(around: area, margin: 0)
    let number = loadIndex(of: pigment)
    // Taken out and put back, because a copy would cost an allocation.
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

  /// Adds the contents of another layer of the same view with a single color, as another color.
  mutating func unite(with other: WashLayer, as pigment: Pigment) {
    guard other.count > 0 else { return }
    water.unite(with: other.water)
    loads[loadIndex(of: pigment)].unite(with: other.loads[0])
  }

  /// Adds the contents of another layer of the same view.
  mutating func unite(with other: WashLayer) {
    water.unite(with: other.water)
    for number in 0..<other.count {
      loads[loadIndex(of: other.pigments[number])].unite(with: other.loads[number])
    }
  }

  /// Reserves space for a color, if there is any left.
  mutating func expect(_ pigment: Pigment) {
    if count < Self.mostPigments { _ = loadIndex(of: pigment) }
  }

  /// Returns the position of a color's load.
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

  /// Calls `body` with the colors that have ink in a rectangle of cells, in their own order, and
  /// their amounts.
  func forEachLoad(touching cells: PixelRect, _ body: (Pigment, borrowing WetLayer) -> Void) {
    var last: Int?
    while let number = nextColor(behind: last, touching: cells) {
      body(pigments[number], loads[number])
      last = number
    }
  }

  /// Returns the next color in their order; because there are few, no list is made for each
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
  /// The smallest radius of a brush, in cells; a thinner one leaves the same amount of pigment on a
  /// line of this width.
  fileprivate var thinnest: Double { level == 0 ? 1.7 : 0.8 }

  /// Returns a tip in cells.
  fileprivate func tip(_ pose: NibPose) -> NibPose {
    var tip = pose.transformed(by: toCells)
    guard tip.radius < thinnest else { return tip }
    tip.opacity *= max(0, tip.radius) / thinnest
    tip.radius = thinnest
    return tip
  }
}
