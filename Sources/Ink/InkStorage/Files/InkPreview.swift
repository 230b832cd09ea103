/// What a stored drawing looks like when it is shown small, on light and on dark grounds:
/// docs/develop/ink-format.md, Preview.
///
/// The pictures are PNG files with a transparent ground. This module neither makes nor reads them.
public struct InkPreview: Hashable, Sendable {
  /// For a light ground.
  public let light: [UInt8]
  /// For a dark ground.
  public let dark: [UInt8]

  /// The longest picture that a file may have, in bytes.
  public static let mostBytes = 1 << 20

  /// Two pictures; nil if one is empty or longer than ``mostBytes``.
  public init?(light: [UInt8], dark: [UInt8]) {
    guard (1...Self.mostBytes).contains(light.count), (1...Self.mostBytes).contains(dark.count)
    else { return nil }
    self.light = light
    self.dark = dark
  }
}
