import InkRecognition
import LinuxIO
import StylusClient
import TextRecognition

/// Shows live ink as text.
struct TextViewer: LiveViewer {
  private let output: StoppableOutput
  private var text: LiveText
  private var page: TextPage
  private var waiting = DaemonAbsence()

  /// - Parameter isJSON: whether each change of a line is an object, and not for people.
  init(_ language: WritingLanguage, to output: StoppableOutput, isJSON: Bool) {
    self.output = output
    text = LiveText(language)
    page = TextPage(isJSON ? .objects : Terminal.isThere ? .block : .lines)
    resize()
  }

  mutating func showNews(_ news: InkNews) -> Bool {
    if let sentence = waiting.sentence(for: news) {
      StandardStream.error("stylusctl watch: \(sentence)\n")
    }
    text.handleNews(news)
    return true
  }

  mutating func show() -> Bool {
    guard let lines = text.recognizeLines() else { return true }
    var bytes = page.changedText(for: lines, newest: text.newest)
    if text.isFull {
      text.turnPage()
      bytes += page.endPage()
    }
    return bytes.isEmpty || output.put(drawing: bytes)
  }

  mutating func resize() {
    if let size = Terminal.size { page.size = size }
  }

  mutating func close() {
    _ = show()
    let rest = page.endPage()
    if !rest.isEmpty { _ = output.put(drawing: rest) }
  }
}
