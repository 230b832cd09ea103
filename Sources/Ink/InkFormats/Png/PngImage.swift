import CPng

/// A picture in memory, with four bytes per pixel: red, green, blue and alpha, not premultiplied,
/// in sRGB, row by row from the top.
public struct PngImage: Hashable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The pixels, four bytes each.
  public let pixels: [UInt8]

  /// Creates a picture from its pixels.
  public init(width: Int, height: Int, pixels: [UInt8]) throws(PngError) {
    guard 1..<1 << 31 ~= width, 1..<1 << 31 ~= height else {
      throw .badSize(width: width, height: height)
    }
    guard pixels.count == width * height * 4 else {
      throw .badRow(bytes: pixels.count / height, expected: width * 4)
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Reads a PNG of any type; other bit depths and color spaces are converted to 8 bits in sRGB.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - mostPixels: the largest number of pixels. A larger picture is rejected before memory is
  ///     allocated for it.
  public init(_ file: [UInt8], mostPixels: Int = 1 << 28) throws(PngError) {
    // libpng continues to read the bytes that it is given, so everything happens while they stay in
    // place.
    self = try unsafe file.withUnsafeBytes { bytes in
      Result { () throws(PngError) in try unsafe Self(bytes, mostPixels) }
    }.get()
  }

  private init(_ file: UnsafeRawBufferPointer, _ mostPixels: Int) throws(PngError) {
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    defer { unsafe png_image_free(&image) }
    guard unsafe png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
      throw unsafe Self.makeError(&image)
    }
    unsafe image.format = cpng_rgba()
    let (width, height) = unsafe (Int(image.width), Int(image.height))
    guard width <= mostPixels / max(1, height) else { throw .badSize(width: width, height: height) }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let done = unsafe pixels.withUnsafeMutableBytes { buffer in
      unsafe png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil)
    }
    guard done != 0 else { throw unsafe Self.makeError(&image) }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  private static func makeError(_ image: inout png_image) -> PngError {
    unsafe .refused(String(cString: cpng_image_message(&image)))
  }
}
