package import InkGeometry
package import StylusProtocol
package import TextFields
package import Units

/// Programs that have elements of their own: their reports, the requests to them, and the reports
/// that are currently valid.
///
///     // a connection that calls ServeElements
///     try programs.addProgram(number, process, "list", at: now)
///     try programs.setElements(elements, of: number, at: now)
///     programs.acceptAnswer(answer, of: number, at: now)
///     map.show(programs.elements(in: windows)) ; send each of programs.takeEvents() to its program
///     programs.removeProgram(number)  // the connection is over
///
/// No call blocks: a request that is not answered in time has no answer, and its program gets no
/// requests for a while. Only its own elements are affected.
package final class ElementPrograms {
  var programs: [UInt64: ConnectedProgram] = [:]
  var order: [UInt64] = []
  private var questions: [Int64: ProgramQuestion] = [:]
  private var numbers: Int64 = 0
  private var events: [(program: UInt64, event: ScribbleEvent)] = []
  private var isExpected = false
  /// The time of the last call.
  private var now = Timestamp(microseconds: 0)
  /// Returns the time between calls; nil to use the time of the last call.
  private let clock: (() -> Timestamp)?
  /// Whether elements are others than at the last ``elements(in:)``.
  package internal(set) var isStale = false

  struct ConnectedProgram {
    let process: Int32
    let name: String
    var windows: [(name: ScribbleWindow, elements: [ScribbleElement])] = []
    /// Until when it is left alone.
    var rests: Timestamp?
    /// Whether it sent something since it failed to answer: only then its elements are valid.
    var isResponding = true
    /// Elements whose strokes it handles itself, until it sets them again or the pen leaves.
    var refused: Set<String> = []
    /// When the elements of its windows are requested again.
    var asksNext: [WindowID: Timestamp] = [:]
  }

  struct ProgramQuestion {
    let program: UInt64
    let deadline: Timestamp
    let then: (ScribbleAnswer?) -> Void
  }

  /// The maximum number of programs with elements.
  package static let mostPrograms = 16
  /// The largest number of windows in which a program may have elements.
  package static let mostWindows = 16
  /// The time limit of each question.
  package static let patience = Microseconds.milliseconds(400)
  /// The time after which a program that did not answer gets requests again.
  package static let rest = Microseconds.milliseconds(5_000)
  /// The interval at which elements are requested while a pen is near.
  package static let interval = Microseconds.milliseconds(1_000)
  private static let mostQuestions = 64

  /// - Parameter clock: returns the time at which a request is sent.
  package init(clock: (() -> Timestamp)? = nil) { self.clock = clock }

  // MARK: Messages of programs

  /// A program serves elements from now on.
  ///
  /// - Parameter process: the process whose windows it may describe.
  package func addProgram(
    _ number: UInt64, process: Int32, _ name: String, at now: Timestamp
  ) throws(ScribbleError) {
    self.now = now
    guard programs.count < Self.mostPrograms else {
      throw .tooManyPrograms(limit: Self.mostPrograms)
    }
    programs[number] = ConnectedProgram(process: process, name: name)
    order.append(number)
    events.append((number, .expected(isExpected)))
  }

  /// A program's connection is over: its elements are removed, and open requests have no answer.
  package func removeProgram(_ number: UInt64, at now: Timestamp) {
    self.now = now
    guard programs.removeValue(forKey: number) != nil else { return }
    order.removeAll { $0 == number }
    events.removeAll { $0.program == number }
    isStale = true
    for (request, question) in questions.sorted(by: { $0.key < $1.key })
    where question.program == number {
      questions[request] = nil
      question.then(nil)
    }
  }

  /// The elements of one of its windows are these.
  package func setElements(
    _ elements: ScribbleElements, of number: UInt64, at now: Timestamp
  ) throws(ScribbleError) {
    self.now = now
    guard var program = programs[number] else { throw .notServing }
    markResponsive(&program)
    let index = program.windows.firstIndex { $0.name == elements.window }
    if let index, elements.elements.isEmpty {
      program.windows.remove(at: index)
    } else if let index {
      program.windows[index].elements = elements.elements
    } else if !elements.elements.isEmpty {
      guard program.windows.count < Self.mostWindows else {
        throw .tooManyWindows(limit: Self.mostWindows)
      }
      program.windows.append((elements.window, elements.elements))
    }
    // A repeated list, which is sent because it is requested each second, withdraws nothing.
    if elements.request == nil { program.refused = [] }
    programs[number] = program
    isStale = true
    if let request = elements.request { acceptAnswer(ScribbleAnswer(request), of: number, at: now) }
  }

  /// It answers a request; answers to unknown or expired requests are ignored.
  package func acceptAnswer(_ answer: ScribbleAnswer, of number: UInt64, at now: Timestamp) {
    self.now = now
    if var program = programs[number] {
      markResponsive(&program)
      programs[number] = program
    }
    guard let question = questions[answer.request], question.program == number else { return }
    questions[answer.request] = nil
    if question.deadline < now { leaveAlone(number) }
    question.then(question.deadline < now ? nil : answer)
  }

  /// A call of a program was not taken.
  package func refuse(_ number: UInt64, error: String, parameter: String?) {
    guard programs[number] != nil else { return }
    events.append((number, .refused(error: error, parameter: parameter)))
  }

  private func markResponsive(_ program: inout ConnectedProgram) {
    guard !program.isResponding, program.rests.map({ $0 <= now }) != false else { return }
    (program.isResponding, program.rests) = (true, nil)
    isStale = true
  }

  // MARK: Messages to programs

  /// Takes what is to be sent to programs, in this order.
  package func takeEvents() -> [(program: UInt64, event: ScribbleEvent)] {
    defer { events = [] }
    return events
  }

  /// Whether something is to be sent.
  package var hasEvents: Bool { !events.isEmpty }

  /// Whether a pen can write now.
  package func expect(_ isExpected: Bool) {
    guard isExpected != self.isExpected else { return }
    self.isExpected = isExpected
    for number in order { events.append((number, .expected(isExpected))) }
  }

  /// Writing begins or ends over a field: notifies its program, or those of its window's process.
  package func announceWriting(_ field: TextField, of process: Int32, beginsAt place: Point?) {
    let own = owner(of: field.reference)
    for number in order where own == number || own == nil {
      guard own != nil || programs[number]?.process == process else { continue }
      let element = own == nil ? nil : field.reference.path
      events.append(
        (
          number,
          place.map { .willBegin(element: element, ScribblePlace($0)) }
            ?? .didFinish(element: element)
        ))
    }
  }

  /// Sends a program a request; `then` gets its answer, nil for none in time.
  func ask(
    _ number: UInt64, _ event: (Int64) -> ScribbleEvent,
    then: @escaping (ScribbleAnswer?) -> Void
  ) {
    guard let program = programs[number], program.isResponding, program.rests == nil,
      questions.count < Self.mostQuestions
    else { return then(nil) }
    numbers += 1
    now = max(now, clock?() ?? now)
    questions[numbers] = ProgramQuestion(
      program: number, deadline: now + Self.patience, then: then)
    events.append((number, event(numbers)))
  }

  /// Asks whether a stroke that begins on an element may be ink; a refusal applies to later
  /// strokes.
  package func askIfInk(
    at place: Point, on field: TextField, at now: Timestamp, then: @escaping (Bool) -> Void
  ) {
    self.now = now
    guard let (number, element) = element(field.reference), element.asks else { return then(true) }
    ask(number) {
      .shouldBegin(request: $0, element: element.id, ScribblePlace(place))
    } then: {
      [weak self] answer in
      if answer?.done == false, let self {
        self.programs[number]?.refused.insert(element.id)
        self.isStale = true
      }
      then(answer?.done == true)
    }
  }

  // MARK: Time

  /// The time at which the next open request expires.
  package var deadline: Timestamp? { questions.values.map(\.deadline).min() }

  /// Performs due work.
  ///
  /// - Parameters:
  ///   - windows: the windows of the desktop.
  ///   - isPenNear: whether to request the programs' elements.
  /// - Returns: the time of the next call.
  package func performDueWork(
    at now: Timestamp, windows: [DesktopWindow], isPenNear: Bool
  ) -> Timestamp? {
    self.now = now
    for (request, question) in questions.sorted(by: { $0.key < $1.key })
    where question.deadline <= now {
      questions[request] = nil
      leaveAlone(question.program)
      question.then(nil)
    }
    var next: Timestamp?
    for number in order {
      if isPenNear {
        next = earlier(next, askElements(of: number, windows))
      } else if programs[number]?.refused.isEmpty == false {
        programs[number]?.refused = []
        isStale = true
      }
    }
    return next
  }

  private func leaveAlone(_ number: UInt64) {
    programs[number]?.rests = now + Self.rest
    programs[number]?.isResponding = false
    isStale = true
  }

  private func askElements(of number: UInt64, _ windows: [DesktopWindow]) -> Timestamp? {
    guard var program = programs[number] else { return nil }
    if let rests = program.rests, rests > now { return rests }
    let isSilent = !program.isResponding
    (program.rests, program.isResponding) = (nil, true)
    let own = windows.filter { $0.process == program.process }.prefix(Self.mostWindows)
    program.asksNext = program.asksNext.filter { asked in own.contains { $0.id == asked.key } }
    let due = own.filter { program.asksNext[$0.id].map { $0 <= now } != false }
    for window in due { program.asksNext[window.id] = now + Self.interval }
    programs[number] = program
    for window in due {
      let name = ScribbleWindow(title: window.title, application: window.application)
      let area = ScribbleArea(
        Rect(x: 0, y: 0, width: window.area.width, height: window.area.height))
      ask(number) {
        .elements(request: $0, area, name)
      } then: { _ in
      }
    }
    // Until it answers, its earlier reports are not valid.
    if isSilent { programs[number]?.isResponding = false }
    return program.asksNext.values.min()
  }
}
