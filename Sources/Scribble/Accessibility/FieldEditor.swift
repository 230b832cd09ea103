import InkGeometry
import LinuxIO
package import TextFields
package import Units

/// Performs changes of fields over the accessibility bus, one at a time per application: otherwise
/// the data read for one change would be outdated by another.
package final class FieldEditor {
  let bus: AccessibilityBus
  private var queue = EditQueue<String>()
  /// Inserts text into the field with the keyboard; nil if that is not possible.
  package var keys: (any FocusedText)? {
    get { typist.keys }
    set { typist.keys = newValue }
  }

  /// Clicks in fields whose letters are not reported; nil if that is not possible.
  package weak var clicks: (any FieldClicks)?
  private let typist = FocusedPut.Typist()
  /// The last click.
  private var clicked: (place: Point, time: Timestamp)?
  private let rests = FieldRests()
  private var routes = RouteMemory()
  /// The field that was prepared last.
  private var prepared: FieldReference?

  /// After this time a field that is asked for the first time reports its text.
  private static let waking = Microseconds.milliseconds(20)

  package init(_ bus: AccessibilityBus) { self.bus = bus }

  /// Performs a change; `then` gets its outcome.
  package func performEdit(_ edit: FieldEdit, then: @escaping (FieldEdit.Outcome) -> Void) {
    let name = edit.field.reference.name
    guard let isFirst = queue.add(edit, of: name, then: then) else { return then(.unreachable) }
    if isFirst { startJob(name) }
  }

  /// A change of a field will follow: applications that report texts and letters only some time
  /// after the first request get that request now.
  package func prepare(_ field: TextField) {
    guard field.toolkit == .gecko, prepared != field.reference else { return }
    prepared = field.reference
    // At first it reports no text, and therefore no letters.
    bus.ifForText(field) { [bus, rests] in
      bus.ask(.characterCount(of: field.reference)) { [bus, rests] _ in
        rests.pause(Self.waking) { [bus] in
          bus.ifForText(field) { [bus] in
            let isOfScreen = field.toolkit.reportsGlyphsOfScreen
            bus.ask(.glyph(0, of: field.reference, onScreen: isOfScreen)) { _ in }
          }
        }
      }
    }
  }

  /// No more answers will come: waiting changes end with `unreachable`.
  package func abandon() {
    let all = queue.removeAll()
    rests.abandon()
    for then in all { then(.unreachable) }
  }

  private func startJob(_ name: String) {
    let step = queue.update(name) { edit in
      edit = FieldEdit(edit.request, in: edit.field, by: routes.route(into: edit.field))
      return edit.start()
    }
    if let step { go(step, name) }
  }

  private func go(_ step: FieldEdit.Step, _ name: String) {
    switch step {
    case .ask(let call):
      guard let edit = queue[name] else { return }
      executeCall(call, of: edit.field, by: edit.route) { [weak self] reply in
        self?.handleReply(reply, name)
      }
    case .finish(let outcome): finishJob(outcome, name)
    }
  }

  private func handleReply(_ reply: FieldEdit.Reply, _ name: String) {
    if let step = queue.update(name, { $0.handleReply(reply) }) { go(step, name) }
  }

  private func finishJob(_ outcome: FieldEdit.Outcome, _ name: String) {
    if tryNextRoute(after: outcome, name) { return startJob(name) }
    guard let ended = queue.removeFirst(of: name) else { return }
    ended.then(outcome)
    if ended.isAnotherWaiting { startJob(name) }
  }

  /// Whether the edit had no effect, and there is another route into the field.
  private func tryNextRoute(after outcome: FieldEdit.Outcome, _ name: String) -> Bool {
    guard let edit = queue[name], !bus.rests(name),
      outcome == .undone || (outcome == .unreachable && edit.route.needsFocus)
    else { return false }
    routes.recordRoute(edit.route, failedIn: edit.field)
    return routes.route(into: edit.field) != nil
  }

  // MARK: Questions

  private func executeCall(
    _ call: FieldEdit.Call, of field: TextField, by route: TextRoute,
    _ then: @escaping (FieldEdit.Reply) -> Void
  ) {
    let object = field.reference
    switch call {
    case .role: bus.askNumber(.role(of: object), then)
    case .characterCount: bus.askNumber(.characterCount(of: object), then)
    case .caret: bus.askNumber(.caret(of: object), then)
    case .text(let range):
      bus.ask(.getText(range, of: object)) { then($0.map { .text($0) } ?? .failed) }
    case .glyphs(let range): GlyphQuestion(range, of: field, on: bus, rests, then: then).start()
    case .offset(let place, let anchor): askOffset(at: place, of: field, from: anchor, then)
    case .insert(let text, let offset, let length):
      bus.request(.insert(text, at: offset, length: length, into: object), then)
    case .delete(let range): bus.request(.delete(range, of: object), then)
    case .setCaret(let offset): bus.request(.setCaret(offset, in: object), then)
    case .focus: focusedPut(field, by: route, then).focus()
    case .keyboard:
      keys?.focus(field.window)
      bus.request(.grabFocus(object), then)
    case .put(let text, let range, let former):
      focusedPut(field, by: route, then).put(text, over: range, former: former)
    case .rest: rests.pause(.milliseconds(4)) { then(.done(true)) }
    case .select(let range):
      bus.ask(.selectionCount(of: object)) { [bus] count in
        bus.request(.select(range, in: object, isFirst: count ?? 0 < 1), then)
      }
    }
  }

  /// Clicks at a place, but not twice near each other within the time of a double click.
  private func askOffset(
    at place: Point, of field: TextField, from anchor: Int,
    _ then: @escaping (FieldEdit.Reply) -> Void
  ) {
    guard let clicks else { return then(.failed) }
    let question = OffsetQuestion(of: field, at: place, from: anchor, on: bus, rests, then: then)
    let due = clicked.map { $0.time + OffsetQuestion.doubleClick } ?? .now
    let isNear = clicked.map { $0.place.distance(to: place) < Self.clickReach } == true
    let wait = isNear ? max(due - .now, Microseconds(0)) : Microseconds(0)
    clicked = (place, .now + wait)
    if wait.value == 0 { return question.start(clicks) }
    rests.pause(wait) { question.start(clicks) }
  }

  /// Clicks farther apart, in logical pixels, are never a double click. GTK's default is 5.
  private static let clickReach = 12.0

  private func focusedPut(
    _ field: TextField, by route: TextRoute, _ then: @escaping (FieldEdit.Reply) -> Void
  ) -> FocusedPut { FocusedPut(field, by: route, with: typist, on: bus, rests, then: then) }

  // MARK: Time

  /// The time of the next call of ``resumeDueSteps(at:)``.
  package var deadline: Timestamp? { rests.deadline }

  /// Continues steps whose pause is over.
  package func resumeDueSteps(at now: Timestamp) { rests.resume(at: now) }
}
