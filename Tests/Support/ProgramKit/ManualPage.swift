import Foundation

/// The source of one of our manual pages.
package struct ManualPage {
  /// The whole source.
  package let text: String

  /// Reads a page by the name of its file, such as `stylusd.conf.5`.
  package init(_ name: String) throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../../man/\(name)")
    text = try String(contentsOf: page.standardizedFileURL, encoding: .utf8)
  }

  /// The lines of the source.
  package var lines: [String] { text.components(separatedBy: "\n") }

  /// The words of each item that begins with a key or a command.
  package var items: [[String]] {
    lines.filter { $0.hasPrefix(".It Cm ") && !$0.contains(" Ta ") }
      .map { Self.words($0.dropFirst(".It ".count)) }
  }

  /// The cells of each row of a table that begins with a key or a command, as words.
  package var rows: [[[String]]] {
    lines.filter { $0.hasPrefix(".It Cm ") && $0.contains(" Ta ") }.map { line in
      line.dropFirst(".It ".count).components(separatedBy: " Ta ").map { Self.words($0) }
    }
  }

  private static func words(_ part: some StringProtocol) -> [String] {
    part.split { " ,".contains($0) }.map { String($0) }.filter { $0 != "Cm" }
  }
}
