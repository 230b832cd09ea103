import InkFormats
import LinuxIO

/// Screenshots side by side: of many, as many as fit, evenly chosen, with the last among them.
package enum FilmStrip {
  /// Why there is no strip.
  struct FilmStripError: Error, CustomStringConvertible {
    let description: String
  }

  private struct Screenshot {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    /// The form `grim -t ppm` writes: `P6 WIDTH HEIGHT 255`, then three bytes a pixel.
    init?(ppm data: [UInt8]) {
      var fields: [Int] = []
      var index = 2
      guard data.prefix(2).elementsEqual("P6".utf8) else { return nil }
      while fields.count < 3, index < data.count {
        guard let digit = data[index...].firstIndex(where: { (48...57).contains($0) }) else {
          return nil
        }
        let end = data[digit...].firstIndex { !(48...57).contains($0) } ?? data.count
        guard let number = Int(String(decoding: data[digit..<end], as: UTF8.self)) else {
          return nil
        }
        fields.append(number)
        index = end
      }
      guard fields.count == 3, (1...20_000).contains(fields[0]), (1...20_000).contains(fields[1]),
        fields[2] == 255, data.count - index - 1 >= fields[0] * fields[1] * 3
      else { return nil }
      (width, height) = (fields[0], fields[1])
      bytes = Array(data[(index + 1)..<(index + 1 + width * height * 3)])
    }
  }

  /// The picture's columns, the pixels between two frames, and how many frames there are at most.
  private static let (columns, gap, most) = (3, 8, 12)

  /// The strip of some files of screenshots, in the order of their names, as PNG.
  package static func png(_ paths: [String]) throws -> [UInt8] {
    let paths = paths.sorted()
    let count = min(most, paths.count)
    guard count > 0 else {
      throw FilmStripError(description: "there is no screenshot to make a strip of")
    }
    let chosen = (0..<count).map { paths[$0 * (paths.count - 1) / max(1, count - 1)] }
    let frames = try chosen.map { path -> Screenshot in
      guard let frame = Screenshot(ppm: try FileBytes.read(path: path)) else {
        throw FilmStripError(description: "'\(path)' is no screenshot. Fix: grim -t ppm makes such")
      }
      return frame
    }
    let (width, height) = (frames[0].width, frames[0].height)
    guard frames.allSatisfy({ $0.width == width && $0.height == height }) else {
      throw FilmStripError(description: "the screenshots are not of one size")
    }
    let rows = (count + columns - 1) / columns
    let allX = columns * width + (columns + 1) * gap
    let allY = rows * height + (rows + 1) * gap
    var pixels = [UInt32](repeating: 0xFF28_2422, count: allX * allY)
    for (number, frame) in frames.enumerated() {
      let corner =
        ((number / columns) * (height + gap) + gap) * allX
        + (number % columns) * (width + gap) + gap
      for y in 0..<height {
        for x in 0..<width {
          let at = (y * width + x) * 3
          pixels[corner + y * allX + x] =
            0xFF00_0000 | UInt32(frame.bytes[at + 2]) << 16 | UInt32(frame.bytes[at + 1]) << 8
            | UInt32(frame.bytes[at])
        }
      }
    }
    return try PngEncoder.encode(
      premultiplied: pixels.span, width: allX, height: allY, pixelsPerMillimeter: 96 / 25.4)
  }
}
