extension VarlinkCall {
  /// A request without parameters.
  func bare<Request>(_ request: Request) throws(VarlinkError) -> Request {
    try checkNames([])
    return request
  }

  /// Reads the parameters, which must not contain members other than those of the record.
  func decodeParameters<Record: JSONRecord>() throws(VarlinkError) -> Record {
    try checkNames(Record.layout.members)
    do throws(ProtocolError) {
      return try Record(parameters)
    } catch .invalidField(let name) {
      throw .invalidParameter(name)
    } catch {
      throw .invalidParameter("parameters")
    }
  }

  private func checkNames(_ members: [JSONMember]) throws(VarlinkError) {
    for parameter in parameters.members
    where !members.contains(where: { $0.name == parameter.key }) {
      throw .invalidParameter(parameter.key)
    }
  }

  /// The interface to describe.
  func interface(of service: VarlinkService) throws(VarlinkError) -> VarlinkInterface {
    let name: InterfaceName = try decodeParameters()
    return try service.interface(named: name.interface)
  }
}

/// The interface to describe: the parameter of `GetInterfaceDescription`.
struct InterfaceName: JSONRecord {
  var interface: String

  static let layout = RecordLayout(Self.init) { JSONField("interface", \.interface) }
}
