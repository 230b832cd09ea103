import LinuxIO
import OverlayConfiguration
import Settings
import StylusModel

/// The overlay's configuration as a file that its user edits: it is opened in an editor, and read
/// again when it has changed.
struct SettingsLink: ~Copyable {
  private let place: SettingsPlace
  private var watch: SettingsWatch
  private var editor: EditorLink
  private let watchToken: UInt64
  /// What was last said to be wrong with the files.
  private var complaint: String?

  /// - Parameters:
  ///   - watchToken: of the watch in the poller.
  ///   - editorToken: of a connection to the desktop's portal.
  init(_ place: SettingsPlace, watchToken: UInt64, editorToken: UInt64) {
    (self.place, self.watchToken) = (place, watchToken)
    watch = SettingsWatch(place)
    editor = EditorLink(token: editorToken)
  }

  /// Begins to listen; says why not, if that is impossible.
  mutating func beginWatching(on poller: borrowing Poller) throws(SystemError) {
    guard let number = watch.descriptor else {
      return Log.write(
        .notice,
        "changes of the configuration are not noticed, because the kernel permits no more inotify "
          + "instances. Fix: raise fs.inotify.max_user_instances with sysctl, or run systemctl "
          + "--user reload inkoverlay after each change")
    }
    try poller.add(number, token: watchToken)
  }

  /// When to be called though nothing came.
  var deadline: Timestamp? { earlier(watch.deadline, editor.deadline) }

  /// Handles what the kernel reports of the files.
  mutating func takeEvents(at now: Timestamp) { watch.takeEvents(at: now) }

  /// Whether the files are to be read again.
  mutating func takeChange(at now: Timestamp, on poller: borrowing Poller) -> Bool {
    watch.takeChange(at: now, on: poller, token: watchToken)
  }

  /// The files were read, or what is wrong with them: says so on the screen, and once in the log.
  mutating func recordFault(_ fault: String?, on picker: OverlayPicker, at now: Timestamp) {
    defer { complaint = fault }
    guard let fault else { return }
    if fault != complaint { Log.write(.notice, fault) }
    picker.announce(SavedDrawing().shown(fault), at: now)
  }

  // MARK: The editor

  /// Opens the configuration in the user's editor; where there is none it begins with all keys and
  /// their defaults.
  mutating func openEditor(_ picker: OverlayPicker, at now: Timestamp, on poller: borrowing Poller)
  {
    let path: String?
    do throws(SystemError) { path = try place.mainFile(orCreateWith: OverlayTemplate.text) } catch {
      let fix = error.fix ?? "make that folder writable, or name another file with --config"
      return announceFault("\(error). Fix: \(fix)", on: picker, at: now)
    }
    guard let path else {
      return announceFault(
        "there is no folder for settings: neither XDG_CONFIG_HOME nor HOME is set. Fix: set HOME",
        on: picker, at: now)
    }
    showResult(editor.openFile(path, at: now, on: poller), of: path, on: picker, at: now)
  }

  /// Reads what the desktop says of the editor.
  mutating func serveEditor(
    _ picker: OverlayPicker, at now: Timestamp, on poller: borrowing Poller
  ) {
    let result = editor.advanceOpening(at: now, on: poller)
    showResult(result, of: place.editedFile ?? "", on: picker, at: now)
  }

  private func showResult(
    _ result: EditorResult?, of path: String, on picker: OverlayPicker, at now: Timestamp
  ) {
    guard case .failed(let reason) = result else { return }
    Log.write(
      .notice,
      "no editor was opened for \(path): the desktop has no portal for it "
        + "(org.freedesktop.portal.OpenURI), and \(reason). Fix: edit that file, or install "
        + "xdg-desktop-portal or xdg-utils")
    picker.announce(
      "No editor was found. The settings are in \(SavedDrawing().shown(path))", at: now)
  }

  private func announceFault(_ text: String, on picker: OverlayPicker, at now: Timestamp) {
    Log.write(.notice, text)
    picker.announce(text, at: now)
  }
}
