import InkGeometry

/// The hull of what a tip with an edge covers at two poses: the round cones along the sides of the
/// quadrilateral between the edges' ends, and its inside.
struct ChiselHull {
  /// The discs at the edges' ends, in order around: two of the start, two of the end.
  let discs: InlineArray<4, NibPose>
  /// Whether that order is the hull's: around a convex quadrilateral, with discs so alike that none
  /// hides another. Else all pairs of discs are sides, which is always right.
  let isSimple: Bool
  /// The poses as they are drawn: at least a pixel thick, and fainter instead.
  let start: NibPose
  let end: NibPose
  /// The end pose with its edge as the next hull, which starts there, has it.
  let endTip: NibPose

  init(from a: NibPose, to b: NibPose) {
    let faintness = Self.faintness(from: a, to: b)
    var start = a.thickened
    var end = b.thickened
    start.opacity *= faintness
    end.opacity *= faintness
    endTip = end
    // The same tip, turned by half: edges that point the same way cross less.
    if start.edge.dot(end.edge) < 0 { end.edge = -end.edge }
    (self.start, self.end) = (start, end)
    discs = [
      start.disc(at: start.center - start.edge), start.disc(at: start.center + start.edge),
      end.disc(at: end.center + end.edge), end.disc(at: end.center - end.edge),
    ]
    var (least, greatest) = (0.0, 0.0)
    for i in 0..<4 {
      let corner = discs[(i + 1) & 3].center
      let turn = (corner - discs[i].center).cross(discs[(i + 2) & 3].center - corner)
      least = min(least, turn)
      greatest = max(greatest, turn)
    }
    let isConvex = least == 0 || greatest == 0
    // A hidden disc moves the rim by less than the radii differ.
    isSimple = isConvex && abs(start.radius - end.radius) < 1.0 / 16
  }

  /// How much ink a tip that is drawn thicker than it is must leave: the width that it sweeps, per
  /// width that is drawn.
  private static func faintness(from a: NibPose, to b: NibPose) -> Double {
    guard a.radius < 0.5 || b.radius < 0.5 else { return 1 }
    let across = (b.center - a.center).direction?.quarterTurned ?? .zero
    func width(_ a: NibPose, _ b: NibPose) -> Double {
      abs(a.edge.dot(across)) + a.radius + abs(b.edge.dot(across)) + b.radius
    }
    let width = (true: width(a, b), drawn: width(a.thickened, b.thickened))
    return min(1, max(width.true / width.drawn, width.true - 1))
  }

  /// The pairs of discs that are sides.
  var sides: Range<Int> { 0..<(isSimple ? 4 : 6) }

  /// A side's ends.
  func side(_ index: Int) -> (NibPose, NibPose) {
    index < 4
      ? (discs[index], discs[(index + 1) & 3]) : (discs[index - 4], discs[index - 2])
  }
}

extension NibPose {
  /// The tip at least a pixel thick, and as long as before if it can. The greatest of the segments'
  /// coverages is the union's only if each of them is that thick. Its edge points to the right.
  fileprivate var thickened: NibPose {
    let edge = edge.x < 0 || (edge.x == 0 && edge.y < 0) ? -edge : edge
    let lack = 0.5 - radius
    guard lack > 0 else {
      return NibPose(center: center, edge: edge, radius: radius, opacity: opacity)
    }
    let length = edge.length
    let rest = length > lack ? edge * ((length - lack) / length) : .zero
    return NibPose(center: center, edge: rest, radius: 0.5, opacity: opacity)
  }

  fileprivate func disc(at place: Point) -> NibPose {
    NibPose(center: place, radius: radius, opacity: opacity)
  }
}

/// The inside of a hull's polygon, row by row.
struct HullInside {
  private let hull: ChiselHull
  private let originX: Int
  private let originY: Int
  /// The share of the way is `shareX x + shareY y + shareStart`, cut to 0...1.
  private let shareX: Float
  private let shareY: Float
  private let shareStart: Float

