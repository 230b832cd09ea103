/// The bytes of a struct as laid out by this machine's C compiler, packed.
struct NativeBytes {
  var bytes: [UInt8] = []

  mutating func append(_ value: some FixedWidthInteger & BitwiseCopyable) {
    Self.appendValue(value, to: &bytes)
  }

  /// Appends text cut to `size - 1` bytes, and zeros up to `size`.
  mutating func appendText(_ text: String, filling size: Int) {
    let text = text.utf8.prefix(size - 1)
    bytes += text
    bytes += repeatElement(0, count: size - text.count)
  }

  static func appendValue(
    _ value: some FixedWidthInteger & BitwiseCopyable, to bytes: inout [UInt8]
  ) {
    unsafe withUnsafeBytes(of: value) { unsafe bytes.append(contentsOf: $0) }
  }

  static func loadInteger<Number: FixedWidthInteger & BitwiseCopyable>(
    _: Number.Type, at offset: Int, in bytes: [UInt8]
  ) -> Number {
    unsafe bytes.withUnsafeBytes {
      unsafe $0.loadUnaligned(fromByteOffset: offset, as: Number.self)
    }
  }
}
