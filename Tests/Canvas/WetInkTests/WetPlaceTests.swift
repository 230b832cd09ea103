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

  @Test func thePageAndTheWindowAreEachOthersInverse() {
    let turned = WetPlace(
      x: -7, y: 9, visible: PixelRect(x: 3, y: 4, width: 10, height: 10), scale: 1,
      view: InkTransform(a: 0, b: 2, c: -2, d: 0, tx: 5, ty: 6))
    for place in [place, turned] {
      for point in [Point(x: 0, y: 0), Point(x: 51.5, y: -60)] {
        #expect(place.window(place.page(point)).distance(to: point) < 1e-9)
      }
    }
    #expect(turned.page(Point(x: -7, y: 9)).distance(to: Point(x: -1, y: 1)) < 1e-9)
  }

  @Test func theFirstPixelIsTakenAndTheOneBehindTheLastIsNot() {
    for (x, y, isTaken) in [
      (50, 60, true), (49.99, 60, false), (50, 59.99, false), (249.99, 209.99, true),
      (250, 100, false), (100, 210, false), (60, 89.99, true), (60, 79.99, false),
      (59.99, 79.99, true), (99.99, 79.99, false), (100, 79.99, true), (60, 80, true),
    ] as [(Double, Double, Bool)] {
      #expect(place.takes(Point(x: x, y: y)) == isTaken, "\(x), \(y)")
    }
  }

  @Test func aBufferBeginsAtTheVisibleCorner() {
    #expect(place.pixels.applied(to: Point(x: 5, y: 25)).distance(to: Point(x: 0, y: 0)) < 1e-9)
    #expect(place.pixels.applied(to: Point(x: 6, y: 27)).distance(to: Point(x: 8, y: 16)) < 1e-9)
  }

  @Test func whatCoversOtherPartsIsNoHole() {
    var covered = place
    covered.covered = [
      PixelRect(x: 0, y: 0, width: 20, height: 300), PixelRect(x: 219, y: 249, width: 9, height: 9),
      PixelRect(x: 220, y: 100, width: 9, height: 9),
    ]
    #expect(covered.holes == [PixelRect(x: 398, y: 298, width: 2, height: 2)])
  }

  @Test func onlyACornerThatMovesKeepsThePixels() {
    var others = [place, place, place]
    others[0].scale = 1
    others[1].covered = []
    others[2].view = .scale(x: 4, y: 5)
    #expect(others.allSatisfy { !place.hasPixels(of: $0) })
    var moved = place
    (moved.x, moved.y) = (-1, 9_999)
    #expect(place.hasPixels(of: moved) && moved.hasPixels(of: place))
  }
}
