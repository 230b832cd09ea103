import InkGeometry
import InkRendering
import Testing

@testable import WetInk

@Suite struct WetPlaceTests {
  /// A canvas of which the part from (20, 100) on is seen, at (50, 60) of the window, two pixels a
  /// unit.
  private let place = WetPlace(
    x: 50, y: 60, visible: PixelRect(x: 20, y: 100, width: 200, height: 150),
    covered: [PixelRect(x: 30, y: 90, width: 40, height: 30)], scale: 2, view: .scale(x: 4, y: 4))

  @Test func aPlaceOfTheWindowIsAPlaceOfThePage() {
    #expect(place.page(Point(x: 50, y: 60)) == Point(x: 5, y: 25))
    #expect(place.page(Point(x: 58, y: 64)) == Point(x: 7, y: 26))
  }

  @Test func aStrokeBeginsWhereTheCanvasIsSeenAndNothingCoversIt() {
    #expect(place.takes(Point(x: 51, y: 61)))
    #expect(!place.takes(Point(x: 49, y: 61)))
    #expect(!place.takes(Point(x: 251, y: 61)))
    // Below the picker.
    #expect(!place.takes(Point(x: 65, y: 75)))
    #expect(place.takes(Point(x: 65, y: 81)))
  }

  @Test func whatCoversTheCanvasIsAHoleOfTheBuffer() {
    #expect(place.holes == [PixelRect(x: 20, y: 0, width: 80, height: 40)])
  }

  @Test func aPlaceThatOnlyMovedHasThePixelsThatItHad() {
    var moved = place
    moved.x += 7
    #expect(place.hasPixels(of: moved))
    moved.visible.minY += 1
    #expect(!place.hasPixels(of: moved))
  }
}
