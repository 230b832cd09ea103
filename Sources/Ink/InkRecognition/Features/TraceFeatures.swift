/// The features of a trace for the network: sixteen numbers for each point of the resampled trace.
///
/// 0, 1: the direction of the pen; 2, 3: its turn (cosine and sine); 4: whether the pen is in the
/// air; 5: whether it was set down or lifted here; 6: the height; 7: the distance behind the
/// right-most earlier point; 8: the step; 9, 10: the extent of ink above and below; 11: one, for
/// all points of the trace. The others are zero. Lengths are in scales.
package struct TraceFeatures: Sendable {
  /// One row per point.
  package private(set) var rows: [SIMD16<Float>] = []
  private var resampled = ResampledTrace()
  private var columns = InkColumns()

  /// Creates empty features.
  package init() {}

  /// The scale of the trace read last, in millimeters.
  package var scale: Float { resampled.scale }

  /// Reads a trace and reuses memory.
  package mutating func extract(_ trace: WritingTrace, scale: Float? = nil) {
    rows.removeAll(keepingCapacity: true)
    resampled.resample(trace, scale: scale)
    let steps = resampled.steps
    guard !steps.isEmpty else { return }
    let unit = 1 / resampled.scale
    var height: Float = 0
    var inked: Float = 0
    for step in steps where !step.isAir {
      height += step.place.y
      inked += 1
    }
    height = inked > 0 ? height / inked : steps[0].place.y
    columns.extract(steps, width: resampled.scale)
    var right = steps[0].place.x
    for index in steps.indices {
      right = max(right, steps[index].place.x)
      var row = Self.pen(steps, index, unit)
      row[6] = Self.bounded((height - steps[index].place.y) * unit * 0.5)
      row[7] = min((right - steps[index].place.x) * unit * 0.25, 2)
      let (above, below) = columns.ink(at: steps[index].place)
      row[9] = min(above * unit * 0.5, 2)
      row[10] = min(below * unit * 0.5, 2)
      row[11] = 1
      rows.append(row)
    }
  }

  /// Returns the movement of the pen at a point.
  private static func pen(
    _ steps: [ResampledTrace.ResampledPoint], _ index: Int, _ unit: Float
  ) -> SIMD16<Float> {
    var row = SIMD16<Float>.zero
    let here = steps[index]
    let way = index > 0 ? here.place - steps[index - 1].place : .zero
    let next = index + 1 < steps.count ? steps[index + 1].place - here.place : .zero
    let size = way.size
    let direction = size > 0 ? way / size : .zero
    let nextDirection = next.size > 0 ? next / next.size : .zero
    (row[0], row[1]) = (direction.x, -direction.y)
    row[2] = direction.x * nextDirection.x + direction.y * nextDirection.y
    row[3] = direction.y * nextDirection.x - direction.x * nextDirection.y
    row[4] = here.isAir ? 1 : 0
    row[5] = index + 1 == steps.count || here.isAir != steps[index + 1].isAir ? 1 : 0
    row[8] = min(size * unit, 4)
    return row
  }

  private static func bounded(_ number: Float) -> Float { max(-2, min(number, 2)) }
}

/// The vertical extent of ink, column by column.
private struct InkColumns: Sendable {
  private var high: [Float] = []
  private var low: [Float] = []
  private var left: Float = 0
  private var width: Float = 1

  private static let most = 2000

  mutating func extract(_ steps: [ResampledTrace.ResampledPoint], width scale: Float) {
    left = steps[0].place.x
    var right = left
    for step in steps {
      left = min(left, step.place.x)
      right = max(right, step.place.x)
    }
    width = max(scale * 0.5, (right - left) / Float(Self.most))
    high.removeAll(keepingCapacity: true)
    low.removeAll(keepingCapacity: true)
    for _ in 0...Int((right - left) / width) {
      high.append(.infinity)
      low.append(-.infinity)
    }
    for step in steps where !step.isAir {
      let column = self.column(step.place.x)
      high[column] = min(high[column], step.place.y)
      low[column] = max(low[column], step.place.y)
    }
  }

  private func column(_ x: Float) -> Int { max(0, min(Int((x - left) / width), high.count - 1)) }

  /// Returns the extent of ink above and below a point, in its column and the two adjacent ones.
  func ink(at place: SIMD2<Float>) -> (above: Float, below: Float) {
    let column = self.column(place.x)
    var (above, below) = (place.y, place.y)
    for near in max(0, column - 1)...min(column + 1, high.count - 1) {
      above = min(above, high[near])
      below = max(below, low[near])
    }
    return (place.y - above, below - place.y)
  }
}
