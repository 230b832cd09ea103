/// The elements of a format that matter in a damaged document.
struct XMLShape: Sendable {
  /// The name of the first element.
  let root: String
  /// The elements at which reading continues after damage, and the possible parents of each.
  let parents: [String: Set<String>]
  /// The name of the stroke element.
  let stroke: String
  private let containers: Set<String>

  private init(_ root: String, stroke: String, _ parents: [String: Set<String>]) {
    self.root = root
    self.stroke = stroke
    self.parents = parents
    containers = parents.values.reduce([root]) { $0.union($1) }
  }

  /// Returns whether the children of an element are used even if it has no end tag.
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

  /// The length of the longest name that is looked for, with its `<` and the following character,
  /// in bytes.
  static let mostName = 25

  /// The numbers of pages and strokes that have begun in a text.
  struct TagCount {
    private(set) var pages = 0
    private(set) var strokes = 0

    /// Counts a tag, given from its name on.
    mutating func countTag(_ tag: ArraySlice<UInt8>, _ shape: XMLShape) {
      if Self.begins(tag, with: "page") { pages += 1 }
      if Self.begins(tag, with: shape.stroke) { strokes += 1 }
    }

    private static func begins(_ tag: ArraySlice<UInt8>, with name: String) -> Bool {
      guard tag.starts(with: name.utf8) else { return false }
      guard let next = tag.dropFirst(name.utf8.count).first else { return true }
      return XMLText.isBlank(next) || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
    }
  }
}
