/// The elements that are open, while expat calls.
final class XMLTree {
  private(set) var root: XMLElement?
  private(set) var refusal: InkFormatError?
  /// Asks expat where it is.
  var line: () -> Int = { 0 }
  /// Tells expat to stop.
  var stop: () -> Void = {}
  private var open: [XMLElement] = []
  private var count = 0
  private let mostElements: Int
  /// Names come again and again.
  private var names: [[UInt8]: (namespace: String, name: String)] = [:]

  init(mostElements: Int) { self.mostElements = mostElements }

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
    guard count <= mostElements else {
      return refuse(
        "there are more than \(mostElements) elements, too many for a file of this size",
        mend: "split the file")
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
    if names.count < 1_000, key.count < 256 { names[key] = (namespace, local) }
    return (namespace, local)
  }
}
