import InkGeometry
import LinuxIO
import TextFields

/// A walk over a window's objects to the fields that can be written into.
final class FieldWalk {
  private let bus: AccessibilityBus
  private let window: DesktopWindow
  private let toolkit: Toolkit
  private let frame: WindowFrame
  private var found = WindowFields()
  private var open = 0
  private var visited = 0
  private var then: ((WindowFields?) -> Void)?

  /// It looks at no more objects, nor deeper.
  private static let mostObjects = 3_000
  private static let deepest = 48

  init(
    _ bus: AccessibilityBus, _ window: DesktopWindow, _ toolkit: Toolkit, _ frame: WindowFrame
  ) {
    (self.bus, self.window, self.toolkit, self.frame) = (bus, window, toolkit, frame)
  }

  func start(_ then: @escaping (WindowFields?) -> Void) {
    self.then = then
    visit(frame.reference, depth: 0)
  }

  private func visit(_ object: FieldReference, depth: Int) {
    guard visited < Self.mostObjects, depth < Self.deepest else { return }
    visited += 1
    open += 1
    bus.ask(.role(of: object)) { [self] role in
      guard let role else { return completeBranch() }
      let kind = FieldRole(rawValue: UInt32(clamping: role))
      // The content of a password field is private.
      guard kind != .password else { return recordClosed(object) }
      guard kind.takesInk else { return descend(from: object, depth) }
      bus.ask(.states(of: object)) { [self] words in
        let states = FieldStates(words: words ?? [])
        guard states.isEditable, states.isEnabled, !states.isReadOnly else {
          return descend(from: object, depth)
        }
        collectField(object, states)
      }
    }
  }

  private func descend(from object: FieldReference, _ depth: Int) {
    bus.ask(.children(of: object)) { [self] children in
      for child in children ?? [] where child.name == object.name { visit(child, depth: depth + 1) }
      completeBranch()
    }
  }

  private func collectField(_ object: FieldReference, _ states: FieldStates) {
    askArea(of: object) { [self] area in
      var field = TextField(
        object, of: window.id, toolkit, isMultiline: states.isMultiline, area: area,
        origin: frame.offset(in: window))
      field.isFocused = states.isFocused
      found.fields.append(field)
    }
  }

  private func recordClosed(_ object: FieldReference) {
    askArea(of: object) { [self] area in
      let origin = frame.offset(in: window)
      found.closed.append(Rect(min: area.min + origin, max: area.max + origin))
    }
  }

  /// The area of a visible object according to its application; nothing else is requested of such
  /// an object.
  private func askArea(of object: FieldReference, then: @escaping (Rect) -> Void) {
    bus.ask(.extents(of: object)) { [self] area in
      if let area, area.width > 0, area.height > 0 { then(area) }
      completeBranch()
    }
  }

  private func completeBranch() {
    open -= 1
    guard open == 0, let then else { return }
    self.then = nil
    // If the application stopped answering, the window is not treated as one without fields.
    then(bus.rests(frame.reference.name) ? nil : found)
  }
}
