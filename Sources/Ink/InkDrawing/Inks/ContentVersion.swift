/// The version of a drawing's content, which a reader must support to show it correctly.
public enum ContentVersion: UInt8, CaseIterable, Comparable, Sendable {
  /// Pen and eraser.
  case version1 = 1
  /// Adds monoline and fountain pen.
  case version2 = 2
  /// Adds the rotation of the barrel.
  case version3 = 3
  /// Adds reed.
  case version4 = 4
  /// Adds the tips and inks of the second renderer: tapered strokes, and pencil, crayon, watercolor
  /// and marker, whose opacity is the amount of ink that they deposit.
  case version5 = 5

  /// The latest version.
  public static let latest = version5

  /// Whether `a` is older than `b`.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
