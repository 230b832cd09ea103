import LinuxIO

/// The first start of the overlay by a user. The file $XDG_STATE_HOME/inkoverlay/welcomed remembers
/// that it is over.
struct FirstStart: Sendable {
  private let file: String

  /// Nil if an earlier start left anything in the folder of the overlay, or if its path is unknown.
  init?(
    state: String? = Environment.variable("XDG_STATE_HOME"),
    home: String? = Environment.variable("HOME")
  ) {
    guard let folder = OverlayStatePlace.folder(state: state, home: home) else { return nil }
    do throws(SystemError) {
      guard try FileBytes.names(in: folder).isEmpty else { return nil }
    } catch {
      guard error.isAbsence else { return nil }
    }
    file = folder + "/welcomed"
  }

  /// Remembers that the first start is over, on a thread of its own.
  func record() {
    OverlayStatePlace.leave(
      "The first start of inkoverlay is over.\n", in: file,
      orLose: "The help of the first start is shown again next time")
  }
}
