package import Evdev

/// Finds the recording that a person names: a file, or the built-in one.
package enum RecordingChoice {
  /// Why the recording cannot be loaded.
  package enum RecordingChoiceError: Error, Sendable, CustomStringConvertible {
    case file(RecordingFileError)
    /// The built-in recording has its own tablet, and another one was named.
    case describesItself(String, String)
    case tablet(TabletChoice.TabletChoiceError)

    package var description: String {
      switch self {
      case .file(let fault): "\(fault)"
      case .describesItself(let recording, let tablet):
        "the built-in recording \(recording) has its own tablet, so \(tablet) has no effect. "
          + "Leave out --tablet, or make a recording with `stylusctl generate --tablet \(tablet)`."
      case .tablet(let fault): "\(fault)"
      }
    }
  }

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - path: the file, or ``BuiltInRecording/name``.
  ///   - tablet: the tablet of a file without a description; see ``TabletChoice``.
  package static func load(_ path: String, tablet: String?) throws(RecordingChoiceError)
    -> Recording
  {
    if path == BuiltInRecording.name {
      if let tablet { throw .describesItself(path, tablet) }
      return BuiltInRecording.load()
    }
    let model = try model(tablet)
    do throws(RecordingFileError) { return try RecordingFile.load(path, tablet: model) } catch {
      throw .file(error)
    }
  }

  /// Reads a recording from the bytes of a file at a path; otherwise like ``load(_:tablet:)``.
  package static func decode(
    _ bytes: [UInt8], from path: String, tablet: String?
  ) throws(RecordingChoiceError) -> Recording {
    let model = try model(tablet)
    do throws(RecordingFileError) {
      return try RecordingFile.decode(bytes, from: path, tablet: model)
    } catch {
      throw .file(error)
    }
  }

  private static func model(_ tablet: String?) throws(RecordingChoiceError) -> TabletModel? {
    guard let tablet else { return nil }
    do throws(TabletChoice.TabletChoiceError) { return try TabletChoice.find(tablet) } catch {
      throw .tablet(error)
    }
  }
}
