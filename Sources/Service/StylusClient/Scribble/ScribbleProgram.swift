import LinuxIO
public import StylusProtocol

/// A program's elements: areas of its windows where the user can write, registered with inkscribe
/// (docs/develop/scribble-elements.md, Elements).
///
/// No call blocks. Watch ``descriptor``, and whenever it is readable, call ``next()`` until it
/// returns nil. After an error, make a new value some seconds later. The elements are removed when
/// the value is destroyed.
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
  /// The elements that are being written into; nil for text fields that are not elements.
  private var written: Set<String?> = []
  /// Whether the user may write with a pen now, because Scribble is on and a tablet is connected. A
  /// program can use it to make more room for writing.
  public private(set) var isPenExpected = false
  /// Whether requests for the list of elements are answered automatically with the list set last.
  /// Otherwise they are returned as events.
  public var answersForElements = true

  /// Connects to inkscribe.
  ///
  /// - Parameters:
  ///   - name: the name by which the user knows the program, 1 to 64 bytes.
  ///   - path: the path of inkscribe's socket, at most 107 bytes; nil for the one in
  ///     XDG_RUNTIME_DIR.
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

  /// A file descriptor that becomes readable when there is an event.
  public var descriptor: Int32 { socket.descriptor }

  /// Whether data is waiting to be sent to inkscribe. If so, also wait until the descriptor is
  /// writable, and then call ``flush()``.
  public var isSending: Bool { socket.isSending }

  /// Whether the user is writing over any of the program's fields: an element, or a text field of
  /// its toolkit.
  public var isHandlingWriting: Bool { !written.isEmpty }

  /// Returns whether the user is writing into an element.
  public func isHandlingWriting(in element: String) -> Bool { written.contains(element) }

  /// Sets the complete list of a window's elements. Call it whenever an element is added, removed
  /// or moved, or gets the keyboard focus.
  ///
  /// - Parameters:
  ///   - elements: at most 256 elements with different identifiers.
  ///   - window: the window, by title and application; without either, all windows of the program.
  ///   - request: the request that this list answers.
  public mutating func set(
    _ elements: [ScribbleElement], of window: ScribbleWindow = ScribbleWindow(),
    answering request: Int64? = nil
  ) throws(ScribbleProgramError) {
    windows.removeAll { $0.window == window }
    windows.append((window, elements))
    try sendOneway(.setElements, ScribbleElements(elements, of: window, answering: request))
  }

  /// Returns the next event; nil if there is none now.
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
      // A nil event comes from a newer version.
      if let event, try !handleEvent(event) { return event }
    }
  }

  /// Processes an event; returns whether it needs no further handling.
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

  /// Answers whether something is allowed or was done.
  public mutating func answer(_ request: Int64, done: Bool) throws(ScribbleProgramError) {
    try sendOneway(.answer, ScribbleAnswer(request, done: done))
  }

  /// Answers that an element has the keyboard focus, with the position of its caret or of its
  /// field.
  public mutating func answer(_ request: Int64, caret: ScribbleArea) throws(ScribbleProgramError) {
    var answer = ScribbleAnswer(request, done: true)
    answer.area = caret
    try sendOneway(.answer, answer)
  }

  /// Answers with the text of an element.
  ///
  /// - Parameters:
  ///   - request: the request to answer.
  ///   - text: the text, and the position of the caret.
  ///   - glyphs: the position of each code point, at most 512; nil if the positions are unknown, so
  ///     that gestures are passed on as events.
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

  /// Sends as much of the waiting data as inkscribe accepts.
  public mutating func flush() throws(ScribbleProgramError) {
    do throws(ClientError) { try socket.flush() } catch {
      throw ScribbleProgramError(ScribbleCallError(error))
    }
  }
}

/// The reason why communication with inkscribe failed or ended.
public struct ScribbleProgramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error and, if there is one, how to fix it.
  public let description: String

  init(_ failure: ScribbleCallError) { description = "\(failure)" }
}
