import InkGeometry
import InkRendering

/// The pixels of each buffer that must be drawn again, and the difference between the next picture
/// and the last one.
struct BufferDamage: Sendable {
  /// The pixels of the output.
  let bounds: PixelRect
  /// The buffer of the last repair, which contains the last picture; nil before the first repair,
  /// and if its pixels were forgotten.
  private(set) var latest: Int?
  /// The areas in which another picture would differ from the last one.
  private var unseen: Damage
  /// The areas of each buffer that must be drawn again.
  private var stale: [Damage]

  /// Creates the damage of buffers that are all out of date.
  init(_ bounds: PixelRect, buffers: Int) {
    precondition((1...8).contains(buffers), "there are 1 to 8 buffers")
    self.bounds = bounds
    unseen = Damage(bounds)
    stale = Array(repeating: Damage(bounds), count: buffers)
  }

  /// The number of buffers that are used in turn.
  var bufferCount: Int { stale.count }

  /// Whether another picture would be the same as the last one.
  var isEmpty: Bool { unseen.isEmpty }

  /// Marks pixels that will look different from the last picture.
  mutating func mark(_ rect: PixelRect) {
    let rect = rect.intersection(bounds)
    unseen.add(rect)
    for number in stale.indices { stale[number].add(rect) }
  }

  /// Marks several rectangles.
  mutating func mark(_ changed: Damage) {
    for rect in changed { mark(rect) }
  }

  /// Reports that a buffer is new or its content unknown.
  mutating func forget(buffer number: Int) {
    stale[number] = Damage(bounds)
    if latest == number { latest = nil }
  }

  /// Reports that the compositor has nothing of the last picture.
  mutating func forgetPicture() { unseen = Damage(bounds) }

  /// Returns the areas that must be drawn in a buffer.
  func stalePixels(of number: Int) -> Damage { stale[number] }

  /// Copies what changed before the last picture from the buffer that contains it, whose pixels are
  /// given.
  ///
  /// - Returns: the areas that must be drawn.
  func copyStale(
    of number: Int, to pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout,
    from last: Span<UInt32>
  ) -> Damage {
    guard let latest, latest != number else { return stale[number] }
    for rect in stale[number] {
      for y in rect.minY..<rect.maxY {
        for place in layout.row(y, rect) { pixels[place] = last[place] }
      }
    }
    return stale[latest]
  }

  /// Reports that a buffer is up to date.
  ///
  /// - Returns: its difference from the last picture.
  mutating func markRepaired(_ number: Int) -> Damage {
    stale[number] = Damage()
    latest = number
    defer { unseen = Damage() }
    return unseen
  }
}
