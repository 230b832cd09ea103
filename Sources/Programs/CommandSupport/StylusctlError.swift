package import LinuxIO
package import StylusDevices

/// Why a command failed: what went wrong, with what, and what to do.
package struct StylusctlError: Error {
  package let message: String
  /// Whether the message has lines of its own.
  package private(set) var hasLines = false

  /// Takes any error's own sentence.
  package init(_ error: some CustomStringConvertible) { message = "\(error)" }

  /// Takes why a tablet cannot serve, with advice of several lines.
  package init(_ error: DeviceError) {
    message = "\(error)"
    hasLines = error.hasLines
  }

  /// Takes a recording, and reports why there is none as the command's error.
  package static func wrapping<Recording>(
    _ choose: () throws(RecordingChoice.RecordingChoiceError) -> Recording
  ) throws(StylusctlError) -> Recording {
    do throws(RecordingChoice.RecordingChoiceError) { return try choose() } catch {
      throw StylusctlError(error)
    }
  }

  /// Takes why a file cannot be changed, likewise.
  package init(_ error: FileLockError) {
    message = "\(error)" + (error.fix.map { ". Fix: \($0)" } ?? "")
  }
}
