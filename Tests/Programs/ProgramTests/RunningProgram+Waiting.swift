import Foundation
import ProgramKit

/// How many minutes have begun since a moment: for what a program may do so often in each.
func startedMinutes(since start: ContinuousClock.Instant) -> Int {
  Int((ContinuousClock.now - start) / .seconds(60)) + 1
}

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
