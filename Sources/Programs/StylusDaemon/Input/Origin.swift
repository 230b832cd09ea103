package import Evdev
import LinuxIO
import StylusDevices

/// Where the ink comes from.
package enum Origin: Sendable {
  /// The tablets of the configured seat.
  case tablets
  /// A recording, with a display name, played this number of times.
  case recording(Recording, name: String, speed: ReplayPace.Speed, rounds: Int)

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - path: the file, or the name of the built-in recording.
  ///   - tablet: the tablet of a file that does not describe its own, as people name it.
  ///   - speed: the multiple of the recorded speed; nil for as fast as possible.
  ///   - rounds: how often it is played, above 0.
  package static func loadRecording(
    _ path: String, tablet: String?, speed: Double?, rounds: Int
  ) throws(DaemonStartError) -> Origin {
    .recording(
      try load(path, tablet: tablet), name: path, speed: ReplayPace.Speed(times: speed),
      rounds: rounds)
  }

  private static func load(_ path: String, tablet: String?) throws(DaemonStartError) -> Recording {
    do throws(RecordingChoice.RecordingChoiceError) {
      let recording = try RecordingChoice.load(path, tablet: tablet)
      if let notice = recording.notice(of: path) { Log.write(.warning, "\(notice)") }
      return recording
    } catch {
      throw .recording(error)
    }
  }
}
