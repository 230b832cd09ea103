/// The lines of a thinned picture: nodes where lines end or meet, and the lines between them.
struct SkeletonGraph {
  /// A line between two nodes; a closed line has none.
  struct SkeletonLine {
    var nodes: [Int]
    /// From the first node to the second, in pixels.
    var places: [SIMD2<Float>]

    /// The number of pixels, about.
    var length: Int { places.count }

    /// Whether it is shorter than a length, between two places where more lines meet.
    fileprivate func isCrossing(_ least: Int, _ degrees: [Int]) -> Bool {
      nodes.count == 2 && length < least && nodes.allSatisfy { degrees[$0] > 2 }
    }
  }

  /// The middle of each node.
  private(set) var nodes: [SIMD2<Float>] = []
  private(set) var lines: [SkeletonLine] = []

  private let raster: GlyphRaster
  /// The node of each pixel; -1 for pixels between nodes and outside of lines.
  private var nodeOfPixel: [Int]
  private var isUsed: [Bool]

  /// A line that ends freely is dropped if it is shorter, as a share of the side: it comes from the
  /// end of a brush stroke.
  private static let spur: Float = 0.045
  /// Two meetings that are nearer are one: those of the two edges of a crossing stroke.
  private static let crossing: Float = 0.065

  /// Finds the lines of a thinned picture.
  init(_ raster: GlyphRaster) {
    self.raster = raster
    nodeOfPixel = [Int](repeating: -1, count: raster.pixels.count)
    isUsed = [Bool](repeating: false, count: raster.pixels.count)
    let ink = raster.pixels.indices.filter { raster.pixels[$0] }
    for pixel in ink where raster.changes(pixel) != 2 && nodeOfPixel[pixel] < 0 { addNode(pixel) }
    for pixel in ink where nodeOfPixel[pixel] >= 0 {
      for next in raster.inked(around: pixel) where nodeOfPixel[next] < 0 && !isUsed[next] {
        followLine(next, from: nodeOfPixel[pixel])
      }
    }
    for pixel in ink where nodeOfPixel[pixel] < 0 && !isUsed[pixel] { followClosedLine(pixel) }
    dropSpurs()
    uniteCrossings()
  }

  /// Returns the lines at a node, each with whether it begins there.
  func ends(at node: Int) -> [(line: Int, begins: Bool)] {
    lines.indices.flatMap { line -> [(line: Int, begins: Bool)] in
      let nodes = lines[line].nodes
      return (nodes.first == node ? [(line, true)] : [])
        + (nodes.last == node ? [(line, false)] : [])
    }
  }

  private static func place(_ pixel: Int) -> SIMD2<Float> {
    SIMD2(Float(pixel % GlyphRaster.side), Float(pixel / GlyphRaster.side)) + 0.5
  }

  /// Makes a node of a pixel and of all its neighbors of the same kind.
  private mutating func addNode(_ pixel: Int) {
    var waiting = [pixel]
    var sum = SIMD2<Float>.zero
    var count: Float = 0
    nodeOfPixel[pixel] = nodes.count
    while let next = waiting.popLast() {
      sum += Self.place(next)
      count += 1
      for other in raster.inked(around: next)
      where nodeOfPixel[other] < 0 && raster.changes(other) > 2 && raster.changes(next) > 2 {
        nodeOfPixel[other] = nodes.count
        waiting.append(other)
      }
    }
    nodes.append(sum / count)
  }

  private mutating func followLine(_ first: Int, from node: Int) {
    var places = [nodes[node]]
    var pixel = first
    var end: Int?
    while end == nil {
      isUsed[pixel] = true
      places.append(Self.place(pixel))
      let around = raster.inked(around: pixel)
      let reached = around.map { nodeOfPixel[$0] }
      end = reached.first { $0 >= 0 && ($0 != node || places.count > 4) }
      guard let next = around.first(where: { nodeOfPixel[$0] < 0 && !isUsed[$0] }) else { break }
      if end == nil { pixel = next }
    }
    if end == nil {
      end = nodes.count
      nodes.append(Self.place(pixel))
    }
    places.append(nodes[end ?? node])
    lines.append(SkeletonLine(nodes: [node, end ?? node], places: places))
  }

  private mutating func followClosedLine(_ first: Int) {
    var places: [SIMD2<Float>] = []
    var pixel: Int? = first
    while let here = pixel {
      isUsed[here] = true
      places.append(Self.place(here))
      pixel = raster.inked(around: here).first { !isUsed[$0] && nodeOfPixel[$0] < 0 }
    }
    places.append(Self.place(first))
    lines.append(SkeletonLine(nodes: [], places: places))
  }

  /// The number of ends of lines at each node.
  private var degrees: [Int] {
    var degrees = [Int](repeating: 0, count: nodes.count)
    for node in lines.flatMap(\.nodes) { degrees[node] += 1 }
    return degrees
  }

  private mutating func dropSpurs() {
    let degrees = degrees
    let least = Int(Self.spur * Float(GlyphRaster.side))
    lines.removeAll { line in
      guard line.nodes.count == 2, line.length < least else { return false }
      let ends = line.nodes.map { degrees[$0] }.sorted()
      return ends[0] == 1 && ends[1] > 2
    }
  }

  private mutating func uniteCrossings() {
    let least = Int(Self.crossing * Float(GlyphRaster.side))
    var degrees = degrees
    while let index = lines.firstIndex(where: { $0.isCrossing(least, degrees) }) {
      let line = lines.remove(at: index)
      let (kept, gone) = (line.nodes[0], line.nodes[1])
      guard kept != gone else { continue }
      nodes[kept] = (nodes[kept] + nodes[gone]) / 2
      degrees[kept] += degrees[gone] - 2
      for other in lines.indices {
        for end in lines[other].nodes.indices where [kept, gone].contains(lines[other].nodes[end]) {
          lines[other].nodes[end] = kept
          lines[other].places[end == 0 ? 0 : lines[other].places.count - 1] = nodes[kept]
        }
      }
    }
  }
}

extension GlyphRaster {
  /// The pixels of ink around a pixel, its direct neighbors before those across a corner.
  fileprivate func inked(around pixel: Int) -> [Int] {
    [0, 2, 4, 6, 1, 3, 5, 7].map { pixel + Self.neighbors[$0] }.filter { pixels[$0] }
  }
}
