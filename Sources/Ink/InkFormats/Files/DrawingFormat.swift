/// The formats that a drawing can be written in; the raw value is the end of a file's name.
package enum DrawingFormat: String, CaseIterable, Sendable {
  /// Our own.
  case inkd
  case inkml
  case xopp
  case uim
  case svg
  case pdf
  case png

  /// The format that a file's name ends with, in any case.
  package init?(fileName: String) {
    let end = fileName.split(separator: ".", omittingEmptySubsequences: false)
    guard end.count > 1, let last = end.last else { return nil }
    self.init(rawValue: last.lowercased())
  }

  /// Whether it keeps the pages of a document.
  package var hasPages: Bool {
    switch self {
    case .inkd, .inkml, .xopp, .pdf: true
    case .uim, .svg, .png: false
    }
  }

  /// The names that there are, for a person.
  package static var names: String { allCases.map { "." + $0.rawValue }.joined(separator: ", ") }
}
