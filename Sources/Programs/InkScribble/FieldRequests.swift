import InkGeometry
import LinuxIO
import ProgramElements
import StylusModel
import TextFields

/// What is asked of fields, by way of the desktop or of programs with elements of their own, and
/// what they answered since the last turn.
struct FieldRequests {
  let desk: DesktopFields
  /// Programs with elements of their own.
  let programs = ElementPrograms { .now }
  private let elements: ElementEditor
  private let answers = FieldAnswers()
  /// The fields of which programs were told that they are being written into.
  private var announced: [FieldReference: (field: TextField, process: Int32)] = [:]

  init(_ desk: DesktopFields) {
    self.desk = desk
    elements = ElementEditor(programs)
    elements.fields = desk
  }

  // MARK: Changes

  /// Changes a field; an element by its program.
  func request(_ edit: FieldEdit, for phrase: UInt64) {
    let then = { [answers] outcome in answers.outcomes.append((phrase, outcome)) }
    if edit.field.toolkit == .element {
      elements.performEdit(edit, then: then)
    } else {
      desk.performEdit(edit, then: then)
    }
  }

  /// The next that became of a change.
  func nextOutcome() -> (phrase: UInt64, outcome: FieldEdit.Outcome)? {
    answers.outcomes.isEmpty ? nil : answers.outcomes.removeFirst()
  }

  /// Nobody wants to know what becomes of changes.
  func dropOutcomes() { answers.outcomes = [] }

  // MARK: Programs

  /// Asks the program of an element whether a stroke may be ink.
  func askIfInk(_ stroke: StrokeID, on place: FieldPlace, at spot: Point) {
    programs.askIfInk(at: spot - place.corner, on: place.field, at: .now) { [answers] isInk in
      answers.verdicts.append((stroke, isInk))
    }
  }

  /// The next stroke of which its program said whether it may be ink.
  func nextVerdict() -> (stroke: StrokeID, isInk: Bool)? {
    answers.verdicts.isEmpty ? nil : answers.verdicts.removeFirst()
  }

  /// Sees to what programs with elements are asked, and takes over what they said.
  ///
  /// - Returns: when to call it again, in addition to the programs' deadline.
  func updatePrograms(at now: Timestamp, isOn: Bool, isPenNear: Bool) -> Timestamp? {
    programs.expect(isOn)
    let next = programs.performDueWork(at: now, windows: desk.map.windows, isPenNear: isPenNear)
    desk.updateElements(programs)
    return next
  }

  /// Tells programs over which of their fields writing began or ended since this was done last.
  mutating func announce(_ written: [FieldReference: WrittenPlace]) {
    guard !written.isEmpty || !announced.isEmpty else { return }
    for (reference, place) in written where announced[reference] == nil {
      guard let process = desk.map[place.field.window]?.process else { continue }
      announced[reference] = (place.field, process)
      programs.announceWriting(place.field, of: process, beginsAt: place.place)
    }
    for (reference, begun) in announced where written[reference] == nil {
      announced[reference] = nil
      programs.announceWriting(begun.field, of: begun.process, beginsAt: nil)
    }
  }
}

/// Where answers wait until they are asked for.
private final class FieldAnswers {
  var outcomes: [(phrase: UInt64, outcome: FieldEdit.Outcome)] = []
  var verdicts: [(stroke: StrokeID, isInk: Bool)] = []
}
