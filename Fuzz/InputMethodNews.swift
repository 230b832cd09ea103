import InputMethods
import KWinDesktop
import WaylandClient

/// What IBus and KWin say: any order of calls of an engine's objects, an address file, KWin's
/// configuration. What is believed of a field's surroundings are whole characters, and a field is
/// there only while an object of ours has the focus.
@_cdecl("LLVMFuzzerTestOneInput")
public func hearInputMethods(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  if let address = IBusAddress.parseAddress(text)?.address {
    precondition(address.hasPrefix("unix:"))
  }
  let method = KWinTexts.inputMethod(in: text)
  precondition(method?.isEmpty != true && method?.contains("\u{1B}") != true)

  var engine = IBusEngine()
  var paths: [String] = []
  var rest = bytes[...]
  func next() -> Int { Int(rest.popFirst() ?? 0) }
  while let deed = rest.popFirst() {
    if let path = deed & 7 == 0 ? engine.make() : nil { paths.append(path) }
    let path = paths.isEmpty ? "/elsewhere" : paths[Int(deed >> 3) % paths.count]
    switch deed & 7 {
    case 1: engine.applyNews(.focusIn, of: path)
    case 2: engine.applyNews(.focusOut, of: path)
    case 3:
      let news = IBusEngine.News.describe(purpose: UInt32(next()), hints: UInt32(next()) << 6)
      engine.applyNews(news, of: path)
    case 4:
      let (cursor, anchor, length) = (next() - 2, next() - 2, next() & 15)
      let piece = String(decoding: rest.prefix(length), as: UTF8.self)
      rest = rest.dropFirst(length)
      engine.applyNews(.surround(piece, cursor: cursor, anchor: anchor), of: path)
      if let told = engine.focus.field?.surrounding {
        let whole = told.before + told.selected + told.after
        precondition(whole.unicodeScalars.count <= 4096)
      }
    case 5: engine.applyNews(.destroy, of: path)
    case 6: engine.leave()
    default: break
    }
    precondition((engine.focused == nil) == (engine.focus.field == nil))
    precondition(engine.focused.map { engine.has($0) } ?? true)
  }
  return 0
}
