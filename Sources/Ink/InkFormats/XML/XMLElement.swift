/// An element of a document, with everything below it.
struct XMLElement {
  /// The name without its namespace.
  let name: String
  /// The namespace; empty if there is none.
  let namespace: String
  /// The attributes by their names without a namespace, in order.
  let attributes: [(name: String, value: String)]
  /// The line of the start tag, counted from 1.
  let line: Int
  /// The direct child elements, in order.
  var children: [XMLElement] = []
  /// The direct text, joined.
  var text: [UInt8] = []
  /// Whether direct child elements were removed while the document was read.
  var lostChildren = false

  /// The value of an attribute.
  subscript(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// Returns the first direct child with a name.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// Returns all direct children with a name.
  func all(_ name: String) -> some Sequence<XMLElement> { children.lazy.filter { $0.name == name } }

  /// The number of elements, including those below.
  var size: Int { children.reduce(1) { $0 + $1.size } }

  /// The name for messages, cut after 40 characters.
  var shownName: String { name.count > 40 ? name.prefix(40) + "..." : name }

  /// Returns an error about the element.
  func makeError(_ what: String, fix: String) -> InkFormatError {
    InkFormatError(.line(line), what, fix: fix)
  }
}
