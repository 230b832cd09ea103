package import LinuxIO
package import ProgramOptions
package import StylusClient

/// How commands reach the daemon.
package enum Connecting {
  package static let socket = Option.optional(
    "socket", short: "s", .path("PATH"),
    "the daemon's socket, or for 'overlay' and 'scribble' theirs, if not the default")

  /// Connects as the command line says.
  package static func connect(_ invocation: Invocation) throws(StylusctlError) -> InkConnection {
    let path = invocation[socket]
    return try connecting { () throws(ClientError) in try InkConnection(path: path) }
  }
}

extension StylusctlError {
  /// Takes what the system said, with what to do where that is always the same.
  package init(_ error: SystemError) {
    message = error.advice
  }
}

/// Runs what talks to the overlay and gives its failure to the person.
package func commanding<Value: ~Copyable>(
  _ body: () throws(OverlayCallError) -> Value
) throws(StylusctlError) -> Value {
  do throws(OverlayCallError) { return try body() } catch { throw StylusctlError(error) }
}

/// Runs what talks to the daemon and gives its failure to the person.
package func connecting<Value: ~Copyable>(
  _ body: () throws(ClientError) -> Value
) throws(StylusctlError) -> Value {
  do throws(ClientError) { return try body() } catch { throw StylusctlError(error) }
}

/// Runs a call of the system and gives its failure to the person.
package func calling<Value: ~Copyable>(
  _ body: () throws(SystemError) -> Value
) throws(StylusctlError) -> Value {
  do throws(SystemError) { return try body() } catch { throw StylusctlError(error) }
}
