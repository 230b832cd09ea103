package import StylusModel

extension Tablet: JSONWritable {
  /// Writes the object `Tablet` of docs/develop/protocol.md.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("id", id.rawValue)
    writer.field("name", name)
    writer.field("node", node)
    writer.field("bus", bus)
    writer.field("vendor", vendor)
    writer.field("product", product)
    writer.field("seat", seat)
    writer.field("group", group)
    writer.field("display", isDisplay)
    writer.field("role", role.word)
    if let area { writer.field("area", area) }
    writer.field("measures", BitNames.properties.names(of: measures.rawValue))
    if role == .pen { writer.field("profile", profile.words) }
    if let pad { writer.field("pad", pad) }
    writer.endObject()
  }

  /// Reads the object `Tablet`.
  init(_ fields: JSONFields) throws(ProtocolError) {
    let role: Role =
      switch try fields.string("role") {
      case Role.pen.word: .pen
      case Role.pad.word: .pad
      default: throw .invalidField("role")
      }
    self.init(
      id: DeviceID(rawValue: try fields.required("id", fields.integer)),
      name: try fields.required("name", fields.string), role: role)
    node = try fields.required("node", fields.string)
    bus = try fields.required("bus", fields.integer)
    vendor = try fields.required("vendor", fields.integer)
    product = try fields.required("product", fields.integer)
    seat = try fields.required("seat", fields.string)
    group = try fields.required("group", fields.string)
    isDisplay = try fields.required("display", fields.bool)
    if let area = try fields.fields("area") { self.area = try Area(area) }
    measures = PropertySet(rawValue: try fields.bits("measures", BitNames.properties))
    // A newer daemon may say what is not understood here; then the usual is assumed.
    if let profile = try fields.string("profile").flatMap(SourceProfile.init(words:)) {
      self.profile = profile
    }
    if let pad = try fields.fields("pad") { self.pad = try Pad(pad) }
  }
}

extension Tablet.Area: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("left", left.value)
    writer.field("top", top.value)
    writer.field("width", width.value)
    writer.field("height", height.value)
    writer.endObject()
  }

  fileprivate init(_ fields: JSONFields) throws(ProtocolError) {
    self.init(
      left: Millimeters(try fields.required("left", fields.float)),
      top: Millimeters(try fields.required("top", fields.float)),
      width: Millimeters(try fields.required("width", fields.float)),
      height: Millimeters(try fields.required("height", fields.float)))
  }
}

extension Tablet.Pad: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("buttons", buttons)
    writer.field("rings", rings)
    writer.field("strips", strips)
    writer.field("dials", dials)
    writer.endObject()
  }

  fileprivate init(_ fields: JSONFields) throws(ProtocolError) {
    self.init(
      buttons: try fields.required("buttons", fields.integer),
      rings: try fields.required("rings", fields.integer),
      strips: try fields.required("strips", fields.integer),
      dials: try fields.required("dials", fields.integer))
  }
}
