import InkGeometry
import InkRecognition
import ProgramElements
import StylusProtocol
import TextFields
import Units

/// Two programs with elements that say whatever the bytes say, whenever they say it: each change
/// has one end, what is written is in the text that was told, questions are bounded, and nothing of
/// a program counts when it is gone.
@_cdecl("LLVMFuzzerTestOneInput")
public func serveProgramElements(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var play = Play(unsafe Array(UnsafeBufferPointer(start: start, count: count))[...])
  play.run()
  return 0
}

private struct Play {
  private var bytes: ArraySlice<UInt8>
  private let programs = ElementPrograms()
  private let editor: ElementEditor
  private var now: Int64 = 0
  private var open = 0
  private var asked: [(program: UInt64, request: Int64)] = []
  private let tally = Tally()
  private let windows = [1, 2].map { number in
    DesktopWindow(
      id: WindowID(rawValue: number), process: Int32(number), title: "w", application: "a",
      area: Rect(x: 50 * Double(number), y: 0, width: 300, height: 200))
  }

  private final class Tally { var ends = 0 }

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    editor = ElementEditor(programs)
  }

  private var time: Timestamp { Timestamp(microseconds: now * 1_000) }
  private mutating func next() -> UInt8 { bytes.popFirst() ?? 0 }
  private mutating func program() -> UInt64 { UInt64(next() % 2 + 1) }

  mutating func run() {
    while !bytes.isEmpty { step() }
    for number: UInt64 in 1...2 { programs.removeProgram(number, at: time) }
    precondition(tally.ends == open, "a change without an end, or with two")
    precondition(programs.counts.isEmpty && programs.elements(in: windows).isEmpty)
  }

  private mutating func step() {
    switch next() % 8 {
    case 0: serve()
    case 1: programs.removeProgram(program(), at: time)
    case 2: set()
    case 3, 4: answer()
    case 5: change()
    case 6:
      now += Int64(next()) * 8
      _ = programs.performDueWork(at: time, windows: windows, isPenNear: next() & 1 == 0)
    default: look()
    }
    for (program, event) in programs.takeEvents() { note(event, program) }
  }

  private mutating func serve() {
    let number = program()
    // A number is never used again.
    if programs.counts.contains(where: { $0.name == "\(number)" }) { return }
    try? programs.addProgram(number, process: Int32(number), "\(number)", at: time)
  }

  private mutating func note(_ event: ScribbleEvent, _ program: UInt64) {
    switch event {
    case .elements(let request, _, _), .shouldBegin(let request, _, _), .focus(let request, _, _),
      .text(let request, _), .change(let request, _, _, _), .select(let request, _, _),
      .gesture(let request, _, _, _):
      asked.append((program, request))
      if asked.count > 64 { asked.removeFirst() }
    case .expected, .willBegin, .didFinish, .refused: break
    }
  }

  private mutating func set() {
    let number = program()
    let elements = (0..<next() % 4).map { index in
      var element = ScribbleElement(
        "\(index)", ScribbleElement.Kind.allCases[Int(next() % 3)],
        ScribbleArea(
          left: Float(next()), top: Float(next()), width: Float(next()), height: Float(next())))
      element.asks = next() & 1 == 0
      return element
    }
    let title = next() & 1 == 0 ? "w" : nil
    let request = next() & 1 == 0 ? asked.last?.request : nil
    try? programs.setElements(
      ScribbleElements(elements, of: ScribbleWindow(title: title), answering: request), of: number,
      at: time)
  }

  private mutating func answer() {
    guard !asked.isEmpty else { return }
    let (number, request) = asked[Int(next()) % asked.count]
    var answer = ScribbleAnswer(request, done: next() & 3 != 0)
    if next() & 1 == 0 {
      answer.text = String(decoding: (0..<next() % 16).map { _ in next() }, as: UTF8.self)
      answer.caret = next() & 1 == 0 ? Int(next()) : nil
    }
    if next() & 1 == 0 {
      answer.glyphs = (0..<next() % 16).map { index in
        ScribbleArea(left: Float(index) * 8, top: 0, width: Float(next() % 16), height: 20)
      }
    }
    programs.acceptAnswer(answer, of: next() & 7 == 0 ? program() : number, at: time)
  }

  private mutating func change() {
    guard let field = programs.elements(in: windows).values.flatMap(\.fields).first else { return }
    let former = WrittenText(text: "ab", range: 0..<2)
    let gestures = InkGesture.allCases
    let wish: FieldEdit.EditRequest =
      switch next() % 7 {
      case 0: .insert("ink", .caret)
      case 1: .insert("ink", .after(former))
      case 2: .replace(former, with: "ink")
      case 3: .perform(TextGesture(pressAt: Point(x: Double(next()), y: 10)))
      case 4: .locate([former])
      case 5: .remove(former)
      default:
        .perform(
          TextGesture(
            gestures[Int(next()) % gestures.count], over: Rect(x: 0, y: 0, width: 60, height: 20)))
      }
    open += 1
    editor.performEdit(FieldEdit(wish, in: field)) { [tally] _ in tally.ends += 1 }
  }

  private mutating func look() {
    var map = FieldMap()
    _ = map.setWindows(windows)
    map.setOwnElements(programs.elements(in: windows))
    let place = Point(x: Double(next()) * 2, y: Double(next()))
    guard let field = map.field(at: place) else { return }
    precondition(map.area(of: field)?.contains(place) == true)
    programs.askIfInk(at: place, on: field, at: time) { _ in }
  }
}
