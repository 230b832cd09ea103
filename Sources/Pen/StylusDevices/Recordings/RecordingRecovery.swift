package import Evdev

/// The readable part of a damaged recording, as a recording of the same format.
///
///     guard let form = RecordingRecovery.form(of: bytes) else { ... }
///     let remains = RecordingRecovery.remains(of: bytes, as: form)
package enum RecordingRecovery {
  /// The format of a damaged recording, determined from its content; nil if it is not a recording.
  /// Its first line may also be damaged.
  package static func form(of bytes: [UInt8]) -> RecordingFile.Form? {
    if let form = RecordingFile.form(of: RecordingFile.withoutMark(bytes)) { return form }
    let lines = bytes.prefix(1 << 16).split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.prefix(16), as: UTF8.self)
    }
    if lines.count(where: { line in evemuBeginnings.contains { line.hasPrefix($0) } }) >= 3 {
      return .evemu
    }
    return lines.count(where: yamlLines.contains) >= 2 ? .yaml : nil
  }

  /// The readable part of a damaged recording. Bytes are counted in the damaged file.
  package static func remains(
    of bytes: [UInt8], as form: RecordingFile.Form
  ) -> RecordingRemains {
    switch form {
    case .evemu: EvemuText.remains(of: bytes)
    case .yaml: DamagedYaml(bytes).remains
    }
  }

  private static let evemuBeginnings = ["N: ", "I: ", "P: ", "B: ", "A: ", "E: "]
  private static let yamlLines: Set<String> = [
    "version: 1", "ndevices: 1", "libinput:", "system:", "devices:", "    evdev:", "    events:",
    "    - evdev:",
  ]
}
