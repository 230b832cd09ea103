import Glibc
import InkDrawing
import InkEditing
import InkGeometry
import InkStorage
import LinuxIO

/// What it costs the overlay to keep a step: CPU time of its loop's part and of the thread that
/// keeps ink, beside writing the page anew.
///
///     keeping-benchmark [MOST]      pages of up to 100000 strokes if nothing is said

/// Milliseconds of many runs: the middle one and the hundredth from above.
struct Times {
  private var sorted: [Double]

  init(_ times: [Double]) { sorted = times.sorted() }

  var median: Double { sorted[sorted.count / 2] }
  var tail: Double { sorted[sorted.count * 99 / 100] }
  var text: String { "\(digits(median)) | \(digits(tail))" }
}

func digits(_ value: Double) -> String {
  let thousandths = Int((value * 1000).rounded())
  return "\(thousandths / 1000).\(String(1000 + thousandths % 1000).dropFirst())"
}

/// Milliseconds of CPU that this thread takes for some work.
func cost(_ work: () throws(SystemError) -> Void) throws(SystemError) -> Double {
  func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  try work()
  return now() - start
}

/// A page, its log, and the file of both ways, as the overlay has them.
struct Page {
  private let sheet: Sheet
  private var editor: Editor
  private var writer = InkLogWriter()
  private let file: StoredFile
  private let whole: String
  private var loop: [Double] = []
  private var thread: [Double] = []
  private var bytes = 0

  /// - Parameter folder: where the files are made.
  init(_ count: Int, in folder: String) throws(SystemError) {
    sheet = Sheet(count: count)
    editor = Editor(Drawing(strokes: sheet.strokes))
    whole = folder + "/page.inkd"
    let path = folder + "/page.inklog"
    let new = try FileReplacement(of: path)
    guard let first = writer.addition(to: InkDocument(editor.drawing)) else {
      preconditionFailure("an empty page")
    }
    try new.write(InkLogWriter.beginning + first.bytes)
    writer.add(first)
    file = StoredFile(try new.commitOpen(), at: path)
  }

  private var note: [UInt8] {
    Array("{\"epoch\":12345678901234567890,\"through\":\(loop.count),\"beyond\":[]}".utf8)
  }

  /// A step, and what keeping it costs: once as a change of the page, and once as bytes on the
  /// disk.
  private mutating func step(_ work: (inout Editor) -> Void) throws(SystemError) {
    var document: InkDocument?
    loop.append(
      try cost { () throws(SystemError) in
        work(&editor)
        document = InkDocument(editor.drawing)
      })
    guard let document else { return }
    let note = note
    thread.append(
      try cost { () throws(SystemError) in
        guard let addition = writer.addition(to: document, note: note) else { return }
        try file.replaceEnd(with: addition.bytes, at: writer.end)
        writer.add(addition)
        bytes += addition.bytes.count
      })
  }

  /// Some steps of a kind. What goes before each, as a selection, is not counted, and neither is
  /// what comes back after it.
  private mutating func measure(
    _ name: String, _ times: Int = 200, before: (inout Editor, Sheet) -> Void = { _, _ in },
    _ work: (inout Editor, Sheet) -> Void
  ) throws(SystemError) {
    (loop, thread, bytes) = ([], [], 0)
    let sheet = sheet
    for _ in 0..<times {
      before(&editor, sheet)
      if let more = writer.addition(to: InkDocument(editor.drawing)) {
        try file.replaceEnd(with: more.bytes, at: writer.end)
        writer.add(more)
      }
      try step { editor in work(&editor, sheet) }
    }
    print(
      "| \(sheet.strokes.count) | \(name) | \(Times(loop).text) | \(Times(thread).text) | \(bytes / times) |"
    )
  }

  /// All kinds of steps, and the page as a whole.
  mutating func measureAll() throws(SystemError) {
    try measure("stroke") { editor, sheet in editor.append(sheet.another()) }
    let drawn = Times(thread)
    try measure("undo of a stroke") {
      editor, sheet in
      editor.append(sheet.another())
    } _: { editor, _ in
      editor.undo()
    }
    if sheet.strokes.count >= 1000 {
      try measure("erasure of 1 cm") { editor, sheet in
        let place = sheet.anywhere(side: 10)
        let tip = [place.min, place.max].map { NibPose(center: $0, radius: 1) }
        _ = editor.erase(Region(sweeping: tip), mode: .object)
        editor.closeErasing()
      }
      try measure("move of about 100", 50) {
        editor, sheet in
        editor.select(lasso: sheet.anywhere(side: 50).corners)
      } _: { editor, _ in
        _ = try? editor.move(by: .translation(Point(x: 0.5, y: 0.5)))
      }
      try measure("undo of that", 50) {
        editor, sheet in
        editor.select(lasso: sheet.anywhere(side: 50).corners)
        _ = try? editor.move(by: .translation(Point(x: 0.5, y: 0.5)))
      } _: { editor, _ in
        editor.undo()
      }
    }
    try measureWhole(beside: drawn)
  }

  /// The page as one file in the place of the old one, as earlier versions kept a stroke.
  private func measureWhole(beside drawn: Times) throws(SystemError) {
    var times: [Double] = []
    for _ in 0..<(sheet.strokes.count > 10_000 ? 5 : 50) {
      times.append(
        try cost { () throws(SystemError) in
          let new = try FileReplacement(of: whole)
          try new.write(InkDocument(editor.drawing).encoded())
          try new.commit()
        })
    }
    let all = Times(times)
    print("| \(sheet.strokes.count) | the whole page | | | \(all.text) | |")
    print(
      "| \(sheet.strokes.count) | whole page / stroke | | | \(digits(all.median / drawn.median)) | \(digits(all.tail / drawn.tail)) | |"
    )
  }
}

func run() throws(SystemError) {
  let most = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
  let folder = "keeping-\(getpid())"
  guard unsafe mkdir(folder, 0o700) == 0 else { throw SystemError("make", folder) }
  defer {
    for name in ["/page.inklog", "/page.inkd", ""] { _ = unsafe remove(folder + name) }
  }
  print(
    "| strokes | step | loop ms | p99 | keeping thread ms | p99 | bytes |\n|---|---|---|---|---|---|---|"
  )
  for count in [1, 1_000, 20_000, 100_000] where count <= most {
    var page = try Page(count, in: folder)
    try page.measureAll()
  }
}

do throws(SystemError) { try run() } catch { print("keeping-benchmark: \(error)") }
