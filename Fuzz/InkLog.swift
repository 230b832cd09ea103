import InkDrawing
import InkGeometry
import InkStorage

/// Any bytes as an ink log, as they are and with right sums, and a log that was written and then
/// damaged: refused, or read. What is read once is read again from its beginning alone, folded, as
/// a file of the ink format, and by a writer that goes on.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInkLog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  if InkLog.isLog(bytes) {
    check(bytes)
    check(InkFileMending.withRightSums(bytes))
  } else {
    var chance = Chance(bytes: bytes[...])
    var log = written(&chance)
    let isWhole = chance.bytes.isEmpty
    log.damage(&chance)
    let read = check(log.chunks.flatMap(\.self))
    if isWhole { precondition(read?.document.encoded() == log.document.encoded(), "lost") }
  }
  return 0
}

/// Enough for what a small input can tell, and little enough to go fast.
private let limit = 20_000
private let mostStrokes = 200

/// The bytes of an input, one after the other; zeros behind them.
private struct Chance: RandomNumberGenerator {
  var bytes: ArraySlice<UInt8>
  private var names: UInt64 = 0

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }
  mutating func number(below limit: Int) -> Int { limit < 2 ? 0 : (byte() << 8 | byte()) % limit }

  /// For names of strokes: no two alike.
  mutating func next() -> UInt64 {
    names += 1
    return names &* 0x9E37_79B9_7F4A_7C15
  }
}

// MARK: A log that is written

private struct WrittenLog {
  var chunks: [[UInt8]]
  var document: InkDocument

  /// Flips bytes, doubles, drops and exchanges chunks, tears the end, or leaves zeros there.
  mutating func damage(_ chance: inout Chance) {
    while !chance.bytes.isEmpty {
      let place = chance.number(below: chunks.count)
      switch chance.byte() % 8 {
      case 0, 1:
        guard !chunks[place].isEmpty else { continue }
        chunks[place][chance.number(below: chunks[place].count)] ^= UInt8(chance.byte())
      case 2: chunks.insert(chunks[place], at: chance.number(below: chunks.count))
      case 3: if chunks.count > 1 { chunks.remove(at: place) }
      case 4: chunks.swapAt(place, chance.number(below: chunks.count))
      case 5: chunks[place].removeLast(chance.number(below: chunks[place].count + 1))
      case 6: chunks.append(Array(repeating: 0, count: chance.byte()))
      default:
        guard chunks[place].count > 6 else { continue }
        chunks[place][1 + chance.number(below: chunks[place].count - 5)] = UInt8(chance.byte())
        chunks[place] = InkFileMending.withRightSums([0, 0, 0, 0, 0, 0, 0, 0] + chunks[place])
        chunks[place].removeFirst(8)
      }
    }
  }
}

/// The steps that the first bytes tell, up to one that says that there are no more.
private func written(_ chance: inout Chance) -> WrittenLog {
  var writer = InkLogWriter()
  var chunks = [InkLogWriter.beginning]
  var document = InkDocument(Drawing())
  while document.strokeCount < 100 {
    let kind = chance.byte()
    guard kind > 0 else { break }
    var pages = document.pages
    change(&pages, kind, &chance)
    document = InkDocument(pages) ?? document
    let shown = chance.byte() % document.pages.count
    let note = kind & 0x80 != 0 ? Array(repeating: UInt8(kind), count: chance.byte()) : nil
    guard let step = writer.addition(to: document, shown: shown, note: note) else { continue }
    chunks += pieces(step.bytes)
    writer.add(step)
  }
  return WrittenLog(chunks: chunks, document: document)
}

private func change(_ pages: inout [DocumentPage], _ kind: Int, _ chance: inout Chance) {
  let page = chance.byte() % pages.count
  let count = pages[page].drawing.count
  switch kind % 8 {
  case 0: pages.insert(DocumentPage(Drawing(), on: PageBackground(.grid)), at: page)
  case 1 where pages.count > 1: pages.remove(at: page)
  case 2: pages[page].background = PageBackground(.ruled)
  case 3 where count > 0:
    let first = chance.number(below: count)
    let gone = (first..<min(count, first + chance.byte())).map {
      pages[page].drawing.strokes[$0].id
    }
    pages[page].drawing.remove(gone)
  case 4 where count > 0:
    let way = Point(x: Double(chance.byte()), y: 4)
    let id = pages[page].drawing.strokes[chance.number(below: count)].id
    pages[page].drawing.update(id) { $0.transform = $0.transform.then(.translation(way)) }
  case 5: pages[page].drawing.transform(using: .translation(Point(x: 3, y: 4)))
  case 6: pages[page].drawing.insert(stroke(&chance), at: chance.number(below: count + 1))
  // Now and then as many as are copied as they are when a log is folded.
  default: for _ in 0..<(kind == 0xFF ? 33 : 1) { pages[page].drawing.append(stroke(&chance)) }
  }
}

