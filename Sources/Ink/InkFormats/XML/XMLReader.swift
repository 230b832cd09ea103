import CExpat
import InkStorage

/// Reads XML from strangers through expat, as a tree.
///
///     let reader = try XMLReader()
///     for part in parts { try reader.feed(part) }
///     let root = try reader.finishParsing()
///
/// Nothing is fetched, no entity but XML's own five is expanded (a document that declares one is
/// refused: it is how a few lines become gigabytes), and depth, names, attributes and elements are
/// bounded. Text cannot grow beyond the file then, and an element, which takes some 500 bytes of
/// memory, is allowed for each 12 bytes of the file.
///
/// Expat looks at an unfinished tag or comment again from its beginning each time it gets more, or,
/// since it knows of CVE-2023-52425, only once it has twice as much of it. So a part goes to it in
/// large pieces, and none follows once that beginning lies more than twice ``mostTokenBytes`` back:
/// no byte is looked at more than four times.
@safe final class XMLReader {
  /// The deepest that any of our formats needs is 8.
  static let deepest = 64
  /// In one element, bytes of names and values together.
  static let mostAttributeBytes = 1 << 20
  /// In the document.
  static let mostElements = 4_000_000
  /// So many any document may have: some 30 MB of memory.
  static let fewElements = 65_536
  /// In one tag, comment or instruction; whether up to twice as many are refused depends on expat.
  /// Text may be longer.
  static let mostTokenBytes = 2 << 20
  /// What expat gets at once, in bytes, but for the end.
  static let piece = 1 << 20

  private let parser: XML_Parser
  private let tree: XMLTree
  private var cleaner = XMLCleaner()
  private var waiting: [UInt8] = []
  /// How many bytes expat got.
  private(set) var fed = 0
  /// Where the tag or comment begins that has not ended yet.
  private var begin = 0

  /// A reader that has read nothing.
  ///
  /// - Parameter limits: how much of the document may be in memory; no more than ``mostElements``
  ///   in any case.
  init(_ limits: XMLLimits, _ filter: XMLFilter = XMLFilter()) throws(InkFormatError) {
    var limits = limits
    limits.elements = min(limits.elements, Self.mostElements)
    tree = XMLTree(limits, filter)
    guard let parser = unsafe XML_ParserCreateNS(nil, 0x0A) else {
      throw InkFormatError(.file, "no memory is left", fix: "close other programs")
    }
    unsafe self.parser = parser
    tree.line = { unsafe Int(clamping: XML_GetCurrentLineNumber(parser)) }
    tree.stop = { _ = unsafe XML_StopParser(parser, XML_Bool(0)) }
    unsafe Self.prepare(parser, tree)
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// The first element of a document, and how many letters were replaced as in ``XMLCleaner``.
  static func readDocument(
    _ bytes: [UInt8]
  ) throws(InkFormatError) -> (root: XMLElement, replaced: Int) {
    let reader = try XMLReader(XMLLimits(elements: fewElements + bytes.count / 12))
    try reader.feed(bytes[...])
    return (try reader.finishParsing(), reader.replaced)
  }

  /// How many letters were replaced so far.
  var replaced: Int { cleaner.replaced }

  /// Takes the next part of the document, of any size.
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

  /// Takes a whole file, a piece at a time, and tells how much of it is done.
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

  /// The first element, once all parts are fed.
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
    // Below 0 where expat did not look at what it got.
    begin = unsafe max(begin, Int(XML_GetCurrentByteIndex(parser)))
    guard isLast || fed - begin <= 2 * Self.mostTokenBytes else {
      throw InkFormatError(
        .line(unsafe Int(clamping: XML_GetCurrentLineNumber(parser))),
        "a tag or comment is longer than \(Self.mostTokenBytes) bytes",
        fix: "take it out, or save the file again with the program that made it")
    }
  }

  private var parserError: InkFormatError {
    let reason = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
    return .damage(
      .line(unsafe Int(clamping: XML_GetCurrentLineNumber(parser))),
      "this is not XML (\(reason ?? "unreadable"))")
  }

  /// Makes a parser call a tree.
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
