import CExpat
import InkStorage

/// Reads the whole elements of damaged XML as a tree.
///
/// Where the XML breaks, the elements that have not ended are dropped, except containers. Reading continues at the next
/// element that the format knows. The number of breaks is limited, and so is the time.
@safe final class TornXML {
  private let text: [UInt8]
  private let shape: XMLShape
  private let tree: XMLTree
  /// The parts that cannot be read.
  private(set) var missing: [MissingPart] = []
  /// The first element; nil if nothing of it can be read.
  var root: XMLElement? { tree.root }

  /// Reading ends after this many breaks.
  private static let mostBreaks = 1_000

  /// Reads a text.
  ///
  /// - Parameter mostElements: how many elements are read at most.
  /// - Throws: that it declares entities, or that no memory is left.
  init(_ text: [UInt8], _ shape: XMLShape, mostElements: Int) throws(InkFormatError) {
    self.text = text
    self.shape = shape
    tree = XMLTree(XMLLimits(elements: min(mostElements, XMLReader.mostElements)))
    var start: Int? = 0
    var breaks = 0
    while let from = start {
      guard let end = try parse(from: from) else { break }
      breaks += 1
      start = resume(after: end, isLast: breaks == Self.mostBreaks)
    }
    if tree.root == nil, !tree.open.isEmpty { tree.close(downTo: 0) }
  }

  // MARK: Damage

  /// Drops what is torn, and returns where reading continues.
  private func resume(after end: Int, isLast: Bool) -> Int? {
    let dropped = tree.tear(shape.isContainer)
    // Nothing counts after the end of the first element.
    guard tree.root == nil else { return nil }
    if tree.open.isEmpty { tree.beginLost(shape.root) }
    let next = isLast || tree.refusal != nil ? nil : element(after: end)
    let first = dropped?.lowerBound ?? end
    let last = next?.place ?? text.count
    // Without its end, something of a document may be missing.
    if first <= last, dropped != nil || next == nil || hasInk(end..<last) {
      let lost = min(last, max(dropped?.upperBound ?? last, first + 1))
      missing.append(MissingPart(first..<lost, reason))
    }
    guard let next else { return nil }
    let depth = tree.open.lastIndex { shape.parents[next.name]?.contains($0.name) ?? false }
    if let depth { tree.close(downTo: depth + 1) }
    return next.place
  }

  private var reason: String {
    tree.refusal.map(\.what) ?? "the XML is broken there"
  }

  /// Whether a part of the text has more in it than end tags.
  private func hasInk(_ range: Range<Int>) -> Bool {
    text[range].contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// The next element at which reading can continue.
  private func element(after end: Int) -> (place: Int, name: String)? {
    var place = end + 1
    while place < text.count, let open = text[place...].firstIndex(of: UInt8(ascii: "<")) {
      let name = text[(open + 1)...].prefix(24).prefix { !Self.endsName($0) }
      let word = String(decoding: name, as: UTF8.self).split(separator: ":").last.map(String.init)
      if let word, shape.parents[word] != nil { return (open, word) }
      place = open + 1
    }
    return nil
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    XMLText.isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  // MARK: Expat

  /// Reads on from a byte of the text, and returns where the XML breaks; nil if it does not.
  private func parse(from start: Int) throws(InkFormatError) -> Int? {
    guard let parser = unsafe XML_ParserCreateNS(nil, 0x0A) else {
      throw InkFormatError(.file, "no memory is left", fix: "close other programs")
    }
    defer { unsafe XML_ParserFree(parser) }
    unsafe XMLReader.prepare(parser, tree)
    let head = start == 0 ? [] : self.head
    tree.repeated = start == 0 ? 0 : tree.open.count
    let shift = start - head.count
    tree.tag = {
      let place = unsafe Int(XML_GetCurrentByteIndex(parser)) + shift
      return unsafe place..<place + Int(XML_GetCurrentByteCount(parser))
    }
    // Elements get the byte where they begin as their line, because the report names bytes.
    tree.line = { unsafe Int(XML_GetCurrentByteIndex(parser)) + shift }
    tree.stop = { _ = unsafe XML_StopParser(parser, XML_Bool(0)) }
    if !head.isEmpty { _ = unsafe Self.feed(parser, head[...], isLast: false) }
    var place = start
    while true {
      let part = text[place...].prefix(XMLReader.piece)
      place = part.endIndex
      let isWhole = unsafe Self.feed(parser, part, isLast: place == text.count)
      let at = unsafe Int(XML_GetCurrentByteIndex(parser)) + shift
      if !isWhole { return min(max(at, start), text.count) }
      if place == text.count { return nil }
      // No tag is as long as this.
      guard place - at <= 2 * XMLReader.mostTokenBytes else { return max(at, start) }
    }
  }

  /// The start tags of the open elements, which the parser needs before what follows.
  private var head: [UInt8] {
    var head: [UInt8] = []
    if text.starts(with: "<?xml".utf8), let end = text.prefix(256).firstIndex(of: UInt8(ascii: ">"))
    {
      head += text[...end]
    }
    for (element, tag) in zip(tree.open, tree.tags) {
      head += tag.isEmpty ? Array("<\(element.name)>".utf8) : Array(text[tag])
    }
    return head
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
