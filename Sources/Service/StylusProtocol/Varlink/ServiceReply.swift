/// The vendor and product of the service: the reply of `GetInfo`.
package struct ServiceReply: JSONRecord {
  private let vendor: String
  private let product: String
  private let version: String
  private let url: String
  private let interfaces: [VarlinkInterface]

  package static let layout = RecordLayout(Self.init(vendor:product:version:url:interfaces:)) {
    JSONField("vendor", \.vendor)
    JSONField("product", \.product)
    JSONField("version", \.version)
    JSONField("url", \.url)
    JSONField("interfaces", \.interfaces)
  }
}

extension ServiceReply {
  /// Describes a program of some version.
  package init(version: String, of service: VarlinkService) {
    (vendor, product, self.version) = ("stylusd", service.product, version)
    (url, interfaces) = ("", service.interfaces)
  }
}

/// The definition of an interface: the reply of `GetInterfaceDescription`.
package struct InterfaceReply: JSONRecord {
  private let description: String

  package static let layout = RecordLayout(Self.init(description:)) {
    JSONField("description", \.description)
  }
}

extension InterfaceReply {
  /// Describes an interface.
  package init(_ interface: VarlinkInterface) { description = interface.definition }
}
