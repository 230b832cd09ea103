public import InkDrawing
public import InkFormats
public import InkGeometry
public import InkRendering

extension Drawing {
  /// Shows a rectangle of the drawing at `scale` pixels per millimeter, without a background:
  /// PencilKit's name for ``InkDrawing/Drawing/image(in:scale:appearance:background:underlay:)``,
  /// which says more.
  public func image(from rect: Rect, scale: Double, appearance: Appearance = .light) -> Raster {
    image(in: rect, scale: scale, appearance: appearance)
  }

  /// All ink as a PNG file, with one pixel around it.
  ///
  /// - Parameters:
  ///   - dotsPerInch: pixels of an inch of the drawing, above 0.
  ///   - background: what lies below; nil: nothing, the picture is transparent.
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
  /// The image as a PNG file.
  ///
  /// - Parameter pixelsPerMillimeter: the scale with which it was made, for the file to tell its
  ///   size in life; nil: not said.
  /// - Throws: `PngError.badSize` for an empty image.
  public func pngData(pixelsPerMillimeter: Double? = nil) throws(PngError) -> [UInt8] {
    try PngEncoder.encode(
      premultiplied: pixels.span, width: width, height: height,
      pixelsPerMillimeter: pixelsPerMillimeter)
  }
}
