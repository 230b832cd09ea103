extension StrokePath {
  /// Returns whether three control points coincide around an index, so that the line has a corner
  /// there: it passes through them, and is straight before and after.
  package func isCorner(at index: Int) -> Bool {
    index > 0 && index < count - 1 && self[index - 1] == self[index]
      && self[index] == self[index + 1]
  }

  /// Returns whether a span is a straight line along which everything changes evenly, because it is
  /// determined by two different control points.
  package func isStraight(span: Int) -> Bool {
    let points = self[Swift.max(0, span - 1)...Swift.min(count - 1, span + 2)]
    return zip(points, points.dropFirst()).count(where: !=) <= 1
  }
}
