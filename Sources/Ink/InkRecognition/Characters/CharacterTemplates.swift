/// What characters look like: a code point and its strokes for each, as a `.strokes` file holds
/// them.
///
/// A character may have several templates. The file, little-endian: `strokes\n`; the version, 1, as
/// four bytes; the licence's length (at most 64 KiB) as four and the licence as UTF-8; the number
/// of templates (at most 200,000) as four; then for each template its code point as four bytes, the
/// number of its strokes (1 to 64) as one, and for each stroke the number of its places (1 to 32)
/// as one and each place as two: x to the right and y downwards, from 0 to 255 of the frame that
/// the character is written in. Nothing comes after.
public struct CharacterTemplates: Hashable, Sendable {
  /// One template.
  public struct Template: Hashable, Sendable {
    /// The character.
    public var character: Unicode.Scalar
    /// Its strokes in the order they are taught in; each has 1 to 32 places.
    public var strokes: [[SIMD2<UInt8>]]

    /// A template of 1 to 64 strokes, each of 1 to 32 places.
    public init(_ character: Unicode.Scalar, _ strokes: [[SIMD2<UInt8>]]) {
      self.character = character
      self.strokes = strokes
    }
  }

  /// Whose work the templates are, and under which terms.
  public var licence: String
  /// All of them; several of a character need not follow each other.
  public var templates: [Template]

  /// Some templates, as they are.
  public init(licence: String, templates: [Template]) {
    self.licence = licence
    self.templates = templates
  }

  /// The most templates of a file.
  public static let mostTemplates = 200_000
  /// The most strokes of a template.
  public static let mostStrokes = 64
  /// The most places of a stroke.
  public static let mostPlaces = 32
  /// The longest licence, in bytes.
  public static let longestLicence = 1 << 16
}
