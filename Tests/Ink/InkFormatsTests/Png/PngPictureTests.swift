import InkDrawing
import InkGeometry
import InkRendering
import Testing

@testable import InkFormats

/// Pictures of drawings: large ones are drawn in bands, and too large ones not at all.
@Suite struct PngPictureTests {
  private func drawing() -> Drawing {
    var any = AnyDrawing(seed: 5)
    return any.drawing(strokes: 6)
  }

  @Test(arguments: [Color?.none, .white, Color(red: 1, green: 0, blue: 0, alpha: 0.5)])
  func `a picture in bands is the picture in one piece, byte for byte`(background: Color?) throws {
    let whole = PngPicture(StrokeSource(drawing()), .light, on: background, dotsPerInch: 40)
    let bytes = try whole.encoded()
    let image = try PngImage(bytes)
    #expect(image.pixels.contains { $0 != 0 && $0 != 255 })
    for rows in [1, 7, image.height - 1] {
      var banded = whole
      banded.bandPixels = image.width * rows
      #expect(try banded.encoded() == bytes)
    }
  }

  @Test(arguments: [Color?.none, .white, Color(red: 1, green: 0, blue: 0, alpha: 0.5)])
  func `rows between strokes are the background, byte for byte as drawn`(
    background: Color?
  ) throws {
    var drawing = dots(20, 30)
    for stroke in dots(-5, 31.5).strokes { drawing.append(stroke) }
    let whole = PngPicture(StrokeSource(drawing), .light, on: background, dotsPerInch: 101)
    let bytes = try whole.encoded()
    let width = try PngImage(bytes).width
    for rows in [1, 3] {
      var banded = whole
      banded.bandPixels = width * rows
      #expect(try banded.encoded() == bytes)
    }
  }

  @Test func `of two dots in the largest picture only the rows of the dots are drawn`() throws {
    let picture = PngPicture(StrokeSource(dots(2_100, 2_100)), .light, on: nil, dotsPerInch: 192)
    let bounds = try picture.checkSize()
    #expect(bounds.width * bounds.height > 1 << 27)
    let rows = picture.inkedRows.ranges
    #expect(rows.count == 2)
    #expect(rows.allSatisfy { $0.overlaps(bounds.minY..<bounds.maxY) })
    // A millimeter has eight pixels.
    #expect(rows.allSatisfy { 8...16 ~= $0.count })
  }

  /// Two dots, so far apart.
  private func dots(_ x: Double, _ y: Double) -> Drawing {
    Drawing(
      strokes: [Point.zero, Point(x: x, y: y)].map { place in
        let point = StrokePoint(
          location: place, timeOffset: 0, size: Size(square: 1), opacity: 1)
        return Stroke(ink: Ink(.pen), path: StrokePath(through: [point]))
      })
  }

  @Test(arguments: [(500_000.0, 0.0), (0, 300_000), (9_000, 9_000), (9_999_000, 9_999_000)])
  func
    `what is too large is refused, and the resolution that is named is the largest of two digits`(
      x: Double, y: Double
    )
  {
    let drawing = dots(x, y)
    func fault(_ dots: Double) -> Double? {
      do throws(DrawingEncoder.DrawingEncodingError) {
        try PngPicture(StrokeSource(drawing), .light, on: nil, dotsPerInch: dots).checkSize()
        return nil
      } catch {
        guard case .tooManyPixels(_, _, let most) = error else { return nil }
        return most
      }
    }
    guard let most = fault(1_200) else { return #expect(Bool(false), "it is not refused") }
    #expect(most > 0)
    #expect(fault(most) == nil)
    #expect(fault(most * 1.11) == most)
  }
}
