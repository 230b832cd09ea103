package import StylusModel

/// Why ink cannot be synthesized.
package enum SynthesisError: Error, Hashable, Sendable {
  /// This character has no letter shape.
  case unknownCharacter(Character)
  /// Not even the smallest legible writing or drawing fits into this area.
  case noRoom(Tablet.Area)
}

extension SynthesisError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownCharacter(let character):
      let codes = character.unicodeScalars.map { "U+" + String($0.value, radix: 16) }
      return "there is no letter shape for '\(character)' (\(codes.joined(separator: " "))); "
        + "use printable ASCII, letters of Latin-1, and ASCII letters with one accent"
    case .noRoom(let area):
      return "an area of \(area.width.value) x \(area.height.value) mm is too small for this ink; "
        + "shorten the text, or use a larger tablet"
    }
  }
}
