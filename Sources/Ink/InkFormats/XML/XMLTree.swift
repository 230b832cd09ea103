/// The elements that are open, while expat calls.
final class XMLTree {
  private(set) var root: XMLElement?
  private(set) var refusal: InkFormatError?
  /// Asks expat where it is.
  var line: () -> Int = { 0 }
  /// Tells expat to stop.
  var stop: () -> Void = {}
  /// Returns where the tag of an element is that is being read; for damaged documents only.
  var tag: ((_ name: String) -> OpenPlace)?
  /// How many start tags to skip, because their elements are open already.
  var repeated = 0
  private(set) var open: [XMLElement] = []
  /// Where the open elements are in the document, if ``tag`` is set.
  private(set) var places: [OpenPlace] = []
  /// How many elements there are now.
  private var count = 0
  /// Whole elements from dropped ones, while no container is open.
  private var orphans: [XMLElement] = []
  private let limits: XMLLimits
  private var filter: XMLFilter
  /// Names come again and again.
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

  /// Drops the open elements that are not containers. Whole elements in them move to the container
  /// around them.
  ///
  /// - Parameter isContainer: whether elements of a name are kept even without an end tag.
  /// - Returns: where the dropped part is, up to the first element in it that is kept; nil if
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

  /// Ends open elements until so many are left, also after a refusal.
  func endElements(downTo depth: Int) { while open.count > depth { endLast() } }

  /// Asks nothing more of who deals with elements, for it may end.
  func forgetFilter() { filter = XMLFilter() }

  /// Asks nothing more of a parser that ends.
  func forgetParser() { (line, stop, tag) = ({ 0 }, {}, nil) }

  /// Opens an element whose tag is lost, with the whole elements from those that were dropped.
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

  /// Expat puts a line end between namespace and name.
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
  /// How many elements.
  var elements: Int
  /// The longest text of one element, in bytes.
  var text = Int.max
}

/// What of a document is dealt with while it is read, so that it does not stay in memory.
struct XMLFilter {
  /// The names of elements whose text is of no use.
  var mute: Set<String> = []
  /// Gets each element when it has ended, with those around it from the first on; returns whether
  /// it is done with.
  var take: (_ element: XMLElement, _ parents: [XMLElement]) throws(InkFormatError) -> Bool = {
    (_, _) throws(InkFormatError) in false
  }
}

/// Where an open element is in the document.
struct OpenPlace {
  let tag: Range<Int>
  /// Its start tag, if the parser may need that again.
  let head: [UInt8]
  /// Where the first of its elements begins.
  var child: Int?
}
