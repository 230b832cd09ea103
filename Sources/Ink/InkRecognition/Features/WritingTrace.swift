/// Handwriting as its pen went: strokes one after the other, in millimeters, y growing downwards.
public struct WritingTrace: Hashable, Sendable {
  /// The places of all strokes, one stroke after the other.
  public private(set) var points: [SIMD2<Float>] = []
  /// Where each stroke ends among the places.
  public private(set) var ends: [Int] = []

  /// Nothing written.
  public init() {}

  /// Some strokes.
  public init(strokes: [[SIMD2<Float>]]) {
    for stroke in strokes {
      for point in stroke { add(point) }
      lift()
    }
  }

  /// How many strokes there are; one that is not lifted yet does not count.
  public var strokeCount: Int { ends.count }

  /// Where a stroke's places are.
  public func range(_ stroke: Int) -> Range<Int> {
    (stroke == 0 ? 0 : ends[stroke - 1])..<ends[stroke]
  }

  /// Begins anew; keeps its memory.
  public mutating func clear() {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// The pen moved on. Places that are no places, or a kilometre away, are left out.
  public mutating func add(_ point: SIMD2<Float>) {
    guard abs(point.x) < Self.far, abs(point.y) < Self.far else { return }
    points.append(point)
  }

  /// The pen was lifted; a stroke without places is none.
  public mutating func lift() {
    if points.count > (ends.last ?? 0) { ends.append(points.count) }
  }

  private static let far: Float = 1e6
}
