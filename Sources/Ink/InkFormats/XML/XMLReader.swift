import CExpat
import InkStorage

/// Reads untrusted XML with expat, as a tree.
///
///     let reader = try XMLReader()
///     for part in parts { try reader.feed(part) }
///     let root = try reader.finishParsing()
///
/// Nothing is fetched, and no entities except XML's own five are expanded (a document that declares
/// one is rejected, because a few lines can expand to gigabytes). Depth, names, attributes and
/// elements are limited. Text therefore cannot grow beyond the file, and one element, which takes
/// about 500 bytes of memory, is allowed for each 12 bytes of the file.
///
/// Expat parses an unfinished tag or comment again from its beginning each time it gets more data
/// or, since the fix for CVE-2023-52425, only once it has twice as much. Parts are therefore passed
/// to it in large pieces, and none follows once that beginning is more than twice
/// ``mostTokenBytes`` back: no byte is parsed more than four times.
@safe final class XMLReader {
  /// The largest depth; our formats need at most 8.
  static let deepest = 64
  /// The limit for names and values in one element, in bytes.
  static let mostAttributeBytes = 1 << 20
  /// The limit for the document.
  static let mostElements = 4_000_000
  /// The number of elements allowed in any document: about 30 MB of memory.
  static let fewElements = 65_536
  /// The limit for one tag, comment or instruction; whether up to twice as many bytes are rejected
  /// depends on expat. Text may be longer.
  static let mostTokenBytes = 2 << 20
  /// The number of bytes passed to expat at once, except at the end.
  static let piece = 1 << 20

  private let parser: XML_Parser
  private let tree: XMLTree
  private var cleaner = XMLCleaner()
  private var waiting: [UInt8] = []
  /// The number of bytes passed to expat.
  private(set) var fed = 0
  /// The beginning of the unfinished tag or comment.
  private var begin = 0

  /// Creates a reader.
  ///
  /// - Parameter limits: how much of the document may be in memory; never more than
  ///   ``mostElements``.
  init(_ limits: XMLLimits, _ filter: XMLFilter = XMLFilter()) throws(InkFormatError) {
    var limits = limits
    limits.elements = min(limits.elements, Self.mostElements)
    tree = XMLTree(limits, filter)
    guard let parser = unsafe XML_ParserCreateNS(nil, 0x0A) else {
      throw InkFormatError(.file, "out of memory", fix: "close other programs")
    }
    unsafe self.parser = parser
    tree.line = { unsafe Int(clamping: XML_GetCurrentLineNumber(parser)) }
    tree.stop = { _ = unsafe XML_StopParser(parser, XML_Bool(0)) }
    unsafe Self.prepare(parser, tree)
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Returns the first element of a document, and the number of characters replaced by
  /// ``XMLCleaner``.
  static func readDocument(
    _ bytes: [UInt8]
  ) throws(InkFormatError) -> (root: XMLElement, replaced: Int) {
    let reader = try XMLReader(XMLLimits(elements: fewElements + bytes.count / 12))
    try reader.feed(bytes[...])
    return (try reader.finishParsing(), reader.replaced)
  }

  /// The number of characters replaced.
  var replaced: Int { cleaner.replaced }

  /// Reads the next part of the document, of any size.
  func feed(_ part: ArraySlice<UInt8>) throws(InkFormatError) {
    try parseBytes(cleaner.clean(part))
  }

  private func parseBytes(_ part: ArraySlice<UInt8>) throws(InkFormatError) {
    var rest = part
    while waiting.count + rest.count >= Self.piece {
      let taken = rest.prefix(Self.piece - waiting.count)
      waiting += taken
      rest = rest[taken.endIndex...]
      try parse(isLast: false)
    }
    waiting += rest
  }

  /// Reads a whole file in pieces, and reports the progress.
  func feed(
    _ source: InkByteSource, reached: (Int) -> Void = { _ in }
  ) throws(InkFormatError) {
    var place = 0
    while place < source.count {
      reached(place)
      let next = min(source.count, place + Self.piece)
      try feed(try source.piece(place..<next)[...])
      place = next
    }
  }

  /// Returns the first element, after all parts were read.
  func finishParsing() throws(InkFormatError) -> XMLElement {
    try parseBytes(cleaner.finish())
    try parse(isLast: true)
    guard let root = tree.root else {
      throw InkFormatError(.file, "there is no element", fix: "check that this is the right file")
    }
    return root
  }

  private func parse(isLast: Bool) throws(InkFormatError) {
    let status = unsafe waiting.withUnsafeBytes { part in
      unsafe XML_Parse(
        parser, part.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(part.count),
        isLast ? 1 : 0)
    }
    fed += waiting.count
    waiting.removeAll(keepingCapacity: true)
    if let refusal = tree.refusal { throw refusal }
    guard status == XML_STATUS_OK else { throw parserError }
    // Negative if expat did not parse its input yet.
    begin = unsafe max(begin, Int(XML_GetCurrentByteIndex(parser)))
    guard isLast || fed - begin <= 2 * Self.mostTokenBytes else {
      throw InkFormatError(
        .line(unsafe Int(clamping: XML_GetCurrentLineNumber(parser))),
        "a tag or comment is longer than \(Self.mostTokenBytes) bytes",
        fix: "remove it, or save the file again with the program that made it")
    }
  }

  private var parserError: InkFormatError {
    let reason = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
    return .damage(
      .line(unsafe Int(clamping: XML_GetCurrentLineNumber(parser))),
      "this is not XML (\(reason ?? "unreadable"))")
  }

  /// Connects a parser with a tree.
  static func prepare(_ parser: XML_Parser, _ tree: XMLTree) {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(tree).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        if let data = unsafe data, let name = unsafe name {
          unsafe XMLTree.at(data).beginElement(name, attributes)
        }
      },
      { data, _ in if let data = unsafe data { unsafe XMLTree.at(data).endElement() } })
    unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
      if let data = unsafe data, let text = unsafe text {
        unsafe XMLTree.at(data).appendText(text, Int(count))
      }
    }
    unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      if let data = unsafe data {
        unsafe XMLTree.at(data).refuse(
          "the document declares an entity", fix: "save it without a DOCTYPE")
      }
    }
  }
}
