import Foundation
import ProgramKit

extension RunningProgram {
  /// Waits until the log says something; false if it did not in time.
  func awaitLog(_ text: String) -> Bool { eventually { log.contains(text) } }

  /// Waits until the program is over; nil, and the program is killed, if it was not in time.
  func awaitEnd() -> Int32? {
    guard eventually({ !process.isRunning }) else {
      signal(SIGKILL)
      return nil
    }
    return process.terminationStatus
  }
}

/// Waits until something holds; false if it did not within ``Programs/patience``.
func eventually(_ holds: () throws -> Bool) rethrows -> Bool {
  let deadline = Date(timeIntervalSinceNow: Programs.patience)
  while Date() < deadline {
    if try holds() { return true }
    usleep(10_000)
  }
  return false
}
