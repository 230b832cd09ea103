import InkStorage

/// Finds the pages and strokes that parts of a text belong to, in one pass, by the tags before and
/// inside them.
struct TornPlaces {
  private let shape: XMLShape
  private var parts: [PlacedPart]
  /// The parts that begin or end at an offset, last first.
  private var marks: [(place: Int, part: Int)] = []
  /// The parts whose element has not ended yet.
  private var open: [Int] = []
  private var tags = XMLShape.TagCount()

  private struct PlacedPart {
    var part: MissingPart
    /// The tags before it.
    var before = XMLShape.TagCount()
    var hasBegun = false
    /// Whether it ends with the element where it begins.
    let isElement: Bool
    /// Whether the start tag of that element has ended.
    var isInside = false
  }

  /// Returns the missing parts of a text and the elements with errors, in order.
  static func placed(
    _ missing: [MissingPart], _ faults: [InkFault], in text: TornText, _ shape: XMLShape
  ) -> [MissingPart] {
    let all =
      missing.map { PlacedPart(part: $0, isElement: false) }
      + faults.map { fault in
        // Elements of damaged XML have the offset where they begin instead of a line.
        guard case .line(let start) = fault.place else {
          return PlacedPart(part: MissingPart(0..<Int.max, fault.what), isElement: false)
        }
        let strokes = fault.keepsStroke ? 0 : nil
        let part = MissingPart(start..<Int.max, fault.what, strokes: strokes)
        return PlacedPart(part: part, isElement: true)
      }
    guard !all.isEmpty else { return [] }
    var places = TornPlaces(
      all.sorted { $0.part.bytes.lowerBound < $1.part.bytes.lowerBound }, shape)
    places.findTags(in: text)
    return places.parts.map(\.part)
  }

  private init(_ parts: [PlacedPart], _ shape: XMLShape) {
    (self.parts, self.shape) = (parts, shape)
    for (number, part) in parts.enumerated() {
      marks.append((part.part.bytes.lowerBound, number))
      if !part.isElement { marks.append((part.part.bytes.upperBound, number)) }
    }
    marks.sort { $0.place > $1.place }
  }

  private mutating func findTags(in text: TornText) {
    var (text, base, held) = (text, 0, [UInt8]())
    while let piece = text.nextPiece(), !(marks.isEmpty && open.isEmpty) {
      held += piece
      // A name must be complete to be recognized.
      let known = max(0, held.count - XMLShape.mostName)
      lookForTags(in: held, from: base, known)
      held.removeFirst(known)
      base += known
    }
    lookForTags(in: held, from: base, held.count)
    let end = base + held.count
    dealWithMarks(upTo: .max, clampedTo: end)
    for number in open { endPart(number, at: end) }
  }

  private mutating func lookForTags(in bytes: [UInt8], from base: Int, _ count: Int) {
    for index in 0..<count {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        dealWithMarks(upTo: base + index, clampedTo: base + index)
        tags.countTag(bytes[(index + 1)...], shape)
      case UInt8(ascii: ">") where !open.isEmpty:
        closeElements(
          at: base + index, isEmptyTag: index > 0 && bytes[index - 1] == UInt8(ascii: "/"))
      default: continue
      }
    }
  }

  /// Processes all marks up to an offset.
  private mutating func dealWithMarks(upTo place: Int, clampedTo end: Int) {
    while let mark = marks.last, mark.place <= place {
      marks.removeLast()
      if parts[mark.part].hasBegun {
        endPart(mark.part, at: min(mark.place, end))
      } else {
        openPart(mark.part)
      }
    }
  }

  private mutating func openPart(_ number: Int) {
    parts[number].hasBegun = true
    parts[number].before = tags
    parts[number].part.page = tags.pages > 0 ? tags.pages : nil
    parts[number].part.strokesBefore = tags.strokes
    if parts[number].isElement { open.append(number) }
  }

  /// An element that contains only text ends with its second tag.
  private mutating func closeElements(at place: Int, isEmptyTag: Bool) {
    for number in open {
      if parts[number].isInside || isEmptyTag {
        endPart(number, at: place + 1)
      } else {
        parts[number].isInside = true
      }
    }
    open.removeAll { parts[$0].part.bytes.upperBound < .max }
  }

  private mutating func endPart(_ number: Int, at end: Int) {
    let start = parts[number].part.bytes.lowerBound
    parts[number].part.bytes = start..<max(start, end)
    let inside = tags.strokes - parts[number].before.strokes
    if parts[number].part.strokes == nil, inside > 0 { parts[number].part.strokes = inside }
  }
}
