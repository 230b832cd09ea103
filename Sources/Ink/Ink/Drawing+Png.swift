public import InkDrawing
public import InkFormats
public import InkGeometry
public import InkRendering

extension Drawing {
  /// Returns an image of a rectangle of the drawing at `scale` pixels per millimeter, without a
  /// background. It has the name of PencilKit's method;
  /// ``/InkRendering/InkDrawing/Drawing/image(in:scale:appearance:background:underlay:)`` has more
  /// options.
  public func image(from rect: Rect, scale: Double, appearance: Appearance = .light) -> Raster {
    image(in: rect, scale: scale, appearance: appearance)
  }

  /// Returns all ink as a PNG file, with a margin of one pixel.
  ///
  /// - Parameters:
  ///   - dotsPerInch: the pixels per inch of the drawing, greater than 0.
  ///   - appearance: whether the ink is drawn for light or dark paper.
  ///   - background: the color of the background; nil for a transparent picture.
  /// - Throws: `PngError.badSize` for a picture of more than 2^28 pixels, or with a side of more
  ///   than a million.
  public func pngData(
    dotsPerInch: Double = 192, appearance: Appearance = .light, background: Color? = nil
  ) throws(PngError) -> [UInt8] {
    guard dotsPerInch > 0, dotsPerInch.isFinite else { throw .badSize(width: 0, height: 0) }
    var encoder = DrawingEncoder()
    encoder.appearance = appearance
    encoder.background = background
    encoder.dotsPerInch = dotsPerInch
    do throws(DrawingEncoder.DrawingEncodingError) {
      return try encoder.encode(self, as: .png).bytes
    } catch {
      switch error {
      case .png(let error): throw error
      case .tooManyPixels(let width, let height, _):
        throw .badSize(width: width ?? .max, height: height ?? .max)
      }
    }
  }
}

extension Raster {
  /// Returns the image as a PNG file.
  ///
  /// - Parameter pixelsPerMillimeter: the scale of the image, which is stored in the file as its
  ///   physical size; nil to store none.
  /// - Throws: `PngError.badSize` for an empty image.
  public func pngData(pixelsPerMillimeter: Double? = nil) throws(PngError) -> [UInt8] {
    try PngEncoder.encode(
      premultiplied: pixels.span, width: width, height: height,
      pixelsPerMillimeter: pixelsPerMillimeter)
  }
}
