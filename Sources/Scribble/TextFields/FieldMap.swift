package import InkGeometry

/// What lies where on the desktop: windows from the lowest to the uppermost, and the fields in them
/// that are known.
///
/// A lookup is a walk over some dozens of rectangles; it asks nobody.
package struct FieldMap: Sendable {
  /// The windows, the lowest first.
  package private(set) var windows: [DesktopWindow] = []
  private var fields: [WindowID: [TextField]] = [:]
  private var own: [WindowID: OwnElements] = [:]

  /// Of one window no more fields are kept.
  package static let mostFields = 256
  /// An output's input region has no more rectangles.
  package static let mostBoxes = 512

  package init() {}

  /// The desktop changed. Fields of windows that moved only stay: they are told from their window's
  /// corner.
  ///
  /// - Returns: the windows whose fields must be found (again): new ones, and those of another size
  ///   or process.
  package mutating func setWindows(_ windows: [DesktopWindow]) -> [WindowID] {
    let former = Dictionary(self.windows.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    self.windows = windows
    var stale: [WindowID] = []
    for window in windows {
      guard let before = former[window.id], before.process == window.process,
        before.area.width == window.area.width, before.area.height == window.area.height
      else {
        fields[window.id] = nil
        stale.append(window.id)
        continue
      }
    }
    let there = Set(windows.map(\.id))
    for id in fields.keys where !there.contains(id) { fields[id] = nil }
    return stale
  }

  /// The fields of a window are these.
  ///
  /// - Parameter closed: what may not be written into, counted as the fields are.
  package mutating func setFields(
    _ found: [TextField], beside closed: [Rect] = [], in window: WindowID
  ) {
    guard windows.contains(where: { $0.id == window }) else { return }
    fields[window] = Array(found.prefix(Self.mostFields)).withMargins(
      beside: closed.prefix(Self.mostFields))
  }

  /// What programs say of their windows themselves is this, and no more.
  package mutating func setOwnElements(_ own: [WindowID: OwnElements]) { self.own = own }

  /// Nothing is known of any window's fields.
  package mutating func forgetFields() { fields = [:] }

  package subscript(window: WindowID) -> DesktopWindow? { windows.first { $0.id == window } }

  /// The window with the keyboard.
  package var focused: DesktopWindow? { windows.first(where: \.isFocused) }

  /// Whether any field of a window is known.
  package func hasFields(in window: WindowID) -> Bool {
    fields[window]?.isEmpty == false || own[window]?.fields.isEmpty == false
  }

  /// The fields of the toolkit's in a window.
  package func toolkitFields(in window: WindowID) -> [TextField] { fields[window] ?? [] }

  /// The field of the toolkit's at a place, counted from the corner of a window's content.
  package func toolkitField(at place: Point, in window: WindowID) -> TextField? {
    toolkitFields(in: window).first { $0.whole.contains(place) }
  }

  /// How many fields are known.
  package var fieldCount: Int { fields.values.reduce(0) { $0 + $1.count } }

  /// Where strokes into a field may begin, in the layout; nil if its window is gone.
  package func area(of field: TextField) -> Rect? {
    guard let window = self[field.window] else { return nil }
    let (area, corner) = (field.reach, window.area.min)
    return Rect(min: area.min + corner, max: area.max + corner).intersection(window.area)
  }

  /// The field under a place of the layout: of the uppermost window there, or none; the smallest of
  /// several.
  package func field(at place: Point) -> TextField? {
    guard let window = windows.last(where: { $0.area.contains(place) }) else { return nil }
    var best: (field: TextField?, size: Double) = (nil, .infinity)
    for field in (own[window.id]?.fields ?? []) + (fields[window.id] ?? []) {
      guard let area = area(of: field), area.contains(place) else { continue }
      let size = area.width * area.height
      if size < best.size { best = (field, size) }
    }
    for canvas in own[window.id]?.canvases ?? [] {
      let area = Rect(min: canvas.min + window.area.min, max: canvas.max + window.area.min)
      if area.contains(place), area.width * area.height <= best.size { return nil }
    }
    return best.field
  }

  /// What fields that are seen cover, in the layout: without what other windows hide of them.
  package func seenAreas(within output: Rect) -> [Rect] {
    var areas: [Rect] = []
    for (index, window) in windows.enumerated() {
      for field in (own[window.id]?.fields ?? []) + (fields[window.id] ?? []) {
        guard let area = area(of: field) else { continue }
        var parts = [area.intersection(output)].filter { !$0.hasNoInside }
        for canvas in own[window.id]?.canvases ?? []
        where canvas.width * canvas.height <= area.width * area.height {
          let corner = window.area.min
          let hole = Rect(min: canvas.min + corner, max: canvas.max + corner)
          parts = parts.flatMap { $0.without(hole) }
        }
        for above in windows[(index + 1)...] { parts = parts.flatMap { $0.without(above.area) } }
        areas += parts
        if areas.count >= Self.mostBoxes { return Array(areas.prefix(Self.mostBoxes)) }
      }
    }
    return areas
  }
}

/// What a program says of its own window.
package struct OwnElements: Hashable, Sendable {
  /// Where it can be written into.
  package var fields: [TextField] = []
  /// Where the pen is the program's, unless something smaller lies there, counted from the corner
  /// of the window's content.
  package var canvases: [Rect] = []

  package init() {}
}

extension Rect {
  /// Whether nothing lies in it.
  var hasNoInside: Bool { isEmpty || width <= 0 || height <= 0 }

  /// What is left of it next to another: four rectangles at most.
  package func without(_ other: Rect) -> [Rect] {
    let hole = intersection(other)
    guard !hole.hasNoInside else { return [self] }
    return [
      Rect(min: min, max: Point(x: max.x, y: hole.min.y)),
      Rect(min: Point(x: min.x, y: hole.max.y), max: max),
      Rect(min: Point(x: min.x, y: hole.min.y), max: Point(x: hole.min.x, y: hole.max.y)),
      Rect(min: Point(x: hole.max.x, y: hole.min.y), max: Point(x: max.x, y: hole.max.y)),
    ].filter { !$0.hasNoInside }
  }
}