  init(_ hull: ChiselHull) {
    self.hull = hull
    originX = PixelRect.floor(hull.start.center.x)
    originY = PixelRect.floor(hull.start.center.y)
    let edge = hull.start.edge + hull.end.edge
    let way = hull.end.center - hull.start.center
    let area = way.cross(edge)
    let isFlat = abs(area) < 1e-6
    let (x, y) = isFlat ? (0, 0) : (edge.y / area, -edge.x / area)
    let start = hull.start.center - Point(x: Double(originX), y: Double(originY))
    (shareX, shareY, shareStart) = (Float(x), Float(y), Float(-x * start.x - y * start.y))
  }

  /// The rows and columns with middles inside.
  var bounds: PixelRect {
    var around = Rect.empty
    for i in 0..<4 { around.include(hull.discs[i].center) }
    return PixelRect(
      minX: PixelRect.floor(around.min.x), minY: PixelRect.floor(around.min.y),
      maxX: PixelRect.floor(around.max.x) + 1, maxY: PixelRect.floor(around.max.y) + 1)
  }

  /// From where to where a row's middle line is inside; nil if it is not.
  func chord(ofRow y: Int) -> (left: Float, right: Float)? {
    let height = Double(y) + 0.5
    var (left, right) = (Double.infinity, -Double.infinity)
    for index in hull.sides {
      let (a, b) = hull.side(index)
      let (above, below) = (height - a.center.y, height - b.center.y)
      guard above * below < 0 else { continue }
      let x = a.center.x + (b.center.x - a.center.x) * (above / (above - below))
      left = min(left, x)
      right = max(right, x)
    }
    guard left <= right else { return nil }
    return (Float(left - Double(originX)), Float(right - Double(originX)))
  }

  /// The values of eight pixels from column `x`: 0 outside the chord.
  @inline(__always)
  func values(x: Int, y: Int, _ chord: (left: Float, right: Float)) -> Pixels {
    let places = Float(x - originX) + Lanes.middles
    let height = Float(y - originY) + 0.5
    let share = (shareX * places + (shareY * height + shareStart)).atLeast(.zero).atMost(.one)
    let (first, last) = (Float(hull.start.opacity) * 255, Float(hull.end.opacity) * 255)
    let depth = (places - chord.left).atMost(chord.right - places)
    return (first + (last - first) * share).replacing(with: 0, where: depth .< 0).pixels
  }
}

extension SegmentPainter {
  /// The way of a tip with an edge.
  mutating func paintChisel(
    from a: NibPose, to b: NibPose, on words: inout MutableSpan<Pixels>
  ) {
    let hull = ChiselHull(from: a, to: b)
    // First what is full: edges that lie there need no distances.
    paintInside(HullInside(hull), on: &words)
    for index in hull.sides where index != 0 && index != 2 {
      let (from, to) = hull.side(index)
      paintRound(from: from, to: to, on: &words)
    }
    if hull.start != lastTip { paintTip(hull.start, on: &words) }
    paintTip(hull.endTip, on: &words)
    lastTip = hull.endTip
  }

  /// A tip at rest: what two neighbouring hulls have in common.
  private mutating func paintTip(_ tip: NibPose, on words: inout MutableSpan<Pixels>) {
    paintRound(
      from: tip.disc(at: tip.center - tip.edge), to: tip.disc(at: tip.center + tip.edge), on: &words)
  }

  private func paintInside(_ inside: HullInside, on words: inout MutableSpan<Pixels>) {
    let box = inside.bounds.intersection(clip)
    guard !box.isEmpty else { return }
    for y in box.minY..<box.maxY {
      guard let chord = inside.chord(ofRow: y) else { continue }
      let row = grid.index(ofRow: y)
      let columns = inside.columns(of: chord).clamped(to: box.minX..<box.maxX)
      guard !columns.isEmpty else { continue }
      let last = grid.word(ofColumn: columns.upperBound - 1)
      for word in grid.word(ofColumn: columns.lowerBound)...last {
        let values = inside.values(x: grid.column(ofWord: word), y: y, chord)
        words[row + word] = words[row + word].atLeast(values)
      }
    }
  }
}

extension HullInside {
  /// The pixels that a chord reaches.
  fileprivate func columns(of chord: (left: Float, right: Float)) -> Range<Int> {
    let first = originX + PixelRect.floor(Double(chord.left))
    return first..<max(first, originX + PixelRect.floor(Double(chord.right))) + 1
  }
}
