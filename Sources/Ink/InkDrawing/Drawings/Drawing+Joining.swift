public import InkGeometry

extension Drawing {
  /// Adds all strokes of another drawing on top; strokes whose id already exists get a new one.
  public mutating func append(_ other: Drawing) {
    append(contentsOf: other.strokes)
  }

  /// Returns this drawing with another drawing on top.
  public func appending(_ other: Drawing) -> Drawing {
    appending(contentsOf: other.strokes)
  }

  /// Returns this drawing with additional strokes on top.
  public func appending(contentsOf strokes: some Sequence<Stroke>) -> Drawing {
    var result = self
    result.append(contentsOf: strokes)
    return result
  }

  /// Returns this drawing moved, rotated or scaled by a transform.
  public func transformed(using transform: InkTransform) -> Drawing {
    var result = self
    result.transform(using: transform)
    return result
  }
}
