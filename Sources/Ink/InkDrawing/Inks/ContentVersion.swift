/// What a reader must know to show a drawing as it was meant.
public enum ContentVersion: UInt8, CaseIterable, Comparable, Sendable {
  /// Pen, marker, pencil, eraser.
  case version1 = 1
  /// Monoline, fountain pen, watercolor, crayon too.
  case version2 = 2
  /// Rotation of the barrel too.
  case version3 = 3
  /// Reed too.
  case version4 = 4

  /// The highest of all.
  public static let latest = version4

  /// Whether `a` came before `b`.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
