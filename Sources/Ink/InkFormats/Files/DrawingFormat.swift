/// The formats in which a drawing can be written; the raw value is the extension of a file name.
package enum DrawingFormat: String, CaseIterable, Sendable {
  /// Our own format.
  case inkd
  case inkml
  case xopp
  case uim
  case svg
  case pdf
  case png

  /// Returns the format for the extension of a file name, ignoring case.
  package init?(fileName: String) {
    let end = fileName.split(separator: ".", omittingEmptySubsequences: false)
    guard end.count > 1, let last = end.last else { return nil }
    self.init(rawValue: last.lowercased())
  }

  /// Whether the format keeps the pages of a document.
  package var hasPages: Bool {
    switch self {
    case .inkd, .inkml, .xopp, .pdf: true
    case .uim, .svg, .png: false
    }
  }

  /// Whether drawings are read from files of the format.
  package var isReadable: Bool {
    switch self {
    case .inkd, .inkml, .xopp, .uim: true
    case .svg, .pdf, .png: false
    }
  }

  /// The list of extensions, for display.
  package static var names: String { allCases.map { "." + $0.rawValue }.joined(separator: ", ") }
}
