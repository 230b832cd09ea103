import Foundation
import Testing

/// docs/develop/pencilkit.md has no row and no listing that is not compiled here.
@Suite struct PageTests {
  private static func text(_ path: String) throws -> String {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      folder = folder.deletingLastPathComponent()
    }
    return try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The code in the second column of each row of the page's tables, without blanks.
  private static func rows() throws -> [String] {
    try text("docs/develop/pencilkit.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
      .compactMap {
        let code = $0.split(separator: " | ")[1].split(separator: "`")
        return code.count == 1 ? squeezed(code[0]) : nil
      }
  }

  private static func squeezed(_ code: some StringProtocol) -> String {
    String(code).filter { !$0.isWhitespace }
  }

  @Test func `every row is compiled`() throws {
    let rows = try Self.rows()
    let tests = Self.squeezed(try Self.text("Tests/Ink/InkTests/RowTests.swift"))
    #expect(rows.count > 80)
    for row in rows {
      let isType = row.allSatisfy(\.isLetter)
      #expect(tests.contains(isType ? row + ".self" : row), "\(row)")
    }
  }

  @Test func `every listing is compiled`() throws {
    let parts = try Self.text("docs/develop/pencilkit.md").components(separatedBy: "```")
    let listings = parts.filter { $0.hasPrefix("swift\n") }.map { $0.dropFirst(6) }
    let compiled = try Self.text("Tests/Ink/InkTests/Listings.swift")
    #expect(listings.count == 7)
    for listing in listings { #expect(compiled.contains(listing), "\(listing)") }
  }
}
