/// A rectangle of a window, in logical pixels from the corner of its content.
public struct ScribbleArea: Hashable, Sendable {
  /// Where it begins, from the left.
  public var left: Float
  /// Where it begins, from above.
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

extension ScribbleArea: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    LayoutArea(left: left, top: top, width: width, height: height).write(to: &writer)
  }

  /// Written as one of the layout is.
  init(_ fields: JSONFields) throws(ProtocolError) {
    let area = try LayoutArea(fields)
    self.init(left: area.left, top: area.top, width: area.width, height: area.height)
  }

  /// Reads one that is a member, and refuses what no window has.
  static func validArea(_ fields: JSONFields, _ name: String) throws(ProtocolError) -> ScribbleArea?
  {
    guard let inner = try fields.fields(name) else { return nil }
    let area = try ScribbleArea(inner)
    guard area.isValid else { throw .invalidField(name) }
    return area
  }
}

/// A place of a window, in logical pixels from the corner of its content.
public struct ScribblePlace: Hashable, Sendable {
  /// How far from the left it is.
  public var x: Float
  /// How far from above it is.
  public var y: Float

  /// A place of a window.
  public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
}

extension ScribblePlace: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("x", x)
    writer.field("y", y)
    writer.endObject()
  }

  init(_ fields: JSONFields) throws(ProtocolError) {
    x = try fields.required("x", fields.float)
    y = try fields.required("y", fields.float)
  }
}
