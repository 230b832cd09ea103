/// Who made the service: the reply of `GetInfo`.
package struct ServiceReply: JSONWritable {
  private let version: String
  private let service: VarlinkService

  /// Describes a program of some version.
  package init(version: String, of service: VarlinkService) {
    self.version = version
    self.service = service
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("vendor", "stylusd")
    writer.field("product", service.product)
    writer.field("version", version)
    writer.field("url", "")
    writer.field("interfaces", service.interfaces.map(\.rawValue))
    writer.endObject()
  }
}
