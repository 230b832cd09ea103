import InkDrawing
import InkFormats
import InkStorage
import LinuxIO

/// Reads the parts of a file on its own thread, ahead of who goes through them: decoding takes a
/// third of the time of an export.
final class PartsAhead {
  private let thread: SideThread<Int, DecodedPart>
  private let count: Int
  private var asked: Set<Int> = []
  private var ready: [Int: DecodedPart] = [:]
  /// How many parts are read ahead, of some 2 MB each at most.
  private static let depth = 3

  private struct DecodedPart: Sendable {
    let number: Int
    let strokes: Result<[Stroke], InkFileError>
  }

  init(_ file: InkFile) throws(SystemError) {
    count = file.partCount
    thread = try SideThread(named: "ink-ahead") { number in
      do throws(InkFileError) {
        return DecodedPart(number: number, strokes: .success(try file.strokes(ofPart: number)))
      } catch {
        return DecodedPart(number: number, strokes: .failure(error))
      }
    }
  }

  /// The strokes of a part; those behind it are asked for.
  func awaitStrokes(ofPart number: Int) throws(InkFileError) -> [Stroke] {
    for next in number...min(number + Self.depth, count - 1) where asked.insert(next).inserted {
      thread.submit(next)
    }
    while ready[number] == nil {
      for part in thread.takeNext() { ready[part.number] = part }
    }
    asked.remove(number)
    guard let part = ready.removeValue(forKey: number) else { return [] }
    return try part.strokes.get()
  }
}

extension StrokeSource {
  /// The strokes of a file, which are read ahead if there can be a thread for that.
  init(ahead file: InkFile) {
    let parts = try? PartsAhead(file)
    self.init(file, parts: parts.map { $0.awaitStrokes(ofPart:) })
  }
}
