extension EvemuText {
  /// Reads a damaged recording, and leaves out the invalid lines and a frame that is cut by the end
  /// of the file.
  package static func remains(of bytes: [UInt8]) -> RecordingRemains {
    var reader = DamagedEvemuReader(bytes)
    reader.readLines()
    return reader.remains
  }
}

/// Reads a damaged recording line by line.
private struct DamagedEvemuReader {
  private(set) var remains = RecordingRemains()
  private let bytes: [UInt8]
  private var reader = EvemuReader()
  /// The end of the last complete frame: in the damaged file, its line, and in the kept text.
  private var frameEnd = (place: 0, line: 0, kept: 0)
  /// The number of events after that.
  private var openEvents = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func readLines() {
    var (place, line) = (0, 0)
    while place < bytes.count {
      line += 1
      guard remains.missing.count < RecordingRemains.mostParts else {
        remains.leaveOut(place..<bytes.count, line: line, "too many lines before it are invalid")
        break
      }
      let text = bytes[place...].prefix { $0 != UInt8(ascii: "\n") }
      let end = min(text.endIndex + 1, bytes.count)
      readLine(text, place..<end, line)
      place = end
    }
    // The open frame of one device may be followed by another device.
    if openEvents > 0 { cutFrame() }
    // A device of which only removed lines exist does not count.
    remains.devices = (try? EvemuText.parse(remains.bytes))?.devices.count ?? 0
  }

  private mutating func readLine(_ text: ArraySlice<UInt8>, _ range: Range<Int>, _ line: Int) {
    let isCut = range.upperBound == text.endIndex && !isBlank(text)
    do throws(RecordingError) { try reader.parseLine(text) } catch {
      return remains.leaveOut(range, line: line, isCut ? Self.end : error.what)
    }
    remains.bytes += bytes[range]
    guard isEvent(text) else {
      if isCut { takeBack(range, line) }
      return
    }
    openEvents += 1
    guard !reader.isInFrame else { return }
    remains.frames += 1
    remains.events += openEvents
    openEvents = 0
    frameEnd = (range.upperBound, line, remains.bytes.count)
  }

  /// Removes the last line, which has no line feed and may therefore be incomplete.
  private mutating func takeBack(_ range: Range<Int>, _ line: Int) {
    remains.bytes.removeLast(range.count)
    remains.leaveOut(range, line: line, Self.end)
  }

  /// Removes a frame that does not end.
  private mutating func cutFrame() {
    remains.bytes.removeLast(remains.bytes.count - frameEnd.kept)
    remains.leaveOutRest(
      frameEnd.place..<bytes.count, line: frameEnd.line + 1,
      "the file ends in the middle of a frame")
  }

  private static let end = "the file ends in the middle of this line"

  private func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
    let first = text.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return first == nil || first == UInt8(ascii: "#")
  }

  private func isEvent(_ text: ArraySlice<UInt8>) -> Bool {
    text.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "E")
  }
}
