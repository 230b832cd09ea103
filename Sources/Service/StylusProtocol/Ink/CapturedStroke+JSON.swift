package import StylusModel

extension CapturedStroke: JSONWritable {
  /// Writes the object `Stroke` of docs/develop/protocol.md.
  package func write(to writer: inout JSONWriter) { writeObject(to: &writer) { _ in } }

  /// Writes the object `Stroke`.
  ///
  /// - Parameter more: writes fields that only some of its readers get.
  package func writeObject(to writer: inout JSONWriter, more: (inout JSONWriter) -> Void) {
    writer.beginObject()
    writer.field("sequence", sequence)
    writer.field("stroke", id.rawValue)
    writer.field("device", device.rawValue)
    writer.field("tool", tool)
    writer.field("flags", BitNames.flags.names(of: flags.rawValue))
    writer.field("time", began.microseconds)
    writer.field("duration", duration.value)
    settlement.writeFields(to: &writer)
    if !samples.isEmpty { writeKnown(to: &writer) }
    writer.field("sample_count", samples.count)
    more(&writer)
    if !writer.omitsSamples { writer.field("samples", samples) }
    writer.endObject()
  }

  /// For each property that any sample has, its provenance.
  private func writeKnown(to writer: inout JSONWriter) {
    writer.key("known")
    writer.beginArray()
    for property in Property.allCases {
      let counts = ValueCounts(of: property, in: samples)
      guard counts.total > 0 else { continue }
      writer.beginObject()
      writer.field("property", property.word)
      writer.field("measured", counts.measured)
      writer.field("held", counts.held)
      writer.field("refined", counts.refined)
      writer.field("modelled", counts.modelled)
      writer.endObject()
    }
    writer.endArray()
  }

  /// The maximum number of JSON bytes of a stroke with this number of samples.
  package static func largestJSON(samples count: Int) -> Int { 2048 + 1000 * count }

  /// Reads the object `Stroke`; without samples if they were not sent.
  init(_ fields: JSONFields) throws(ProtocolError) {
    let samples = try fields.objects("samples", Sample.init(_:)) ?? []
    self.init(
      beginning: StrokeBeginning(
        stroke: StrokeID(rawValue: try fields.required("stroke", fields.integer)),
        device: DeviceID(rawValue: try fields.required("device", fields.integer)),
        tool: try Tool(fields.required("tool", fields.fields)),
        time: Timestamp(microseconds: try fields.required("time", fields.integer))))
    sequence = try fields.required("sequence", fields.integer)
    flags = StrokeFlags(rawValue: try fields.bits("flags", BitNames.flags))
    settlement = try Settlement(fields)
    self.samples = samples
  }
}

extension CapturedStroke: JSONCodable {
  package static var coding: JSONCoding<CapturedStroke> {
    JSONCoding(
      fields: { (fields) throws(ProtocolError) in try CapturedStroke(fields) },
      write: { $0.write(to: &$1) })
  }
}

extension JSONField {
  /// Strokes, with their samples or without.
  init<Stroke: JSONCodable>(
    strokes path: any KeyPath<Record, [Stroke]> & Sendable,
    withSamples: any KeyPath<Record, Bool> & Sendable
  ) where Value == [Stroke] {
    let inner = JSONField("strokes", path)
    self.init(
      members: inner.members, read: inner.read,
      write: { record, writer in
        let omitted = writer.omitsSamples
        writer.omitsSamples = omitted || !record[keyPath: withSamples]
        inner.write(record, &writer)
        writer.omitsSamples = omitted
      })
  }
}

extension Settlement {
  /// Writes how many expected values were updated or expired; nothing if none was expected.
  func writeFields(to writer: inout JSONWriter) {
    guard self != Settlement() else { return }
    writer.field("updated", updated)
    writer.field("expired", expired)
    writer.field("waited", waited.value)
  }

  /// Reads how many expected values were updated or expired; an omitted number is 0.
  fileprivate init(_ fields: JSONFields) throws(ProtocolError) {
    self.init()
    updated = try fields.integer("updated") ?? 0
    expired = try fields.integer("expired") ?? 0
    waited = Microseconds(try fields.integer("waited") ?? 0)
  }
}
