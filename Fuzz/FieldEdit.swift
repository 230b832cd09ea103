import InkGeometry
import InkRecognition
import TextFields

/// Any answers to a change of a text: each step asks within what was told, the change ends, and
/// what it says was written was read.
@_cdecl("LLVMFuzzerTestOneInput")
public func answerFieldEdit(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var application = AnyApplication(
    unsafe Array(UnsafeBufferPointer(start: start, count: count))[...])
  let former = WrittenText(text: application.text(), range: 0..<Int(application.next()))
  let field = application.field()
  var edit = FieldEdit(application.wish(former), in: field)
  var step = edit.start()
  // What comes by way of the compositor is read 80 times, with a rest and its role each time.
  var isKnown = false
  for _ in 0..<1_024 {
    switch step {
    case .ask(let call):
      precondition(isKnown || !call.touchesText, "a text is touched whose role is not known")
      let answer = application.answer(call, field.toolkit)
      isKnown = call == .role && answer == .number(61)
      step = edit.handleReply(answer)
    case .finish(let outcome):
      if case .written(let text, _) = outcome, !text.text.isEmpty {
        precondition(application.last.contains(text.text) || former.text == text.text)
      }
      return 0
    }
  }
  preconditionFailure("a change that does not end")
}

/// An application that says what the bytes say.
private struct AnyApplication {
  private var bytes: ArraySlice<UInt8>
  /// The text that it told last.
  private(set) var last = ""

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  mutating func next() -> UInt8 { bytes.popFirst() ?? 0 }

  private mutating func number() -> Int {
    Int(Int8(bitPattern: next())) * (next() & 1 == 0 ? 1 : 1 << 20)
  }

  mutating func text() -> String {
    let length = Int(next() & 31)
    defer { bytes = bytes.dropFirst(length) }
    return String(decoding: bytes.prefix(length), as: UTF8.self)
  }

  private mutating func area() -> Rect? {
    guard next() & 7 != 0 else { return nil }
    return Rect(
      x: Double(number()), y: Double(number()), width: Double(next()), height: Double(next()))
  }

  mutating func field() -> TextField {
    let toolkit = [Toolkit.gtk3, .gtk4, .qt, .other, .gecko, .chromium][Int(next()) % 6]
    return TextField(
      FieldReference(name: ":1.1", path: "/a"), of: WindowID(rawValue: 1), toolkit,
      isMultiline: next() & 1 == 0, area: Rect(x: 0, y: 0, width: 100, height: 20))
  }

  mutating func wish(_ former: WrittenText) -> FieldEdit.EditRequest {
    switch next() % 10 {
    case 0: return .insert(text(), .caret)
    case 1: return .insert(text(), .ink(Point(x: Double(number()), y: 10)))
    case 2: return .insert(text(), .after(former))
    case 5:
      let count = Int(next() % 70)
      let room = WrittenText(
        text: String(repeating: " ", count: count), range: Int(next())..<Int(next()) + 256)
      let replaced = next() & 1 == 0 ? room : former
      return .insert(text(), .over(replaced, Point(x: Double(number()), y: 10)))
    case 6: return .perform(TextGesture(pressAt: Point(x: Double(number()), y: 10)))
    case 7:
      let whole = Rect(x: 0, y: 0, width: 9, height: 9)
      return .perform(
        TextGesture(caretOver: area() ?? whole, tip: Point(x: Double(number()), y: 10)))
    case 3: return .replace(former, with: text())
    case 8: return .locate([former, WrittenText(text: text(), range: 0..<Int(next()))])
    case 9: return .remove(former)
    default:
      let gestures = InkGesture.allCases
      let whole = Rect(x: 0, y: 0, width: 1, height: 1)
      return .perform(
        TextGesture(gestures[Int(next()) % gestures.count], over: area() ?? whole))
    }
  }

  mutating func answer(_ call: FieldEdit.Call, _ toolkit: Toolkit) -> FieldEdit.Reply {
    switch call {
    case .role: return .number(next() & 3 == 0 ? 40 : 61)
    case .characterCount, .caret: return next() & 15 == 0 ? .failed : .number(number())
    case .text(let range):
      precondition(range.lowerBound >= 0 && !range.isEmpty)
      last = text()
      return next() & 15 == 0 ? .failed : .text(last)
    case .glyphs(let range):
      precondition(range.count <= FieldEdit.mostGlyphs)
      return .areas(range.map { _ in area() })
    case .insert(let piece, let offset, let length):
      precondition(offset >= 0 && length >= 0 && !piece.isEmpty)
      precondition(toolkit != .qt || Int(length) == piece.utf16.count)
      return .done(next() & 1 == 0)
    case .delete(let range), .select(let range):
      precondition(range.lowerBound >= 0 && !range.isEmpty)
      return .done(next() & 1 == 0)
    case .offset(_, let anchor):
      precondition(anchor >= 0 && toolkit == .gtk4)
      return next() & 15 == 0 ? .failed : .number(number())
    case .setCaret(let offset):
      precondition(offset >= 0)
      return next() & 1 == 0 ? .failed : .done(true)
    case .put(_, let range, _):
      precondition(range.lowerBound >= 0)
      return next() & 15 == 0 ? .secret : .done(next() & 3 != 0)
    case .focus, .keyboard: return next() & 15 == 0 ? .secret : .done(next() & 7 != 0)
    case .rest: return .done(true)
    }
  }
}
