import Glibc
import StrokeJournal
import StylusModel
import StylusProtocol

/// Any bytes as a journal's file and its log: refused, or read page by page to the end; no more
/// than the file can hold, each stroke once and in order. What can be opened can be wiped.
@_cdecl("LLVMFuzzerTestOneInput")
public func readJournalFile(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let place = JournalPlace(path: path)
  write(bytes)
  if let journal = try? JournalFile(reading: place) { read(journal, count) }
  write(bytes)
  if let journal = try? JournalFile(changing: place) {
    for owner in journal.newest.keys.sorted() { _ = try? journal.wipe(owner: owner, before: 2) }
    read(journal, count)
  }
  write(bytes)
  if let journal = try? JournalFile(opening: place) { append(to: journal) }
  return 0
}

/// A folder of this process alone, in memory where there is some.
private let path: String = {
  var folder = Array("/dev/shm/stylus-fuzz-XXXXXX".utf8CString)
  let name = unsafe folder.withUnsafeMutableBufferPointer { folder in
    unsafe folder.baseAddress.flatMap { unsafe mkdtemp($0) }.map { unsafe String(cString: $0) }
  }
  guard let name else { preconditionFailure("no folder") }
  return name + "/journal"
}()

/// How SQLite's log begins, without the last bit.
private let logMagic: [UInt8] = [0x37, 0x7F, 0x06]

/// Writes the file, and as its log what begins like one.
private func write(_ bytes: [UInt8]) {
  for end in ["-wal", "-shm", "-journal"] { unsafe unlink(path + end) }
  let log = stride(from: 512, to: bytes.count, by: 512).first {
    bytes[$0...].starts(with: logMagic)
  }
  write(bytes[..<(log ?? bytes.count)], to: path)
  if let log { write(bytes[log...], to: path + "-wal") }
}

private func write(_ bytes: ArraySlice<UInt8>, to path: String) {
  let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o600)
  precondition(file >= 0, "no file")
  defer { close(file) }
  let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
  precondition(count == bytes.count, "no room")
}

private func read(_ journal: JournalFile, _ count: Int) {
  precondition(journal.newest.count <= count, "more owners than bytes")
  if let report = try? journal.report(owner: nil) {
    precondition(report.strokes >= 0 && report.owners.count == journal.newest.count)
  }
  for owner in journal.newest.keys.sorted() { read(journal, of: owner, count) }
}

private func read(_ journal: JournalFile, of owner: UInt32, _ count: Int) {
  var query = JournalQuery()
  query.limit = 2
  var last: UInt64 = 0
  var samples = 0
  var rows = 0
  while let page = try? journal.page(query, of: owner) {
    rows += page.strokes.count + page.damaged
    for entry in page.strokes {
      precondition(entry.owner == owner, "another's stroke")
      precondition(entry.stroke.sequence > last, "a stroke twice, or out of order")
      last = entry.stroke.sequence
      samples += entry.stroke.samples.count
    }
    precondition(rows <= count && samples <= count, "more than the file can hold")
    guard let next = page.next else { return }
    precondition(next > query.since, "the same page for ever")
    query.since = next
  }
}

/// A daemon that can open it goes on with it, or says that it cannot.
private func append(to journal: JournalFile) {
  let owner = journal.newest.keys.min() ?? 1_000
  var stroke = CapturedStroke(
    beginning: StrokeBeginning(
      stroke: StrokeID(rawValue: 1), device: DeviceID(rawValue: 1), tool: Tool(kind: .pen),
      time: Timestamp(microseconds: 5)))
  stroke.sequence = journal.newest[owner, default: 0] + 1
  let entry = UnwrittenStroke(owner: owner, stroke: PackedStroke(stroke))
  guard (try? journal.append([entry], now: 7)) != nil else { return }
  precondition(journal.newest[owner] == stroke.sequence, "a lost number")
  _ = try? journal.trim(JournalRetention(), now: 9)
}
