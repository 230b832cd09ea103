/// A rectangle of a window, in logical pixels from the corner of its content.
public struct ScribbleArea: Hashable, Sendable {
  /// The left edge.
  public var left: Float
  /// The upper edge.
  public var top: Float
  /// How wide it is, 0 or more.
  public var width: Float
  /// How high it is, 0 or more.
  public var height: Float

  /// No coordinate is farther away, nor any side longer.
  package static let farthest: Float = 65_536

  /// A rectangle of a window.
  public init(left: Float, top: Float, width: Float, height: Float) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  /// Whether it is one of a window.
  package var isValid: Bool {
    [left, top].allSatisfy { abs($0) <= Self.farthest }
      && [width, height].allSatisfy { $0 >= 0 && $0 <= Self.farthest }
  }
}

extension ScribbleArea: JSONRecord {
  package static let layout = RecordLayout(
    rectangle: Self.init, \.left, \.top, \.width, \.height)
}

/// A position in a window, in logical pixels from the corner of its content.
public struct ScribblePlace: Hashable, Sendable {
  /// The distance from the left.
  public var x: Float
  /// The distance from above.
  public var y: Float

  /// A position in a window.
  public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
}

extension ScribblePlace: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("x", \.x)
    JSONField("y", \.y)
  }
}
