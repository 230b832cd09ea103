import Foundation
import InkFormats
import Testing

/// PNG files.
@Suite struct PngTests {
  private static func picture(_ width: Int, _ height: Int, isOpaque: Bool = false) throws
    -> PngImage
  {
    var state: UInt32 = 7
    let pixels = (0..<width * height * 4).map { index in
      state = state &* 1_664_525 &+ 1_013_904_223
      return isOpaque && index % 4 == 3 ? 255 : UInt8(state >> 24)
    }
    return try PngImage(width: width, height: height, pixels: pixels)
  }

  /// The chunks of a file, by name.
  private static func chunks(_ file: [UInt8]) -> [(name: String, data: [UInt8])] {
    var (found, place) = ([(name: String, data: [UInt8])](), 8)
    while place + 8 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      found.append((name, Array(file[place + 8..<place + 8 + length])))
      place += 12 + length
    }
    return found
  }

  @Test(arguments: [(1, 1), (7, 3), (300, 200)])
  func `what is written is read back`(_ width: Int, _ height: Int) throws {
    for isOpaque in [false, true] {
      let picture = try Self.picture(width, height, isOpaque: isOpaque)
      let file = try picture.encoded(pixelsPerMillimeter: 8)
      #expect(try PngImage(file) == picture)
      #expect(try picture.encoded(pixelsPerMillimeter: 8) == file)
      // The kind of color: 2 without alpha, 6 with it.
      #expect(Self.chunks(file)[0].data[9] == (isOpaque ? 2 : 6))
    }
  }

  @Test func `the file tells its colours and its size in life, and no time`() throws {
    let chunks = Self.chunks(try Self.picture(4, 4).encoded(pixelsPerMillimeter: 11.8))
    #expect(
      chunks.map(\.name) == ["IHDR", "gAMA", "cHRM", "sRGB", "pHYs", "IDAT", "IEND"]
        || Set(chunks.map(\.name)) == ["IHDR", "gAMA", "cHRM", "sRGB", "pHYs", "IDAT", "IEND"])
    let physical = try #require(chunks.first { $0.name == "pHYs" }).data
    #expect(physical == [0, 0, 0x2E, 0x18, 0, 0, 0x2E, 0x18, 1])
  }

  @Test func `premultiplied colours are made straight`() throws {
    var encoder = try PngEncoder(width: 3, height: 1, alpha: .premultiplied)
    try encoder.append([64, 0, 128, 128, 0, 0, 0, 0, 9, 8, 7, 255].span)
    let read = try PngImage(encoder.finish())
    #expect(read.pixels == [128, 0, 255, 128, 0, 0, 0, 0, 9, 8, 7, 255])
  }

  @Test func `a picture of words keeps its colours, and an opaque one has no alpha`() throws {
    // Half a red of alpha 128, an opaque color, nothing.
    let words: [UInt32] = [0x8000_0040, 0xFF03_0201, 0]
    let bytes = try PngEncoder.encode(premultiplied: words.span, width: 1, height: 3)
    #expect(try PngImage(bytes).pixels == [128, 0, 0, 128, 1, 2, 3, 255, 0, 0, 0, 0])
    let opaque: [UInt32] = [0xFF03_0201, 0xFF06_0504]
    let small = try PngEncoder.encode(premultiplied: opaque.span, width: 2, height: 1)
    #expect(small[25] == 2, "colour type 2: without alpha")
    #expect(try PngImage(small).pixels == [1, 2, 3, 255, 4, 5, 6, 255])
    #expect(throws: PngError.self) {
      _ = try PngEncoder.encode(premultiplied: words.span, width: 2, height: 2)
    }
  }

  @Test func `rows come out while others go in`() throws {
    var encoder = try PngEncoder(width: 1_000, height: 200, effort: 0)
    let row = try Self.picture(1_000, 1).pixels
    var (file, parts) = ([UInt8](), 0)
    for _ in 0..<200 {
      try encoder.append(row.span)
      let part = encoder.take()
      parts += part.isEmpty ? 0 : 1
      file += part
    }
    file += try encoder.finish()
    #expect(parts > 3)
    #expect(try PngImage(file).pixels.suffix(4_000) == row[...])
  }

  @Test func `wrong sizes are refused`() throws {
    #expect(throws: PngError.badSize(width: 0, height: 4)) {
      _ = try PngEncoder(width: 0, height: 4)
    }
    #expect(throws: PngError.badSize(width: 4, height: -1)) {
      _ = try PngImage(width: 4, height: -1, pixels: [])
    }
    #expect(throws: PngError.self) { _ = try PngEncoder(width: 2_000_000, height: 1) }
    #expect(throws: PngError.badRow(bytes: 4, expected: 8)) {
      var encoder = try PngEncoder(width: 2, height: 1)
      try encoder.append([1, 2, 3, 4].span)
    }
    #expect(throws: PngError.badRowCount(rows: 0, expected: 1)) {
      let encoder = try PngEncoder(width: 2, height: 1)
      _ = try encoder.finish()
    }
  }

  @Test func `damaged files are refused or read, and never more`() throws {
    let file = try Self.picture(20, 20).encoded()
    #expect(throws: PngError.self) { _ = try PngImage([]) }
    for length in 0..<file.count - 12 {
      #expect(throws: PngError.self) { _ = try PngImage(Array(file[..<length])) }
    }
    for place in file.indices {
      var damaged = file
      damaged[place] ^= 0x41
      _ = try? PngImage(damaged, mostPixels: 1 << 16)
    }
    #expect(throws: PngError.badSize(width: 20, height: 20)) {
      _ = try PngImage(file, mostPixels: 399)
    }
  }

  @Test(.enabled(if: ForeignTool.has("rsvg-convert"), ForeignTool.mend))
  func `another program shows the same pixels`() throws {
    let picture = try Self.picture(32, 16, isOpaque: true)
    let shown = try ForeignTool.inFolder { folder in
      try Data(picture.encoded()).write(to: folder.appending(path: "in.png"))
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="32" height="16">
        <image href="in.png" width="32" height="16" image-rendering="optimizeSpeed"/></svg>
        """
      try Data(svg.utf8).write(to: folder.appending(path: "a.svg"))
      _ = try ForeignTool.run("rsvg-convert", ["-o", "out.png", "a.svg"], in: folder)
      return try PngImage(Array(Data(contentsOf: folder.appending(path: "out.png"))))
    }
    #expect(shown == picture)
  }
}

extension PngImage {
  /// The picture as a PNG; without alpha if all of it is opaque.
  fileprivate func encoded(pixelsPerMillimeter: Double? = nil) throws(PngError) -> [UInt8] {
    let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
    var encoder = try PngEncoder(
      width: width, height: height, alpha: isOpaque ? .opaque : .straight,
      pixelsPerMillimeter: pixelsPerMillimeter)
    for row in 0..<height {
      try encoder.append(pixels.span.extracting(row * width * 4..<(row + 1) * width * 4))
    }
    return try encoder.finish()
  }
}
