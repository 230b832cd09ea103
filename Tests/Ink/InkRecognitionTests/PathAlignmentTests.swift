import Testing

@testable import InkRecognition

/// Where characters are, against all ways of laying a text along the positions.
@Suite struct PathAlignmentTests {
  private func places(
    _ frames: borrowing LetterFrames, _ text: String
  ) -> [Int] {
    var alignment = PathAlignment()
    alignment.align(frames, ConstantNetwork.backwards(text).reversed())
    return alignment.places
  }

  @Test func `a character is at the last of its positions that are as likely`() {
    func found(_ text: String, _ count: Int) -> [Int] {
      places(ConstantNetwork.frames(count, ["a": 0.6, "b": 0.3]), text)
    }
    #expect(found("a", 1) == [0] && found("a", 3) == [2] && found("", 3) == [])
    #expect(found("ab", 2) == [0, 1] && found("ab", 4) == [2, 3] && found("ba", 4) == [0, 3])
    // Between two characters that are the same there is a position without any.
    #expect(found("aa", 3) == [0, 2] && found("bb", 3) == [0, 2] && found("aba", 3) == [0, 1, 2])
  }

  @Test func `a text that has no room is nowhere`() {
    let frames = ConstantNetwork.frames(1, ["a": 0.6, "b": 0.3])
    #expect(places(frames, "ab") == [-1, -1] && places(LetterFrames(), "a") == [-1])
  }

  /// The likeliest way by trying all: the state of each position, two for each character and one
  /// more.
  private func best(_ frames: borrowing LetterFrames, _ codes: [UInt8]) -> [Int] {
    let states = 2 * codes.count + 1
    var best: (score: Float, path: [Int]) = (-.infinity, [])
    // Ways that are not complete: their scores and states.
    var ways: [(score: Float, path: [Int])] = [(0, [])]
    while let way = ways.popLast() {
      if way.path.count == frames.count {
        let isComplete = (way.path.last ?? 0) >= states - 2
        if isComplete, way.score > best.score { best = way }
        continue
      }
      let last = way.path.last ?? 0
      let most = way.path.isEmpty ? 1 : last + 2
      for state in last...min(most, states - 1) {
        let isSame = state > 2 && state % 2 == 1 && codes[state / 2] == codes[state / 2 - 1]
        if !way.path.isEmpty, state == last + 2, state % 2 == 0 || isSame { continue }
        let code = state % 2 == 0 ? 0 : Int(codes[state / 2])
        ways.append((way.score + frames.log(way.path.count, code), way.path + [state]))
      }
    }
    return best.path
  }

  @Test(arguments: ["ill", "il", "i", "l", "iil", "1l1", "lie", "io", "zzz"])
  func `the way that is found is the likeliest of all`(text: String) {
    var frames = LetterFrames()
    frames.evaluate(
      WritingTrace(strokes: [
        [SIMD2(0, 2), SIMD2(0, 5)], [SIMD2(0, 1)], [SIMD2(2, 0), SIMD2(2, 5)],
        [SIMD2(4, 0), SIMD2(4, 5)],
      ]), with: .shipped)
    #expect((6..<24).contains(frames.count))
    let codes = Array(ConstantNetwork.backwards(text).reversed())
    let path = best(frames, codes)
    var wanted: [Int] = []
    for (letter, code) in codes.enumerated() {
      var place = -1
      for index in path.indices.reversed() where path[index] == 2 * letter + 1 {
        if place < 0 || frames.log(index, Int(code)) > frames.log(place, Int(code)) {
          place = index
        }
      }
      wanted.append(place)
    }
    var alignment = PathAlignment()
    // A text before leaves nothing behind.
    alignment.align(frames, [20, 30, 40, 50])
    alignment.align(frames, codes)
    #expect(alignment.places == wanted && !wanted.contains(-1))
    #expect(wanted == wanted.sorted())
  }
}
