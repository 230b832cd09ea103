public import InkDrawing

/// The memory layout of an image's pixels: rows from the top, one 32-bit word per pixel,
/// premultiplied sRGB with 8 bits per channel and alpha in the highest bits.
public struct PixelLayout: BitwiseCopyable, Hashable, Sendable {
  /// The order of the color channels.
  public enum ChannelOrder: UInt8, BitwiseCopyable, Sendable {
    /// Red in the lowest bits: the bytes R, G, B, A on a little-endian machine, as in PNG.
    case redLowest
    /// Blue in the lowest bits: the word ARGB, as in Wayland's argb8888 and cairo's ARGB32.
    case blueLowest
  }

  /// The pixels of the image.
  public var bounds: PixelRect
  /// The number of words from one row to the next; at least the width.
  public var rowLength: Int
  /// The order of the color channels.
  public var order: ChannelOrder

  /// Creates a layout; by default, without gaps between rows.
  public init(bounds: PixelRect, rowLength: Int? = nil, order: ChannelOrder = .redLowest) {
    self.bounds = bounds
    self.rowLength = rowLength ?? bounds.width
    self.order = order
  }

  /// The number of words that an image needs.
  public var count: Int {
    bounds.isEmpty ? 0 : (bounds.height - 1) * rowLength + bounds.width
  }

  /// Returns the premultiplied word of a color.
  public func word(_ color: Color) -> UInt32 {
    func level(_ part: Float) -> UInt32 { UInt32(part * color.alpha * 255 + 0.5) }
    let (red, green, blue) = (level(color.red), level(color.green), level(color.blue))
    let alpha = UInt32(color.alpha * 255 + 0.5) << 24
    switch order {
    case .redLowest: return alpha | blue << 16 | green << 8 | red
    case .blueLowest: return alpha | red << 16 | green << 8 | blue
    }
  }
}

/// Arithmetic for premultiplied pixels, with the same rounding as cairo (pixman-combine32.h): x y /
/// 255 to the nearest.
enum PixelMath {
  /// Returns all four channels times `share` / 255.
  @inline(__always) static func scaled(_ word: UInt32, by share: UInt32) -> UInt32 {
    half(word & 0xFF_00FF, share) | half(word >> 8 & 0xFF_00FF, share) << 8
  }

  /// Returns `top` composited over `bottom`.
  @inline(__always) static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    // This cannot overflow: a premultiplied channel is at most its alpha.
    top &+ scaled(bottom, by: 255 &- top >> 24)
  }

  /// Returns a sum of products of levels, at most 255 * 255, divided by 255.
  @inline(__always) static func divided(_ sum: UInt32) -> UInt32 {
    let rounded = sum &+ 128
    return (rounded &+ rounded >> 8) >> 8
  }

  // Computes two channels at once, in bits 0-7 and 16-23.
  @inline(__always) private static func half(_ pair: UInt32, _ share: UInt32) -> UInt32 {
    let product = pair &* share &+ 0x80_0080
    return (product &+ (product >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
  }
}
