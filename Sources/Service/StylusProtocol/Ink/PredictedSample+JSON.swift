package import StylusModel

extension PredictedSample: JSONWritable {
  /// Writes the object `PredictedSample` of docs/develop/protocol.md.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("uncertainty", uncertainty.value)
    writer.field("sample", sample)
    writer.endObject()
  }
}
