extension VarlinkCall {
  /// A request that has no parameters.
  func bare<Request>(_ request: Request) throws(VarlinkError) -> Request {
    try decodeParameters([]) { _ in request }
  }

  /// Reads the parameters, of which there may be no others than these.
  func decodeParameters<Parameters>(
    _ names: Set<String>, _ body: (JSONFields) throws(ProtocolError) -> Parameters
  ) throws(VarlinkError) -> Parameters {
    if let unknown = parameters.members.first(where: { !names.contains($0.key) }) {
      throw .invalidParameter(unknown.key)
    }
    do throws(ProtocolError) {
      return try body(JSONFields(parameters))
    } catch .invalidField(let name) {
      throw .invalidParameter(name)
    } catch {
      throw .invalidParameter("parameters")
    }
  }

  /// Which interface a caller wants described.
  func interface(of service: VarlinkService) throws(VarlinkError) -> VarlinkInterface {
    let name = try decodeParameters(["interface"]) { (fields) throws(ProtocolError) in
      try fields.required("interface", fields.string)
    }
    return try service.interface(named: name)
  }
}
