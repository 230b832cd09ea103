import CPng

/// Writes a PNG (ISO 15948) row by row with libpng.
///
///     var encoder = try PngEncoder(width: 640, height: 480, pixelsPerMillimeter: 8)
///     for row in rows {
///       try encoder.append(row)
///       file.append(encoder.take())
///     }
///     file.append(try encoder.finish())
///
/// The same pixels give the same bytes with the same versions of libpng and zlib. The file contains
/// no time and no program name.
public struct PngEncoder: ~Copyable {
  /// The meaning of the fourth byte of a pixel.
  public enum Alpha: Hashable, Sendable {
    /// The colors are not multiplied with alpha.
    case straight
    /// The colors are already multiplied with alpha. This is undone in the file, because PNG stores
    /// straight colors.
    case premultiplied
    /// Alpha is always 255, and the file does not contain it.
    case opaque
  }

  private let width: Int
  private let height: Int
  private let alpha: Alpha
  private let bytesPerPixel: Int
  private let output: PngOutput
  private var rows: Int
  private var scratch: [UInt8]

  /// Begins a picture in sRGB with 8 bits per color.
  ///
  /// - Parameters:
  ///   - width: the width in pixels, 1...2^31-1; libpng may reject more than a million.
  ///   - height: the height in pixels, with the same limits.
  ///   - alpha: the meaning of the fourth byte.
  ///   - pixelsPerMillimeter: the resolution stored in the file; nil for none.
  ///   - effort: the compression level from 0, without compression, to 9, the slowest. From level 4
  ///     on, zlib also looks for better matches later in a row, of which ink has few: a page takes
  ///     twice as long and does not become smaller. Only washes do, by 7 %.
  public init(
    width: Int, height: Int, alpha: Alpha = .straight, pixelsPerMillimeter: Double? = nil,
    effort: Int = 3
  ) throws(PngError) {
    guard 1..<1 << 31 ~= width, 1..<1 << 31 ~= height else {
      throw .badSize(width: width, height: height)
    }
    let perMetre = (pixelsPerMillimeter ?? 0) * 1_000
    let isTold = perMetre >= 0.5 && perMetre < 2e9
    try self.init(
      width: width, height: height, alpha: alpha,
      kind: cpng_kind(
        has_alpha: alpha == .opaque ? 0 : 1, tint: 0, tint_levels: 0,
        per_metre: isTold ? UInt32(perMetre.rounded()) : 0,
        level: Int32(min(max(effort, 0), 9)), is_unfiltered: 0))
  }

  /// Begins a small picture with much ink, optimized for file size: half the size of other
  /// settings, in twice the time.
  init(littleWidth width: Int, height: Int) throws(PngError) {
    try self.init(
      width: width, height: height, alpha: .straight,
      kind: cpng_kind(
        has_alpha: 1, tint: 0, tint_levels: 0, per_metre: 0, level: 6, is_unfiltered: 1))
  }

  /// Begins a picture of one color, whose rows have one byte per pixel, its opacity, which is at
  /// most `most`.
  ///
  /// - Parameter tint: the color, with red in the lowest 8 bits, then green and blue.
  init(width: Int, height: Int, tint: UInt32, most: UInt8) throws(PngError) {
    try self.init(
      width: width, height: height, alpha: .straight,
      kind: cpng_kind(
        has_alpha: 1, tint: tint, tint_levels: Int32(most) + 1, per_metre: 0, level: 6,
        is_unfiltered: 0))
  }

  private init(width: Int, height: Int, alpha: Alpha, kind: cpng_kind) throws(PngError) {
    guard 1..<1 << 31 ~= width, 1..<1 << 31 ~= height else {
      throw .badSize(width: width, height: height)
    }
    let output = PngOutput()
    try output.writeHeader(
      cpng_header(width: UInt32(width), height: UInt32(height), kind: kind))
    self.width = width
    self.height = height
    self.alpha = alpha
    self.output = output
    bytesPerPixel = kind.tint_levels > 0 ? 1 : 4
    rows = 0
    scratch = []
  }

  /// Writes the next row, from the top: red, green, blue and alpha of each pixel.
  public mutating func append(_ row: Span<UInt8>) throws(PngError) { try writeRow(row, times: 1) }