private func stroke(_ chance: inout Chance) -> Stroke {
  let points = (0...chance.byte() % 4).map { number in
    StrokePoint(
      location: Point(x: Double(chance.byte()), y: Double(number)), size: Size(square: 0.5))
  }
  var stroke = Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))
  stroke.id = InkID(using: &chance)
  return stroke
}

/// The chunks of a step.
private func pieces(_ bytes: [UInt8]) -> [[UInt8]] {
  var pieces: [[UInt8]] = []
  var rest = bytes[...]
  while rest.count > 6 {
    var (length, shift, head) = (0, 0, 1)
    while head < 10 {
      let byte = rest[rest.startIndex + head]
      length |= Int(byte & 0x7F) << shift
      shift += 7
      head += 1
      if byte & 0x80 == 0 { break }
    }
    let piece = rest.prefix(head + length + 4)
    pieces.append(Array(piece))
    rest = rest.dropFirst(piece.count)
  }
  precondition(rest.isEmpty, "something else than chunks")
  return pieces
}

// MARK: What must hold

@discardableResult
private func check(_ bytes: [UInt8]) -> InkLog? {
  guard let log = try? InkLog(bytes, limit: limit) else { return nil }
  precondition(log.end <= bytes.count && log.stepCount <= bytes.count, "more than there is")
  // As the overlay reads its own.
  precondition((try? InkLog(bytes, limit: .max))?.end == log.end, "a limit that changes something")
  precondition(log.document.pages.indices.contains(log.shownPage), "no such page")
  precondition(
    log.document.strokeCount <= 4 * bytes.count + 65_536, "more strokes than there can be")
  if case .torn(let count) = log.tail { precondition(count == bytes.count - log.end) }
  guard log.document.strokeCount <= mostStrokes else { return log }
  checkBeginning(log, bytes)
  checkGoingOn(log, bytes)
  checkFolded(log, bytes)
  return log
}

/// What stands behind the last step does not count.
private func checkBeginning(_ log: InkLog, _ bytes: [UInt8]) {
  guard let again = try? InkLog(Array(bytes[..<log.end]), limit: limit) else {
    preconditionFailure("not read again")
  }
  precondition(again.tail == .none && again.end == log.end, "another end")
  expectSame(again, log)
}

/// A writer that cuts off what is behind the last step loses nothing of what was there.
private func checkGoingOn(_ log: InkLog, _ bytes: [UInt8]) {
  var writer = InkLogWriter(continuing: log)
  var pages = log.document.pages
  var chance = Chance(bytes: bytes.suffix(8))
  pages[log.shownPage].drawing.append(stroke(&chance))
  guard let changed = InkDocument(pages),
    let step = writer.addition(to: changed, shown: log.shownPage)
  else { preconditionFailure("no step") }
  writer.add(step)
  guard let read = try? InkLog(bytes[..<log.end] + step.bytes, limit: limit + 8) else {
    preconditionFailure("a log that goes on is not read")
  }
  precondition(read.tail == .none && read.end == writer.end, "the step is not read")
  precondition(read.document.encoded() == changed.encoded(), "ink is lost")
}

private func checkFolded(_ log: InkLog, _ bytes: [UInt8]) {
  let source = InkByteSource(bytes)
  let writer = InkLogWriter(continuing: log)
  var folding = InkLogFolding(writer)
  var folded: [UInt8] = []
  while let more = folding.next(reading: source) { folded += more }
  guard let read = try? InkLog(folded, limit: limit) else { preconditionFailure("not folded") }
  precondition(read.tail == .none && read.stepCount == 1 && read.end == folding.writer.end)
  expectSame(read, log)
  var file: [UInt8] = []
  writer.writeInkFile(reading: source) { file += $0 }
  guard let document = try? InkDocument(decoding: file, limit: limit) else {
    preconditionFailure("the file is not read")
  }
  precondition(document.encoded() == log.document.encoded(), "the file has other ink")
}

private func expectSame(_ some: InkLog, _ others: InkLog) {
  precondition(some.document.encoded() == others.document.encoded(), "other ink")
  precondition(some.shownPage == others.shownPage && some.note == others.note)
}
