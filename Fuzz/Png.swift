import InkFormats

/// Any bytes as a PNG, its chunks' sums as they are and repaired: read or refused, never larger
/// than allowed, and what is read is written and read the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func readPng(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  read(bytes)
  read(withRightSums(bytes))
  return 0
}

private func read(_ bytes: [UInt8]) {
  let most = 1 << 18
  guard let image = try? PngImage(bytes, mostPixels: most) else { return }
  precondition(
    image.width * image.height <= most && image.pixels.count == image.width * image.height * 4)
  guard image.width <= 1 << 16, image.height <= 1 << 16, image.pixels.count < 1 << 16 else {
    return
  }
  let again = (try? written(image)).flatMap { try? PngImage($0) }
  precondition(again == image, "not the same again")
}

private func written(_ image: PngImage) throws(PngError) -> [UInt8] {
  var encoder = try PngEncoder(width: image.width, height: image.height)
  let length = image.width * 4
  for row in 0..<image.height {
    try encoder.append(image.pixels.span.extracting(row * length..<(row + 1) * length))
  }
  return try encoder.finish()
}

/// The file with the sum that each chunk should have, as far as its lengths lead.
private func withRightSums(_ bytes: [UInt8]) -> [UInt8] {
  var (bytes, place) = (bytes, 8)
  while place + 12 <= bytes.count {
    let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    guard place + 12 + length <= bytes.count else { break }
    let sum = checksum(bytes[place + 4..<place + 8 + length])
    for index in 0..<4 {
      bytes[place + 8 + length + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index))
    }
    place += 12 + length
  }
  return bytes
}

/// The CRC of ISO 15948, annex D.
private func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  ~bytes.reduce(~0) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
    }
  }
}
