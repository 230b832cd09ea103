import ProgramKit

extension Programs {
  /// Where a daemon keeps its journal.
  var state: String { path("state") }

  /// Starts a daemon that plays a recording as it is configured, with ``state``, and waits until it
  /// listens.
  func journalDaemon(
    _ ink: String, speed: String = "max", socket: String
  ) throws -> RunningProgram {
    try daemon(
      ["--config", configuration, "--replay", ink, "--speed", speed], socket: socket,
      environment: ["STATE_DIRECTORY": state])
  }
}
