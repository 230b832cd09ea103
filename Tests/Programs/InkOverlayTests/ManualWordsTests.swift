import Foundation
import InkDrawing
import ProgramKit
import Settings
import Testing

@testable import InkEditing
@testable import OverlayConfiguration

/// Whether the manual pages of the overlay's configuration and of the commands agree with the code.
@Suite struct ManualWordsTests {
  @Test func `the page of the configuration has each key`() throws {
    let words = Set(try ManualPage("inkoverlay.conf.5").items.joined())
    let keys = OverlayKey.names + OverlayTabletKey.names
    #expect(keys.filter { !words.contains($0) } == [])
  }

  /// The lines about each key of the page of the configuration.
  private func paragraphs() throws -> [String: String] {
    var found: [String: String] = [:]
    var keys: [String] = []
    for line in try ManualPage("inkoverlay.conf.5").lines {
      if line.hasPrefix(".It Cm ") {
        keys = line.dropFirst(".It ".count).split { " ,".contains($0) }.map(String.init)
      } else if line.hasPrefix(".Sh") {
        keys = []
      } else {
        for key in keys { found[key, default: ""] += line + "\n" }
      }
    }
    return found
  }

  @Test func `the page of the configuration has each default`() throws {
    let paragraphs = try paragraphs()
    for key in OverlayKey.allCases.map(\.explained) where key.isDefault {
      let words = paragraphs[key.name, default: ""].split { " \n,.;()".contains($0) }
      // A number such as 0.8 is cut at its point.
      let parts = key.value.split(separator: ".")
      #expect(parts.allSatisfy { words.contains($0) }, "\(key.name)")
    }
  }

  @Test func `the tables of the documentation have each key and its default`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../docs/configure.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    let part = try #require(text.components(separatedBy: "\n## The overlay\n").last)
    let rows = part.components(separatedBy: "\n## ")[0].split(separator: "\n")
      .filter { $0.hasPrefix("| `") || $0.hasPrefix("| *") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    let explained = OverlayKey.allCases.map(\.explained) + OverlayTabletKey.explained
    for key in explained where key.isDefault {
      let row = try #require(rows.first { $0[0] == "`\(key.name)`" }, "\(key.name)")
      let words = row[1].split { "` ,".contains($0) }
      #expect(words.contains(Substring(key.value)), "\(key.name): \(row[1])")
    }
    let keys = rows.compactMap { $0[0].split(separator: "`").first }.map(String.init)
    #expect(Set(OverlayKey.names).isSubset(of: keys))
  }

  @Test func `the page of the commands has each command`() throws {
    let commands = Set(try ManualPage("stylus-commands.7").items.compactMap(\.first))
    #expect(commands == Set(CanvasCommand.verbs))
  }

  @Test func `the page of the commands has each synonym`() throws {
    var verbs: [String: String] = [:]
    var words: [String: [String: String]] = [:]
    for row in try ManualPage("stylus-commands.7").rows {
      guard let meaning = row.last?.first else { continue }
      switch row.count {
      case 2: for verb in row[0] { verbs[verb] = meaning }
      case 3:
        for verb in row[0] {
          for word in row[1] { words[verb, default: [:]][word] = meaning }
        }
      default: break
      }
    }
    #expect(verbs == CommandSynonyms.verbs)
    #expect(words == CommandSynonyms.words)
  }

  @Test func `the page of the commands has each ink, its widths and its color`() throws {
    let rows = try ManualPage("stylus-commands.7").rows.filter { $0.count == 4 }
    #expect(rows.map { $0[0] } == CanvasTool.inks.map { [$0.name] })
    for (row, ink) in zip(rows, CanvasTool.inks) {
      let range = row[1].compactMap { Double($0) }
      #expect(range == [ink.validWidths.lowerBound, ink.validWidths.upperBound], "\(ink.name)")
      #expect(row[2].compactMap { Double($0) } == [ink.defaultWidth], "\(ink.name)")
      #expect(row[3] == [InkSettings(of: ink).color.text], "\(ink.name)")
    }
  }

  @Test func `the examples of the page are commands`() throws {
    let start = ".Dl stylusctl overlay "
    let lines = try ManualPage("stylus-commands.7").lines.filter { $0.hasPrefix(start) }
    #expect(lines.count > 4)
    for line in lines {
      let command = line.dropFirst(start.count).replacing("'", with: "")
      #expect(throws: Never.self, "\(line)") { try CanvasCommand(command) }
    }
  }
}
