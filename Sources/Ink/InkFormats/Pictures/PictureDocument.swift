/// A picture that accepts shapes and produces parts of a file.
protocol PictureDocument {
  /// The number of bytes that are ready to be taken.
  var readyCount: Int { get }
  /// Begins a shape on top.
  mutating func beginShape(_ shape: PaintedShape)
  /// Writes more of the current shape's pixels, about 64 Ki of them; false when all are written, or
  /// if there are none.
  mutating func appendPixels() -> Bool
  /// Adds the outlines of a part of the shape, for each of its layers, after its pixels.
  mutating func appendOutlines(_ part: [[Outline]])
  /// Ends the shape.
  mutating func endShape()
  /// Returns and removes the bytes that are ready.
  mutating func drainBytes() -> [UInt8]
}

extension PaintedShapes {
  /// Writes all shapes to a document, and sends the bytes that are ready in parts.
  mutating func writeAll<Failure: Error>(
    to document: inout some PictureDocument, of count: Int, progress: (Int, Int) -> Void,
    sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    while var shape = next() {
      document.beginShape(shape)
      while document.appendPixels() {
        if document.readyCount >= partLength { try document.drainBytes().send(to: sink) }
      }
      while let part = shape.parts.next() {
        document.appendOutlines(part)
        if document.readyCount >= partLength { try document.drainBytes().send(to: sink) }
      }
      document.endShape()
      progress(done, count)
      if document.readyCount >= partLength { try document.drainBytes().send(to: sink) }
    }
  }
}

extension [UInt8] {
  /// Sends the bytes in parts of 64 KiB; at least one, which may be empty.
  func send<Failure: Error>(to sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    guard count > partLength else { return try sink(self) }
    for start in stride(from: 0, to: count, by: partLength) {
      try sink(Array(self[start..<Swift.min(count, start + partLength)]))
    }
  }
}
