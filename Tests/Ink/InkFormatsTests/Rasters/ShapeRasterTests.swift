import Foundation
import InkDrawing
import InkGeometry
import InkRendering
import InkSynthesis
import Testing

@testable import InkFormats

/// Shapes as pixels: nothing of what our renderer draws is lost.
@Suite struct ShapeRasterTests {
  /// Premultiplied pixels as they may come: of one color, or of any; a third without ink.
  private static func words(
    _ count: Int, _ color: UInt32?, multiplies: Bool, seed: UInt64
  ) -> [UInt32] {
    var bits = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let value = bits.next() % 3 == 0 ? 0 : UInt32(bits.next() % 256)
      let own = color ?? UInt32(truncatingIfNeeded: bits.next() & 0xFF_FFFF)
      return [0, 8, 16].reduce(multiplies ? 255 << 24 : value << 24) { word, shift in
        let part = own >> UInt32(shift) & 255
        let level =
          multiplies ? 255 - ((255 - part) * value + 127) / 255 : (part * value + 127) / 255
        return word | level << UInt32(shift)
      }
    }
  }

  @Test(arguments: [UInt32?.none, 0, 0x2A_2626, 0x14_BEF0, 0xFF_FFFE], [false, true])
  func `opacity and colour together are what was drawn, to a level`(
    _ color: UInt32?, _ multiplies: Bool
  ) throws {
    let bounds = PixelRect(x: 7, y: 30, width: 60, height: 50)
    let words = Self.words(bounds.width * bounds.height, color, multiplies: multiplies, seed: 4)
    let raster = try #require(
      ShapeRaster(
        words, bounds: bounds, mixing: multiplies ? .multiply : .normal, scale: 10, origin: .zero))
    #expect((raster.color == nil) == (color == nil))
    var greatest = 0
    for y in bounds.minY..<bounds.maxY {
      let row = raster.row(y - raster.bounds.minY)
      for x in bounds.minX..<bounds.maxX {
        let drawn = words[(y - bounds.minY) * bounds.width + x - bounds.minX]
        let kept = row[x - raster.bounds.minX]
        let alpha = Double(kept >> 24)
        for shift: UInt32 in [0, 8, 16] {
          let part = Double((raster.color ?? kept) >> shift & 255)
          let shown = multiplies ? 255 - alpha * (255 - part) / 255 : alpha * part / 255
          greatest = max(greatest, Int(abs(shown - Double(drawn >> shift & 255)).rounded()))
        }
      }
    }
    #expect(greatest <= (color == nil ? 1 : 2))
  }

  @Test func `a raster ends where its ink does, and without ink there is none`() throws {
    let bounds = PixelRect(x: 0, y: 0, width: 20, height: 20)
    var words = [UInt32](repeating: 0, count: 400)
    #expect(
      ShapeRaster(words, bounds: bounds, mixing: .normal, scale: 1, origin: .zero) == nil)
    for place in [20 * 3 + 4, 20 * 11 + 15] { words[place] = 0x8000_0000 }
    let raster = try #require(
      ShapeRaster(
        words, bounds: bounds, mixing: .normal, scale: 2, origin: Point(x: 100, y: 50)))
    // To the next of each 25 lines.
    #expect(raster.bounds == PixelRect(minX: 0, minY: 0, maxX: 25, maxY: 25))
    #expect(raster.rect == Rect(x: 100, y: 50, width: 12.5, height: 12.5))
    let white = [UInt32](repeating: .max, count: 400)
    #expect(ShapeRaster(white, bounds: bounds, mixing: .multiply, scale: 1, origin: .zero) == nil)
  }

  @Test(arguments: [UInt32?.none, 0x2A_2626])
  func `the PNG of a shape has its pixels`(_ color: UInt32?) throws {
    let bounds = PixelRect(x: 0, y: 0, width: 300, height: 400)
    let words = Self.words(bounds.width * bounds.height, color, multiplies: false, seed: 9)
    let raster = try #require(
      ShapeRaster(words, bounds: bounds, mixing: .normal, scale: 1, origin: .zero))
    let png = RasterPng(raster)
    var text: [UInt8] = []
    while let part = png.nextPart() {
      #expect(part.count < 128 << 10)
      text += part
    }
    let file = try #require(Data(base64Encoded: Data(text)))
    let image = try PngImage(Array(file))
    #expect(image.width == raster.bounds.width && image.height == raster.bounds.height)
    for y in 0..<image.height {
      for (x, pixel) in raster.row(y).enumerated() {
        let place = (y * image.width + x) * 4
        let shown = (0..<4).map { image.pixels[place + $0] }
        let opacity = UInt8(pixel >> 24)
        let meant = color ?? pixel & 0xFF_FFFF
        guard shown[3] == opacity, opacity > 0 else {
          if shown[3] != opacity { #expect(shown[3] == opacity) }
          continue
        }
        let parts = [0, 8, 16].map { UInt8(truncatingIfNeeded: meant >> UInt32($0)) }
        if Array(shown.prefix(3)) != parts { #expect(Array(shown.prefix(3)) == parts) }
      }
    }
  }

  @Test func `bytes become text as others write it`() {
    for count in 0..<40 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 200) }
      var text: [UInt8] = []
      text.appendEncoded(base64: bytes)
      #expect(String(decoding: text, as: UTF8.self) == Data(bytes).base64EncodedString())
      #expect([UInt8](base64: text) == bytes)
      text.insert(contentsOf: " \n".utf8, at: text.count / 2)
      #expect([UInt8](base64: text) == bytes)
      #expect([UInt8](base64: text + [UInt8(ascii: "A")]) == nil)
    }
  }

  @Test func `bands do not show`() throws {
    for drawing in [TexturedDrawing.dry, TexturedDrawing.wet] {
      for strokes in StrokeGroups(StrokeSource(drawing)) {
        let pictures = [1 << 22, 700].map { pixels in
          var painter = RasterPainter(area: TexturedDrawing.area, appearance: .light)
          painter.bandPixels = pixels
          let raster = painter.raster(of: strokes, dotsPerInch: 40, mixing: .multiply)
          return raster.map { raster in
            (0..<raster.bounds.height).map { Array(raster.row($0)) }
          }
        }
        #expect(pictures[0] != nil && pictures[0] == pictures[1])
      }
    }
  }
}
