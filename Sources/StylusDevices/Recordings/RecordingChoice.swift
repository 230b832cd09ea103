package import Evdev

/// Finds the recording that a person names: a file, or the built-in one.
package enum RecordingChoice {
  /// Why there is no such recording.
  package enum Fault: Error, Sendable, CustomStringConvertible {
    case file(RecordingFault)
    case tablet(TabletChoice.Fault)
    case synthetic(SyntheticRecording.Fault)

    package var description: String {
      switch self {
      case .file(let fault): "\(fault)"
      case .tablet(let fault): "\(fault)"
      case .synthetic(let fault): "\(fault)"
      }
    }
  }

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - path: the file, or ``SyntheticRecording/builtInName``.
  ///   - tablet: the tablet of a file that does not describe its own; see ``TabletChoice``.
  package static func load(_ path: String, tablet: String?) throws(Fault) -> Recording {
    if path == SyntheticRecording.builtInName {
      do throws(SyntheticRecording.Fault) { return try SyntheticRecording.builtIn() } catch {
        throw .synthetic(error)
      }
    }
    var model: TabletModel?
    if let tablet {
      do throws(TabletChoice.Fault) { model = try TabletChoice.find(tablet) } catch {
        throw .tablet(error)
      }
    }
    do throws(RecordingFault) { return try RecordingFile.load(path, tablet: model) } catch {
      throw .file(error)
    }
  }
}
