import InkGeometry
import InkRendering

/// Which pixels of which buffer must be drawn again, and where the next picture differs from the
/// last one.
struct BufferDamage: Sendable {
  /// The pixels of the output.
  let bounds: PixelRect
  /// The buffer of the last repair, which has the last picture; nil before the first, and if its
  /// pixels were forgotten.
  private(set) var latest: Int?
  /// Where another picture would differ from the last one.
  private var unseen: Damage
  /// Of each buffer.
  private var stale: [Damage]

  /// All buffers are out of date.
  init(_ bounds: PixelRect, buffers: Int) {
    precondition((1...8).contains(buffers), "there are 1 to 8 buffers")
    self.bounds = bounds
    unseen = Damage(bounds)
    stale = Array(repeating: Damage(bounds), count: buffers)
  }

  /// How many buffers take turns.
  var bufferCount: Int { stale.count }

  /// Whether another picture would be the last one again.
  var isEmpty: Bool { unseen.isEmpty }

  /// Some pixels are to look another way than in the last picture.
  mutating func mark(_ rect: PixelRect) {
    let rect = rect.intersection(bounds)
    unseen.add(rect)
    for number in stale.indices { stale[number].add(rect) }
  }

  /// The same of several rectangles.
  mutating func mark(_ changed: Damage) {
    for rect in changed { mark(rect) }
  }

  /// A buffer is new, or nobody knows what is in it.
  mutating func forget(buffer number: Int) {
    stale[number] = Damage(bounds)
    if latest == number { latest = nil }
  }

  /// The compositor knows none of the last picture.
  mutating func forgetPicture() { unseen = Damage(bounds) }

  /// What must be drawn in a buffer.
  func stalePixels(of number: Int) -> Damage { stale[number] }

  /// Copies what changed before the last picture from the buffer that has it, whose pixels these
  /// are.
  ///
  /// - Returns: what must be drawn.
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

  /// A buffer has all that there is to see.
  ///
  /// - Returns: where that differs from the last picture.
  mutating func markRepaired(_ number: Int) -> Damage {
    stale[number] = Damage()
    latest = number
    defer { unseen = Damage() }
    return unseen
  }
}
