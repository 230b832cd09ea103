/// The interface org.varlink.service.
enum ServiceInterface {
  /// The interface that the Varlink documents fix, with the errors that newer services add to it.
  static let definition = """
    # What every Varlink service offers.
    interface org.varlink.service

    # Who made the service, and the interfaces that it serves.
    method GetInfo() -> (
      vendor: string,
      product: string,
      version: string,
      url: string,
      interfaces: []string
    )

    # The definition of one of the interfaces.
    method GetInterfaceDescription(interface: string) -> (description: string)

    # The service does not serve this interface.
    error InterfaceNotFound (interface: string)

    # The interface has no such method.
    error MethodNotFound (method: string)

    # The method exists, but not in this mode.
    error MethodNotImplemented (method: string)

    # A parameter is missing, unknown, or has a wrong type or value.
    error InvalidParameter (parameter: string)

    # This caller may not do this.
    error PermissionDenied ()

    # The method answers with several replies, and the caller takes one only.
    error ExpectedMore ()

    """
}
