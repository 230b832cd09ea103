package import StylusModel

/// The tablets and pads that are there: the reply of `ListTablets`.
package struct TabletList: Hashable, Sendable {
  package var tablets: [Tablet]

  /// Lists tablets.
  package init(_ tablets: [Tablet]) { self.tablets = tablets }
}

extension TabletList: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("tablets", tablets)
    writer.endObject()
  }

  /// Reads the reply of `ListTablets`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    tablets = try fields.requiredObjects("tablets", Tablet.init(_:))
  }
}
