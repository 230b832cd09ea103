import InkGeometry
import InkScreens
import LinuxIO
import ProgramElements
import StylusClient
import StylusModel
import StylusProtocol
import TextFields

/// A stroke of which its program is asked whether it may be ink.
struct AskedStroke {
  let number: UInt64
  /// When the pen was lifted; nil while it is down.
  var lifted: Timestamp?
}

// Elements of programs' own.
extension ScribbleState {
  /// Sees to what programs with elements are asked, and takes over what they said.
  ///
  /// - Returns: when to be asked again, besides the programs' own deadline.
  func tendPrograms(at now: Timestamp) -> Timestamp? {
    let isOn = mode == .on
    programs.expect(isOn && tablets.hasPenTablet && daemonTrouble.reason == nil)
    let isPenNear = isOn && screens.all.contains { tablets.isPenNear($0.place) }
    let next = programs.performDueWork(at: now, windows: desk.map.windows, isPenNear: isPenNear)
    desk.updateElements(programs)
    takeOutcomes(at: now)
    return next
  }

  /// Tells programs over which of their fields writing began or ended since this was done last.
  func tellWriting() {
    let written = session.writtenFields
    guard !written.isEmpty || !told.isEmpty else { return }
    for (reference, place) in written where told[reference] == nil {
      guard let process = desk.map[place.field.window]?.process else { continue }
      told[reference] = (place.field, process)
      programs.announceWriting(place.field, of: process, beginsAt: place.place)
    }
    for (reference, begun) in told where written[reference] == nil {
      told[reference] = nil
      programs.announceWriting(begun.field, of: begun.process, beginsAt: nil)
    }
  }

  /// Changes a field; an element by its program.
  func editField(_ edit: FieldEdit, then: @escaping (FieldEdit.Outcome) -> Void) {
    if edit.field.toolkit == .element {
      elements.performEdit(edit, then: then)
    } else {
      desk.performEdit(edit, then: then)
    }
  }

  /// Asks the program of an element whether a stroke may be ink; until it says so the stroke is
  /// drawn, but is no text.
  func askIfInk(_ stroke: StrokeID, _ number: UInt64, on place: FieldPlace, at spot: Point) {
    guard place.field.toolkit == .element else { return }
    asking[stroke] = AskedStroke(number: number)
    programs.askIfInk(at: spot - place.corner, on: place.field, at: .now) { [weak self] isInk in
      self?.resolveStroke(stroke, isInk: isInk)
    }
  }

  private func resolveStroke(_ stroke: StrokeID, isInk: Bool) {
    // Who was cancelled meanwhile is asked for no more.
    guard let asked = asking.removeValue(forKey: stroke) else { return }
    let now = Timestamp.now
    if isInk, let lifted = asked.lifted {
      performActions(session.end(asked.number, at: lifted + clock.offset), at: now)
    } else if !isInk {
      session.cancel(asked.number)
      fade([asked.number], at: now)
      if open[stroke] != nil { cancel(stroke, at: now) }
    }
  }
}
