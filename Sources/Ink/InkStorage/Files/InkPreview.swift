/// Small pictures of a stored drawing, for light and dark backgrounds: docs/develop/ink-format.md,
/// Preview.
///
/// The pictures are PNG files with a transparent background. This module does not encode or decode
/// them.
public struct InkPreview: Hashable, Sendable {
  /// The picture for a light background.
  public let light: [UInt8]
  /// The picture for a dark background.
  public let dark: [UInt8]

  /// The largest size of a picture in a file, in bytes.
  public static let mostBytes = 1 << 20

  /// Creates a preview from two pictures; nil if one of them is empty or larger than ``mostBytes``.
  public init?(light: [UInt8], dark: [UInt8]) {
    guard (1...Self.mostBytes).contains(light.count), (1...Self.mostBytes).contains(dark.count)
    else { return nil }
    self.light = light
    self.dark = dark
  }
}
