import Foundation
import ProgramKit
import StylusTestKit
import Testing

/// `stylusctl generate`, on every tablet of the table.
@Suite struct GenerateTests {
  let programs: Programs

  init() throws { programs = try Programs() }

  /// The names in the table of tablets, as its folder has them.
  private static let tablets: [String] = {
    let folder = packageRoot.appendingPathComponent("Sources/Pen/Evdev/Tablets").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".tablet") }.map { String($0.dropLast(7)) }.sorted()
  }()

  @Test func theListHoldsEveryTabletOfTheTable() throws {
    let outcome = try programs.run("stylusctl", ["generate", "--tablet", "list"])
    let names = outcome.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(outcome.status == 0)
    #expect(names.sorted() == Self.tablets)
    #expect(names.count == 36)
  }

  @Test(arguments: tablets)
  func whatIsWrittenOnATabletReadsBack(tablet: String) throws {
    let file = programs.path("ink.evemu")
    let written = try programs.run(
      "stylusctl", ["generate", "it", "--tablet", tablet, "--seed", "7", "-o", file])
    #expect(written.status == 0 && written.output.isEmpty, "\(written.errors)")
    let replayed = try programs.run("stylusctl", ["replay", file, "--json"])
    #expect(replayed.status == 0, "\(replayed.errors)")
    let events = try replayed.lines.map { try object($0) }
    let area = try #require(
      (events.first?["tablet"] as? [String: Any])?["area"] as? [String: Double])
    let samples = events.filter { $0["event"] as? String == "sample" }
      .compactMap { $0["sample"] as? [String: Any] }
    // Two letters: the strokes of an i and its dot, a t and its bar.
    #expect(events.count { $0["event"] as? String == "finished" } >= 3)
    #expect(samples.count > 30)
    for sample in samples {
      let x = try #require(sample["x"] as? Double)
      let y = try #require(sample["y"] as? Double)
      #expect(x >= 0 && x <= area["width"] ?? 0 && y >= 0 && y <= area["height"] ?? 0)
    }
  }

  @Test func theSameSeedGivesTheSameBytesAndAnotherDoesNot() throws {
    func bytes(_ seed: String) throws -> Data {
      try programs.run("stylusctl", ["generate", "it", "--seed", seed]).output
    }
    let first = try bytes("3")
    #expect(!first.isEmpty)
    #expect(try bytes("3") == first)
    #expect(try bytes("4") != first)
  }

  @Test func whatCannotBeGeneratedIsNamed() throws {
    for (arguments, word) in [
      (["hi", "--tablet", "wacom-intuos-pro-2"], "wacom-intuos-pro-2"),
      (["hi", "--shape", "house"], "cannot be combined"),
      (["hi", "-o", programs.path("missing/x")], programs.path("missing/x")),
    ] {
      let outcome = try programs.run("stylusctl", ["generate"] + arguments)
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.errors.contains(word), "\(outcome.errors)")
    }
  }
}
