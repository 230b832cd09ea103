package import StylusModel

/// Why a call failed, as reported to the caller.
package enum VarlinkError: Error, Hashable, Sendable {
  /// The method's interface is not served here.
  case interfaceNotFound(String)
  /// The interface does not have this method.
  case methodNotFound(String)
  /// The method exists, but not in this mode.
  case methodNotImplemented(String)
  /// A parameter is missing, unknown, or has a wrong type or value.
  case invalidParameter(String)
  /// This caller does not have permission.
  case permissionDenied
  /// The method answers with several replies, and the caller accepts only one.
  case expectedMore
  /// After the reply the connection of this method uses another protocol, and the caller did not
  /// ask for an upgrade.
  case expectedUpgrade
  /// Another source sends this property of the device already.
  case propertyTaken(DeviceID, Property)
  /// The caller named an unknown device.
  case unknownDevice(DeviceID)
  /// The daemon already serves the largest number of clients; of this user, if one is named.
  case tooManyClients(limit: Int, user: UInt32?)
  /// There is no journal, or it cannot be used now; with the reason and the fix.
  case noJournal(String)
  /// Not all hand models could be removed; with the reason.
  case handsKept(String)
  /// The daemon is about to end.
  case stopping

  /// The error's name on the wire.
  package var name: String {
    switch self {
    case .interfaceNotFound: "org.varlink.service.InterfaceNotFound"
    case .methodNotFound: "org.varlink.service.MethodNotFound"
    case .methodNotImplemented: "org.varlink.service.MethodNotImplemented"
    case .invalidParameter: "org.varlink.service.InvalidParameter"
    case .permissionDenied: "org.varlink.service.PermissionDenied"
    case .expectedMore: "org.varlink.service.ExpectedMore"
    case .expectedUpgrade: "org.stylusd.ExpectedUpgrade"
    case .propertyTaken: "org.stylusd.PropertyTaken"
    case .unknownDevice: "org.stylusd.UnknownDevice"
    case .tooManyClients: "org.stylusd.TooManyClients"
    case .noJournal: "org.stylusd.NoJournal"
    case .handsKept: "org.stylusd.HandsKept"
    case .stopping: "org.stylusd.Stopping"
    }
  }
}

extension VarlinkError: VarlinkCallError {
  package var parameters: KeyValuePairs<String, any JSONCodable> {
    switch self {
    case .interfaceNotFound(let interface): ["interface": interface]
    case .methodNotFound(let method), .methodNotImplemented(let method):
      ["method": method]
    case .invalidParameter(let parameter): ["parameter": parameter]
    case .unknownDevice(let device): ["device": device]
    case .tooManyClients(let limit, nil): ["limit": limit]
    case .tooManyClients(let limit, let user?):
      ["limit": limit, "user": user]
    case .propertyTaken(let device, let property):
      ["device": device, "property": property]
    case .noJournal(let reason), .handsKept(let reason): ["reason": reason]
    case .permissionDenied, .expectedMore, .expectedUpgrade, .stopping: [:]
    }
  }
}
