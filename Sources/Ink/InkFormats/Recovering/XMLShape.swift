/// The elements of a format that matter in a damaged document.
struct XMLShape: Sendable {
  /// The first element.
  let root: String
  /// The elements at which reading continues after damage, and the elements that may contain each of them.
  let parents: [String: Set<String>]
  /// The element that is a stroke.
  let stroke: String
  private let containers: Set<String>

  private init(_ root: String, stroke: String, _ parents: [String: Set<String>]) {
    self.root = root
    self.stroke = stroke
    self.parents = parents
    containers = parents.values.reduce([root]) { $0.union($1) }
  }

  /// Whether the children of an element are used even if it has no end tag.
  func isContainer(_ name: String) -> Bool { containers.contains(name) }

  /// Files of Xournal++.
  static let xopp = XMLShape(
    "xournal", stroke: "stroke",
    ["page": ["xournal"], "layer": ["page"], "stroke": ["layer"]])
  /// InkML, with our annotation.
  static let inkML = XMLShape(
    "ink", stroke: "trace",
    [
      "definitions": ["ink"], "trace": ["ink", "traceGroup"], "traceGroup": ["ink", "traceGroup"],
      "annotationXML": ["ink"], "drawing": ["annotationXML"], "stroke": ["drawing"],
    ])

  /// How many pages and strokes begin in a part of a text.
  func count(in text: ArraySlice<UInt8>) -> (pages: Int, strokes: Int) {
    var (pages, strokes) = (0, 0)
    var rest = text
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      if Self.begins(rest, with: "page") { pages += 1 }
      if Self.begins(rest, with: stroke) { strokes += 1 }
    }
    return (pages, strokes)
  }

  /// Whether a tag, from its name on, is that of an element.
  private static func begins(_ tag: ArraySlice<UInt8>, with name: String) -> Bool {
    guard tag.starts(with: name.utf8) else { return false }
    guard let next = tag.dropFirst(name.utf8.count).first else { return true }
    return XMLText.isBlank(next) || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
  }
}
