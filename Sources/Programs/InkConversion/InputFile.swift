import Glibc
package import InkStorage
package import LinuxIO

/// A file that is read, a piece at a time if that is possible.
package struct InputFile {
  let name: String
  package let source: InkByteSource
  /// Its first 4 KiB, which tell what it is.
  package let beginning: [UInt8]

  /// Opens an ordinary file, or reads a pipe to its end.
  package init(_ name: String) throws(SystemError) {
    self.name = name
    if let file = try StoredFile(readingOrdinary: name) {
      source = InkByteSource(file)
    } else {
      source = InkByteSource(try FileBytes.read(path: name))
    }
    beginning = (try? source.readBytes(0..<min(source.count, 4096))) ?? []
  }

  /// All of it.
  ///
  /// - Throws: EFBIG for more than 1 GiB.
  package func readAll() throws(SystemError) -> [UInt8] {
    guard source.count <= 1 << 30 else { throw SystemError("read", name, Errno(rawValue: EFBIG)) }
    do throws(InkFileError) { return try source.readBytes(0..<source.count) } catch {
      throw SystemError("read", name, Errno(rawValue: EIO))
    }
  }
}

extension InkByteSource {
  /// The bytes of a file, which are read when they are needed.
  init(_ file: StoredFile) { self.init(count: file.count) { file.readBytes($0) } }
}
