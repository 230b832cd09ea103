package import InkGeometry
package import StylusProtocol
package import TextFields

// The valid part of the programs' reports.
extension ElementPrograms {
  /// The elements of windows, as reported by their programs.
  package func elements(in windows: [DesktopWindow]) -> [WindowID: OwnElements] {
    isStale = false
    var found: [WindowID: OwnElements] = [:]
    for number in order {
      guard let program = programs[number], program.isResponding else { continue }
      for (name, elements) in program.windows {
        guard let window = Self.window(name, of: program.process, windows) else { continue }
        for element in elements where !program.refused.contains(element.id) {
          found[window.id, default: OwnElements()].appendElement(element, of: number, in: window.id)
        }
      }
    }
    return found
  }

  /// The window that a program refers to; nil if there is none, or more than one matches.
  private static func window(
    _ name: ScribbleWindow, of process: Int32, _ windows: [DesktopWindow]
  ) -> DesktopWindow? {
    let meant = windows.filter {
      $0.process == process && name.title ?? $0.title == $0.title
        && name.application ?? $0.application == $0.application
    }
    return meant.count == 1 ? meant[0] : meant.first(where: \.isFocused)
  }

  /// The element that a field is, and its program's number; nil if it is not an element any more.
  func element(_ reference: FieldReference) -> (program: UInt64, element: ScribbleElement)? {
    guard let number = owner(of: reference), let program = programs[number] else { return nil }
    let all = program.windows.lazy.flatMap(\.elements)
    return all.first { $0.id == reference.path }.map { (number, $0) }
  }

  func owner(of reference: FieldReference) -> UInt64? {
    guard reference.name.hasPrefix(Self.prefix) else { return nil }
    return UInt64(reference.name.dropFirst(Self.prefix.count))
  }

  /// The reference of an element among all fields: names on a bus begin with a colon.
  static func reference(_ number: UInt64, _ id: String) -> FieldReference {
    FieldReference(name: prefix + "\(number)", path: id)
  }

  private static let prefix = "program "

  /// The programs with their numbers of elements, in the order in which they connected.
  package var counts: [(name: String, elements: Int)] {
    order.compactMap { programs[$0] }.map { program in
      (program.name, program.windows.reduce(0) { $0 + $1.elements.count })
    }
  }
}

extension OwnElements {
  fileprivate mutating func appendElement(
    _ element: ScribbleElement, of number: UInt64, in window: WindowID
  ) {
    let area = Rect(element.area)
    guard element.kind != .canvas else { return canvases.append(area) }
    var field = TextField(
      ElementPrograms.reference(number, element.id), of: window, .element,
      isMultiline: element.isMultiline, area: area)
    field.isRestless = element.delaysFocus && !element.isFocused
    fields.append(field)
  }
}

extension Rect {
  /// A rectangle that a program reported.
  package init(_ area: ScribbleArea) {
    self.init(
      x: Double(area.left), y: Double(area.top), width: Double(area.width),
      height: Double(area.height))
  }
}

extension ScribbleArea {
  /// A rectangle for a program.
  package init(_ area: Rect) {
    self.init(
      left: Float(area.min.x), top: Float(area.min.y), width: Float(area.width),
      height: Float(area.height))
  }
}

extension ScribblePlace {
  /// A position for a program.
  package init(_ place: Point) { self.init(x: Float(place.x), y: Float(place.y)) }
}
