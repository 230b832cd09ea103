import CommandSupport
import Glibc
import InkConversion
import LinuxIO
import StylusDevices

/// CSV of handwriting, read piece by piece; also from a pipe, which can be read once only.
struct WritingSource: ~Copyable {
  private let name: String
  private let file: FileDescriptor
  private var piece = [UInt8](repeating: 0, count: 1 << 16)
  private var count = 0

  /// Opens a file; nil if it is something else than items, which others read.
  ///
  /// - Throws: that it cannot be opened or read.
  static func items(_ name: String) throws(StylusctlError) -> Self? {
    guard name != DrawingSource.store, name != BuiltInRecording.name else { return nil }
    var source = try calling { () throws(SystemError) in try Self(name) }
    try source.readPiece()
    guard !WritingItems.areItems(source.piece[..<source.count]) else { return source }
    // Data read from a pipe is lost, and a reader of drawings would wait for it.
    guard lseek(source.file.number, 0, SEEK_CUR) >= 0 else {
      throw StylusctlError(
        "\(name) is a pipe without the columns item,stroke,x_mm,y_mm. Fix: begin with that line; drawings are "
          + "read from files")
    }
    return nil
  }

  private init(_ name: String) throws(SystemError) {
    self.name = name
    file = try FileDescriptor.open(name, O_RDONLY)
  }

  private mutating func readPiece() throws(StylusctlError) {
    do throws(Errno) { count = try file.read(into: &piece) ?? 0 } catch {
      throw StylusctlError(SystemError("read", name, error))
    }
  }

  /// Passes each item until the receiver stops; returns false then.
  consuming func handOn(to take: (WritingItems.Item) -> Bool) throws(StylusctlError) -> Bool {
    var items = WritingItems()
    while true {
      if count > 0 { items.appendBytes(piece[..<count]) } else { items.endInput() }
      do throws(TraceError) {
        while let item = try items.nextItem() { guard take(item) else { return false } }
      } catch {
        throw StylusctlError(error.sentence(file: name))
      }
      if count == 0 { return true }
      try readPiece()
    }
  }
}
