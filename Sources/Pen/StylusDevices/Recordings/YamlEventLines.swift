/// Separates complete lines of a damaged recording of `libinput record` from incomplete ones, one
/// after another.
///
/// The events of a device look the same in every file: a line `- evdev:` for each frame, and below
/// it a line of five numbers for each event. Lines outside of the events can be anything.
struct YamlEventLines {
  /// Whether the last line was one of events, and not of a device's description.
  private(set) var isInEvents = false
  /// The indentation of frames and of events in this device's list, once known.
  private var frameIndent: Int?
  private var eventIndent: Int?
  /// Whether the frame is one of another kind, whose lines are not checked.
  private var isForeign = false

  /// The error in the next line; nil if it is valid.
  mutating func fault(of line: ArraySlice<UInt8>) -> String? {
    guard let text = String(validating: line, as: UTF8.self),
      line.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 })
    else { return "not text" }
    let words = text.drop { $0 == " " }
    let indent = text.utf8.count - words.utf8.count
    let content = words.trimmed
    if content.isEmpty || content.hasPrefix("#") { return nil }
    if content == "events:" {
      self = YamlEventLines()
      isInEvents = true
    } else if content.hasPrefix("- node:") {
      isInEvents = false
    } else if isInEvents {
      return isEventLine(content, indent) ? nil : "neither a frame nor an event"
    }
    return nil
  }

  private mutating func isEventLine(_ content: Substring, _ indent: Int) -> Bool {
    if content.hasPrefix("- ["), Self.isEvent(content.dropFirst(3)) {
      guard let frameIndent, indent > frameIndent, !isForeign else { return false }
      if eventIndent == nil { eventIndent = indent }
      return eventIndent == indent
    }
    if Self.frames.contains(String(content)) {
      if frameIndent == nil { frameIndent = indent }
      guard frameIndent == indent else { return false }
      isForeign = content != "- evdev:"
      return true
    }
    return isForeign && indent > (frameIndent ?? 0)
  }

  /// The kinds of frames.
  private static let frames: Set<String> = ["- evdev:", "- hid:", "- libinput:"]

  /// Whether a list has the five numbers of an event, followed only by an optional comment.
  private static func isEvent(_ list: Substring) -> Bool {
    guard let end = list.firstIndex(of: "]") else { return false }
    let rest = list[list.index(after: end)...].drop { $0 == " " }
    let numbers = list[..<end].split(separator: ",", omittingEmptySubsequences: false)
    return numbers.count == 5 && numbers.allSatisfy(isNumber)
      && (rest.isEmpty || rest.hasPrefix("#"))
  }

  private static func isNumber(_ text: Substring) -> Bool {
    let number = text.drop { $0 == " " }
    let digits = number.hasPrefix("-") ? number.dropFirst() : number
    return !digits.isEmpty && digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}

extension Substring {
  /// Without blanks and line feeds at its end.
  fileprivate var trimmed: Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
