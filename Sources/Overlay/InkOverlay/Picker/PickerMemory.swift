import InkEditing
import LinuxIO

/// The file in which a user's tools are kept: $XDG_STATE_HOME/inkoverlay/tools.
struct PickerMemory {
  /// Nil where nothing tells where it is: then nothing is kept.
  let path: String?
  private var kept: String?

  /// The session's.
  init(
    state: String? = Environment.variable("XDG_STATE_HOME"),
    home: String? = Environment.variable("HOME")
  ) {
    path = OverlayStatePlace.folder(state: state, home: home).map { $0 + "/tools" }
  }

  /// What was kept; nil for nothing. What cannot be read is said once, and counts as nothing.
  mutating func read() -> String? {
    guard let path, FileBytes.isThere(path) else { return nil }
    do throws(SystemError) {
      let bytes = try FileBytes.read(path: path, limit: Toolset.longestText)
      kept = String(decoding: bytes, as: UTF8.self)
    } catch {
      Log.write(.notice, "\(error). The tools are as usual. Fix: correct the file or delete it")
    }
    return kept
  }

  /// Keeps a text, if it is another; what fails is said.
  mutating func write(_ text: String) {
    guard let path, text != kept else { return }
    kept = text
    do throws(SystemError) {
      try FileBytes.makeFolders(containing: path, mode: 0o700)
      try FileBytes.write(Array(text.utf8), to: path, mode: 0o600)
    } catch {
      Log.write(.notice, "\(error). So the tools are forgotten at the end")
    }
  }
}
