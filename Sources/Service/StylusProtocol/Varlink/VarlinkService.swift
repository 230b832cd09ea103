/// A program that serves Varlink interfaces.
package enum VarlinkService: CaseIterable, Sendable {
  case daemon
  case overlay
  case scribble

  /// The interfaces that it serves.
  package var interfaces: [VarlinkInterface] {
    switch self {
    case .daemon: [.service, .stylusd]
    case .overlay: [.service, .overlay]
    case .scribble: [.service, .scribble]
    }
  }

  /// The name of the program.
  package var product: String {
    switch self {
    case .daemon: "stylusd"
    case .overlay: "inkoverlay"
    case .scribble: "inkscribe"
    }
  }

  /// The interface of a name.
  func interface(named name: String) throws(VarlinkError) -> VarlinkInterface {
    guard let interface = VarlinkInterface(rawValue: name), interfaces.contains(interface) else {
      throw .interfaceNotFound(name)
    }
    return interface
  }

  /// The error for a method that it does not serve.
  func unknownMethod(_ name: String) -> VarlinkError {
    let interface = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return interfaces.contains { $0.rawValue == interface }
      ? .methodNotFound(name) : .interfaceNotFound(interface)
  }
}
