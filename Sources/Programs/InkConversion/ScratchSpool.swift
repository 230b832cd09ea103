import Glibc
import InkFormats
import LinuxIO

extension ByteSpool<SystemError> {
  /// In a scratch file, which is made when something is kept.
  ///
  /// - Parameter path: a file in whose folder there is room for it.
  static func scratch(near path: String) -> ByteSpool {
    let file = LateScratchFile(near: path)
    return ByteSpool { (bytes) throws(SystemError) in
      try file.appendBytes(bytes)
    } get: { (range) throws(SystemError) in
      try file.readBytes(range)
    }
  }
}

/// A scratch file that is made when the first bytes come.
private final class LateScratchFile {
  private let path: String
  private var written: ScratchFile?
  private var stored: StoredFile?

  init(near path: String) { self.path = path }

  func appendBytes(_ bytes: [UInt8]) throws(SystemError) {
    if written == nil { written = try ScratchFile(near: path) }
    try written?.write(bytes)
  }

  /// Bytes that were written; none are written behind that.
  func readBytes(_ range: Range<Int>) throws(SystemError) -> [UInt8] {
    if let file = written.take() { stored = file.stored() }
    guard let bytes = stored?.readBytes(range), bytes.count == range.count else {
      throw SystemError("read", path, Errno(rawValue: EIO))
    }
    return bytes
  }
}
