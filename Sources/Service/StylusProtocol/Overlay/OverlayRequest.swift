/// A call to the overlay with a known method and checked parameters:
/// docs/develop/overlay-socket.md.
package enum OverlayRequest: Hashable, Sendable {
  case getInfo
  case getInterfaceDescription(VarlinkInterface)
  case setMode(OverlayModeChange)
  case setInk(OverlayInkChange)
  case perform(OverlayCommandLine)
  case undo
  case redo
  case clear(OverlayClearing)
  case save(OverlayInkFile)
  case open(OverlayInkFile)
  case leaveOut(OverlayAreas)
  case hide
  case reload
  case getStatus
  case getStatistics

  /// Reads a call; the error is to be returned to the caller.
  package init(_ call: VarlinkCall) throws(OverlayError) {
    if call.method == OverlayMethod.setInk.rawValue, call.mode != .upgrade {
      self = .setInk(try OverlayInkChange(call))
    } else {
      self = try OverlayError.calling { () throws(VarlinkError) in try Self.decodeCall(call) }
    }
  }

  private static func decodeCall(_ call: VarlinkCall) throws(VarlinkError) -> OverlayRequest {
    guard let method = OverlayMethod(rawValue: call.method) else {
      throw VarlinkService.overlay.unknownMethod(call.method)
    }
    switch method {
    case _ where call.mode == .upgrade, .setInk: throw .methodNotImplemented(call.method)
    case .getInfo: return try call.bare(.getInfo)
    case .getInterfaceDescription:
      return .getInterfaceDescription(try call.interface(of: .overlay))
    case .setMode:
      return .setMode(try call.decodeParameters())
    case .perform:
      return .perform(try call.decodeParameters())
    case .undo: return try call.bare(.undo)
    case .redo: return try call.bare(.redo)
    case .clear:
      return .clear(try call.decodeParameters())
    case .save:
      return .save(try call.decodeParameters())
    case .open:
      return .open(try call.decodeParameters())
    case .leaveOut:
      return .leaveOut(try call.decodeParameters())
    case .hide: return try call.bare(.hide)
    case .reload: return try call.bare(.reload)
    case .getStatus: return try call.bare(.getStatus)
    case .getStatistics: return try call.bare(.getStatistics)
    }
  }

  /// The methods that the overlay serves.
  package enum OverlayMethod: String, CaseIterable, Sendable {
    case getInfo = "org.varlink.service.GetInfo"
    case getInterfaceDescription = "org.varlink.service.GetInterfaceDescription"
    case setMode = "org.stylusd.overlay.SetMode"
    case setInk = "org.stylusd.overlay.SetInk"
    case perform = "org.stylusd.overlay.Perform"
    case undo = "org.stylusd.overlay.Undo"
    case redo = "org.stylusd.overlay.Redo"
    case clear = "org.stylusd.overlay.Clear"
    case save = "org.stylusd.overlay.Save"
    case open = "org.stylusd.overlay.Open"
    case leaveOut = "org.stylusd.overlay.LeaveOut"
    case hide = "org.stylusd.overlay.Hide"
    case reload = "org.stylusd.overlay.Reload"
    case getStatus = "org.stylusd.overlay.GetStatus"
    case getStatistics = "org.stylusd.overlay.GetStatistics"
  }
}
