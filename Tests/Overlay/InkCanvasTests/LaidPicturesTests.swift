import InkEditing
import InkGeometry
import InkRendering
import Testing

@testable import InkCanvas

@Suite struct LaidPicturesTests {
  private static let bounds = PixelRect(x: 0, y: 0, width: 20, height: 10)

  private func picture(_ color: UInt32, number: UInt64) -> TurnedPicture {
    let layout = PixelLayout(bounds: PixelRect(x: 0, y: 0, width: 4, height: 2), order: .blueLowest)
    let pixels = [UInt32](repeating: color, count: layout.count)
    return TurnedPicture(pixels: pixels, layout: layout, number: number)
  }

  /// Damage of which nothing is left.
  private func damage() -> BufferDamage {
    var damage = BufferDamage(Self.bounds, buffers: 1)
    _ = damage.markRepaired(0)
    return damage
  }

  private func shown(_ laid: LaidPictures) -> [UInt32] {
    let layout = PixelLayout(bounds: Self.bounds, order: .blueLowest)
    var pixels = [UInt32](repeating: 0, count: layout.count)
    var words = pixels.mutableSpan
    laid.paintLaid(Self.bounds, in: .identity, on: &words, layout)
    return pixels
  }

  @Test func whatCoversLiesAboveTheBar() {
    var (laid, damage) = (LaidPictures(), damage())
    _ = laid.float(FloatingBar(picture(0xFF00_00FF, number: 1), at: .zero), &damage)
    laid.repaintCover(PixelRect(x: 2, y: 0, width: 90, height: 1), &damage) { words, layout, part in
      #expect(part == PixelRect(x: 2, y: 0, width: 18, height: 1))
      for index in layout.row(0, part) { words[index] = 0xFFFF_0000 }
    }
    let pixels = shown(laid)
    #expect(pixels[1] == 0xFF00_00FF && pixels[2] == 0xFFFF_0000 && pixels[19] == 0xFFFF_0000)
    #expect(pixels[22] == 0xFF00_00FF && pixels[25] == 0)
    #expect(laid.isCovered)
    let isGone = [laid.uncover(&damage), laid.uncover(&damage)]
    #expect(isGone == [true, false] && !laid.isCovered && shown(laid)[2] == 0xFF00_00FF)
  }

  @Test func whereAnotherProgramHasASurfaceIsNothingButWhatLiesAboveTheInk() {
    var (laid, damage) = (LaidPictures(), damage())
    let hole = PixelRect(x: 4, y: 2, width: 90, height: 3)
    var isChanged = [laid.leaveFree(hole, &damage), laid.leaveFree(hole, &damage)]
    let marked = damage.markRepaired(0)
    #expect(marked.contains { $0.contains(PixelRect(x: 4, y: 2, width: 16, height: 3)) })
    _ = laid.float(FloatingBar(picture(0xFF00_00FF, number: 1), at: Point(x: 4, y: 4)), &damage)
    let layout = PixelLayout(bounds: Self.bounds, order: .blueLowest)
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: layout.count)
    var words = pixels.mutableSpan
    laid.paintLaid(Self.bounds, in: .identity, on: &words, layout)
    #expect(pixels[2 * 20 + 3] == 0xFFFF_FFFF && pixels[2 * 20 + 4] == 0)
    #expect(pixels[4 * 20 + 19] == 0 && pixels[5 * 20 + 19] == 0xFFFF_FFFF)
    #expect(pixels[4 * 20 + 4] == 0xFF00_00FF)
    isChanged += [laid.leaveFree(nil, &damage), laid.leaveFree(nil, &damage)]
    #expect(isChanged == [true, false, true, false])
  }

  @Test func onlyWhatLooksAnotherWayIsDamage() {
    var (laid, damage) = (LaidPictures(), damage())
    let bar = FloatingBar(picture(0xFF00_00FF, number: 1), at: Point(x: 3, y: 3))
    var isChanged = [laid.float(bar, &damage)]
    #expect(!damage.isEmpty)
    _ = damage.markRepaired(0)
    isChanged.append(laid.float(bar, &damage))
    #expect(damage.isEmpty)
    isChanged += [laid.float(nil, &damage), laid.float(nil, &damage)]
    #expect(isChanged == [true, false, true, false])
    let gone = damage.markRepaired(0)
    #expect(gone.contains { $0.contains(PixelRect(x: 3, y: 3, width: 4, height: 2)) })
  }

  @Test func aCoverStaysOnAnOutputOfTheSameSize() {
    var (laid, damage) = (LaidPictures(), damage())
    laid.repaintCover(Self.bounds, &damage) { words, layout, part in
      for index in layout.row(4, part) { words[index] = 0xFFFF_0000 }
    }
    var (same, other) = (LaidPictures(), LaidPictures())
    same.resume(laid, on: Self.bounds)
    other.resume(laid, on: PixelRect(x: 0, y: 0, width: 20, height: 11))
    #expect(same.isCovered && !other.isCovered)
  }
}
