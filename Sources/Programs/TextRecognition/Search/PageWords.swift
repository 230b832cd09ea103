import InkGeometry
package import InkRecognition
import LinuxIO

/// The words of a page as they were read, in a form that is searched and stored without changes.
///
/// Each word is a line of fields between tabs: `LINE.WORD`, from 1 on; the left, top, right and
/// bottom sides of its box in millimeters; and for each reading its key, its confidence and its
/// text. Keys are what searches compare: the text without capitals and without the signs around it.
package struct PageWords: Sendable {
  /// All lines, each with its line break.
  package let bytes: ArraySlice<UInt8>

  private static let tab = UInt8(ascii: "\t")
  private static let lineBreak = UInt8(ascii: "\n")

  /// Takes stored bytes. A line that is damaged matches nothing.
  package init(stored bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  package init(_ page: WrittenPage) {
    var text = ""
    for (line, written) in page.lines.enumerated() {
      for (word, written) in written.words.enumerated() {
        let box = written.bounds
        text += "\(line + 1).\(word + 1)"
        for side in [box.min.x, box.min.y, box.max.x, box.max.y] { text += "\t\(Float(side))" }
        for reading in written.readings {
          let shown = Self.singleLine(reading.text)
          text += "\t\(Self.key(shown))\t\(reading.confidence)\t\(shown)"
        }
        text += "\n"
      }
    }
    bytes = Array(text.utf8)[...]
  }

  /// What is compared of a text.
  package static func key(_ text: String) -> String {
    let word = text.lowercased().drop { !$0.isLetter && !$0.isNumber }
    let end = word.lastIndex { $0.isLetter || $0.isNumber }
    return end.map { String(word[...$0]) } ?? text
  }

  private static func singleLine(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}

extension PageWords {
  /// Finds words that follow each other in a line, in the order of the page.
  ///
  /// - Parameter keys: what ``key(_:)`` makes of the words; at least one.
  package func matches(of keys: [String]) -> [WordMatch] {
    let wanted = keys.map { Array($0.utf8) }
    let needle = [Self.tab] + wanted[0] + [Self.tab]
    var matches: [WordMatch] = []
    var place = bytes.startIndex
    while let found = bytes.firstIndex(of: needle, from: place) {
      let start = bytes[..<found].lastIndex(of: Self.lineBreak).map { $0 + 1 } ?? bytes.startIndex
      if let match = match(of: wanted, at: start) { matches.append(match) }
      place = endOfLine(at: found)
    }
    return matches
  }

  /// The match that begins with the word whose line starts here.
  private func match(of wanted: [[UInt8]], at start: Int) -> WordMatch? {
    var place = start
    var whole: WordMatch?
    for (index, key) in wanted.enumerated() {
      let end = endOfLine(at: place)
      guard let next = Self.readWord(bytes[place..<end], as: key) else { return nil }
      if var match = whole {
        guard next.place == (match.place.line, match.place.word + index) else { return nil }
        match.reading = Reading(
          text: match.reading.text + " " + next.reading.text,
          confidence: match.reading.confidence * next.reading.confidence)
        match.bounds = match.bounds.union(next.bounds)
        whole = match
      } else {
        whole = next
      }
      place = min(end + 1, bytes.endIndex)
    }
    return whole
  }

  private func endOfLine(at place: Int) -> Int {
    bytes[place...].firstIndex(of: Self.lineBreak) ?? bytes.endIndex
  }

  /// A word's line, read as a key; nil if it is not.
  private static func readWord(_ line: ArraySlice<UInt8>, as key: [UInt8]) -> WordMatch? {
    let fields = line.split(separator: tab, omittingEmptySubsequences: false)
    func number<Number: LosslessStringConvertible>(_ index: Int) -> Number? {
      Number(String(decoding: fields[index], as: UTF8.self))
    }
    guard fields.count > 5 else { return nil }
    let place = fields[0].split(separator: UInt8(ascii: "."))
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    guard place.count == 2, let line = place[0], let word = place[1],
      let left: Double = number(1), let top: Double = number(2), let right: Double = number(3),
      let bottom: Double = number(4)
    else { return nil }
    for index in stride(from: 5, to: fields.count - 2, by: 3)
    where fields[index].elementsEqual(key) {
      guard let confidence: Float = number(index + 1), 0...1 ~= confidence else { return nil }
      let text = String(decoding: fields[index + 2], as: UTF8.self)
      return WordMatch(
        place: (line, word), reading: Reading(text: text, confidence: confidence),
        bounds: Rect(around: [Point(x: left, y: top), Point(x: right, y: bottom)]))
    }
    return nil
  }
}
