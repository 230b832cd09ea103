// What print, string interpolation and failed tests show. Ink is as private as a password and
// thousands of points long, so none of these contains a position.

extension Drawing: CustomStringConvertible {
  /// The number of strokes, such as `33 strokes`.
  public var description: String { Self.text(of: count, "stroke") }

  /// A count with its noun.
  static func text(of count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Stroke: CustomStringConvertible {
  /// The ink and the number of control points, such as `pen, 57 control points`.
  public var description: String { "\(ink.type.name), \(path)" }
}

extension StrokePath: CustomStringConvertible {
  /// The number of control points, such as `57 control points`.
  public var description: String { Drawing.text(of: controlPoints.count, "control point") }
}

extension InkDocument: CustomStringConvertible {
  /// The number of pages and strokes, such as `2 pages, 33 strokes`.
  public var description: String {
    "\(Drawing.text(of: pages.count, "page")), \(Drawing.text(of: strokeCount, "stroke"))"
  }
}
