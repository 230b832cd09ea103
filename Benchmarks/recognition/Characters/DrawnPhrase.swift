import InkRecognition
import InkSynthesis

/// A phrase in a line, composed of characters that somebody drew one by one.
struct DrawnPhrase {
  /// Its characters.
  var text: String
  /// The strokes of each character, in millimeters, in the order of time.
  var characters: [[[SIMD2<Float>]]]

  /// All ink of the line.
  var trace: WritingTrace { WritingTrace(strokes: characters.flatMap { $0 }) }

  /// How irregular a line is, as shares of the size of a character.
  struct LineStyle {
    var name: String
    var distortion: Distortion
    /// The mean distance between the frames of two characters.
    var spacing: Float = 0.05
    /// How far sizes, distances and heights differ.
    var unrest: Float = 0.06

    static let all = [
      LineStyle(name: "as drawn", distortion: Distortion.all[0]),
      LineStyle(name: "narrow", distortion: Distortion.all[0], spacing: -0.06),
      LineStyle(name: "uneven", distortion: Distortion.all[0], spacing: 0.05, unrest: 0.14),
      LineStyle(name: "another writer", distortion: Distortion.all[8]),
    ]
  }

  /// A character's side, in millimeters.
  private static let side: Float = 8

  /// Writes a phrase; nil if nobody drew one of its characters. The same seed does the same.
  init?(
    _ text: String, from drawn: [Unicode.Scalar: DrawnCharacter], _ style: LineStyle, seed: UInt64
  ) {
    self.text = text
    characters = []
    var dice = SplitMix64(seed: seed)
    var place: Float = 0
    let lean = 0.5 * style.unrest * dice.side()
    for (index, scalar) in text.unicodeScalars.enumerated() {
      guard let character = drawn[scalar] else { return nil }
      let written = style.distortion.distorted(character, seed: seed &+ UInt64(index) &* 7919)
      let size = 1 + style.unrest * dice.side()
      let height = style.unrest * dice.side() + lean * place
      // A distorted character leaves its frame: what counts is its ink.
      let corners = written.strokes.flatMap { $0 }.corners ?? (.zero, SIMD2(1, 1))
      let own = character.strokes.flatMap { $0 }.corners ?? (.zero, SIMD2(1, 1))
      let left = corners.low.x - own.low.x
      let wider = max(0, (corners.high.x - corners.low.x) - (own.high.x - own.low.x))
      characters.append(
        written.strokes.map { stroke in
          stroke.map {
            (SIMD2(($0.x - left) * size + place, ($0.y - 0.5) * size + height)) * Self.side
          }
        })
      place += size * (1 + wider) + style.spacing + style.unrest * dice.side()
    }
  }
}

extension SplitMix64 {
  /// From -1 to 1.
  fileprivate mutating func side() -> Float { 2 * Float(next() >> 40) / Float(1 << 24) - 1 }
}
