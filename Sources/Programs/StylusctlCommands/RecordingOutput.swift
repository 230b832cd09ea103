import CommandSupport
import LinuxIO

/// Where a recording goes: into a file that grows while it is recorded, into a pipe or a device, or
/// to standard output.
///
/// What is in the file stays if the program is killed. An older file of that name stays until the
/// new one is whole and on the disk.
struct RecordingOutput: ~Copyable {
  private var file: FileReplacement? = nil
  private var stream: FileDescriptor? = nil
  private let path: String

  /// - Parameter path: readable by its owner only if it is a new file; nil for standard output.
  init(_ path: String?) throws(SystemError) {
    self.path = path ?? "standard output"
    guard let path else { return }
    stream = try FileBytes.openStream(path)
    if stream == nil { file = try FileReplacement(growing: path) }
  }

  /// Adds whole lines; false if standard output cannot be written, or nobody read it when a signal
  /// came.
  func writeLines(_ lines: [UInt8], or console: StoppableOutput) throws(StylusctlError) -> Bool {
    do throws(SystemError) {
      switch file {
      case .some(let file):
        try file.write(lines: lines)
        return true
      case .none: break
      }
      switch stream {
      case .some(let stream): try writeLines(lines, to: stream)
      case .none: return console.put(data: lines)
      }
      return true
    } catch {
      let outcome =
        isEmpty ? "Nothing was recorded" : "The recording until then is kept\(place)"
      throw StylusctlError(
        "cannot continue writing the recording to \(path): \(error.reason). \(outcome)"
          + (error.fix.map { ". Fix: \($0)" } ?? ""))
    }
  }

  private func writeLines(_ lines: [UInt8], to stream: borrowing FileDescriptor) throws(SystemError)
  {
    do throws(Errno) { try stream.writeAll(lines) } catch {
      throw SystemError("write", path, error)
    }
  }

  /// Puts the file where it belongs, and waits until it is on the disk.
  mutating func commitFile() throws(StylusctlError) {
    let place = place
    guard let file = file.take() else { return }
    do throws(SystemError) { try file.commit() } catch {
      throw StylusctlError(
        "the recording cannot be moved to \(path): \(error.reason). It is kept\(place)"
          + (error.fix.map { ". Fix: \($0)" } ?? ""))
    }
  }

  /// Whether its file holds nothing, and so goes.
  private var isEmpty: Bool {
    switch file {
    case .some(let file): file.isEmpty
    case .none: false
    }
  }

  /// Where it can be found, unless that is the path that was named.
  private var place: String {
    switch file {
    case .some(let file): file.visiblePath.map { " in \($0)" } ?? ""
    case .none: ""
    }
  }
}
