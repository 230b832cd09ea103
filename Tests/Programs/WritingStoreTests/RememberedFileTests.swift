import Foundation
import InkRecognition
import LinuxIO
import Testing

@testable import WritingStore

/// The files about a user's writing.
@Suite final class RememberedFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("remembered-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func file<Content>(_ content: Content.Type) throws -> RememberedFile<Content> {
    try #require(RememberedFile<Content>(in: folder))
  }

  private var learned: LearnedWriting {
    var learner = WritingLearner()
    let strokes = [
      [SIMD2<Float>(0, 0), SIMD2(0, 5)], [SIMD2(2, 0), SIMD2(2, 5)], [SIMD2(4, 0), SIMD2(4, 5)],
    ]
    learner.learn("lll", from: WritingTrace(strokes: strokes))
    return learner.learned
  }

  @Test func `each kind has its file, for its user alone`() throws {
    let (words, hand) = (try file(CorrectedWords.self), try file(LearnedWriting.self))
    #expect(try words.readContent().entries.isEmpty && hand.readContent().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder))
    let learned = learned
    #expect(!learned.isEmpty)
    try words.changeContent { $0.remember("goslar") }
    let now = try hand.changeContent { $0 = learned }
    #expect(now == learned)
    #expect(try words.readContent().entries.map(\.word) == ["goslar"])
    #expect(try hand.readContent() == learned && hand.stamp != nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/stylusctl")
    #expect(names.sorted() == ["learned-writing", "words"])
    for name in names {
      let path = "\(folder)/stylusctl/\(name)"
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
    #expect(try hand.removeFile() && !hand.removeFile() && hand.readContent().isEmpty)
  }

  @Test func `a damaged file stays as it is, and its error says what to do`() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/stylusctl", withIntermediateDirectories: true)
    for name in ["words", "learned-writing"] {
      try Data("nonsense".utf8).write(to: URL(filePath: "\(folder)/stylusctl/\(name)"))
    }
    let (words, hand) = (try file(CorrectedWords.self), try file(LearnedWriting.self))
    do throws(RememberedFileError) {
      try hand.changeContent { $0 = LearnedWriting() }
      Issue.record("it was changed")
    } catch {
      #expect("\(error)".contains("learned-writing': this is not a file of learned handwriting"))
      #expect(error.fix?.contains("words wipe") == true)
    }
    #expect(throws: RememberedFileError.self) { try words.readContent() }
    for name in ["words", "learned-writing"] {
      let text = try String(contentsOfFile: "\(folder)/stylusctl/\(name)", encoding: .utf8)
      #expect(text == "nonsense")
    }
  }

  @Test func `a pipe in place of a file does not stop a program`() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/stylusctl", withIntermediateDirectories: true)
    #expect(unsafe mkfifo(folder + "/stylusctl/words", 0o600) == 0)
    let words = try file(CorrectedWords.self)
    #expect(throws: RememberedFileError.self) { try words.readContent() }
  }
}
