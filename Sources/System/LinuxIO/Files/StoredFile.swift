import Glibc

/// An open file that is read and written at positions, and not by one end.
package final class StoredFile: Sendable {
  private let descriptor: FileDescriptor
  /// Its path, for people.
  private let path: String

  /// Takes over a descriptor.
  package init(_ descriptor: consuming FileDescriptor, at path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Opens a file that is there; links at the end of the path are not followed.
  package convenience init(opening path: String) throws(SystemError) {
    self.init(try FileDescriptor.open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK), at: path)
  }

  /// Whether somebody has removed its last name: what is written into it will be gone.
  package var isNameless: Bool {
    var status = stat()
    return unsafe fstat(descriptor.number, &status) != 0 || status.st_nlink == 0
  }

  /// Makes the file end with these bytes, from a position on, and waits until they are on the disk.
  ///
  /// - Throws: why they are not. The file then ends where they should begin, as far as the kernel allows it.
  package func end(with bytes: [UInt8], at position: Int) throws(SystemError) {
    do throws(SystemError) {
      try write(bytes, at: position)
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

  private func write(_ bytes: [UInt8], at position: Int) throws(SystemError) {
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
  package func bytes(_ range: Range<Int>) -> [UInt8]? {
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
