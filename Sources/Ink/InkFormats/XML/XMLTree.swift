/// The open elements during expat's calls.
final class XMLTree {
  private(set) var root: XMLElement?
  private(set) var refusal: InkFormatError?
  /// Returns the current line of expat.
  var line: () -> Int = { 0 }
  /// Stops expat.
  var stop: () -> Void = {}
  /// Returns the position of the tag that is being read; for damaged documents only.
  var tag: ((_ name: String) -> OpenPlace)?
  /// The number of start tags to skip, because their elements are already open.
  var repeated = 0
  private(set) var open: [XMLElement] = []
  /// The positions of the open elements in the document, if ``tag`` is set.
  private(set) var places: [OpenPlace] = []
  /// The current number of elements.
  private var count = 0
  /// Complete elements from dropped ones, while no container is open.
  private var orphans: [XMLElement] = []
  private let limits: XMLLimits
  private var filter: XMLFilter
  /// A cache of names, which occur repeatedly.
  private var names: [[UInt8]: (namespace: String, name: String)] = [:]

  init(_ limits: XMLLimits, _ filter: XMLFilter = XMLFilter()) {
    self.limits = limits
    self.filter = filter
  }

  static func at(_ data: UnsafeMutableRawPointer) -> XMLTree {
    unsafe Unmanaged<XMLTree>.fromOpaque(data).takeUnretainedValue()
  }

  func refuse(_ what: String, fix: String) {
    refuse(InkFormatError(.line(line()), what, fix: fix))
  }

  private func refuse(_ error: InkFormatError) {
    guard refusal == nil else { return }
    refusal = error
    stop()
  }

  func beginElement(
    _ name: UnsafePointer<CChar>, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard refusal == nil else { return }
    guard repeated == 0 else {
      repeated -= 1
      return
    }
    count += 1
    guard open.count < XMLReader.deepest else {
      return refuse("elements nest deeper than \(XMLReader.deepest)", fix: "check the file")
    }
    guard count <= limits.elements else {
      return refuse(
        .limit(
          .line(line()),
          "there are more than \(limits.elements) elements, too many for a file of this size"))
    }
    let (namespace, local) = unsafe splitName(of: name)
    guard let attributes = unsafe attributes(pairs) else {
      return refuse("an element has too many or too long attributes", fix: "check the file")
    }
    open.append(
      XMLElement(name: local, namespace: namespace, attributes: attributes, line: line()))
    if let tag { places.append(tag(local)) }
  }

  func endElement() {
    guard refusal == nil else { return }
    endLast()
  }

  private func endLast() {
    guard let closed = open.popLast() else { return }
    if let place = places.popLast(), !places.isEmpty {
      places[places.count - 1].child = places[places.count - 1].child ?? place.tag.lowerBound
    }
    do throws(InkFormatError) {
      if try filter.take(closed, open) {
        count -= closed.size
        if !open.isEmpty { open[open.count - 1].lostChildren = true }
        return
      }
    } catch { return refuse(error) }
    if open.isEmpty { root = closed } else { open[open.count - 1].children.append(closed) }
  }

  func appendText(_ text: UnsafePointer<CChar>, _ count: Int) {
    guard refusal == nil, let last = open.last, !filter.mute.contains(last.name) else { return }
    guard last.text.count + count <= limits.text else {
      return refuse(
        .limit(.line(line()), "<\(last.shownName)> has more than \(limits.text) bytes of text"))
    }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: count)
    unsafe open[open.count - 1].text.append(contentsOf: bytes)
  }

  /// Drops the open elements that are not containers. Complete elements in them move to the
  /// container around them.
  ///
  /// - Parameter isContainer: whether elements with a name are kept even without an end tag.
  /// - Returns: the range of the dropped part, up to the first element in it that is kept; nil if
  ///   nothing is dropped.
  func tear(_ isContainer: (String) -> Bool) -> Range<Int>? {
    guard let first = open.firstIndex(where: { !isContainer($0.name) }) else { return nil }
    let children = open[first...].flatMap(\.children)
    let dropped =
      places[first].tag.lowerBound..<(places[first...].compactMap(\.child).min() ?? .max)
    truncate(first)
    if open.isEmpty { orphans += children } else { open[open.count - 1].children += children }
    return dropped
  }

  /// Ends open elements down to a depth, also after a refusal.
  func endElements(downTo depth: Int) { while open.count > depth { endLast() } }

  /// Releases the filter, which may end.
  func forgetFilter() { filter = XMLFilter() }

  /// Releases the parser, which ends.
  func forgetParser() { (line, stop, tag) = ({ 0 }, {}, nil) }

  /// Opens an element whose tag is lost, with the complete elements from those that were dropped.
  func beginLost(_ name: String) {
    var element = XMLElement(name: name, namespace: "", attributes: [], line: 1)
    element.children = orphans
    orphans = []
    open.append(element)
    places.append(OpenPlace(tag: 0..<0, head: []))
  }

  private func truncate(_ depth: Int) {
    open.removeLast(open.count - depth)
    places.removeLast(places.count - depth)
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
      all.append((name: unsafe splitName(of: name).name, value: text))
      bytes += text.utf8.count + 16
      guard bytes <= XMLReader.mostAttributeBytes else { return nil }
      index += 2
    }
    return all
  }

  /// Expat separates namespace and name by a line end.
  private func splitName(of name: UnsafePointer<CChar>) -> (namespace: String, name: String) {
    let text = unsafe String(cString: name)
    let key = Array(text.utf8)
    if let known = names[key] { return known }
    let parts = key.split(separator: 0x0A, omittingEmptySubsequences: false)
    let local = String(decoding: parts.last ?? [], as: UTF8.self)
    let namespace = parts.count > 1 ? String(decoding: parts[0], as: UTF8.self) : ""
    if names.count < 1_000, key.count < 256 { names[key] = (namespace, local) }
    return (namespace, local)
  }
}

/// How much of a document may be in memory at a time.
struct XMLLimits {
  /// The largest number of elements.
  var elements: Int
  /// The longest text of one element, in bytes.
  var text = Int.max
}

/// The elements that are processed while the document is read, so that they do not stay in memory.
struct XMLFilter {
  /// The names of elements whose text is not used.
  var mute: Set<String> = []
  /// Receives each complete element with its parents from the first on; returns whether it has been
  /// processed.
  var take: (_ element: XMLElement, _ parents: [XMLElement]) throws(InkFormatError) -> Bool = {
    (_, _) throws(InkFormatError) in false
  }
}

/// The position of an open element in the document.
struct OpenPlace {
  let tag: Range<Int>
  /// The start tag, if the parser may need it again.
  let head: [UInt8]
  /// The position of its first child element.
  var child: Int?
}
