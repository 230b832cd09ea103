import LinuxIO
public import StylusProtocol

/// A program's elements: places of its windows that can be written into, told to inkscribe
/// (docs/develop/scribble-elements.md, Elements).
///
/// Nobody waits: watch ``descriptor``, and call ``next()`` until it says nil whenever it is
/// readable. After an error make a new one, some seconds later; the elements go with the value.
///
///     var scribble = try ScribbleProgram("engraver")
///     try scribble.set([ScribbleElement("plate", .text, area)])
///     while let event = try scribble.next() {
///       switch event {
///       case .focus(let request, _, _): try scribble.answer(request, caret: caret)
///       case .text(let request, _): try scribble.answer(request, text: plate)
///       case .change(let request, _, let range, let text):
///         try scribble.answer(request, done: plate.change(range, to: text))
///       default: break
///       }
///     }
public struct ScribbleProgram: ~Copyable {
  private var socket: PolledSocket
  private var windows: [(window: ScribbleWindow, elements: [ScribbleElement])] = []
  /// Elements that are being written into; nil: fields that are none.
  private var written: Set<String?> = []
  /// Whether a pen may write now: Scribble is on, and there is a tablet. For a layout that has room
  /// for it.
  public private(set) var isPenExpected = false
  /// Whether questions for elements are answered here, with what was set last; else they are
  /// events.
  public var answersForElements = true

  /// Connects to inkscribe.
  ///
  /// - Parameters:
  ///   - name: what its user knows the program by, 1 to 64 bytes.
  ///   - path: inkscribe's socket, at most 107 bytes; nil for that in XDG_RUNTIME_DIR.
  public init(_ name: String, path: String? = nil) throws(ScribbleProgramError) {
    let usual = Environment.variable("XDG_RUNTIME_DIR").map { SocketPath.scribble($0) }
    guard let path = path ?? usual else { throw ScribbleProgramError(.noPlace) }
    socket = try Self.connect(to: path, as: name)
  }

  private static func connect(
    to path: String, as name: String
  ) throws(ScribbleProgramError) -> PolledSocket {
    do throws(ClientError) {
      var socket = try PolledSocket(paths: [path])
      try socket.sendCall(
        ScribbleRequest.ScribbleMethod.serveElements, ScribbleProgramName(name), mode: .more)
      return socket
    } catch {
      throw ScribbleProgramError(ScribbleCallError(error))
    }
  }

  /// The descriptor that becomes readable when there is an event.
  public var descriptor: Int32 { socket.descriptor }

  /// Whether inkscribe has yet to take something: then wait until the descriptor is writable, too,
  /// and ``flush()``.
  public var isSending: Bool { socket.isSending }

  /// Whether something is being written over the program's fields: an element, or any field of its
  /// toolkit's.
  public var isHandlingWriting: Bool { !written.isEmpty }

  /// Whether an element is being written into.
  public func isHandlingWriting(in element: String) -> Bool { written.contains(element) }

  /// The elements of a window are these, and no others; to be called whenever one comes, goes,
  /// moves or gets the keyboard.
  ///
  /// - Parameters:
  ///   - elements: 256 at most, each with an identifier of its own.
  ///   - request: the question that it answers.
  public mutating func set(
    _ elements: [ScribbleElement], of window: ScribbleWindow = ScribbleWindow(),
    answering request: Int64? = nil
  ) throws(ScribbleProgramError) {
    windows.removeAll { $0.window == window }
    windows.append((window, elements))
    try sendOneway(.setElements, ScribbleElements(elements, of: window, answering: request))
  }

  /// The next event; nil if there is none now.
  public mutating func next() throws(ScribbleProgramError) -> ScribbleEvent? {
    while true {
      let reply: JSONObject?
      do throws(ClientError) { reply = try socket.reply(mayContinue: true) } catch {
        throw ScribbleProgramError(ScribbleCallError(error))
      }
      guard let reply else { return nil }
      let event: ScribbleEvent?
      do throws(ProtocolError) { event = try ScribbleEvent.decodeEvent(reply) } catch {
        throw ScribbleProgramError(.broken(.misunderstood("\(error)")))
      }
      // One that is nil is of a version to come.
      if let event, try !handleEvent(event) { return event }
    }
  }

  /// Heeds an event; whether there is nothing more to do about it.
  private mutating func handleEvent(_ event: ScribbleEvent) throws(ScribbleProgramError) -> Bool {
    switch event {
    case .expected(let isExpected): isPenExpected = isExpected
    case .willBegin(let element, _): written.insert(element)
    case .didFinish(let element): written.remove(element)
    case .elements(let request, _, let window) where answersForElements:
      let known = windows.first { known in
        known.window.title ?? window.title == window.title
          && known.window.application ?? window.application == window.application
      }
      guard let known else {
        try answer(request, done: true)
        return true
      }
      try sendOneway(
        .setElements, ScribbleElements(known.elements, of: known.window, answering: request))
      return true
    default: break
    }
    return false
  }

  // MARK: Answers

  /// Answers that it may be, or was done; or not.
  public mutating func answer(_ request: Int64, done: Bool) throws(ScribbleProgramError) {
    try sendOneway(.answer, ScribbleAnswer(request, done: done))
  }

  /// Answers that an element has the keyboard, and where its caret or its field is.
  public mutating func answer(_ request: Int64, caret: ScribbleArea) throws(ScribbleProgramError) {
    var answer = ScribbleAnswer(request, done: true)
    answer.area = caret
    try sendOneway(.answer, answer)
  }

  /// Answers what stands in an element.
  ///
  /// - Parameter glyphs: where each code point is seen, of 512 at most; nil: nobody knows, and
  ///   gestures are events.
  public mutating func answer(
    _ request: Int64, text: ElementText, glyphs: [ScribbleArea]? = nil
  ) throws(ScribbleProgramError) {
    var answer = ScribbleAnswer(request, done: true)
    (answer.text, answer.caret, answer.glyphs) = (text.text, text.caret, glyphs)
    try sendOneway(.answer, answer)
  }

  private mutating func sendOneway(
    _ method: ScribbleRequest.ScribbleMethod, _ parameters: some JSONWritable
  ) throws(ScribbleProgramError) {
    do throws(ClientError) { try socket.sendOneway(method, parameters) } catch {
      throw ScribbleProgramError(ScribbleCallError(error))
    }
  }

  /// Sends what inkscribe takes.
  public mutating func flush() throws(ScribbleProgramError) {
    do throws(ClientError) { try socket.flush() } catch {
      throw ScribbleProgramError(ScribbleCallError(error))
    }
  }
}

/// Why there is no conversation with inkscribe, or none any more.
public struct ScribbleProgramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong and, where there is one, the fix.
  public let description: String

  init(_ failure: ScribbleCallError) { description = "\(failure)" }
}
