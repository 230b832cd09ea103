import Foundation
import InkDrawing
import InkGeometry
import LinuxIO
import Testing

@testable import InkRecognition
@testable import TextRecognition

/// The words of drawings that a search keeps.
@Suite struct SearchIndexTests {
  private let folder: URL

  init() throws {
    folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
      "words-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static func page(_ lines: [[[String]]]) -> PageWords {
    var place = 0.0
    return PageWords(
      WrittenPage(
        lines: lines.map { words in
          WrittenLine(
            words: words.map { readings in
              place += 1
              return WrittenWord(
                strokes: [], bounds: Rect(x: place, y: 2, width: 0.5, height: 3),
                readings: readings.enumerated().map {
                  Reading(text: $1, confidence: 0.9 / Float($0 + 1))
                })
            })
        }))
  }

  private let shopping = page([
    [["Buy"], ["milk,", "silk"], ["2.5"]], [["milk"], []], [["buy"]], [["milk"]],
  ])

  private func places(_ keys: String...) -> [String] {
    shopping.matches(of: keys).map { "\($0.place.line).\($0.place.word)" }
  }

  @Test func aWordIsFoundInAnyReadingWithoutCapitalsAndSigns() throws {
    #expect(places("milk") == ["1.2", "2.1", "4.1"])
    #expect(places("silk") == ["1.2"])
    #expect(places("buy") == ["1.1", "3.1"])
    #expect(places("bu").isEmpty && places("uy").isEmpty)
    let match = try #require(shopping.matches(of: ["milk"]).first)
    #expect(match.reading == Reading(text: "milk,", confidence: 0.9))
    #expect(match.bounds == Rect(x: 2, y: 2, width: 0.5, height: 3))
  }

  @Test func numbersOfTheBoxAndConfidencesAreNoWords() {
    #expect(places("2.5") == ["1.3"])
    #expect(places("0.9").isEmpty && places("2.0").isEmpty && places("1.1").isEmpty)
  }

  @Test func wordsThatFollowEachOtherAreFoundInOneLineOnly() throws {
    #expect(places("buy", "milk") == ["1.1"])
    #expect(places("buy", "silk", "2.5") == ["1.1"])
    #expect(places("milk", "buy").isEmpty)
    let match = try #require(shopping.matches(of: ["buy", "silk"]).first)
    #expect(match.reading == Reading(text: "Buy silk", confidence: 0.9 * 0.45))
    #expect(match.bounds == Rect(x: 1, y: 2, width: 1.5, height: 3))
  }

  @Test func whatWasStoredIsReadAgainWhateverThePathIsCalled() throws {
    var index = SearchIndex()
    let paths = ["a", "tab\there", "line\ndrawing\tx", "50%25", "ü"].map { folder.path + "/" + $0 }
    for path in paths {
      try Data("ink".utf8).write(to: URL(fileURLWithPath: path))
      index.set(shopping, of: path, try #require(FileStamp(of: path)), by: "reader 1")
    }
    let read = SearchIndex(bytes: index.bytes)
    #expect(read.paths.sorted() == paths.sorted() && !read.isChanged)
    #expect(read.bytes == index.bytes)
    for path in paths {
      let stamp = try #require(FileStamp(of: path))
      #expect(read.words(of: path, stamp, by: "reader 1")?.bytes == shopping.bytes)
      #expect(read.words(of: path, stamp, by: "reader 2") == nil)
      try Data("more ink".utf8).write(to: URL(fileURLWithPath: path))
      let changed = try #require(FileStamp(of: path))
      #expect(read.words(of: path, changed, by: "reader 1") == nil)
    }
  }

  @Test func changesOfSeveralProgramsAddUp() throws {
    let cache = folder.path
    let file = try #require(SearchIndexFile(in: cache))
    let path = folder.path + "/ink"
    try Data("ink".utf8).write(to: URL(fileURLWithPath: path))
    let stamp = try #require(FileStamp(of: path))
    var (one, other) = (file.load(), file.load())
    one.set(shopping, of: "/one", stamp, by: "r")
    other.set(Self.page([]), of: "/other", stamp, by: "r")
    try file.saveChanges(of: one)
    try file.saveChanges(of: other)
    #expect(file.load().paths.sorted() == ["/one", "/other"])
    var third = file.load()
    third.remove("/one")
    try file.saveChanges(of: third)
    #expect(file.load().paths == ["/other"])
    let attributes = try FileManager.default.attributesOfItem(atPath: cache + "/stylusctl/search")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  /// Nothing in a file makes a search end: not a cut, not a changed byte.
  @Test func damagedIndexesLoseTheirDrawingsAndNothingElse() throws {
    var index = SearchIndex()
    let path = folder.path + "/ink"
    try Data("ink".utf8).write(to: URL(fileURLWithPath: path))
    let stamp = try #require(FileStamp(of: path))
    for name in ["/a", "/b", "/c"] { index.set(shopping, of: name, stamp, by: "r") }
    let bytes = index.bytes
    var random = SystemRandomNumberGenerator()
    for round in 0..<2_000 {
      var damaged = bytes
      if round % 2 == 0 {
        damaged.removeLast(Int.random(in: 1...bytes.count, using: &random))
      } else {
        for _ in 0..<3 {
          damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255)
        }
      }
      let read = SearchIndex(bytes: damaged)
      for path in read.paths {
        _ = read.words(of: path, stamp, by: "r")?.matches(of: ["buy", "milk"])
      }
    }
  }
}
