import InkRecognition

/// Strokes as a person would write them, made of the outline of a character of a brush font.
///
/// The outline is thinned to lines. Lines that go straight on through a crossing are one stroke.
/// What then runs upwards or to the left is a stroke of its own, written the other way round.
/// The order of strokes is from the top to the bottom; a reader does not depend on it.
enum GlyphSkeleton {
  /// Returns the strokes of closed polygons, in a frame from 0 to 1, y downwards.
  static func writtenStrokes(of polygons: [[SIMD2<Float>]]) -> [[SIMD2<Float>]] {
    var raster = GlyphRaster(polygons)
    raster.thin()
    let paths = joined(SkeletonGraph(raster))
    let side = Float(GlyphRaster.side)
    return paths.flatMap { divided(TemplateStroke.simplified($0, tolerance)) }
      .map { $0.map { $0 / side } }
      .filter { $0.count > 1 }
      .sorted { $0[0].x + $0[0].y < $1[0].x + $1[0].y }
  }

  /// How far lines may be from their pixels, in pixels.
  private static let tolerance: Float = 4
  /// The cosine of the angle up to which a line goes straight on through a crossing.
  private static let straight: Float = 0.85
  /// The distance from a crossing at which the direction of a line is taken, in pixels.
  private static let reach = 16

  /// Joins lines that go straight on, and those of which there are only two at a node.
  private static func joined(_ graph: SkeletonGraph) -> [[SIMD2<Float>]] {
    // The end that each end of a line goes on at: 2 x line for its first one, and one more for its
    // last.
    var partner = [Int?](repeating: nil, count: 2 * graph.lines.count)
    for node in graph.nodes.indices {
      let ends = graph.ends(at: node).map { 2 * $0.line + ($0.begins ? 0 : 1) }
      for (one, two) in pairs(ends, graph) { (partner[one], partner[two]) = (two, one) }
    }
    var isUsed = [Bool](repeating: false, count: graph.lines.count)
    var paths: [[SIMD2<Float>]] = []
    // Those with a free end first, so that each path is followed from its end.
    for end in partner.indices.sorted(by: {
      (partner[$0] == nil ? 0 : 1) < (partner[$1] == nil ? 0 : 1)
    }) {
      var next: Int? = end
      var path: [SIMD2<Float>] = []
      while let here = next, !isUsed[here / 2] {
        isUsed[here / 2] = true
        let places = graph.lines[here / 2].places
        path += here % 2 == 0 ? places : places.reversed()
        next = partner[here ^ 1]
      }
      if !path.isEmpty { paths.append(path) }
    }
    return paths
  }

  private static func pairs(_ ends: [Int], _ graph: SkeletonGraph) -> [(Int, Int)] {
    guard ends.count != 2 else { return [(ends[0], ends[1])] }
    var choices: [(bend: Float, one: Int, two: Int)] = []
    for (index, one) in ends.enumerated() {
      for two in ends.dropFirst(index + 1) where one / 2 != two / 2 {
        let bend = (direction(one, graph) * direction(two, graph)).sum()
        if bend < -straight { choices.append((bend, one, two)) }
      }
    }
    var free = Set(ends)
    var pairs: [(Int, Int)] = []
    for choice in choices.sorted(by: { $0.bend < $1.bend })
    where free.contains(choice.one) && free.contains(choice.two) {
      free.subtract([choice.one, choice.two])
      pairs.append((choice.one, choice.two))
    }
    return pairs
  }

  /// The direction in which a line leaves its end.
  private static func direction(_ end: Int, _ graph: SkeletonGraph) -> SIMD2<Float> {
    let places = graph.lines[end / 2].places
    let near = end % 2 == 0 ? places.first : places.last
    let index = min(reach, places.count - 1)
    let far = end % 2 == 0 ? places[index] : places[places.count - 1 - index]
    let way = far - (near ?? far)
    return way.size > 0 ? way / way.size : .zero
  }

  /// The length above which a line that runs upwards or to the left is no hook, in pixels.
  private static let hook = 0.11 * Float(GlyphRaster.side)

  /// Divides a path where a pen would be lifted, and turns the parts into the direction of writing.
  private static func divided(_ path: [SIMD2<Float>]) -> [[SIMD2<Float>]] {
    let ways = zip(path.dropFirst(), path).map { $0 - $1 }
    let ahead = ways.reduce(0) { $0 + (isForward($1) ? $1.size : -$1.size) }
    let places = ahead < 0 ? path.reversed() : path
    var parts: [[SIMD2<Float>]] = []
    var part = Array(places.prefix(1))
    for (last, next) in zip(places, places.dropFirst()) {
      let way = next - last
      if !isForward(way), way.size > hook {
        parts += opened(part) + [[next, last]]
        part = [next]
      } else {
        part.append(next)
      }
    }
    return (parts + [part]).filter { $0.count > 1 }
  }

  /// Divides the left and the lower side of a box, which end where its right side begins.
  private static func opened(_ part: [SIMD2<Float>]) -> [[SIMD2<Float>]] {
    guard part.count > 2 else { return [part] }
    let corner = part.count - 2
    let down = part[corner] - part[corner - 1]
    let right = part[corner + 1] - part[corner]
    guard down.y > 2 * abs(down.x), right.x > 2 * abs(right.y), right.size > hook else {
      return [part]
    }
    return [Array(part[...corner]), Array(part[corner...])]
  }

  /// Whether strokes run in a direction: from steeply upwards to the right, clockwise, to downwards
  /// to the left.
  private static func isForward(_ way: SIMD2<Float>) -> Bool {
    way.y >= 0 ? way.x > -2 * way.y || way.x >= 0 : way.x > -1.6 * way.y
  }
}
