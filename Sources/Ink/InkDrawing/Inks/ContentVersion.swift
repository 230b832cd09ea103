/// What a reader must know to show a drawing as it was meant.
public enum ContentVersion: UInt8, CaseIterable, Comparable, Sendable {
  /// Pen, eraser.
  case version1 = 1
  /// Monoline, fountain pen too.
  case version2 = 2
  /// Rotation of the barrel too.
  case version3 = 3
  /// Reed too.
  case version4 = 4
  /// The tips and inks of the second renderer too: strokes that taper, and pencil, crayon,
  /// watercolor and marker whose opacity tells how much they deposit.
  case version5 = 5

  /// The highest of all.
  public static let latest = version5

  /// Whether `a` came before `b`.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
