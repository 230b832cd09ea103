import Foundation
import InkRecognition
import LinuxIO
import StylusModel
import Testing
import WritingStore

@testable import InkScribble

/// Words that were chosen from a list, and where they are kept.
@Suite final class ChosenWordsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("chosen-\(UUID().uuidString)").path
  private var file: RememberedFile<CorrectedWords> {
    RememberedFile(path: folder + "/stylusctl/words")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func choose(_ word: String, kept isKept: Bool, _ words: inout ChosenWords) -> [String]? {
    words.words(after: ChosenWord(word: word, isKept: isKept))?.entries.map(\.word)
  }

  @Test func usuallyTheyAreExpectedForThisRunAndInNoFile() {
    var words = ChosenWords(file)
    #expect(choose("Dear", kept: false, &words) == ["dear"])
    #expect(choose("goslar", kept: false, &words) == ["dear", "goslar"])
    #expect(!FileManager.default.fileExists(atPath: folder))
    #expect(choose("42", kept: false, &words) == nil)
  }

  @Test func whereItIsWantedTheyAreKeptBesideWhatIsThere() throws {
    var told = CorrectedWords()
    told.remember("harz")
    try file.changeContent { $0 = told }
    var words = ChosenWords(file)
    #expect(choose("dear", kept: true, &words) == ["harz", "dear"])
    #expect(file.contentOrNotice?.entries.map(\.word) == ["harz", "dear"])
    let mode = try FileManager.default.attributesOfItem(atPath: folder + "/stylusctl/words")
    #expect(mode[.posixPermissions] as? Int == 0o600)
  }

  @Test func whatSeveralProgramsKeepAtOnceIsAllThere() async throws {
    let file = file
    let letters = (0..<20).map { "word" + String(UnicodeScalar(UInt8(97 + $0))) }
    await withTaskGroup(of: Void.self) { group in
      for letter in letters {
        group.addTask {
          var words = ChosenWords(file)
          _ = words.words(after: ChosenWord(word: letter, isKept: true))
        }
      }
    }
    #expect(file.contentOrNotice?.entries.map(\.word).sorted() == letters)
  }

  @Test func aFileThatCannotBeReadStays() throws {
    let path = folder + "/stylusctl/words"
    try file.changeContent { $0 = CorrectedWords() }
    let long = Data(repeating: 65, count: CorrectedWords.longestFile + 1)
    try long.write(to: URL(fileURLWithPath: path))
    var words = ChosenWords(file)
    #expect(choose("dear", kept: true, &words) == ["dear"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == long)
  }

  @Test func aDamagedFileStaysAndTheWordIsExpectedAllTheSame() throws {
    try file.changeContent { $0 = CorrectedWords() }
    let path = folder + "/stylusctl/words"
    try "nonsense".write(toFile: path, atomically: true, encoding: .utf8)
    var words = ChosenWords(file)
    #expect(choose("dear", kept: true, &words) == ["dear"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "nonsense")
  }

  @Test func aWordThatCannotBeKeptIsKeptAsSoonAsItCanBe() throws {
    // A file has the folder's name.
    try Data().write(to: URL(fileURLWithPath: folder))
    let keeper = try WordKeeper(file)
    var words = ChosenWords(file, keeper)
    for word in ["dear", "goslar"] {
      _ = words.words(after: ChosenWord(word: word, isKept: true))
    }
    #expect(words.words(after: ChosenWord(word: "harz", isKept: false))?.entries.count == 3)
    try FileManager.default.removeItem(atPath: folder)
    while file.contentOrNotice?.entries.count != 2 { usleep(10_000) }
    #expect(keeper.finishWriting(within: .milliseconds(10_000)))
    #expect(file.contentOrNotice?.entries.map(\.word) == ["dear", "goslar"])
  }
}
