import Glibc

/// The keymap of the seat's keyboards, in xkb's form: the layouts that the user chose.
///
/// A compositor sends it to every client that requests the keyboard, even without the focus, and
/// sends the next one when the user changes the layouts. Which of its layouts counts, and what is
/// held, it tells only to the window with the keyboard.
package struct SeatKeymap: Hashable, Sendable {
  /// Another one has another number.
  package let number: UInt32
  /// Without the zero behind it.
  package let text: [UInt8]

  /// The maximum plausible size in bytes: with four layouts a keymap has 100,000.
  private static let longest = 1 << 20

  package init(number: UInt32, text: [UInt8]) {
    (self.number, self.text) = (number, text)
  }

  /// Reads one that a compositor reported it; nil where it makes no sense. The descriptor stays the
  /// caller's.
  ///
  /// Read, not mapped: the file is the compositor's, which may make it shorter.
  init?(number: UInt32, format: UInt32, descriptor: Int32, count: UInt32) {
    guard format == 1, (1...Self.longest).contains(Int(count)) else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    var filled = 0
    while filled < bytes.count {
      let here = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled,
          off_t(filled))
      }
      if here < 0, errno == EINTR { continue }
      guard here > 0 else { return nil }
      filled += here
    }
    self.init(number: number, text: Array(bytes.prefix { $0 != 0 }))
  }
}
