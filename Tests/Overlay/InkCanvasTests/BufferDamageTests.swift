import InkRendering
import Testing

@testable import InkCanvas

@Suite struct BufferDamageTests {
  private static let bounds = PixelRect(x: 0, y: 0, width: 8, height: 4)
  private static let left = PixelRect(x: 0, y: 0, width: 2, height: 4)

  /// All buffers are as the last picture.
  private func repaired() -> BufferDamage {
    var damage = BufferDamage(Self.bounds, buffers: 2)
    for number in 0..<2 { _ = damage.markRepaired(number) }
    return damage
  }

  @Test func whatIsMarkedIsStaleInEachBufferUntilThatIsRepaired() {
    var damage = repaired()
    #expect(damage.isEmpty && damage.latest == 1)
    damage.mark(PixelRect(minX: -5, minY: -5, maxX: 2, maxY: 4))
    #expect(!damage.isEmpty)
    #expect(Array(damage.stalePixels(of: 0)) == [Self.left])
    let changed = damage.markRepaired(0)
    #expect(Array(changed) == [Self.left])
    #expect(damage.isEmpty && damage.stalePixels(of: 0).isEmpty && damage.latest == 0)
    // The compositor knows the picture; the other buffer lacks it still.
    #expect(Array(damage.stalePixels(of: 1)) == [Self.left])
    let unchanged = damage.markRepaired(1)
    #expect(unchanged.isEmpty)
  }

  @Test func whatTheLastPictureHasIsCopiedAndTheRestIsLeftToBeDrawn() {
    var damage = repaired()
    damage.mark(Self.left)
    _ = damage.markRepaired(0)
    let drawn = PixelRect(x: 6, y: 1, width: 1, height: 1)
    damage.mark(drawn)
    let layout = PixelLayout(bounds: Self.bounds, order: .blueLowest)
    let last = [UInt32](repeating: 7, count: layout.count)
    var pixels = [UInt32](repeating: 0, count: layout.count)
    var words = pixels.mutableSpan
    let left = damage.copyStale(of: 1, to: &words, layout, from: last.span)
    #expect(Array(left) == [drawn])
    for y in 0..<4 { #expect(pixels[layout.row(y, Self.left)].allSatisfy { $0 == 7 }) }
  }

  @Test func aForgottenBufferIsStaleEverywhereAndServesNoOther() {
    var damage = repaired()
    damage.forget(buffer: 1)
    #expect(damage.latest == nil && damage.isEmpty)
    #expect(Array(damage.stalePixels(of: 1)) == [Self.bounds])
    #expect(damage.stalePixels(of: 0).isEmpty)
    damage.forgetPicture()
    let changed = damage.markRepaired(0)
    #expect(Array(changed) == [Self.bounds])
  }
}
