import LinuxIO
import Settings

/// Reads the configuration again when it is told to, and says what became of it.
struct ConfigurationKeeper {
  private let source: ConfigurationSource
  /// With what the daemon was started.
  private let running: Configuration
  private let book: TabletPreferenceStore

  init(_ source: ConfigurationSource, running: Configuration, book: TabletPreferenceStore) {
    self.source = source
    self.running = running
    self.book = book
  }

  /// The new settings; nil if nothing changes; the log has the reason.
  func reload() -> Configuration? {
    do throws(SystemError) {
      let reading = try source.readAll()
      for complaint in reading.complaints { Log.write(.warning, complaint) }
      guard reading.complaints.isEmpty else {
        // Half of a file is not what anybody meant, and could make the daemon forget strokes.
        Log.write(.error, "the configuration stays as it was")
        return nil
      }
      book.replace(with: reading.settings)
      logReload(reading)
      return reading.settings
    } catch {
      Log.write(.error, "\(error); the configuration stays as it was")
      return nil
    }
  }

  private func logReload(_ reading: ConfigurationReading) {
    let files = reading.files.isEmpty ? "nothing" : reading.files.joined(separator: ", ")
    Log.write(.notice, "reloaded \(files); tablet settings take effect with the next stroke")
    let waiting = reading.waitingForRestart(of: running)
    guard !waiting.isEmpty else { return }
    Log.write(.warning, "a restart is needed for \(waiting.joined(separator: ", "))")
  }
}
