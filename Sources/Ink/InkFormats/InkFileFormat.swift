public import InkDrawing
package import InkStorage

/// The file formats of other programs that can be read and written.
///
///     guard let format = InkFileFormat(bytes: bytes) ?? InkFileFormat(fileName: name) else { ... }
///     let (drawing, losses) = try format.read(bytes)
///     let losses = try InkFileFormat.xopp.write(drawing) { part in try file.write(part) }
///
/// No format can store everything in a drawing: reading and writing report what was lost.
/// docs/develop/ink-formats.md lists the differences.
public enum InkFileFormat: String, CaseIterable, Sendable {
  /// Ink Markup Language, W3C 2011, which stores measured values in named channels.
  case inkML = "inkml"
  /// Xournal++, which stores lines of varying width on pages.
  case xopp
  /// Universal Ink Model 3.1, Wacom, which stores splines, brushes and measured values. Version 3.0
  /// can only be read.
  case uim

  /// The extension of file names, without the dot.
  public var fileExtension: String { rawValue }

  /// The name of the format for display.
  public var name: String {
    switch self {
    case .inkML: "InkML"
    case .xopp: "Xournal++"
    case .uim: "Universal Ink Model"
    }
  }

  /// Returns the format for the extension of a file name, ignoring case; nil if it is not
  /// supported.
  public init?(fileName: String) {
    let end = fileName.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard end.count > 1, let last = end.last else { return nil }
    switch String(decoding: last, as: UTF8.self).lowercased() {
    case "inkml", "ink": self = .inkML
    case "xopp", "xoj": self = .xopp
    case "uim": self = .uim
    default: return nil
    }
  }

  /// Returns the format of a file from its first bytes, whatever its name; nil if it is not
  /// supported.
  ///
  /// Gzip data and ZIP archives that contain `content.xml` are treated as Xournal++. For XML, the
  /// first element within the first 4 KiB determines the format.
  public init?(bytes: [UInt8]) {
    if bytes.starts(with: [0x1F, 0x8B]) || XoppPackage.isPackage(bytes) {
      self = .xopp
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "UINK".utf8) {
      self = .uim
    } else {
      // UTF-16 has a zero next to each letter.
      let text = bytes.prefix(4096).filter { $0 != 0 }
      switch Self.firstElement(text) {
      case "ink": self = .inkML
      case "xournal": self = .xopp
      default: return nil
      }
    }
  }

  /// Returns the format of a file. Only the beginning is read, if that is sufficient.
  package init?(_ source: InkByteSource) {
    guard let beginning = try? source.readBytes(0..<min(source.count, 4096)) else { return nil }
    if beginning.starts(with: XoppPackage.signature) {
      guard let bytes = try? source.readBytes(0..<source.count) else { return nil }
      self.init(bytes: bytes)
    } else {
      self.init(bytes: beginning)
    }
  }

  /// Returns the local name of the first start tag.
  private static func firstElement(_ text: [UInt8]) -> String? {
    var rest = text[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      if rest.starts(with: "!--".utf8) {
        while !rest.isEmpty, !rest.starts(with: "-->".utf8) { rest.removeFirst() }
      }
      guard let first = rest.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!"),
        first != UInt8(ascii: "-")
      else { continue }
      let name = rest.prefix { !(XMLText.blanks.contains($0) || $0 == 0x3E || $0 == 0x2F) }
      return name.split(separator: UInt8(ascii: ":")).last.map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return nil
  }
}

extension InkFileFormat {
  /// Reports the progress of a long operation: the number of strokes done, and the total number.
  public typealias Progress = (_ done: Int, _ total: Int) -> Void

  /// Writes a document in parts. For formats without pages, it is written as one drawing with the
  /// pages one below the other.
  public func write<Failure: Error>(
    _ document: InkDocument, options: InkWritingOptions = InkWritingOptions(),
    progress: Progress = { _, _ in }, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    try write(StrokeSource(document), options: options, progress: progress, to: sink)
  }

