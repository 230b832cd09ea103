/// Arithmetic for premultiplied pixels with alpha in the highest byte, for compositing pictures.
/// Products are x y / 255 rounded to the nearest, as for ink.
public enum PixelBlend {
  /// Returns all four channels times `share` / 255.
  @inlinable @inline(__always) public static func scaled(_ word: UInt32, by share: UInt32) -> UInt32
  {
    half(word & 0xFF_00FF, share) | half(word >> 8 & 0xFF_00FF, share) << 8
  }

  /// Returns `top` composited over `bottom`.
  @inlinable @inline(__always) public static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    top &+ scaled(bottom, by: 255 &- top >> 24)
  }

  /// Returns the pixel interpolated between two pixels, with `share` / 256 of the second, rounded
  /// down.
  @inlinable @inline(__always)
  public static func mixed(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let even = ((first & 0xFF_00FF) &* rest &+ (second & 0xFF_00FF) &* share) >> 8 & 0xFF_00FF
    let odd =
      ((first >> 8 & 0xFF_00FF) &* rest &+ (second >> 8 & 0xFF_00FF) &* share) & 0xFF00_FF00
    return even | odd
  }

  /// Returns two channels times `share` / 255 at once, in bits 0-7 and 16-23.
  @inlinable @inline(__always) public static func half(_ pair: UInt32, _ share: UInt32) -> UInt32 {
    let product = pair &* share &+ 0x80_0080
    return (product &+ (product >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
  }
}
