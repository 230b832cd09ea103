/// Who made the service: the reply of `GetInfo`.
package struct ServiceReply: JSONWritable {
  private let version: String

  /// Describes a daemon of some version.
  package init(version: String) { self.version = version }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("vendor", "stylusd")
    writer.field("product", "stylusd")
    writer.field("version", version)
    writer.field("url", "")
    writer.field("interfaces", VarlinkInterface.allCases.map(\.rawValue))
    writer.endObject()
  }
}
