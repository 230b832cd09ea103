package import StylusModel

/// A stroke as it stands in the journal.
package struct JournaledStroke: Hashable, Sendable {
  /// Whose it is: a user's number.
  package var owner: UInt32
  /// When it was written: microseconds since 1970, never before the stroke in front of it.
  package var written: Int64
  /// The stroke, under the number that it has among its owner's.
  package var stroke: CapturedStroke

  /// A stroke that is to be written, or was read.
  package init(owner: UInt32, written: Int64 = 0, stroke: CapturedStroke) {
    self.owner = owner
    self.written = written
    self.stroke = stroke
  }
}

extension JournaledStroke: JSONWritable {
  /// Writes the object `JournalStroke`, samples included.
  package func write(to writer: inout JSONWriter) { writeObject(to: &writer, withSamples: true) }

  /// Writes the object, with or without samples.
  package func writeObject(to writer: inout JSONWriter, withSamples: Bool) {
    writer.beginObject()
    writer.field("owner", owner)
    writer.field("written", written)
    writer.key("stroke")
    stroke.writeObject(to: &writer, withSamples: withSamples)
    writer.endObject()
  }

  /// Reads the object `JournalStroke`.
  init(_ fields: JSONFields) throws(ProtocolError) {
    owner = try fields.required("owner", fields.integer)
    written = try fields.required("written", fields.integer)
    stroke = try CapturedStroke(fields.required("stroke", fields.fields))
  }
}
