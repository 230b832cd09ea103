import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol

/// What a second overlay asks of the one that runs already.
package enum RunningOverlayCall {
  /// The time limit of a reply.
  private static let patience = Microseconds.milliseconds(3_000)

  /// Has the overlay that listens at a path show its picker.
  ///
  /// - Returns: whether it does.
  package static func showPicker(at path: String) -> Bool {
    do throws(OverlayCallError) {
      var overlay = try OverlayConnection(path: path, patience: patience)
      try overlay.performLine(OverlayCommandLine(command: "picker show"))
      return true
    } catch {
      return false
    }
  }
}
