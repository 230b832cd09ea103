import InkGeometry
public import InkRendering

/// A picture above the ink, which can be moved and turned. Each pixel of the output is looked up in
/// the picture, so the cost depends on the visible part, and the picture itself is not drawn again
/// when it moves.
public struct TurnedPicture: Sendable {
  /// The premultiplied pixels, with alpha in the highest bits.
  private var pixels: [UInt32]
  private let layout: PixelLayout
  /// The number that identifies the picture.
  private let number: UInt64

  /// The number of steps per pixel, as a power of two.
  private static let precision = 24
  /// The number of parts in which a long picture at an angle is damaged.
  private static let bands = 5

  /// Creates a picture from pixels, whose origin is placed at the picture's position.
  ///
  /// - Parameters:
  ///   - pixels: the pixels, in rows from the top; at least as many as the layout has.
  ///   - layout: the size and position of the picture.
  ///   - number: a number that is different for each picture that you show.
  public init(pixels: [UInt32], layout: PixelLayout, number: UInt64) {
    precondition(pixels.count >= layout.count, "a picture has the pixels that its layout says")
    (self.pixels, self.layout, self.number) = (pixels, layout, number)
  }

  /// Calls `body` with the pixels.
  mutating func withPixels(_ body: (inout MutableSpan<UInt32>, PixelLayout) -> Void) {
    let layout = self.layout
    var words = pixels.mutableSpan
    body(&words, layout)
  }

  /// Returns whether the picture is the same as another.
  func isSame(as other: TurnedPicture) -> Bool { number == other.number }

  /// Returns its pixels on an output; `way` maps its own pixels to those of the output.
  func box(by way: InkTransform) -> PixelRect { box(of: layout.bounds, by: way) }

  private func box(of part: PixelRect, by way: InkTransform) -> PixelRect {
    let rect = Rect(
      x: Double(part.minX), y: Double(part.minY), width: Double(part.width),
      height: Double(part.height))
    // Between two pixels, both are visible.
    return PixelRect(around: way.bounds(of: rect).expanded(by: 1))
  }

  /// Calls `body` with rectangles that contain the whole picture: few and large ones if it is
  /// horizontal.
  func forEachBand(by way: InkTransform, _ body: (PixelRect) -> Void) {
    let all = layout.bounds
    guard way.b != 0, way.a != 0 else { return body(box(by: way)) }
    for band in 0..<Self.bands {
      let from = all.minX + all.width * band / Self.bands
      let to = all.minX + all.width * (band + 1) / Self.bands
      body(box(of: PixelRect(minX: from, minY: all.minY, maxX: to, maxY: all.maxY), by: way))
    }
  }

  /// Draws the picture over the contents of a rectangle. Allocates nothing.
  func paint(
    _ rect: PixelRect, by way: InkTransform, on target: inout MutableSpan<UInt32>,
    _ other: PixelLayout
  ) {
    let part = rect.intersection(box(by: way))
    guard !part.isEmpty, let back = way.inverse else { return }
    if let (right, down) = Self.wholePixels(of: way) {
      return lay(part, right, down, on: &target, other)
    }
    let words = pixels.span
    let one = Double(1 << Self.precision)
    func steps(_ length: Double) -> Int { Int(min(max(length, -1e9), 1e9) * one) }
    let (across, down) = (steps(back.a), steps(back.b))
    for y in part.minY..<part.maxY {
      // Starts at the output's first column, so that a pixel is the same wherever a rectangle
      // begins.
      let start = back.applied(to: Point(x: 0.5, y: Double(y) + 0.5))
      var u = steps(start.x - 0.5 - Double(layout.bounds.minX)) + part.minX * across
      var v = steps(start.y - 0.5 - Double(layout.bounds.minY)) + part.minX * down
      for index in other.row(y, part) {
        let word = sample(words, u, v)
        if word > 0 { target[index] = PixelBlend.over(word, target[index]) }
        u += across
        v += down
      }
    }
  }

  /// Returns the offset of a transform, if it is only a translation by whole pixels.
  private static func wholePixels(of way: InkTransform) -> (right: Int, down: Int)? {
    guard way.a == 1, way.b == 0, way.c == 0, way.d == 1,
      let right = Int(exactly: way.tx), let down = Int(exactly: way.ty),
      max(abs(right), abs(down)) < 1 << 30
    else { return nil }
    return (right, down)
  }

  /// Does the same as ``paint(_:by:on:_:)`` for a translation by whole pixels, because a picture
  /// that follows a pen is sometimes as large as the output.
  private func lay(
    _ rect: PixelRect, _ right: Int, _ down: Int, on target: inout MutableSpan<UInt32>,
    _ other: PixelLayout
  ) {
    let own = layout.bounds
    let part = rect.intersection(
      PixelRect(x: own.minX + right, y: own.minY + down, width: own.width, height: own.height))
    guard !part.isEmpty else { return }
    let words = pixels.span
    for y in part.minY..<part.maxY {
      let places = other.row(y, part)
      let first = (y - down - own.minY) * layout.rowLength + part.minX - right - own.minX
      let shift = first - places.lowerBound
      for index in places {
        let word = words[index &+ shift]
        if word > 0 { target[index] = PixelBlend.over(word, target[index]) }
      }
    }
  }

  /// Returns the interpolated value between four pixels.
  @inline(__always) private func sample(_ words: Span<UInt32>, _ u: Int, _ v: Int) -> UInt32 {
    let (x, y) = (u >> Self.precision, v >> Self.precision)
    let (width, height) = (layout.bounds.width, layout.bounds.height)
    guard x >= -1, y >= -1, x < width, y < height else { return 0 }
    let shift = Self.precision - 8
    let (right, low) = (UInt32(u >> shift & 0xFF), UInt32(v >> shift & 0xFF))
    func word(_ x: Int, _ y: Int) -> UInt32 {
      x >= 0 && y >= 0 && x < width && y < height ? words[y * layout.rowLength + x] : 0
    }
    let upper = PixelBlend.mixed(word(x, y), right > 0 ? word(x + 1, y) : 0, right)
    guard low > 0 else { return upper }
    let lower = PixelBlend.mixed(word(x, y + 1), right > 0 ? word(x + 1, y + 1) : 0, right)
    return PixelBlend.mixed(upper, lower, low)
  }
}
