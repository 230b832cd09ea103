/// Handwriting as the path of a pen: consecutive strokes in millimeters, with y growing downwards.
public struct WritingTrace: Hashable, Sendable {
  /// The points of all strokes, one stroke after the other.
  public private(set) var points: [SIMD2<Float>] = []
  /// The end of each stroke in ``points``.
  public private(set) var ends: [Int] = []

  /// Creates an empty trace.
  public init() {}

  /// Creates a trace from strokes.
  public init(strokes: [[SIMD2<Float>]]) {
    for stroke in strokes {
      for point in stroke { add(point) }
      lift()
    }
  }

  /// The number of strokes, without one that has not been lifted.
  public var strokeCount: Int { ends.count }

  /// Returns the range of a stroke's points.
  public func range(_ stroke: Int) -> Range<Int> {
    (stroke == 0 ? 0 : ends[stroke - 1])..<ends[stroke]
  }

  /// Removes everything but keeps the memory.
  public mutating func clear() {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Adds a point to the current stroke. Points that are not finite or a kilometer away are
  /// ignored.
  public mutating func add(_ point: SIMD2<Float>) {
    guard abs(point.x) < Self.far, abs(point.y) < Self.far else { return }
    points.append(point)
  }

  /// Ends the current stroke; a stroke without points is not counted.
  public mutating func lift() {
    if points.count > (ends.last ?? 0) { ends.append(points.count) }
  }

  private static let far: Float = 1e6
}

extension Collection<SIMD2<Float>> {
  /// The least and the greatest of both coordinates; nil without places.
  package var corners: (low: SIMD2<Float>, high: SIMD2<Float>)? {
    guard var low = first, var high = first else { return nil }
    for point in self {
      low.replace(with: point, where: point .< low)
      high.replace(with: point, where: point .> high)
    }
    return (low, high)
  }
}
