/// Templates of characters, each with a code point and strokes, as stored in a `.strokes` file.
///
/// A character may have several templates. The file is little-endian and contains: `strokes\n`; the
/// version, 1, as four bytes; the length of the license (at most 64 KiB) as four bytes, and the
/// license as UTF-8; the number of templates (at most 200,000) as four bytes; then for each
/// template its code point as four bytes, the number of its strokes (1 to 64) as one byte, and for
/// each stroke the number of its points (1 to 32) as one byte and each point as two: x to the right
/// and y downwards, from 0 to 255 of the frame in which the character is written. Nothing follows
/// the last template.
public struct CharacterTemplates: Hashable, Sendable {
  /// The template of a character.
  public struct Template: Hashable, Sendable {
    /// The character.
    public var character: Unicode.Scalar
    /// The strokes in the order in which they are taught, each with 1 to 32 points.
    public var strokes: [[SIMD2<UInt8>]]

    /// Creates a template of 1 to 64 strokes, each with 1 to 32 points.
    public init(_ character: Unicode.Scalar, _ strokes: [[SIMD2<UInt8>]]) {
      self.character = character
      self.strokes = strokes
    }
  }

  /// The authors and the license terms of the templates.
  public var licence: String
  /// The templates. Several templates of a character need not be adjacent.
  public var templates: [Template]

  /// Creates templates.
  public init(licence: String, templates: [Template]) {
    self.licence = licence
    self.templates = templates
  }

  /// The largest number of templates in a file.
  public static let mostTemplates = 200_000
  /// The largest number of strokes in a template.
  public static let mostStrokes = 64
  /// The largest number of points in a stroke.
  public static let mostPlaces = 32
  /// The largest size of the license, in bytes.
  public static let longestLicence = 1 << 16
}
