/// A trace as consecutive points at equal steps, with the pen up or down.
struct ResampledTrace: Sendable {
  /// A point.
  struct ResampledPoint: Hashable, Sendable {
    var place: SIMD2<Float>
    /// Whether the pen was in the air before this point.
    var isAir: Bool
  }

  /// The points in order.
  private(set) var steps: [ResampledPoint] = []
  /// The scale of the trace, in millimeters; see ``WritingScale``.
  private(set) var scale: Float = 1

  /// The largest number of points per trace; a longer trace gets larger steps.
  static let mostSteps = 3600
  /// The lengths of a step on paper and in the air, as fractions of the scale, and the largest
  /// number of steps in a jump.
  private static let inkStep: Float = 0.17
  private static let airStep: Float = 0.34
  private static let mostAirSteps: Float = 12

  /// Reads a trace and reuses memory. Jitter smaller than a step is ignored.
  mutating func resample(_ trace: WritingTrace, scale: Float? = nil) {
    steps.removeAll(keepingCapacity: true)
    self.scale = scale ?? WritingScale.of(trace)
    let length = Self.inkLength(trace)
    let step = max(Self.inkStep * self.scale, length / Float(Self.mostSteps / 2))
    for stroke in 0..<trace.strokeCount {
      // The limit also applies to points added by the jumps of many strokes.
      guard steps.count < Self.mostSteps - 16 else { return }
      let range = trace.range(stroke)
      jump(to: trace.points[range.lowerBound])
      resampleStroke(trace, range, step)
    }
  }

  private static func inkLength(_ trace: WritingTrace) -> Float {
    var length: Float = 0
    for stroke in 0..<trace.strokeCount {
      for index in trace.range(stroke).dropFirst() {
        length += (trace.points[index] - trace.points[index - 1]).size
      }
    }
    return length
  }

  private mutating func jump(to place: SIMD2<Float>) {
    if let last = steps.last?.place {
      let way = place - last
      let count = max(1, min((way.size / (Self.airStep * scale)).rounded(), Self.mostAirSteps))
      for index in stride(from: 1, to: count, by: 1) {
        steps.append(ResampledPoint(place: last + way * (index / count), isAir: true))
      }
    }
    steps.append(ResampledPoint(place: place, isAir: true))
  }

  private mutating func resampleStroke(_ trace: WritingTrace, _ range: Range<Int>, _ step: Float) {
    var last = trace.points[range.lowerBound]
    for index in range.dropFirst() {
      let next = trace.points[index]
      var distance = (next - last).size
      while distance >= step, steps.count < Self.mostSteps {
        last += (next - last) * (step / distance)
        steps.append(ResampledPoint(place: last, isAir: false))
        distance = (next - last).size
      }
    }
    // The end of a stroke is kept exactly, not a step before it; and a dot counts as ink.
    let end = trace.points[range.upperBound - 1]
    if (end - last).size > 0.4 * step || steps.last?.isAir ?? true {
      steps.append(ResampledPoint(place: end, isAir: false))
    }
  }
}

extension SIMD2<Float> {
  /// The length of a vector.
  package var size: Float { (x * x + y * y).squareRoot() }
}
