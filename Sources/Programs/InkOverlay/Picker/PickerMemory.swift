import InkEditing
import LinuxIO
import StylusModel

/// The file in which a user's tools are kept: $XDG_STATE_HOME/inkoverlay/tools.
///
///     let text = memory.loadText()        // what was kept
///     memory.seed(with: picker.text)   // what we make of it
///     // what was changed since goes into the file, on a thread of its own
///     memory.saveText(picker.text)
///     memory.waitUntilWritten()
final class PickerMemory {
  /// Nil if its path is unknown: then nothing is kept.
  let path: String?
  /// The last report.
  private var last = ""
  /// The last text read or written: differences from it are the changes.
  private let known = Lock("")
  private var writer: LatestWriter<String>?

  /// The time limit of the last text at the end.
  private static let patience = Microseconds.milliseconds(1_000)
  /// How long another program may change the file. The thread tries again after that.
  private static let lockPatience = Microseconds.milliseconds(500)

  /// The session's.
  init(
    state: String? = Environment.variable("XDG_STATE_HOME"),
    home: String? = Environment.variable("HOME")
  ) {
    path = OverlayStatePlace.folder(state: state, home: home).map { $0 + "/tools" }
  }

  /// The kept data; nil for none. An unreadable file is reported once and treated as empty.
  func loadText() -> String? {
    guard let path, FileBytes.isThere(path) else { return nil }
    do throws(SystemError) { return try Self.readText(path) } catch {
      Log.write(
        .notice, "\(error). The tools are the default ones. Fix: correct the file or delete it")
      return nil
    }
  }

  /// This is what the picker makes of the file: no change of ours.
  func seed(with text: String) {
    last = text
    known.withLock { $0 = text }
  }

  /// Saves changes, if there are any; failures are reported, and saving is retried.
  func saveText(_ text: String) {
    guard let path, text != last else { return }
    last = text
    let known = known
    let put: @Sendable (String) -> String? = { Self.mergeText($0, changing: known, to: path) }
    do throws(SystemError) {
      if writer == nil { writer = try LatestWriter(named: "ink-tools", put) }
      writer?.submit(text)
    } catch {
      if let failure = put(text) { Log.write(.notice, failure) }
    }
  }

  /// Waits until all is written, but not forever.
  func waitUntilWritten() {
    guard writer?.finishWriting(within: Self.patience) == false, let path else { return }
    Log.write(.notice, "\(path) was not written: the chosen tools are not remembered")
  }

  private static func readText(_ path: String) throws(SystemError) -> String {
    let bytes = try FileBytes.readOrdinary(path: path, limit: Toolset.longestText)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Puts what was changed into the file as it is by now.
  ///
  /// - Returns: nil, or what keeps it from that.
  private static func mergeText(_ text: String, changing known: Lock<String>, to path: String)
    -> String?
  {
    do throws(FileLockError) {
      try mergeChange(ToolsChange(from: known.withLock { $0 }, to: text), into: path)
    } catch {
      return "\(error). The tools are not saved; saving is retried. Fix: "
        + (error.fix ?? "make that file readable and writable, or move it away")
    }
    known.withLock { $0 = text }
    return nil
  }

  private static func mergeChange(_ change: ToolsChange, into path: String) throws(FileLockError) {
    do throws(SystemError) { try FileBytes.makeFolders(containing: path, mode: 0o700) } catch {
      throw .system(error)
    }
    let lock = try FileLock(for: path, within: lockPatience)
    do throws(SystemError) {
      let text = change.applied(to: FileBytes.isThere(path) ? try readText(path) : "")
      try FileBytes.write(Array(text.utf8), to: path, mode: 0o600)
    } catch {
      throw .system(error)
    }
    lock.unlock()
  }
}
