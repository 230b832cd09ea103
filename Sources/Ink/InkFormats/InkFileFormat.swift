public import InkDrawing
package import InkStorage

/// The files of other programs that we write and read.
///
///     guard let format = InkFileFormat(bytes: bytes) ?? InkFileFormat(fileName: name) else { ... }
///     let (drawing, losses) = try format.read(bytes)
///     let losses = try InkFileFormat.xopp.write(drawing) { part in try file.write(part) }
///
/// No format keeps all of a drawing: what each write or read lost is told.
/// docs/develop/ink-formats.md has the table.
public enum InkFileFormat: String, CaseIterable, Sendable {
  /// Ink Markup Language, W3C 2011: what was measured, by named channels.
  case inkML = "inkml"
  /// Xournal++: lines of changing width on pages.
  case xopp
  /// Universal Ink Model 3.1, Wacom: splines, brushes and what was measured. 3.0 is only read.
  case uim

  /// The end of a file's name, without the dot.
  public var fileExtension: String { rawValue }

  /// The name that people know.
  public var name: String {
    switch self {
    case .inkML: "InkML"
    case .xopp: "Xournal++"
    case .uim: "Universal Ink Model"
    }
  }

  /// The format that a file's name ends with, in any case; nil if it is none of ours.
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

  /// The format that the first bytes of a file show, whatever its name; nil if it is none of ours.
  ///
  /// Gzip counts as Xournal++, as does a ZIP archive with a `content.xml`; XML as what its first
  /// element is, within the first 4 KiB.
  public init?(bytes: [UInt8]) {
    if bytes.starts(with: [0x1F, 0x8B]) || XoppPackage.isPackage(bytes) {
      self = .xopp
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "UINK".utf8) {
      self = .uim
    } else {
      // UTF-16 has a zero beside each letter.
      let text = bytes.prefix(4096).filter { $0 != 0 }
      switch Self.firstElement(text) {
      case "ink": self = .inkML
      case "xournal": self = .xopp
      default: return nil
      }
    }
  }

  /// The format of a file, of which only the beginning is read where that is enough.
  package init?(_ source: InkByteSource) {
    guard let beginning = try? source.readBytes(0..<min(source.count, 4096)) else { return nil }
    if beginning.starts(with: XoppPackage.signature) {
      guard let bytes = try? source.readBytes(0..<source.count) else { return nil }
      self.init(bytes: bytes)
    } else {
      self.init(bytes: beginning)
    }
  }

  /// The local name of the first start tag.
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
  /// How far a long work is: so many strokes of so many.
  public typealias Progress = (_ done: Int, _ total: Int) -> Void

  /// Writes a document in parts, as a drawing. Formats without pages get these one below the other.
  public func write<Failure: Error>(
    _ document: InkDocument, options: InkWritingOptions = InkWritingOptions(),
    progress: Progress = { _, _ in }, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    try write(StrokeSource(document), options: options, progress: progress, to: sink)
  }

  /// Writes a drawing in parts of some kilobytes, in their order, and tells what could not be kept.
  ///
  /// What the sink throws ends the work and is thrown on; so a sink can also stop it.
  public func write<Failure: Error>(
    _ drawing: Drawing, options: InkWritingOptions = InkWritingOptions(),
    progress: Progress = { _, _ in }, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    try write(StrokeSource(drawing), options: options, progress: progress, to: sink)
  }

  /// Writes strokes that need not be in memory.
  ///
  /// - Parameter spool: for what a format has to keep until the end.
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

  /// The whole file in memory, and what could not be kept.
  public func bytes(
    of drawing: Drawing, options: InkWritingOptions = InkWritingOptions()
  ) -> (bytes: [UInt8], losses: [Loss]) {
    var all: [UInt8] = []
    let losses = write(drawing, options: options) { all += $0 }
    return (all, losses)
  }

  /// Reads a file: all that is sound in it, and what is wrong with the rest.
  ///
  /// No input can make it take more than ``InkReadingLimits`` allow, or reach out of the file.
  ///
  /// - Parameter isStrict: whether to refuse a file with faults.
  /// - Throws: why nothing of it can be read, or what is wrong with it.
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

  /// Hands on the pages and strokes of a file one by one, without keeping them.
  ///
  /// What the sink throws ends the work and is thrown on.
  ///
  /// - Throws: what is wrong with a file that cannot be read to its end. Strokes may have been
  ///   handed on before.
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

/// Strokes that are handed on one by one.
private final class StrokeList { var all: [Stroke] = [] }
