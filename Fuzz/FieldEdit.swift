import InkGeometry
import InkRecognition
import TextFields

/// Any answers to a change of a text: each step asks within what was told, the change ends, and what it says was written was read.
@_cdecl("LLVMFuzzerTestOneInput")
public func answerFieldEdit(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))[...]
  func next() -> UInt8 { bytes.popFirst() ?? 0 }
  func number() -> Int { Int(Int8(bitPattern: next())) * (next() & 1 == 0 ? 1 : 1 << 20) }
  func text() -> String {
    let length = Int(next() & 31)
    defer { bytes = bytes.dropFirst(length) }
    return String(decoding: bytes.prefix(length), as: UTF8.self)
  }
  func area() -> Rect? {
    next() & 7 == 0
      ? nil : Rect(x: Double(number()), y: Double(number()), width: Double(next()), height: Double(next()))
  }
  let toolkit = [Toolkit.gtk3, .gtk4, .qt, .other][Int(next() & 3)]
  let field = TextField(
    FieldReference(name: ":1.1", path: "/a"), of: WindowID(rawValue: 1), toolkit,
    isMultiline: next() & 1 == 0, area: Rect(x: 0, y: 0, width: 100, height: 20))
  let former = WrittenText(text: text(), range: 0..<Int(next()))
  let gestures = InkGesture.allCases
  let wish: FieldEdit.Wish =
    switch next() % 5 {
    case 0: .insert(text(), .caret)
    case 1: .insert(text(), .ink(Point(x: Double(number()), y: 10)))
    case 2: .insert(text(), .after(former))
    case 3: .replace(former, with: text())
    default:
      .perform(
        TextGesture(
          gestures[Int(next()) % gestures.count], over: area() ?? Rect(x: 0, y: 0, width: 1, height: 1)))
    }
  var edit = FieldEdit(wish, in: field)
  var step = edit.start()
  var lastText = ""
  for _ in 0..<64 {
    switch step {
    case .finish(let outcome):
      if case .written(let text) = outcome, !text.text.isEmpty {
        precondition(lastText.contains(text.text) || former.text == text.text)
      }
      return 0
    case .ask(let call):
      let reply: FieldEdit.Reply
      switch call {
      case .role: reply = .number(next() & 3 == 0 ? 40 : 61)
      case .characterCount, .caret: reply = next() & 15 == 0 ? .failed : .number(number())
      case .text(let range):
        precondition(range.lowerBound >= 0 && !range.isEmpty)
        lastText = text()
        reply = next() & 15 == 0 ? .failed : .text(lastText)
      case .glyphs(let range):
        precondition(range.count <= FieldEdit.mostGlyphs)
        reply = .areas(range.map { _ in area() })
      case .insert(let piece, let offset, let length):
        precondition(offset >= 0 && length >= 0 && !piece.isEmpty)
        precondition(toolkit != .qt || Int(length) == piece.utf16.count)
        reply = .done(next() & 1 == 0)
      case .delete(let range), .select(let range):
        precondition(range.lowerBound >= 0 && !range.isEmpty)
        reply = .done(next() & 1 == 0)
      case .setCaret(let offset):
        precondition(offset >= 0)
        reply = next() & 1 == 0 ? .failed : .done(true)
      }
      step = edit.take(reply)
    }
  }
  preconditionFailure("a change that does not end")
}
