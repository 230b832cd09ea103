package import StylusModel

extension Sample: JSONWritable {
  /// Writes the object `Sample` of docs/develop/protocol.md.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("time", time.microseconds)
    if kernelDelay != 0 { writer.field("kernel_delay", kernelDelay) }
    // In a frame all ones mean none. JSON omits such a value, so that both forms agree.
    if let deviceTicks, deviceTicks != .max { writer.field("device_ticks", deviceTicks) }
    writer.field("x", x.value)
    writer.field("y", y.value)
    writeAxes(to: &writer)
    if !buttons.isEmpty { writer.field("buttons", BitNames.buttons.names(of: buttons.rawValue)) }
    writer.field("provenance", provenance)
    if !expectingUpdate.isEmpty {
      writer.field("expecting", BitNames.properties.names(of: expectingUpdate.rawValue))
    }
    if let estimationIndex, estimationIndex != .max { writer.field("index", estimationIndex) }
    writer.endObject()
  }

  /// Omits the axes that the device does not have.
  private func writeAxes(to writer: inout JSONWriter) {
    let rest = Self.atRest
    if has(.pressure) || pressure != rest.pressure { writer.field("pressure", pressure.value) }
    if has(.tilt) || altitude != rest.altitude { writer.field("altitude", altitude.value) }
    if has(.tilt) || azimuth != rest.azimuth { writer.field("azimuth", azimuth.value) }
    if has(.roll) || roll != rest.roll { writer.field("roll", roll.value) }
    if has(.slider) || slider != rest.slider { writer.field("slider", slider.value) }
    if has(.distance) || distance != rest.distance { writer.field("distance", distance.value) }
  }

  private func has(_ property: Property) -> Bool { provenance[property] != .absent }

  private static let atRest = Sample(
    time: Timestamp(microseconds: 0), x: Millimeters(0), y: Millimeters(0))

  /// Reads the object `Sample`; an omitted axis has its value at rest.
  init(_ fields: JSONFields) throws(ProtocolError) {
    self.init(
      time: Timestamp(microseconds: try fields.required("time", fields.integer)),
      x: Millimeters(try fields.required("x", fields.float)),
      y: Millimeters(try fields.required("y", fields.float)))
    kernelDelay = try fields.integer("kernel_delay") ?? 0
    deviceTicks = try fields.integer("device_ticks")
    pressure = try fields.fraction("pressure")
    altitude = Radians(try fields.float("altitude") ?? altitude.value)
    azimuth = Radians(try fields.float("azimuth") ?? 0)
    roll = Radians(try fields.float("roll") ?? 0)
    slider = try fields.fraction("slider")
    distance = try fields.fraction("distance")
    buttons = ToolButtons(rawValue: try fields.bits("buttons", BitNames.buttons))
    provenance = try ProvenanceMap(fields.required("provenance", fields.fields))
    expectingUpdate = PropertySet(rawValue: try fields.bits("expecting", BitNames.properties))
    estimationIndex = try fields.integer("index")
  }
}

extension ProvenanceMap: JSONWritable {
  /// Writes the object `Provenance`, which names no property that is absent.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for property in Property.allCases {
      if let word = self[property].word { writer.field(property.word, word) }
    }
    writer.endObject()
  }

  /// Reads the object `Provenance`.
  init(_ fields: JSONFields) throws(ProtocolError) {
    self.init()
    for property in Property.allCases {
      guard let word = try fields.string(property.word) else { continue }
      guard let provenance = Provenance.allCases.first(where: { $0.word == word }) else {
        throw .invalidField(property.word)
      }
      self[property] = provenance
    }
  }
}

extension JSONFields {
  /// A fraction 0...1; zero if it is omitted.
  func fraction(_ name: String) throws(ProtocolError) -> Fraction {
    let value = try float(name) ?? 0
    guard 0...1 ~= value else { throw .invalidField(name) }
    return Fraction(value)
  }

  /// A set of named bits; empty if it is omitted.
  func bits<Bits: FixedWidthInteger>(
    _ name: String, _ names: BitNames
  ) throws(ProtocolError) -> Bits {
    guard let bits: Bits = names.bits(try strings(name) ?? []) else { throw .invalidField(name) }
    return bits
  }
}
