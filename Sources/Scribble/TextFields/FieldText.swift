/// A text in the units of a toolkit: its offsets are positions between units.
///
/// A Swift string has no cheap offsets; this type has, for either unit, and never splits a
/// character of two units.
package struct FieldText: Hashable, Sendable {
  package let unit: TextUnit
  /// The characters, and the offset of each.
  private var characters: [Character] = []
  private var starts: [Int] = []
  /// The number of units.
  package private(set) var count = 0

  package init(_ text: String, _ unit: TextUnit) {
    self.unit = unit
    characters.reserveCapacity(text.utf8.count)
    for character in text {
      characters.append(character)
      starts.append(count)
      count += Self.length(of: character, unit)
    }
  }

  /// The number of units in a text.
  package static func length(of text: some StringProtocol, _ unit: TextUnit) -> Int {
    unit == .utf16 ? text.utf16.count : text.unicodeScalars.count
  }

  private static func length(of character: Character, _ unit: TextUnit) -> Int {
    unit == .utf16 ? character.utf16.count : character.unicodeScalars.count
  }

  /// The whole text.
  package var string: String { String(characters) }

  /// The characters between two offsets, without a character that is split by an offset.
  package subscript(range: Range<Int>) -> String {
    var text = ""
    for (index, start) in starts.enumerated() where start >= range.lowerBound {
      guard start + Self.length(of: characters[index], unit) <= range.upperBound else { break }
      text.append(characters[index])
    }
    return text
  }

  /// The character that ends at an offset, or the one that begins there.
  package func character(before offset: Int) -> Character? {
    let index = index(atOrAfter: offset)
    return index > 0 ? characters[index - 1] : nil
  }

  package func character(after offset: Int) -> Character? {
    let index = index(atOrAfter: offset)
    return index < characters.count ? characters[index] : nil
  }

  /// The first character that begins there or later.
  private func index(atOrAfter offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The words: runs of characters other than white space.
  package var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var begin: Int?
    for (index, start) in starts.enumerated() {
      if characters[index].isWhitespace {
        if let first = begin { words.append(first..<start) }
        begin = nil
      } else if begin == nil {
        begin = start
      }
    }
    if let first = begin { words.append(first..<count) }
    return words
  }

  /// The spaces of the only run with this number of spaces, or with one more at each end; nil if
  /// there is no such run, or more than one.
  func onlySpaces(_ count: Int) -> Range<Int>? {
    var found: Range<Int>?
    var begin = 0
    for index in 0...characters.count {
      if index < characters.count, characters[index] == " " { continue }
      if (count...count + 2).contains(index - begin) {
        guard found == nil else { return nil }
        found = starts[begin]..<starts[begin] + count
      }
      begin = index + 1
    }
    return found
  }

  /// The only position of a text that is not a part of a longer word; nil if there is none, or more
  /// than one.
  func onlyPlace(of text: String) -> Range<Int>? {
    let sought = Array(text)
    guard !sought.isEmpty, sought.count <= characters.count else { return nil }
    var found: Range<Int>?
    for first in 0...characters.count - sought.count {
      let end = first + sought.count
      guard characters[first] == sought[0], characters[first..<end].elementsEqual(sought),
        first == 0 || !characters[first - 1].isPartOfWord,
        end == characters.count || !characters[end].isPartOfWord
      else { continue }
      guard found == nil else { return nil }
      found = starts[first]..<(end == characters.count ? count : starts[end])
    }
    return found
  }

  /// The same text with a range replaced.
  package func replacing(_ range: Range<Int>, with text: String) -> String {
    self[0..<range.lowerBound] + text + self[range.upperBound..<count]
  }

  /// The difference between this text and a later one: the range here, and the new content. Nil if
  /// there is none.
  package func difference(to other: FieldText) -> (range: Range<Int>, text: String)? {
    var front = 0
    let shorter = min(characters.count, other.characters.count)
    while front < shorter, characters[front] == other.characters[front] { front += 1 }
    var back = 0
    while back < shorter - front,
      characters[characters.count - 1 - back] == other.characters[other.characters.count - 1 - back]
    {
      back += 1
    }
    guard front + back < max(characters.count, other.characters.count) else { return nil }
    let low = front < starts.count ? starts[front] : count
    let end = characters.count - back
    let high = end < starts.count ? starts[end] : count
    let text = String(other.characters[front..<other.characters.count - back])
    return (low..<high, text)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