  /// Writes a row several times.
  private mutating func writeRow(_ row: Span<UInt8>, times: Int) throws(PngError) {
    guard row.count == width * bytesPerPixel else {
      throw .badRow(bytes: row.count, expected: width * bytesPerPixel)
    }
    guard rows + times <= height else {
      throw .badRowCount(rows: rows + times, expected: height)
    }
    rows += times
    guard alpha == .premultiplied else {
      for _ in 0..<times { try output.write(row: row) }
      return
    }
    scratch.removeAll(keepingCapacity: true)
    for start in stride(from: 0, to: row.count, by: 4) { appendStraight(row, start) }
    for _ in 0..<times { try output.write(row: scratch.span) }
  }

  /// Returns the PNG file of a whole picture of words, row by row from the top: red in the lowest 8
  /// bits, then green, blue and alpha, premultiplied. If the picture is opaque, the file contains
  /// no alpha.
  public static func encode(
    premultiplied words: Span<UInt32>, width: Int, height: Int, pixelsPerMillimeter: Double? = nil
  ) throws(PngError) -> [UInt8] {
    guard words.count == width * height else {
      throw .badRow(bytes: words.count * 4, expected: width * height * 4)
    }
    let isOpaque = words.indices.allSatisfy { words[$0] >> 24 == 255 }
    var encoder = try PngEncoder(
      width: width, height: height, alpha: isOpaque ? .opaque : .premultiplied,
      pixelsPerMillimeter: pixelsPerMillimeter)
    try encoder.writeRows(premultiplied: words)
    return try encoder.finish()
  }

  /// Writes the next rows of words, each several times.
  mutating func writeRows(
    premultiplied words: Span<UInt32>, times: Int = 1
  ) throws(PngError) {
    guard words.count % width == 0 else {
      throw .badRow(bytes: words.count * 4, expected: width * 4)
    }
    var row = [UInt8](repeating: 0, count: width * 4)
    for start in stride(from: 0, to: words.count, by: width) {
      for x in 0..<width {
        let word = words[start + x]
        row[4 * x] = UInt8(truncatingIfNeeded: word)
        row[4 * x + 1] = UInt8(truncatingIfNeeded: word >> 8)
        row[4 * x + 2] = UInt8(truncatingIfNeeded: word >> 16)
        row[4 * x + 3] = UInt8(truncatingIfNeeded: word >> 24)
      }
      try writeRow(row.span, times: times)
    }
  }

  /// Returns the bytes written since the last call.
  public mutating func take() -> [UInt8] { output.drainBytes() }

  /// Ends the picture and returns the remaining bytes.
  public consuming func finish() throws(PngError) -> [UInt8] {
    guard rows == height else { throw .badRowCount(rows: rows, expected: height) }
    try output.writeEnd()
    return output.drainBytes()
  }

  private mutating func appendStraight(_ row: Span<UInt8>, _ start: Int) {
    let alpha = UInt32(row[start + 3])
    for index in start..<start + 3 {
      let straight = alpha == 0 ? 0 : (UInt32(row[index]) * 255 + alpha / 2) / alpha
      scratch.append(UInt8(min(255, straight)))
    }
    scratch.append(row[start + 3])
  }
}

/// The state of libpng, and its output.
@safe private final class PngOutput {
  private var context: UnsafeMutablePointer<cpng_context>?
  private var bytes: [UInt8] = []

  deinit { unsafe cpng_end(context) }

  func writeHeader(_ header: cpng_header) throws(PngError) {
    unsafe context = cpng_begin(
      { output, bytes, count in
        guard let output = unsafe output else { return }
        let part = unsafe UnsafeBufferPointer(start: bytes, count: count)
        unsafe Unmanaged<PngOutput>.fromOpaque(output).takeUnretainedValue().bytes += part
      }, Unmanaged.passUnretained(self).toOpaque())
    guard let context = unsafe context else { throw .unwritable("no memory is left") }
    guard unsafe cpng_write_header(context, header) == 1 else { throw failure }
  }

  func write(row: Span<UInt8>) throws(PngError) {
    guard let context = unsafe context else { return }
    let status = unsafe row.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return Int32(0) }
      return unsafe cpng_write_row(context, first)
    }
    if status != 1 { throw failure }
  }

  func writeEnd() throws(PngError) {
    guard let context = unsafe context else { return }
    if unsafe cpng_write_end(context) != 1 { throw failure }
  }

  func drainBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private var failure: PngError {
    guard let context = unsafe context else { return .unwritable("no memory is left") }
    return unsafe .unwritable(String(cString: cpng_message(context)))
  }
}
