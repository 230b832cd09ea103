package import InkModel

extension CapturedStroke: JSONWritable {
  /// Writes the object `Stroke` of docs/protocol.md, samples included.
  package func write(to writer: inout JSONWriter) { write(to: &writer, withSamples: true) }

  /// Writes the object `Stroke`, with or without its samples.
  package func write(to writer: inout JSONWriter, withSamples: Bool) {
    writer.beginObject()
    writer.field("sequence", sequence)
    writer.field("stroke", id.rawValue)
    writer.field("device", device.rawValue)
    writer.field("tool", tool)
    writer.field("flags", BitNames.flags.names(of: flags.rawValue))
    writer.field("time", began.microseconds)
    writer.field("duration", duration.value)
    writer.field("sample_count", samples.count)
    if withSamples { writer.field("samples", samples) }
    writer.endObject()
  }

  /// No stroke of so many samples takes more bytes of JSON than this.
  package static func largestJSON(samples count: Int) -> Int { 1024 + 1000 * count }

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
    self.samples = samples
  }
}
