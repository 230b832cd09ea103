import InkGeometry
import InkRendering
import Testing

@testable import Calibration

/// What a calibration shows.
@Suite struct MarkPictureTests {
  private let bounds = PixelRect(x: 0, y: 0, width: 200, height: 120)

  private func drawn(_ pictures: [MarkPicture]) -> [UInt32] {
    var pixels = [UInt32](repeating: 7, count: bounds.width * bounds.height)
    let layout = PixelLayout(bounds: bounds, order: .blueLowest)
    var last: MarkPicture?
    for picture in pictures {
      var span = pixels.mutableSpan
      for rect in picture.changes(from: last, view: .identity) ?? [bounds] {
        picture.draw(on: &span, layout: layout, view: .identity, clip: rect)
      }
      last = picture
    }
    return pixels
  }

  @Test func whatChangesIsDrawnAsIfAllWere() {
    func picture(_ first: MarkPicture.MarkState, _ second: MarkPicture.MarkState, pen: Double?)
      -> MarkPicture
    {
      var parts = [
        MarkPicture.PlacedMark(look: first, place: Point(x: 60, y: 60)),
        MarkPicture.PlacedMark(look: second, place: Point(x: 110.5, y: 61)),
      ]
      if let pen { parts.append(MarkPicture.PlacedMark(look: .pen, place: Point(x: pen, y: 70))) }
      return MarkPicture(parts: parts)
    }
    let last = picture(.done, .done, pen: 71)
    let all = [
      picture(.due, .waiting, pen: nil), picture(.touched, .waiting, pen: nil),
      picture(.done, .due, pen: 65.25), last,
    ]
    #expect(drawn(all) == drawn([last]))
    #expect(Set(drawn([all[0]])) != Set(drawn([MarkPicture()])))
    #expect(Set(drawn([MarkPicture()])).count == 1)
  }

  @Test func theMiddleOfTheMarkThatIsDueIsWhite() {
    let picture = MarkPicture(parts: [
      MarkPicture.PlacedMark(look: .due, place: Point(x: 60.5, y: 60.5))
    ])
    #expect(drawn([picture])[60 * bounds.width + 60] == 0xFFFF_FFFF)
  }
}
