/// The text form in which evemu keeps recordings: files that evemu-record writes and evemu-play
/// plays, versions 1.0 to 1.3.
///
/// One device is a description (`N:` name, `I:` bus vendor product version, `P:` properties, `B:`
/// codes, `A:` axes) and its events (`E: seconds.microseconds type code value`); either may be
/// missing. `#` begins a comment.
///
/// Two values are read from comments, because the lines have no fields for them: the state of an
/// axis when the recording began, and the resolution, which `A:` lines contain only since 1.2. Both
/// are in the comments that evemu itself writes:
/// ```
/// # Event type 3
/// #   Event code 0
/// #     Value 4488
/// #     Resolution 200
/// ```
/// Several devices may share a file. A further device begins with a `# EVEMU` line or a second
/// `N:`. Events belong to the device that began last; after a line `# stylusd device 0`, they
/// belong to that device (counted from 0). The number after the last device's begins a device
/// without a description. To evemu these lines are comments, and a file of one device has none.
package enum EvemuText {
  /// The longest line, in bytes without its line feed.
  package static let longestLine = 65_536
  /// The most devices in one file.
  package static let mostDevices = 256

  /// Reads a recording; throws at the first invalid line, and if there is no device.
  ///
  /// A file may end in the middle of a line if there are events before it: that line is left out
  /// and reported.
  ///
  /// Lines for LEDs (`L:`) and switches (`S:`) are checked and ignored: pens and pads have none
  /// whose state matters.
  package static func parse(_ bytes: [UInt8]) throws(RecordingError) -> Recording {
    var reader = EvemuReader()
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...]
      do throws(RecordingError) { try reader.parseLine(line) } catch {
        guard rest.isEmpty, reader.isCut(line, at: error) else { throw error }
      }
      rest = rest.dropFirst()
    }
    return try reader.finished()
  }

  /// The text of a recording: all descriptions, then the events of all devices by time.
  ///
  /// The events of one device keep their order, even if its times go backwards.
  package static func encodeRecording(_ recording: Recording) -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = EvemuWriter()
    for device in recording.devices {
      if let description = device.description {
        writer.writeDevice(description, initialAxes: device.initialAxes, into: &bytes)
      } else if recording.devices.count > 1 || device.events.isEmpty {
        writer.beginUnknown(into: &bytes)
      }
    }
    for (device, event) in EventMerge(recording.devices.map(\.events)) {
      writer.writeEvent(event, of: device, into: &bytes)
    }
    return bytes
  }

  /// The text that begins a device; `comments` are for people, one line each.
  package static func header(
    of description: DeviceDescription, initialAxes: [UInt16: Int32] = [:], comments: [String] = []
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = EvemuWriter()
    writer.writeDevice(description, initialAxes: initialAxes, comments: comments, into: &bytes)
    return bytes
  }

  /// The line of one event.
  package static func eventLine(for event: InputEvent) -> [UInt8] {
    var bytes: [UInt8] = []
    EvemuWriter().writeEvent(event, into: &bytes)
    return bytes
  }

  /// The text with blanks for control characters, which would end a line or control a terminal, and
  /// cut to 255 characters, more than a name from the kernel has.
  static func oneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(255).map {
      $0.properties.generalCategory == .control ? " " : $0
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// Merges the events of several devices by time; the events of one device keep their order.
///
/// For events at the same time, the current device continues first, so that frames stay whole.
private struct EventMerge: Sequence, IteratorProtocol {
  private let sources: [[InputEvent]]
  private var positions: [Int]
  private var last = 0

  init(_ sources: [[InputEvent]]) {
    self.sources = sources
    positions = sources.map { _ in 0 }
  }

  mutating func next() -> (device: Int, event: InputEvent)? {
    let waiting = sources.indices.filter { positions[$0] < sources[$0].count }
    let first = waiting.min { a, b in
      let (one, other) = (sources[a][positions[a]].time, sources[b][positions[b]].time)
      return one == other ? a == last && b != last : one < other
    }
    guard let first else { return nil }
    last = first
    defer { positions[first] += 1 }
    return (first, sources[first][positions[first]])
  }
}
