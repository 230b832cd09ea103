import CommandSupport
import InkConversion
import InkRecognition
import LinuxIO
import ProgramOptions
import StylusModel
import TextRecognition

/// Reads the words of drawings for a search: from the index, or the drawing if it changed since.
struct DrawingReader {
  private let invocation: Invocation
  private let source: DrawingSource
  /// How drawings are read, for the index.
  private let stamp: String
  /// Made when a drawing has to be read: a language takes a while.
  private var reader: PageReader?
  private let file: SearchIndexFile?
  private var index: SearchIndex
  private var isStoredAt = Timestamp.now + pause

  /// The number of readings of a word that are searched, so that a misread word is still found.
  private static let readings = 5
  /// How often the index is stored while many drawings are read: what is read is not lost if the
  /// search is stopped.
  private static let pause = Microseconds.milliseconds(20_000)

  /// - Parameter usesIndex: whether what was read before counts, and is kept.
  init(_ invocation: Invocation, usesIndex: Bool) {
    self.invocation = invocation
    source = DrawingSource(invocation)
    stamp = RecognitionLanguage.stamp(invocation) + " " + source.stamp
    file = usesIndex ? SearchIndexFile() : nil
    index = file?.load() ?? SearchIndex()
  }

  /// The words of a drawing.
  mutating func words(of name: String) throws(StylusctlError) -> PageWords {
    let path = name.hasPrefix("/") ? name : (Environment.folder ?? "") + "/" + name
    let known = name == DrawingSource.store || file == nil ? nil : FileStamp(of: path)
    if let known, let words = index.words(of: path, known, by: stamp) { return words }
    let words = PageWords(try readPage(name))
    if let known, known.isSettled, FileStamp(of: path) == known {
      index.set(words, of: path, known, by: stamp)
      if Timestamp.now >= isStoredAt { storeIndex() }
    }
    return words
  }

  private mutating func readPage(_ name: String) throws(StylusctlError) -> WrittenPage {
    var reader: PageReader
    if let known = self.reader {
      // Not copied, since nobody else holds it.
      (reader, self.reader) = (known, nil)
    } else {
      reader = PageReader(
        try RecognitionLanguage.loadLanguage(invocation), readings: Self.readings,
        threads: Machine.processorCount)
    }
    let page = reader.read(try source.readDrawing(name) { _, _ in }.drawing)
    self.reader = reader
    return page
  }

  /// Forgets drawings that are gone, and stores what was read.
  mutating func saveWords() {
    guard file != nil else { return }
    for path in index.paths where !FileBytes.isThere(path) { index.remove(path) }
    storeIndex()
  }

  private mutating func storeIndex() {
    isStoredAt = .now + Self.pause
    do throws(StylusctlError) { try file?.saveChanges(of: index) } catch {
      StandardStream.error(
        "stylusctl: the next search reads the drawings again: \(error.message)\n")
    }
  }
}
