import CExpat
import InkStorage

/// Reads the complete elements of damaged XML.
///
/// Where the XML breaks, the elements that have not ended are dropped, except containers. Reading
/// continues at the next element that the format knows. The number of breaks and the time are
/// limited. Elements processed by a filter do not stay in memory, and neither does the text.
@safe final class TornXML {
  /// The text that was read, to its end.
  private(set) var text: TornText
  /// The part of the text that is in memory.
  private var window: [UInt8] = []
  /// The offset of this part.
  private var base = 0
  /// Whether the window contains the end of the text.
  private var isWhole = false
  /// The beginning of the text, up to the first element.
  private var declaration: [UInt8] = []
  private let shape: XMLShape
  private let tree: XMLTree
  /// The parts that cannot be read.
  private(set) var missing: [MissingPart] = []
  /// The first element; nil if nothing of it can be read.
  var root: XMLElement? { tree.root }
  /// The reason why reading ended early; nil if it did not.
  var refusal: InkFormatError? { tree.refusal }

  /// The number of breaks after which reading ends.
  private static let mostBreaks = 1_000
  /// The longest start tag of an open element that is passed to the parser again, in bytes.
  private static let mostHead = 1 << 16

  /// Reads a text.
  ///
  /// - Throws: an error if there is not enough memory.
  init(
    _ text: TornText, _ shape: XMLShape, _ limits: XMLLimits, _ filter: XMLFilter = XMLFilter()
  ) throws(InkFormatError) {
    self.text = text
    self.shape = shape
    tree = XMLTree(limits, filter)
    readOn(to: 256)
    if window.starts(with: "<?xml".utf8),
      let end = window.prefix(256).firstIndex(of: UInt8(ascii: ">"))
    {
      declaration = Array(window[...end])
    }
    var start: Int? = 0
    var breaks = 0
    defer { tree.forgetFilter() }
    while let from = start {
      guard let end = try parse(from: from) else { break }
      breaks += 1
      start = resume(after: end, isLast: breaks == Self.mostBreaks)
    }
    if tree.root == nil, !tree.open.isEmpty { tree.endElements(downTo: 0) }
    readToEnd()
  }

  // MARK: The text

  /// The end of the text that was read.
  private var end: Int { base + window.count }

  /// Reads more text, unless it ends before.
  private func readOn(to place: Int) {
    while !isWhole, end < place {
      if let part = text.nextPiece() { window += part } else { isWhole = true }
    }
  }

  /// Drops the text before an offset, as soon as that is worthwhile.
  private func drop(before place: Int) {
    let count = min(place - base, window.count)
    guard count >= XMLReader.piece / 2 else { return }
    window.removeFirst(count)
    base += count
  }

  private func readToEnd() {
    while !isWhole {
      drop(before: end)
      readOn(to: end + XMLReader.piece)
    }
  }

  // MARK: Damage

  /// Drops the incomplete elements, and returns where reading continues.
  private func resume(after end: Int, isLast: Bool) -> Int? {
    let dropped = tree.tear(shape.isContainer)
    // Anything after the end of the first element is ignored.
    guard tree.root == nil else { return nil }
    if tree.open.isEmpty { tree.beginLost(shape.root) }
    let (next, hasInk) = isLast || tree.refusal != nil ? rest(after: end) : skip(from: end)
    let first = dropped?.lowerBound ?? end
    let last = next?.place ?? self.end
    // Without its end, a part of a document may be missing.
    if first <= last, dropped != nil || next == nil || hasInk {
      let lost = min(last, max(dropped?.upperBound ?? last, first + 1))
      missing.append(MissingPart(first..<lost, reason))
    }
    guard let next else { return nil }
    let depth = tree.open.lastIndex { shape.parents[next.name]?.contains($0.name) ?? false }
    if let depth { tree.endElements(downTo: depth + 1) }
    guard tree.refusal != nil else { return next.place }
    readToEnd()
    missing.append(MissingPart(next.place..<self.end, reason))
    return nil
  }

  private var reason: String {
    guard let refusal = tree.refusal else { return "the XML is broken there" }
    return refusal.isLimit ? "\(refusal.what) (--limit raises that)" : refusal.what
  }

  private typealias SkippedPart = (next: (place: Int, name: String)?, hasInk: Bool)

