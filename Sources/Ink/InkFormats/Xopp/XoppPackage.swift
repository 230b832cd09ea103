import CZip

/// A packaged file of Xournal++, as written by versions from 1.3 on: a ZIP archive with the
/// document in `content.xml`.
///
/// libzip reads complete archives. A truncated one has lost its directory, which is at the end; in
/// that case, the entry itself is searched for.
struct XoppPackage {
  private let bytes: [UInt8]

  /// The entry with the document.
  private static let content = "content.xml"

  /// The first bytes of an archive.
  static let signature: [UInt8] = [0x50, 0x4B, 3, 4]

  /// Returns whether a file is a ZIP archive with such an entry.
  static func isPackage(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: signature) && XoppPackage(bytes).tornContent != nil
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Passes on the document in parts.
  ///
  /// - Parameter limit: the largest size of the document.
  /// - Throws: an error if it is damaged, larger, or of another kind; and errors of `sink`.
  func unpackContent(
    limit: Int, to sink: (ArraySlice<UInt8>) throws(InkFormatError) -> Void
  ) throws(InkFormatError) {
    let archive = try ZipArchive(bytes)
    try archive.readEntry(Self.content, limit: limit, to: sink)
  }

  /// The start of the document in a truncated archive, and whether it is compressed; nil if it is
  /// not there.
  var tornContent: (start: Int, isPacked: Bool)? {
    var place = 0
    while let header = localHeader(from: place) {
      let name = bytes[(header + 30)...].prefix(littleEndianInteger(header + 26, bytes: 2))
      let start = header + 30 + name.count + littleEndianInteger(header + 28, bytes: 2)
      if name.elementsEqual(Self.content.utf8), start <= bytes.count {
        return (start, littleEndianInteger(header + 8, bytes: 2) != 0)
      }
      place = header + 4
    }
    return nil
  }

  /// Returns the next header of an entry: APPNOTE.TXT of PKWARE, 4.3.7.
  private func localHeader(from start: Int) -> Int? {
    var place = start
    while place + 30 <= bytes.count, let next = bytes[place...].firstIndex(of: 0x50) {
      guard next + 30 <= bytes.count else { return nil }
      if bytes[next...].starts(with: [0x50, 0x4B, 3, 4]) { return next }
      place = next + 1
    }
    return nil
  }

  /// Reads a little-endian number.
  private func littleEndianInteger(_ place: Int, bytes count: Int) -> Int {
    bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

/// A ZIP archive in memory, read with libzip.
@safe private final class ZipArchive {
  private let archive: OpaquePointer
  private let copy: UnsafeMutableRawBufferPointer

  init(_ bytes: [UInt8]) throws(InkFormatError) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    unsafe copy.copyBytes(from: bytes)
    unsafe self.copy = copy
    var error = unsafe zip_error_t()
    guard
      let source = unsafe zip_source_buffer_create(
        copy.baseAddress, zip_uint64_t(bytes.count), 0, &error)
    else {
      unsafe copy.deallocate()
      throw InkFormatError(.file, "out of memory", fix: "close other programs")
    }
    guard let archive = unsafe zip_open_from_source(source, ZIP_RDONLY, &error) else {
      unsafe zip_source_free(source)
      unsafe copy.deallocate()
      throw .damage(.file, "the ZIP archive is damaged")
    }
    unsafe self.archive = archive
  }

  deinit {
    unsafe zip_discard(archive)
    unsafe copy.deallocate()
  }

  func readEntry(
    _ name: String, limit: Int, to sink: (ArraySlice<UInt8>) throws(InkFormatError) -> Void
  ) throws(InkFormatError) {
    let index = unsafe zip_name_locate(archive, name, 0)
    guard index >= 0 else {
      throw InkFormatError(
        .file, "this is a ZIP archive without \(name), so it is not a file of Xournal++",
        fix: "name a drawing")
    }
    guard let file = unsafe zip_fopen_index(archive, zip_uint64_t(index), 0) else {
      throw .damage(.file, "\(name) in the ZIP archive cannot be read")
    }
    defer { unsafe zip_fclose(file) }
    var (buffer, length) = ([UInt8](repeating: 0, count: 1 << 16), 0)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe zip_fread(file, $0.baseAddress, zip_uint64_t($0.count))
      }
      guard count >= 0 else { throw .damage(.file, "\(name) in the ZIP archive is damaged") }
      guard count > 0 else { return }
      length += Int(count)
      guard length <= limit else {
        throw .limit(.file, "\(name) unpacks to more than \(limit) bytes")
      }
      try sink(buffer[..<Int(count)])
    }
  }
}
