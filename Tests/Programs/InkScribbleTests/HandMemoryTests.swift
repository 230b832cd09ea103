import Foundation
import InkRecognition
import Testing
import WritingStore

@testable import InkScribble

/// What is learned from chosen and kept words, and where it is kept.
@Suite final class HandMemoryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("hand-\(UUID().uuidString)").path
  private let writing = RecentWriting()
  private var file: RememberedFile<LearnedWriting> {
    RememberedFile(path: folder + "/learned-writing")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Three upright strokes, read as a word.
  private func record(_ readings: [String], of phrase: UInt64) {
    let strokes = (0..<3).map { [SIMD2<Float>(Float(2 * $0), 0), SIMD2(Float(2 * $0), 5)] }
    writing.storeInk([.init(readings: readings, trace: WritingTrace(strokes: strokes))], of: phrase)
  }

  /// The words that are known after a lesson; nil if it brought nothing.
  private func words(_ memory: inout HandMemory, _ lesson: WritingLesson) -> [String]? {
    memory.absorbLesson(lesson)?.words.map(\.text)
  }

  private func chosen(_ word: String, kept isKept: Bool) -> WritingLesson {
    .choice(ChosenWord(word: word, isKept: isKept))
  }

  @Test func `a chosen word is learned for this run, and in the file if it is wanted`() throws {
    record(["111", "lll"], of: 1)
    var memory = HandMemory(file, writing)
    let early = words(&memory, chosen("lll", kept: false))
    #expect(early == nil, "it does not adapt yet")
    let (begun, again) = (words(&memory, .adapt(true)), words(&memory, .adapt(true)))
    #expect(begun == [] && again == nil)
    let once = words(&memory, chosen("lll", kept: false))
    #expect(once == ["lll"] && !FileManager.default.fileExists(atPath: folder))
    let other = words(&memory, chosen("other", kept: true))
    #expect(other == nil, "nobody wrote it")
    let kept = words(&memory, chosen("lll", kept: true))
    #expect(try kept == ["lll"] && file.readContent().words.map(\.text) == ["lll"])
    let (ended, late) = (words(&memory, .adapt(false)), words(&memory, chosen("lll", kept: true)))
    #expect(ended == [] && late == nil)
    var next = HandMemory(file, writing)
    let known = words(&next, .adapt(true))
    #expect(known == ["lll"])
  }

  @Test func `kept words are learned from the ink of their phrase`() {
    record(["lll"], of: 1)
    record(["111"], of: 2)
    var memory = HandMemory(nil, writing)
    _ = memory.absorbLesson(.adapt(true))
    let other = words(&memory, .keeping(["lll"], phrase: 2, isKept: true))
    let own = words(&memory, .keeping(["lll"], phrase: 1, isKept: true))
    #expect(other == nil && own == ["lll"])
  }

  @Test func `what cannot be saved is used all the same`() throws {
    record(["lll"], of: 1)
    try Data().write(to: URL(fileURLWithPath: folder))
    var memory = HandMemory(file, writing)
    _ = memory.absorbLesson(.adapt(true))
    let learned = words(&memory, chosen("lll", kept: true))
    #expect(learned == ["lll"])
  }

  @Test func `the ink of the newest phrases is there, and of a word that continues the newest`() {
    for phrase in 0..<20 { record(["w\(phrase)"], of: UInt64(phrase)) }
    #expect(
      writing.recentInk(of: "w3", in: nil) == nil && writing.recentInk(of: "w4", in: nil) != nil)
    #expect(writing.recentInk(of: "w4", in: 5) == nil)
    writing.storeInk([], of: 19)
    #expect(writing.recentInk(of: "w19", in: nil) == nil)
  }
}
