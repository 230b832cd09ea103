/// A call of inkscribe with a known method and checked parameters:
/// docs/develop/scribble-elements.md, Commands.
package enum ScribbleRequest: Hashable, Sendable {
  case getInfo
  case getInterfaceDescription(VarlinkInterface)
  case setMode(ScribbleModeChange)
  case setPad(ScribblePadChange)
  case takeTexts
  case reload
  case getStatus
  case serveElements(ScribbleProgramName)
  case setElements(ScribbleElements)
  case answer(ScribbleAnswer)

  /// Reads a call; the error is to be returned to the caller.
  package init(_ call: VarlinkCall) throws(ScribbleError) {
    do throws(VarlinkError) { self = try Self.decodeCall(call) } catch { throw .call(error) }
  }

  private static func decodeCall(_ call: VarlinkCall) throws(VarlinkError) -> ScribbleRequest {
    guard let method = ScribbleMethod(rawValue: call.method) else {
      throw VarlinkService.scribble.unknownMethod(call.method)
    }
    switch method {
    case _ where call.mode == .upgrade: throw .methodNotImplemented(call.method)
    case .getInfo: return try call.bare(.getInfo)
    case .getInterfaceDescription:
      return .getInterfaceDescription(try call.interface(of: .scribble))
    case .setMode:
      return .setMode(try call.decodeParameters())
    case .setPad:
      return .setPad(try call.decodeParameters())
    case .takeTexts: return try call.bare(.takeTexts)
    case .reload: return try call.bare(.reload)
    case .getStatus: return try call.bare(.getStatus)
    case .serveElements:
      guard call.mode == .more else { throw .expectedMore }
      return .serveElements(try call.decodeParameters())
    case .setElements:
      return .setElements(try call.decodeParameters())
    case .answer:
      return .answer(try call.decodeParameters())
    }
  }

  /// The methods that it serves.
  package enum ScribbleMethod: String, CaseIterable, Sendable {
    case getInfo = "org.varlink.service.GetInfo"
    case getInterfaceDescription = "org.varlink.service.GetInterfaceDescription"
    case setMode = "org.stylusd.scribble.SetMode"
    case setPad = "org.stylusd.scribble.SetPad"
    case takeTexts = "org.stylusd.scribble.TakeTexts"
    case reload = "org.stylusd.scribble.Reload"
    case getStatus = "org.stylusd.scribble.GetStatus"
    case serveElements = "org.stylusd.scribble.ServeElements"
    case setElements = "org.stylusd.scribble.SetElements"
    case answer = "org.stylusd.scribble.Answer"
  }
}
