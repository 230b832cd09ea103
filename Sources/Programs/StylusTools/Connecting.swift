import LinuxIO
import ProgramOptions
import StylusClient

/// How commands reach the daemon.
enum Connecting {
  static let socket = Option.optional(
    "socket", short: "s", .path("PATH"),
    "the daemon's socket, or for 'overlay' and 'scribble' theirs, if not the default")

  /// Connects as the command line says.
  static func connect(_ invocation: Invocation) throws(StylusctlError) -> InkConnection {
    let path = invocation[socket]
    return try connecting { () throws(ClientError) in try InkConnection(path: path) }
  }
}

/// Runs what talks to the overlay and gives its failure to the person.
func commanding<Value: ~Copyable>(
  _ body: () throws(OverlayCallError) -> Value
) throws(StylusctlError) -> Value {
  do throws(OverlayCallError) { return try body() } catch { throw StylusctlError(error) }
}

/// Runs what talks to the daemon and gives its failure to the person.
func connecting<Value: ~Copyable>(
  _ body: () throws(ClientError) -> Value
) throws(StylusctlError) -> Value {
  do throws(ClientError) { return try body() } catch { throw StylusctlError(error) }
}

/// Runs a call of the system and gives its failure to the person.
func calling<Value: ~Copyable>(
  _ body: () throws(SystemError) -> Value
) throws(StylusctlError) -> Value {
  do throws(SystemError) { return try body() } catch { throw StylusctlError(error) }
}