  private func rest(after end: Int) -> SkippedPart {
    readToEnd()
    return (nil, true)
  }

  /// Finds the next element at which reading can continue, and whether there is more than end tags
  /// before it.
  private func skip(from start: Int) -> SkippedPart {
    var (place, hasInk) = (start, false)
    while true {
      drop(before: place)
      readOn(to: place + XMLReader.piece)
      let stop = isWhole ? end : end - XMLShape.mostName
      guard place < stop else { return (nil, hasInk) }
      let next = element(in: max(place, start + 1)..<max(stop, start + 1))
      hasInk = hasInk || self.hasInk(place..<(next?.place ?? stop))
      if next != nil { return (next, hasInk) }
      place = stop
    }
  }

  private func hasInk(_ range: Range<Int>) -> Bool {
    window[(range.lowerBound - base)..<(range.upperBound - base)]
      .contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Returns the first element that begins in a range and at which reading can continue.
  private func element(in range: Range<Int>) -> (place: Int, name: String)? {
    var rest = window[(range.lowerBound - base)..<min(range.upperBound - base, window.count)]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      let name = window[(open + 1)...].prefix(XMLShape.mostName - 1).prefix { !Self.endsName($0) }
      let word = String(decoding: name, as: UTF8.self).split(separator: ":").last.map(String.init)
      if let word, shape.parents[word] != nil { return (base + open, word) }
      rest = rest[(open + 1)...]
    }
    return nil
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    XMLText.isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  // MARK: Expat

  /// Parses from an offset of the text, and returns where the XML breaks; nil if it does not.
  private func parse(from start: Int) throws(InkFormatError) -> Int? {
    guard let parser = unsafe XML_ParserCreateNS(nil, 0x0A) else {
      throw InkFormatError(.file, "out of memory", fix: "close other programs")
    }
    defer {
      tree.forgetParser()
      unsafe XML_ParserFree(parser)
    }
    unsafe XMLReader.prepare(parser, tree)
    let head = start == 0 ? [] : self.head
    tree.repeated = start == 0 ? 0 : tree.open.count
    let shift = start - head.count
    tree.tag = { name in
      let place = unsafe Int(XML_GetCurrentByteIndex(parser)) + shift
      let range = unsafe place..<place + Int(XML_GetCurrentByteCount(parser))
      return OpenPlace(tag: range, head: self.head(of: name, range))
    }
    // Elements have the offset where they begin as their line, because the report contains offsets.
    tree.line = { unsafe Int(XML_GetCurrentByteIndex(parser)) + shift }
    tree.stop = { _ = unsafe XML_StopParser(parser, XML_Bool(0)) }
    if !head.isEmpty { _ = unsafe Self.feed(parser, head[...], isLast: false) }
    var place = start
    while true {
      readOn(to: place + XMLReader.piece)
      let part = window[(place - base)...].prefix(XMLReader.piece)
      place += part.count
      let isLast = isWhole && place == end
      let isSound = unsafe Self.feed(parser, part, isLast: isLast)
      let at = unsafe Int(XML_GetCurrentByteIndex(parser)) + shift
      if !isSound { return min(max(at, start), end) }
      if isLast { return nil }
      // No tag is as long as this.
      guard place - at <= 2 * XMLReader.mostTokenBytes else { return max(at, start) }
      drop(before: at)
    }
  }

  /// The start tags of the open elements, which the parser needs before the rest.
  private var head: [UInt8] {
    zip(tree.open, tree.places).reduce(into: declaration) { head, element in
      head += element.1.head.isEmpty ? Array("<\(element.0.name)>".utf8) : element.1.head
    }
  }

  /// Returns the start tag of a container; empty for other elements, and if it is too long.
  private func head(of name: String, _ tag: Range<Int>) -> [UInt8] {
    guard tag.lowerBound >= base, tag.upperBound <= end, tag.count <= Self.mostHead,
      shape.isContainer(name)
    else { return [] }
    return Array(window[(tag.lowerBound - base)..<(tag.upperBound - base)])
  }

  private static func feed(_ parser: XML_Parser, _ part: ArraySlice<UInt8>, isLast: Bool) -> Bool {
    let status = unsafe part.withUnsafeBytes { bytes in
      unsafe XML_Parse(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count),
        isLast ? 1 : 0)
    }
    return status == XML_STATUS_OK
  }
}
