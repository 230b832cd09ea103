import Glibc

/// An open file that is read and written at positions, and not by one end.
package final class StoredFile: Sendable {
  private let descriptor: FileDescriptor
  /// Its path, for people.
  private let path: String
  /// Whether it cannot be written.
  package let isReadOnly: Bool
  /// The number of bytes when it was opened.
  private let size: off_t

  /// Takes over a descriptor.
  package init(
    _ descriptor: consuming FileDescriptor, at path: String, isReadOnly: Bool = false
  ) {
    var status = stat()
    size = unsafe fstat(descriptor.number, &status) == 0 ? status.st_size : 0
    self.descriptor = descriptor
    self.path = path
    self.isReadOnly = isReadOnly
  }

  /// Opens an existing file; links at the end of the path are not followed.
  package convenience init(opening path: String) throws(SystemError) {
    self.init(try FileDescriptor.open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK), at: path)
  }

  /// Opens an existing file only for reading; links at the end are not followed.
  package convenience init(reading path: String) throws(SystemError) {
    let file = try FileDescriptor.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    self.init(file, at: path, isReadOnly: true)
  }

  /// Opens an ordinary file only for reading, following links; nil for a pipe or a device.
  package convenience init?(readingOrdinary path: String) throws(SystemError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw SystemError("open", path) }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(try FileDescriptor.open(path, O_RDONLY | O_NONBLOCK), at: path, isReadOnly: true)
  }

  /// The number of bytes when it was opened.
  package var count: Int { Int(size) }

  /// Whether this is the file that another value opened, with the same size as at that time.
  package func isUnchanged(since other: StoredFile) -> Bool {
    var (own, others) = (stat(), stat())
    guard unsafe fstat(descriptor.number, &own) == 0,
      unsafe fstat(other.descriptor.number, &others) == 0
    else { return false }
    return own.st_ino == others.st_ino && own.st_dev == others.st_dev && own.st_size == other.size
  }

  /// Whether its last name was removed: data written into it will be lost.
  package var isNameless: Bool {
    var status = stat()
    return unsafe fstat(descriptor.number, &status) != 0 || status.st_nlink == 0
  }

  /// Makes the file end with these bytes, from a position on, and waits until they are on the disk.
  ///
  /// - Throws: the reason for a failure. The file then ends at that position, if the kernel allows
  ///   it.
  package func replaceEnd(with bytes: [UInt8], at position: Int) throws(SystemError) {
    do throws(SystemError) {
      try writeBytes(bytes, at: position)
      guard ftruncate(descriptor.number, off_t(position + bytes.count)) == 0 else {
        throw SystemError("write", path)
      }
      do throws(Errno) { try DiskSync.sync(descriptor) } catch {
        throw SystemError("write", path, error)
      }
    } catch {
      _ = ftruncate(descriptor.number, off_t(position))
      throw error
    }
  }

  private func writeBytes(_ bytes: [UInt8], at position: Int) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[written...])
        return unsafe pwrite(
          descriptor.number, rest.baseAddress, rest.count, off_t(position + written))
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw SystemError("write", path)
      }
    }
  }

  /// The bytes of a range; fewer if the file ends before, nil if they cannot be read.
  package func readBytes(_ range: Range<Int>) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: range.count)
    var read = 0
    while read < bytes.count {
      let count = unsafe bytes.withUnsafeMutableBytes { all in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: all[read...])
        return unsafe pread(
          descriptor.number, rest.baseAddress, rest.count, off_t(range.lowerBound + read))
      }
      guard count > 0 else { return count == 0 ? Array(bytes[..<read]) : nil }
      read += count
    }
    return bytes
  }
}
