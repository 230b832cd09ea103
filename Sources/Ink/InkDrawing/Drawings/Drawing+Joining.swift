public import InkGeometry

extension Drawing {
  /// Puts all strokes of another drawing on top; those whose id is there already get a new one.
  public mutating func append(_ other: Drawing) {
    append(contentsOf: other.strokes)
  }

  /// This drawing with another on top.
  public func appending(_ other: Drawing) -> Drawing {
    appending(contentsOf: other.strokes)
  }

  /// This drawing with strokes on top.
  public func appending(contentsOf strokes: some Sequence<Stroke>) -> Drawing {
    var result = self
    result.append(contentsOf: strokes)
    return result
  }

  /// This drawing moved, turned and scaled.
  public func transformed(using transform: AffineTransform) -> Drawing {
    var result = self
    result.transform(using: transform)
    return result
  }
}
