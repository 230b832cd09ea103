import CLinux

extension ArraySlice<UInt8> {
  /// The first place of a sequence of bytes, at or behind an index.
  package func firstIndex(of wanted: [UInt8], from place: Int) -> Int? {
    let found = unsafe self[place...].withUnsafeBytes { bytes in
      unsafe wanted.withUnsafeBytes { wanted in
        unsafe clinux_find_bytes(
          bytes.baseAddress, UInt(bytes.count), wanted.baseAddress, UInt(wanted.count))
      }
    }
    return found < 0 ? nil : place + found
  }
}
