import InkEditing
import LinuxIO

/// The file in which a user's tools are kept: $XDG_STATE_HOME/inkoverlay/tools.
final class PickerMemory {
  /// Nil where nothing tells where it is: then nothing is kept.
  let path: String?
  private var kept: String?
  /// Writes, for a disk may take longer than a picture; made with the first text.
  private var writer: SideThread<String, Void>?

  /// The session's.
  init(
    state: String? = Environment.variable("XDG_STATE_HOME"),
    home: String? = Environment.variable("HOME")
  ) {
    path = OverlayStatePlace.folder(state: state, home: home).map { $0 + "/tools" }
  }

  /// What was kept; nil for nothing. What cannot be read is said once, and counts as nothing.
  func read() -> String? {
    guard let path, FileBytes.isThere(path) else { return nil }
    do throws(SystemError) {
      let bytes = try FileBytes.read(path: path, limit: Toolset.longestText)
      kept = String(decoding: bytes, as: UTF8.self)
    } catch {
      Log.write(.notice, "\(error). The tools are as usual. Fix: correct the file or delete it")
    }
    return kept
  }

  /// Keeps a text, if it is another, on a thread of its own; what fails is said.
  func write(_ text: String) {
    guard let path, text != kept else { return }
    kept = text
    do throws(SystemError) {
      if writer == nil { writer = try SideThread(named: "ink-tools") { Self.write($0, to: path) } }
      writer?.put(text)
    } catch {
      Self.write(text, to: path)
    }
  }

  /// Waits until all is written.
  func close() {
    while writer?.takeNext().isEmpty == false {}
  }

  private static func write(_ text: String, to path: String) {
    do throws(SystemError) {
      try FileBytes.makeFolders(containing: path, mode: 0o700)
      try FileBytes.write(Array(text.utf8), to: path, mode: 0o600)
    } catch {
      Log.write(.notice, "\(error). So the tools are forgotten at the end")
    }
  }
}
