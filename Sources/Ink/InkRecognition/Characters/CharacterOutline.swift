/// The strokes of a character as evenly spaced points in a normalized frame, from about 0 to 1.
/// Position, size, width and slant are removed, and dense parts are spread out.
struct CharacterOutline: Sendable {
  /// A piece of a stroke.
  struct OutlinePiece: BitwiseCopyable, Sendable {
    /// Its center.
    var place: SIMD2<Float>
    /// Its direction, with the length of the piece.
    var way: SIMD2<Float>
    var stroke: Int32
  }

  /// All pieces, of nearly equal length, stroke by stroke.
  private(set) var places: [OutlinePiece] = []
  private var points: [SIMD2<Float>] = []
  private var ends: [Int] = []
  private var across = InkDensity()
  private var down = InkDensity()

  /// The largest number of strokes that are used.
  static let mostStrokes = 64
  /// The approximate number of pieces of a character; each stroke adds one at most.
  static let pieces: Float = 160

  /// Reads strokes and reuses memory. The result is empty if there are none.
  mutating func extract(_ trace: WritingTrace) {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    for stroke in 0..<min(trace.strokeCount, Self.mostStrokes) {
      for index in trace.range(stroke) { points.append(trace.points[index]) }
      ends.append(points.count)
    }
    guard !points.isEmpty else { return }
    bound()
    cut()
    straighten()
    spread()
  }

  /// Moves and scales everything to a box whose larger side is 1.
  private mutating func bound() {
    guard let (low, high) = points.corners else { return }
    let size = max(high.x - low.x, high.y - low.y)
    let unit = size > 0 ? 1 / size : 0
    for index in points.indices { points[index] = (points[index] - low) * unit }
  }

  /// Cuts strokes into pieces of equal length.
  private mutating func cut() {
    var length: Float = 0
    forEachLine { length += ($1 - $0).size }
    let step = max(length / Self.pieces, 1e-4)
    var begin = 0
    for (stroke, end) in ends.enumerated() {
      var own: Float = 0
      for index in begin + 1..<max(end, begin + 1) {
        own += (points[index] - points[index - 1]).size
      }
      cut(begin..<end, Int32(stroke), own, max(2, (own / step).rounded()))
      begin = end
    }
  }

  private mutating func cut(_ range: Range<Int>, _ stroke: Int32, _ length: Float, _ count: Float) {
    let step = length / count
    guard step > 1e-5 else {
      places.append(OutlinePiece(place: points[range.lowerBound], way: .zero, stroke: stroke))
      return
    }
    var last = points[range.lowerBound]
    var corner = last
    var left = step
    for index in range.dropFirst() {
      let next = points[index]
      var way = (next - corner).size
      while way > left * 0.9999, way > 0 {
        corner += (next - corner) * min(1, left / way)
        places.append(OutlinePiece(place: (last + corner) / 2, way: corner - last, stroke: stroke))
        last = corner
        left = step
        way = (next - corner).size
      }
      left -= way
      corner = next
    }
  }

  private func forEachLine(_ body: (SIMD2<Float>, SIMD2<Float>) -> Void) {
    var begin = 0
    for end in ends {
      for index in begin + 1..<max(end, begin + 1) { body(points[index - 1], points[index]) }
      begin = end
    }
  }

  /// Removes half of the slant.
  private mutating func straighten() {
    var weight: Float = 1e-6
    var sum = SIMD2<Float>.zero
    for place in places {
      weight += place.way.size
      sum += place.place * place.way.size
    }
    let middle = sum / weight
    var moments = SIMD3<Float>.zero
    for place in places {
      let off = place.place - middle
      moments += SIMD3(off.x * off.x, off.x * off.y, off.y * off.y) * place.way.size
    }
    let slant = max(-0.6, min(0.5 * moments.y / max(moments.z, 0.02 * weight), 0.6))
    for index in places.indices {
      let off = places[index].place - middle
      places[index].place = SIMD2(off.x - slant * off.y, off.y)
      let way = places[index].way
      places[index].way = SIMD2(way.x - slant * way.y, way.y)
    }
  }

  /// Spreads dense columns and rows, and fits everything into the frame.
  private mutating func spread() {
    var low = places[0].place
    var high = low
    for place in places {
      let reach = place.way / 2
      for end in [place.place - reach, place.place + reach] {
        low.replace(with: end, where: end .< low)
        high.replace(with: end, where: end .> high)
      }
    }
    let size = high - low
    let larger = max(size.x, size.y, 1e-6)
    // Narrow characters stay narrow, but less so.
    let share = SIMD2(Self.widened(size.x / larger), Self.widened(size.y / larger))
    across.resetBins(low.x, size.x)
    down.resetBins(low.y, size.y)
    for place in places {
      across.accumulate(place.place.x, abs(place.way.y) + 0.1 * abs(place.way.x))
      down.accumulate(place.place.y, abs(place.way.x) + 0.1 * abs(place.way.y))
    }
    across.sum()
    down.sum()
    for index in places.indices {
      let reach = places[index].way / 2
      let begin = places[index].place - reach
      let end = places[index].place + reach
      let from = SIMD2(across.cumulativeShare(begin.x), down.cumulativeShare(begin.y))
      let to = SIMD2(across.cumulativeShare(end.x), down.cumulativeShare(end.y))
      places[index].place = 0.5 + ((from + to) / 2 - 0.5) * share
      places[index].way = (to - from) * share
    }
  }

  private static func widened(_ share: Float) -> Float { max(share, 0.01).squareRoot() }
}

/// The density of ink along an axis.
private struct InkDensity: Sendable {
  private static let count = 32
  /// The weight of each position whether there is ink or not, as a fraction of the mean.
  private static let even: Float = 2
  private var bins = [Float](repeating: 0, count: count)
  private var sums = [Float](repeating: 0, count: count + 1)
  private var low: Float = 0
  private var unit: Float = 0

  mutating func resetBins(_ low: Float, _ size: Float) {
    for index in bins.indices { bins[index] = 0 }
    self.low = low
    unit = size > 1e-5 ? 1 / size : 0
  }

  mutating func accumulate(_ place: Float, _ weight: Float) {
    // Divided between two bins, according to its position between their centers.
    let at = (place - low) * unit * Float(Self.count) - 0.5
    let bin = at.rounded(.down)
    let share = at - bin
    let index = Int(bin)
    bins[max(0, min(index, Self.count - 1))] += weight * (1 - share)
    bins[max(0, min(index + 1, Self.count - 1))] += weight * share
  }

  mutating func sum() {
    var mean: Float = 0
    for bin in bins { mean += bin / Float(Self.count) }
    sums[0] = 0
    for index in bins.indices {
      let before = bins[max(0, index - 1)]
      let after = bins[min(index + 1, Self.count - 1)]
      let smooth = (before + 2 * bins[index] + after) / 4
      sums[index + 1] = sums[index] + smooth + Self.even * mean + 1e-6
    }
    for index in sums.indices { sums[index] /= sums[Self.count] }
  }

  /// Returns the fraction of all ink before a position; 0.5 if there is no width.
  func cumulativeShare(_ place: Float) -> Float {
    guard unit > 0 else { return 0.5 }
    let at = max(0, min((place - low) * unit * Float(Self.count), Float(Self.count)))
    let bin = min(Int(at), Self.count - 1)
    return sums[bin] + (sums[bin + 1] - sums[bin]) * (at - Float(bin))
  }
}
