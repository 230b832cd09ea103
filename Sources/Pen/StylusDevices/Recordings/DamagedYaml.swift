import Evdev

/// Reads a damaged recording of `libinput record`. It leaves out the invalid lines, and a frame
/// that is cut by the end of the file.
///
/// libyaml stops at the first error. Incomplete lines of events are removed first, then each line
/// at which libyaml stops, and finally the descriptions of devices, until the text can be read.
struct DamagedYaml {
  /// The readable part; without frames if nothing can be read.
  private(set) var remains = RecordingRemains()
  private let bytes: [UInt8]
  /// The lines that are left, and the error in each of the others.
  private var lines: [YamlLine] = []

  private struct YamlLine {
    let bytes: Range<Int>
    var fault: String?
  }

  /// The largest number of times that the text is read again.
  private static let mostTries = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start < bytes.count {
      let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let end = feed.map { $0 + 1 } ?? bytes.count
      lines.append(YamlLine(bytes: start..<end))
      start = end
    }
    recoverLines()
  }

  private mutating func recoverLines() {
    for attempt in 0..<Self.mostTries {
      let kept = lines.indices.filter { lines[$0].fault == nil }
      let text = kept.flatMap { bytes[lines[$0].bytes] }
      let (found, fault) = LibinputRecording.decode(text)
      if fault == nil, !found.isInFrame { return fillRemains(text, found) }
      // Fewer lines are left each time, so this ends even if the last attempts only cut.
      if attempt == 0, leaveOutUnreadable() { continue }
      if attempt == Self.mostTries / 2 {
        leaveOutDescriptions()
      } else {
        leaveOut(found, fault, kept, isLast: attempt >= Self.mostTries - 4)
      }
    }
    for index in lines.indices {
      lines[index].fault = lines[index].fault ?? "nothing before it can be read"
    }
    fillRemains([], LibinputRecording.Found())
  }

  private mutating func fillRemains(_ text: [UInt8], _ found: LibinputRecording.Found) {
    remains.bytes = text
    (remains.devices, remains.frames) = (found.devices.count, found.frames)
    remains.events = found.devices.reduce(0) { $0 + $1.events.count }
    for (index, line) in lines.enumerated() {
      if let fault = line.fault { remains.leaveOut(line.bytes, line: index + 1, fault) }
    }
  }

  /// Removes the line at which libyaml stopped; at the end of the file, everything after the last
  /// complete frame.
  private mutating func leaveOut(
    _ found: LibinputRecording.Found, _ fault: RecordingError?, _ kept: [Int], isLast: Bool
  ) {
    let (line, report) = ((fault?.line ?? kept.count + 1) - 1, found.lastReport ?? 0)
    let isEnd = line >= kept.count - 1
    guard isEnd || isLast else {
      lines[kept[line]].fault = fault?.what
      return
    }
    // First the part after the error, then the part after the last frame.
    let cut = fault != nil && line < kept.count ? line : min(report, kept.count - 1)
    for index in kept[max(0, cut)...] {
      lines[index].fault = isEnd ? "the file ends in the middle of a frame" : fault?.what
    }
  }

  // MARK: Lines by themselves

  /// Removes lines that are not text, and incomplete lines of events; returns whether there were
  /// any.
  private mutating func leaveOutUnreadable() -> Bool {
    var (check, hasFaults) = (YamlEventLines(), false)
    for index in lines.indices {
      guard let fault = check.fault(of: bytes[lines[index].bytes]) else { continue }
      lines[index].fault = fault
      hasFaults = true
    }
    return hasFaults
  }

  /// Removes everything but the events and the lines that introduce them: descriptions that cannot
  /// be read.
  private mutating func leaveOutDescriptions() {
    var check = YamlEventLines()
    for index in lines.indices where lines[index].fault == nil {
      let line = bytes[lines[index].bytes]
      guard check.fault(of: line) == nil, !check.isInEvents else { continue }
      let frame = ["version:", "devices:", "- node:"].contains { line.starts(with: $0.utf8) }
      if !frame { lines[index].fault = "the description of a device cannot be read" }
    }
  }
}
