import CExpat

/// Reads XML from strangers through expat, as a tree.
///
/// Nothing is fetched, no entity but XML's own five is expanded (a document that declares one is refused: it is
/// how a few lines become gigabytes), and depth, names, attributes and elements are bounded. Text cannot grow
/// beyond the file then.
enum XMLReader {
  /// The deepest that any of our formats needs is 8.
  static let deepest = 64
  /// In one element, bytes of names and values together.
  static let mostAttributeBytes = 1 << 20
  /// In the document.
  static let mostElements = 4_000_000

  /// The first element of a document.
  static func read(_ bytes: [UInt8]) throws(InkFormatError) -> XMLElement {
    guard let parser = unsafe XML_ParserCreateNS(nil, 0x0A) else {
      throw InkFormatError(.file, "no memory is left", mend: "close other programs")
    }
    defer { unsafe XML_ParserFree(parser) }
    let tree = XMLTree()
    unsafe prepare(parser, tree)
    try unsafe feed(bytes, to: parser, tree)
    guard let root = tree.root else {
      throw InkFormatError(.file, "there is no element", mend: "check that this is the right file")
    }
    return root
  }

  private static func prepare(_ parser: XML_Parser, _ tree: XMLTree) {
    tree.line = { unsafe Int(clamping: XML_GetCurrentLineNumber(parser)) }
    tree.stop = { _ = unsafe XML_StopParser(parser, XML_Bool(0)) }
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(tree).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        if let data = unsafe data, let name = unsafe name {
          unsafe XMLTree.at(data).begin(name, attributes)
        }
      },
      { data, _ in if let data = unsafe data { unsafe XMLTree.at(data).end() } })
    unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
      if let data = unsafe data, let text = unsafe text {
        unsafe XMLTree.at(data).take(text, Int(count))
      }
    }
    unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      if let data = unsafe data {
        unsafe XMLTree.at(data).refuse(
          "the document declares an entity", mend: "save it without a DOCTYPE")
      }
    }
  }

  private static func feed(
    _ bytes: [UInt8], to parser: XML_Parser, _ tree: XMLTree
  ) throws(InkFormatError) {
    var start = 0
    repeat {
      let end = min(bytes.count, start + (1 << 20))
      let status = unsafe bytes.withUnsafeBytes { all in
        let part = unsafe UnsafeRawBufferPointer(rebasing: all[start..<end])
        return unsafe XML_Parse(
          parser, part.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(part.count),
          end == bytes.count ? 1 : 0)
      }
      if let refusal = tree.refusal { throw refusal }
      guard status == XML_STATUS_OK else { throw unsafe fault(of: parser) }
      start = end
    } while start < bytes.count
  }

  private static func fault(of parser: XML_Parser) -> InkFormatError {
    let reason = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
    return InkFormatError(
      .line(unsafe Int(clamping: XML_GetCurrentLineNumber(parser))),
      "this is not XML (\(reason ?? "unreadable"))",
      mend: "check that the file is whole and has not been cut")
  }
}

/// The elements that are open, while expat calls.
private final class XMLTree {
  private(set) var root: XMLElement?
  private(set) var refusal: InkFormatError?
  /// Asks expat where it is.
  var line: () -> Int = { 0 }
  /// Tells expat to stop.
  var stop: () -> Void = {}
  private var open: [XMLElement] = []
  private var count = 0
  /// Names come again and again.
  private var names: [[UInt8]: (namespace: String, name: String)] = [:]

  static func at(_ data: UnsafeMutableRawPointer) -> XMLTree {
    unsafe Unmanaged<XMLTree>.fromOpaque(data).takeUnretainedValue()
  }

  func refuse(_ what: String, mend: String) {
    guard refusal == nil else { return }
    refusal = InkFormatError(.line(line()), what, mend: mend)
    stop()
  }

  func begin(
    _ name: UnsafePointer<CChar>, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard refusal == nil else { return }
    count += 1
    guard open.count < XMLReader.deepest else {
      return refuse("elements nest deeper than \(XMLReader.deepest)", mend: "check the file")
    }
    guard count <= XMLReader.mostElements else {
      return refuse(
        "there are more than \(XMLReader.mostElements) elements", mend: "split the file")
    }
    let (namespace, local) = unsafe parts(of: name)
    guard let attributes = unsafe attributes(pairs) else {
      return refuse("an element has too many or too long attributes", mend: "check the file")
    }
    open.append(
      XMLElement(name: local, namespace: namespace, attributes: attributes, line: line()))
  }

  func end() {
    guard refusal == nil, let closed = open.popLast() else { return }
    if open.isEmpty { root = closed } else { open[open.count - 1].children.append(closed) }
  }

  func take(_ text: UnsafePointer<CChar>, _ count: Int) {
    guard refusal == nil, !open.isEmpty else { return }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: count)
    unsafe open[open.count - 1].text.append(contentsOf: bytes)
  }

  private func attributes(
    _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [(name: String, value: String)]? {
    guard let pairs = unsafe pairs else { return [] }
    var all: [(name: String, value: String)] = []
    var bytes = 0
    var index = 0
    while let name = unsafe pairs[index], let value = unsafe pairs[index + 1] {
      let text = unsafe String(cString: value)
      all.append((name: unsafe parts(of: name).name, value: text))
      bytes += text.utf8.count + 16
      guard bytes <= XMLReader.mostAttributeBytes else { return nil }
      index += 2
    }
    return all
  }

  /// Expat puts a line end between namespace and name.
  private func parts(of name: UnsafePointer<CChar>) -> (namespace: String, name: String) {
    let text = unsafe String(cString: name)
    let key = Array(text.utf8)
    if let known = names[key] { return known }
    let parts = key.split(separator: 0x0A, omittingEmptySubsequences: false)
    let local = String(decoding: parts.last ?? [], as: UTF8.self)
    let namespace = parts.count > 1 ? String(decoding: parts[0], as: UTF8.self) : ""
    if names.count < 1_000 { names[key] = (namespace, local) }
    return (namespace, local)
  }
}
