/// How large an overlay is, and how large its buffers are.
package struct OverlayGeometry: BitwiseCopyable, Hashable, Sendable {
  /// Its size in logical units, in which the compositor speaks of places on it.
  package let logical: OutputSize
  /// The size of its buffers, in pixels.
  package let pixels: OutputSize
  /// How the one becomes the other.
  package let scaling: Scaling

  /// How pixels come to the output.
  package enum Scaling: BitwiseCopyable, Hashable, Sendable {
    /// One pixel of the buffer is one of the output's.
    case exact
    /// The compositor reported a scale, in 120ths.
    case fractional(UInt32)
    /// Pixels per logical unit in each direction; the compositor scales down if the output has
    /// fewer.
    case whole(Int32)
  }

  /// No side of a buffer is longer, in pixels: the compositors' own bound.
  package static let longestSide: Int32 = 32_767

  /// Finds the best that there is.
  ///
  /// - Parameters:
  ///   - logical: the size requested by the compositor.
  ///   - output: where; nil where that is not known.
  ///   - fractional: what the compositor prefers for the surface, in 120ths.
  ///   - hasViewport: whether a buffer of any size can be shown in any size.
  /// - Returns: nil if nothing could be seen, or no compositor could show it.
  init?(
    logical: OutputSize, output: OutputDescription?, fractional: UInt32? = nil, hasViewport: Bool
  ) {
    let whole = max(output?.scale ?? 1, 1)
    if hasViewport, let output, Self.covers(logical, output) {
      (pixels, scaling) = (output.pixels, .exact)
    } else if hasViewport, let fractional, fractional > 0 {
      let scaled = Self.scaled(logical, Int64(fractional), 120)
      (pixels, scaling) = (scaled, .fractional(fractional))
    } else {
      (pixels, scaling) = (Self.scaled(logical, Int64(whole), 1), .whole(whole))
    }
    self.logical = logical
    let longest = max(pixels.width, pixels.height)
    guard !logical.isEmpty, !pixels.isEmpty, longest <= Self.longestSide else { return nil }
  }

  /// Whether the surface is the whole output, and the output shows its own pixels: logical units
  /// are rounded, so both scales may differ by what half a unit makes.
  private static func covers(_ logical: OutputSize, _ output: OutputDescription) -> Bool {
    guard logical == output.logical, !logical.isEmpty, !output.pixels.isEmpty else { return false }
    let (width, height) = (Double(logical.width), Double(logical.height))
    let (x, y) = (Double(output.pixels.width) / width, Double(output.pixels.height) / height)
    return abs(x - y) <= x / width + y / height
  }

  /// Halves are rounded up, as fractional-scale requires.
  private static func scaled(_ size: OutputSize, _ scale: Int64, _ unit: Int64) -> OutputSize {
    func scaled(_ side: Int32) -> Int32 {
      Int32(clamping: (Int64(side) * scale * 2 + unit) / (unit * 2))
    }
    return OutputSize(width: scaled(size.width), height: scaled(size.height))
  }
}

/// A rectangle of a buffer, in pixels.
package struct DamageBox: BitwiseCopyable, Hashable, Sendable {
  package var x: Int32
  package var y: Int32
  package var width: Int32
  package var height: Int32
  package init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
