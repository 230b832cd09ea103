/// One element of a document, with all below it.
struct XMLElement {
  /// The name without its namespace.
  let name: String
  /// The namespace; empty if there is none.
  let namespace: String
  /// The attributes by their names without a namespace, in their order.
  let attributes: [(name: String, value: String)]
  /// The line of the start tag; counts from 1.
  let line: Int
  /// The elements right below, in their order.
  var children: [XMLElement] = []
  /// The text right below, in one piece, whatever stood between.
  var text: [UInt8] = []
  /// Whether elements right below were taken out of it while it was read.
  var lostChildren = false

  /// The value of an attribute.
  subscript(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The first element right below that has a name.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// All elements right below that have a name.
  func all(_ name: String) -> some Sequence<XMLElement> { children.lazy.filter { $0.name == name } }

  /// How many elements it and those below are.
  var size: Int { children.reduce(1) { $0 + $1.size } }

  /// The name as messages show it: what is longer than 40 letters is cut.
  var shownName: String { name.count > 40 ? name.prefix(40) + "..." : name }

  /// What is wrong with it.
  func makeError(_ what: String, fix: String) -> InkFormatError {
    InkFormatError(.line(line), what, fix: fix)
  }
}
