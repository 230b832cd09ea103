package import InkRecognition
package import ProgramOptions

/// What reads lines of characters by templates, or single characters by libzinnia.
package struct CharacterEngine {
  private var reader: CharacterLineReader?
  private var zinnia: Zinnia?

  /// What they are called on the command line.
  package enum EngineName: String, CaseIterable, Sendable { case templates, zinnia }

  package static let engine = Option.optional(
    "engine", .choice("ENGINE") as ValueKind<EngineName>,
    "how characters are read: templates or zinnia; by default, templates if there are any")
  package static let templates = Option.optional(
    "templates", .path("FILE"), "the character templates, as written by 'stylusctl templates'")

  init(_ reader: CharacterLineReader) { self.reader = reader }

  init(_ zinnia: Zinnia) { self.zinnia = zinnia }

  /// The lines of a drawing; for zinnia, the drawing is one character.
  package func dividedLines(_ trace: WritingTrace) -> [WritingTrace] {
    reader == nil ? [trace] : CharacterLines.divide(trace)
  }

  /// The texts that a line may be, the likeliest first; zinnia tells no confidence, which is 0
  /// then.
  package mutating func recognize(_ trace: WritingTrace, most: Int) -> [Reading] {
    reader?.read(trace)
    return reader?.readings(most)
      ?? zinnia?.recognize(trace, most: most).map { Reading(text: $0, confidence: 0) } ?? []
  }
}
