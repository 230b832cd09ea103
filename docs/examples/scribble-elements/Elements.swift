import Glibc
import LinuxIO
import ProgramOptions
import StylusClient
import StylusModel
import StylusProtocol

/// A program with places to write on: a plate that is engraved with what one writes over it, and a
/// list of reminders with an empty place below it, which makes a new one. It draws its texts
/// itself; no toolkit is involved.
@main final class Elements {
  private static let socket = Option.optional(
    "commands", .path("PATH"), "inkscribe's socket, if it is not in the usual place")
  private static let state = Option.optional(
    "state", .path("FILE"), "where its texts are written whenever they change, one a line")

  private static let program = ProgramDescription(
    "elements-example", "a window with places of its own that can be written into with a pen",
    options: [socket.description, state.description]
  )
  .versioned("unreleased")
  .example("elements-example", "write over the plate, or below the list")

  private let window: ExampleWindow
  private let loop: EventLoop<Source>
  private let path: String?
  private let file: String?
  private var page = Page()
  private var scribble: Connection?

  private enum Source: UInt64 { case window, scribble }

  /// A box for what cannot be copied.
  private final class Connection {
    var program: ScribbleProgram
    init(_ path: String?) throws(ScribbleProgramError) {
      program = try ScribbleProgram("elements-example", path: path)
    }
  }

  static func main() {
    do {
      switch try program.parse(Environment.arguments(for: "elements-example")) {
      case .show(let text), .explain(let text): print(text)
      case .run(let invocation):
        let example = try Elements(invocation[socket], invocation[state])
        try example.run()
      }
    } catch let error as UsageError {
      StandardStream.error("\(error)\n")
      exit(2)
    } catch {
      StandardStream.error("elements-example: \(error)\n")
      exit(1)
    }
  }

  private init(_ path: String?, _ file: String?) throws {
    SignalSource.ignoreBrokenPipes()
    (self.path, self.file) = (path, file)
    window = try ExampleWindow(title: "Elements")
    loop = try EventLoop()
    try loop.watch(window.number, as: .window)
    connect()
  }

  /// Serves until the window is closed.
  private func run() throws {
    while !window.isClosed {
      try window.flush()
      for event in try loop.wait() {
        switch event {
        case .ready(.window): try window.dispatch()
        case .ready(.scribble): serve()
        case .deadline: connect()
        case .signal: break
        }
      }
      if window.hasNewSize { place() }
      if window.needsPicture || page.isChanged { draw() }
    }
  }

  // MARK: Scribble

  /// Without inkscribe the window is there all the same, and it is looked for every other second.
  private func connect() {
    do {
      let made = try Connection(path)
      try loop.watch(made.program.descriptor, as: .scribble)
      scribble = made
      setElements()
    } catch {
      loop.deadline = .now + .milliseconds(2_000)
    }
  }

  private func lose() {
    if let scribble { loop.poller.remove(scribble.program.descriptor) }
    scribble = nil
    page.written = []
    loop.deadline = .now + .milliseconds(2_000)
  }

  private func setElements() {
    guard window.width > 0, let scribble else { return }
    do { try scribble.program.set(page.elements) } catch { lose() }
  }

  private func serve() {
    guard let scribble else { return }
    do {
      while let event = try scribble.program.next() { try handleEvent(event, scribble) }
    } catch {
      lose()
    }
  }

  private func handleEvent(_ event: ScribbleEvent, _ scribble: Connection) throws {
    switch event {
    case .willBegin(let element, _): if let element { page.begin(element) }
    case .didFinish(let element):
      if let element { page.finish(element) }
      setElements()
    case .focus(let request, let element, _):
      page.focus(element)
      try scribble.program.answer(request, caret: page.caret(in: element))
    case .text(let request, let element):
      try scribble.program.answer(
        request, text: page.text(of: element), glyphs: page.glyphs(of: element))
    case .change(let request, let element, let range, let text):
      try scribble.program.answer(request, done: page.change(range, to: text, in: element))
      saveLines()
    case .select(let request, let element, let range):
      page.selected = (element, range)
      try scribble.program.answer(request, done: true)
    // Texts here have glyphs, so movements over them are known; one over nothing means nothing.
    case .gesture(let request, _, _, _), .shouldBegin(let request, _, _):
      try scribble.program.answer(request, done: false)
    case .expected, .elements, .refused: break
    }
  }

  // MARK: The window

  private func place() {
    page.place(width: Double(window.width), height: Double(window.height))
    window.hasNewSize = false
    setElements()
  }

  private func draw() {
    page.isChanged = false
    window.show { pixels, layout in page.draw(on: &pixels, layout) }
  }

  private func saveLines() {
    guard let file else { return }
    try? FileBytes.write(Array(page.lines.map { $0 + "\n" }.joined().utf8), to: file)
  }
}
