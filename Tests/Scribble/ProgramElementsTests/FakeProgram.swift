import InkGeometry
import ProgramElements
import StylusProtocol
import TextFields
import Units

/// A program with elements, as it behaves or does not; and the desk that asks it, whose clock is
/// turned by hand.
final class FakeProgram {
  let programs: ElementPrograms
  let number: UInt64
  /// What stands in its element.
  var text = ""
  var caret: Int?
  /// Where each code point is seen, so wide; nil: nobody knows.
  var glyphWidth: Float?
  var quirk = Quirk.none
  /// What it was told, in this order.
  private(set) var heard: [ScribbleEvent] = []

  enum Quirk {
    case none
    /// It says nothing any more.
    case silent
    /// It says yes, and does nothing.
    case idle
    /// It says no.
    case unwilling
    /// It makes capitals of what comes in.
    case shouting
    /// It tells no text.
    case textless
    /// Its connection ends when it is to change a text.
    case dying
    /// It answers questions that nobody asked.
    case confused
  }

  init(
    _ number: UInt64 = 1, process: Int32 = 7, of programs: ElementPrograms = ElementPrograms(),
    at now: Timestamp = Timestamp(microseconds: 0)
  ) throws {
    (self.programs, self.number) = (programs, number)
    try programs.addProgram(number, process: process, "fake \(number)", at: now)
  }

  func set(
    _ elements: [ScribbleElement], of window: ScribbleWindow = ScribbleWindow(),
    at now: Timestamp = Timestamp(microseconds: 0)
  ) throws {
    try programs.setElements(ScribbleElements(elements, of: window), of: number, at: now)
  }

  /// Answers what it is asked until nothing is asked any more.
  func serve(at now: Timestamp = Timestamp(microseconds: 0)) {
    for _ in 0..<200 where programs.hasEvents {
      for (program, event) in programs.takeEvents() where program == number {
        heard.append(event)
        if quirk != .silent { answer(event, at: now) }
      }
    }
  }

  private func answer(_ event: ScribbleEvent, at now: Timestamp) {
    var done = quirk != .unwilling
    var answer: ScribbleAnswer?
    switch event {
    case .elements(let request, _, _):
      answer = ScribbleAnswer(request, done: done)
    case .shouldBegin(let request, _, _), .select(let request, _, _),
      .gesture(let request, _, _, _):
      answer = ScribbleAnswer(request, done: done)
    case .focus(let request, _, let place):
      answer = ScribbleAnswer(request, done: done)
      answer?.area = ScribbleArea(left: place.x, top: place.y, width: 1, height: 20)
    case .text(let request, _):
      answer = ScribbleAnswer(request, done: done)
      guard quirk != .textless else { break }
      answer?.text = text
      answer?.caret = caret
      answer?.glyphs = glyphWidth.map { width in
        text.unicodeScalars.indices.enumerated().map { index, _ in
          ScribbleArea(left: Float(index) * width, top: 0, width: width, height: 20)
        }
      }
    case .change(let request, _, let range, let new):
      if quirk == .dying { return programs.removeProgram(number, at: now) }
      if quirk != .idle { done = change(range, to: quirk == .shouting ? new.uppercased() : new) }
      answer = ScribbleAnswer(request, done: done)
    case .expected, .willBegin, .didFinish, .refused: break
    }
    if quirk == .confused { answer?.request += 1_000 }
    if let answer { programs.acceptAnswer(answer, of: number, at: now) }
  }

  private func change(_ range: Range<Int>, to new: String) -> Bool {
    let whole = FieldText(text, .codePoint)
    guard range.upperBound <= whole.count else { return false }
    text = whole.replacing(range, with: new)
    caret = range.lowerBound + new.unicodeScalars.count
    return true
  }
}

extension ScribbleElement {
  /// One in the middle of a window.
  static func plate(_ kind: Kind = .text, _ id: String = "plate") -> ScribbleElement {
    ScribbleElement(id, kind, ScribbleArea(left: 10, top: 20, width: 300, height: 40))
  }
}

/// A desktop's window.
func desktopWindow(
  _ id: Int64 = 1, process: Int32 = 7, title: String = "w", at x: Double = 100,
  isFocused: Bool = false
) -> DesktopWindow {
  DesktopWindow(
    id: WindowID(rawValue: id), process: process, title: title, application: "app",
    area: Rect(x: x, y: 0, width: 400, height: 300), isFocused: isFocused)
}

func time(_ milliseconds: Int64) -> Timestamp { Timestamp(microseconds: milliseconds * 1_000) }
