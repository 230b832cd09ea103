package import Evdev
import LinuxIO

/// Recordings on disk: evemu text or YAML of `libinput record`, distinguished by their content.
package enum RecordingFile {
  /// The largest file that is read, in bytes: some hours of a fast pen.
  package static let largest = 512 << 20

  /// Reads a recording and adds values that are missing in its file.
  ///
  /// A device without a description gets that of `tablet`, if one is named, otherwise that of the
  /// file next to it whose name fits best. Axes without a resolution get it from `tablet`,
  /// otherwise from the table of known tablets; a pen that still has none is refused when it is
  /// played.
  package static func load(
    _ path: String, tablet: TabletModel? = nil
  ) throws(RecordingFileError) -> Recording {
    try decode(try loadBytes(of: path), from: path, tablet: tablet)
  }

  /// Reads a recording from the bytes of a file at a path, and completes it like
  /// ``load(_:tablet:)``.
  package static func decode(
    _ bytes: [UInt8], from path: String, tablet: TabletModel? = nil
  ) throws(RecordingFileError) -> Recording {
    var recording = try parse(bytes, from: path)
    for place in recording.devices.indices {
      let described = try description(of: recording.devices[place], in: path, tablet: tablet)
      recording.devices[place].description =
        tablet.map(described.fillingResolution(from:)) ?? described.fillingResolution()
    }
    let descriptions = recording.devices.compactMap(\.description)
    guard descriptions.contains(where: { DeviceRole.of($0) != .other }) else {
      throw .nothingToPlay(path: path, devices: descriptions.map { "\"\($0.name)\"" })
    }
    return recording
  }

  private static func loadBytes(of path: String) throws(RecordingFileError) -> [UInt8] {
    do throws(SystemError) { return try FileBytes.read(path: path, limit: largest) } catch {
      throw .unreadable(error)
    }
  }

  // MARK: Form

  private static func parse(
    _ bytes: [UInt8], from path: String
  ) throws(RecordingFileError) -> Recording {
    let bytes = withoutMark(bytes)
    guard !bytes.isEmpty else { throw .empty(path: path) }
    guard let form = form(of: bytes) else { throw .unknownForm(path: path) }
    do throws(RecordingError) {
      switch form {
      case .evemu: return try EvemuText.parse(bytes)
      case .yaml: return try LibinputRecording.parse(bytes)
      }
    } catch {
      throw .malformed(path: path, error)
    }
  }

  /// The bytes without a byte order mark, which some editors put in front.
  static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The forms of recordings.
  package enum Form: Hashable, Sendable {
    case evemu
    case yaml

    /// The default extension of a file's name, without the dot.
    package var fileExtension: String {
      switch self {
      case .evemu: "evemu"
      case .yaml: "yml"
      }
    }
  }

  /// Whether a file with this beginning is a recording, as far as the beginning shows; nil if no
  /// line decides yet.
  package static func isRecording(beginning bytes: [UInt8]) -> Bool? {
    let bytes = withoutMark(bytes)
    guard let end = bytes.prefix(longestHead).lastIndex(of: UInt8(ascii: "\n")) else {
      return bytes.count < longestHead ? nil : false
    }
    for line in lines(bytes[..<end]) {
      switch meaning(of: line) {
      case .form: return true
      case .other: return false
      case .nothing: continue
      }
    }
    return bytes.count < longestHead ? nil : false
  }

  /// Judges by the first line that is neither empty nor a comment, or by evemu's own first comment.
  package static func form(of bytes: [UInt8]) -> Form? {
    for line in lines(bytes[...]) {
      switch meaning(of: line) {
      case .form(let form): return form
      case .other: return nil
      case .nothing: continue
      }
    }
    return nil
  }

  /// What a line reveals about the format of its file.
  private enum FormHint {
    case nothing
    case form(Form)
    case other
  }

  private static func meaning(of line: ArraySlice<UInt8>) -> FormHint {
    let text = String(decoding: line.prefix(16), as: UTF8.self)
    if text.hasPrefix("# EVEMU") { return .form(.evemu) }
    guard let first = text.first(where: { !$0.isWhitespace }), first != "#" else { return .nothing }
    if yamlBeginnings.contains(where: text.hasPrefix) { return .form(.yaml) }
    return evemuTags.contains(String(text.prefix(2))) ? .form(.evemu) : .other
  }

  /// The first lines, one of which must identify the file's format.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> some Sequence<ArraySlice<UInt8>> {
    bytes.prefix(longestHead).split(separator: UInt8(ascii: "\n")).prefix(10_000)
  }

  private static let longestHead = 1 << 20

  private static let evemuTags = ["N:", "I:", "P:", "B:", "A:", "L:", "S:", "E:"]
  private static let yamlBeginnings = [
    "%YAML", "---", "version:", "ndevices:", "libinput:", "system:", "devices:",
  ]

  // MARK: Description

  private static func description(
    of device: RecordedDevice, in path: String, tablet: TabletModel?
  ) throws(RecordingFileError) -> DeviceDescription {
    if let own = device.description { return own }
    if let tablet { return description(of: tablet, sending: device.events) }
    guard let sibling = sibling(of: path),
      let found = try parse(try loadBytes(of: sibling), from: sibling).devices.first?.description
    else { throw .undescribed(path: path) }
    return found
  }

  /// The pen's node, or the pad's for events without any position.
  private static func description(
    of tablet: TabletModel, sending events: [InputEvent]
  ) -> DeviceDescription {
    let isPen = events.contains { $0.type == EventType.absolute && $0.code == Axis.x }
    return isPen ? tablet.penDescription : tablet.padDescription ?? tablet.penDescription
  }

  private static func sibling(of path: String) -> String? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    guard let names = try? FileBytes.names(in: folder) else { return nil }
    return SiblingDescription.choose(for: name, among: names).map { folder + $0 }
  }
}