  /// Writes a drawing in consecutive parts of some kilobytes, and reports what could not be kept.
  ///
  /// An error thrown by the sink ends the operation and is passed on, so the sink can also stop it.
  public func write<Failure: Error>(
    _ drawing: Drawing, options: InkWritingOptions = InkWritingOptions(),
    progress: Progress = { _, _ in }, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    try write(StrokeSource(drawing), options: options, progress: progress, to: sink)
  }

  /// Writes strokes that need not be in memory.
  ///
  /// - Parameter spool: storage for data that a format must keep until the end.
  package func write<Failure: Error>(
    _ strokes: StrokeSource, options: InkWritingOptions = InkWritingOptions(),
    progress: Progress = { _, _ in },
    spool: ByteSpool<Failure> = .inMemory, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    switch self {
    case .inkML: try InkMLWriter.writeFile(strokes, options, progress, to: sink)
    case .xopp: try XoppWriter.writeFile(strokes, options, progress, to: sink)
    case .uim: try UIMWriter.writeFile(strokes, options, progress, spool: spool, to: sink)
    }
  }

  /// Returns the whole file in memory, and what could not be kept.
  public func bytes(
    of drawing: Drawing, options: InkWritingOptions = InkWritingOptions()
  ) -> (bytes: [UInt8], losses: [Loss]) {
    var all: [UInt8] = []
    let losses = write(drawing, options: options) { all += $0 }
    return (all, losses)
  }

  /// Reads the valid parts of a file, and reports the errors in the rest.
  ///
  /// Resource use is limited by ``InkReadingLimits`` for every input, and nothing outside the file
  /// is accessed.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - limits: what the file may cost at most.
  ///   - isStrict: whether to reject a file with errors.
  ///   - progress: takes the number of strokes read, and the total number.
  /// - Throws: an error if nothing can be read or, with `isStrict`, if the file has errors.
  public func read(
    _ bytes: [UInt8], limits: InkReadingLimits = InkReadingLimits(), isStrict: Bool = false,
    progress: Progress = { _, _ in }
  ) throws(InkFormatError) -> InkReading {
    let reading: InkReading
    do throws(InkFormatError) {
      reading = try readWhole(bytes, limits, progress)
    } catch {
      guard error.isDamage, !isStrict else { throw error }
      let strokes = StrokeList()
      guard let rest = try? TornDrawing(bytes, self, limits, to: { strokes.all.append($0) }),
        !strokes.all.isEmpty
      else { throw error }
      return rest.makeReading(strokes.all)
    }
    if isStrict, let fault = reading.faults.first { throw InkFormatError(fault) }
    return reading
  }

  private func readWhole(
    _ bytes: [UInt8], _ limits: InkReadingLimits, _ progress: Progress
  ) throws(InkFormatError) -> InkReading {
    var pages = PageList()
    let remarks = try stream(InkByteSource(bytes), limits: limits, progress: progress) {
      pages.appendPart($0)
    }
    return InkReading(pages.document, remarks.losses, remarks.faults)
  }

  /// Passes on the pages and strokes of a file one by one, without keeping them.
  ///
  /// An error thrown by the sink ends the operation and is passed on.
  ///
  /// - Throws: an error if a file cannot be read to its end. Strokes may have been passed on
  ///   before.
  package func stream(
    _ source: InkByteSource, limits: InkReadingLimits = .streamed, isStrict: Bool = false,
    progress: Progress = { _, _ in }, to sink: (InkPart) throws(InkFormatError) -> Void
  ) throws(InkFormatError) -> InkRemarks {
    let remarks =
      switch self {
      case .inkML: try InkMLReader.readFile(source, limits, progress, to: sink)
      case .xopp: try XoppReader.readFile(source, limits, progress, to: sink)
      case .uim:
        try UIMReader.readFile(source, limits, progress) { (stroke) throws(InkFormatError) in
          try sink(.stroke(stroke))
        }
      }
    if isStrict, let fault = remarks.faults.first { throw InkFormatError(fault) }
    return remarks
  }
}

/// Collects strokes that are passed on one by one.
private final class StrokeList { var all: [Stroke] = [] }
