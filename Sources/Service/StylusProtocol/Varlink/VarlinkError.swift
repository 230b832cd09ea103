package import StylusModel

/// Why a call failed, as its caller is told.
package enum VarlinkError: Error, Hashable, Sendable {
  /// The method's interface is not served here.
  case interfaceNotFound(String)
  /// The interface has no such method.
  case methodNotFound(String)
  /// The method exists, but not in this mode.
  case methodNotImplemented(String)
  /// A parameter is missing, unknown, or has a wrong type or value.
  case invalidParameter(String)
  /// This caller may not do this.
  case permissionDenied
  /// The method answers with several replies, and the caller takes one only.
  case expectedMore
  /// The connection of this method speaks another protocol after the reply, and the caller did not
  /// ask for that.
  case expectedUpgrade
  /// Another source sends this property of the device already.
  case propertyTaken(DeviceID, Property)
  /// The caller named a device that is not there.
  case unknownDevice(DeviceID)
  /// The daemon serves as many clients as it may; of this user, if one is named.
  case tooManyClients(limit: Int, user: UInt32?)
  /// There is no journal, or it cannot be used now; why, and what to do.
  case noJournal(String)
  /// What was learned of hands could not all be removed; why.
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
