/// An area of the canvas with straight edges, which consists of any number of parts with any number
/// of holes.
///
/// Its corners lie on a grid of 1/4096 mm, a quarter of a micrometer, from -131 072 to 131 072 mm;
/// corners beyond are moved to the limit. All comparisons are computed exactly with integers, so
/// results are the same on every machine, and every input gives a correct result: edges may
/// overlap, touch, cross or have length zero. Where edges cross between points of the grid, both
/// are bent to the nearest one. Each operation moves a boundary by at most one step of the grid,
/// except where dozens of edges meet within a few steps.
///
/// Two regions are equal if they cover the same points: the rings, their order and their first
/// corners depend only on the area.
///
/// The time of an operation grows like n log n with the number of corners and crossings. It is
/// limited for every input, usually to a few seconds. Input beyond the limit (such as a lasso of
/// ten thousand random corners) is thinned: half of its corners are left out until it is within the
/// limit.
public struct Region: Hashable, Sendable {
  /// The outer rings, each followed by its holes.
  package let gridRings: [GridRing]
  private let box: GridBox

  /// Creates a region from traced rings.
  init(traced rings: [GridRing]) {
    gridRings = rings
    var box = GridBox.empty
    for ring in rings where !ring.isHole { box.include(ring.box) }
    self.box = box
  }

  /// A region that covers nothing.
  public static let empty = Region(traced: [])

  /// The step of the grid, in millimeters.
  public static let gridStep = 1 / GridPoint.stepsPerMillimeter
  /// The largest coordinate of a corner, in millimeters.
  public static let reach = Double(GridPoint.limit) / GridPoint.stepsPerMillimeter

  /// Whether the region covers nothing.
  public var isEmpty: Bool { gridRings.isEmpty }

  /// The smallest upright rectangle that contains the region, in millimeters.
  public var bounds: Rect { box.rect }

  /// The number of corners of all rings.
  public var cornerCount: Int { gridRings.reduce(0) { $0 + $1.corners.count } }

  /// The boundaries, in millimeters; the last corner does not repeat the first. Outer rings run
  /// clockwise on screen, and each is followed by its holes, which run counterclockwise. Rings
  /// don't cross themselves or each other; they may touch at corners.
  public var rings: [[Point]] { gridRings.map { $0.corners.map(\.point) } }

  /// The area, in square millimeters.
  public var area: Double {
    let twice = gridRings.reduce(Int128(0)) { $0 + $1.twiceArea }
    let square = GridPoint.stepsPerMillimeter * GridPoint.stepsPerMillimeter
    return Double(twice) / (2 * square)
  }

  /// The connected parts, each with its holes. Parts that touch only at a corner are separate.
  public var parts: [Region] {
    let parts = ringsByPart
    return parts.count > 1 ? parts.map { Region(alone: $0) } : isEmpty ? [] : [self]
  }

  /// The outer ring and the holes of each part, in order.
  var ringsByPart: [ArraySlice<GridRing>] {
    let starts = gridRings.indices.filter { !gridRings[$0].isHole } + [gridRings.count]
    return zip(starts, starts.dropFirst()).map { gridRings[$0..<$1] }
  }

  // Creates a region from the rings of one part. A corner in line is kept only if the rings touch
  // each other there.
  private init(alone rings: ArraySlice<GridRing>) {
    guard rings.contains(where: \.hasCornerInLine) else {
      self.init(traced: Array(rings))
      return
    }
    var count: [GridPoint: Int] = [:]
    for ring in rings { for corner in ring.corners { count[corner, default: 0] += 1 } }
    self.init(traced: rings.map { $0.straightened { count[$0] == 1 } })
  }

  /// Returns whether the boxes of two regions intersect.
  func isNear(_ other: Region) -> Bool { box.intersects(other.box) }
}
