package import InkGeometry

/// The layout of the desktop: windows from the lowest to the uppermost, and the known fields in
/// them.
///
/// A lookup examines some dozens of rectangles and sends no request.
package struct FieldMap: Sendable {
  /// The windows, the lowest first.
  package private(set) var windows: [DesktopWindow] = []
  private var fields: [WindowID: [TextField]] = [:]
  private var own: [WindowID: OwnElements] = [:]

  /// The largest number of fields that are kept for one window.
  package static let mostFields = 256
  /// The largest number of rectangles in an output's input region.
  package static let mostBoxes = 512

  package init() {}

  /// The desktop changed. Fields of windows that only moved are kept, because they are relative to
  /// their window's corner.
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

  /// Sets the fields of a window.
  ///
  /// - Parameter closed: areas that must not be written into, in the coordinates of the fields.
  package mutating func setFields(
    _ found: [TextField], beside closed: [Rect] = [], in window: WindowID
  ) {
    guard windows.contains(where: { $0.id == window }) else { return }
    fields[window] = Array(found.prefix(Self.mostFields)).withMargins(
      beside: closed.prefix(Self.mostFields))
  }

  /// Sets the elements that programs report for their own windows.
  package mutating func setOwnElements(_ own: [WindowID: OwnElements]) { self.own = own }

  /// Removes the fields of all windows.
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

  /// The toolkit's field at a position, relative to the corner of a window's content.
  package func toolkitField(at place: Point, in window: WindowID) -> TextField? {
    toolkitFields(in: window).first { $0.whole.contains(place) }
  }

  /// The number of known fields.
  package var fieldCount: Int { fields.values.reduce(0) { $0 + $1.count } }

  /// The area where strokes into a field may begin, in the layout; nil if its window is gone.
  package func area(of field: TextField) -> Rect? {
    guard let window = self[field.window] else { return nil }
    let (area, corner) = (field.reach, window.area.min)
    return Rect(min: area.min + corner, max: area.max + corner).intersection(window.area)
  }

  /// The field at a position of the layout: only of the uppermost window there; the smallest of
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

  /// The visible areas of fields in the layout: without the parts hidden by other windows.
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

/// A program's report about its own window.
package struct OwnElements: Hashable, Sendable {
  /// The fields that can be written into.
  package var fields: [TextField] = []
  /// The areas where the pen belongs to the program, unless a smaller element is there, relative to
  /// the corner of the window's content.
  package var canvases: [Rect] = []

  package init() {}
}

extension Rect {
  /// Whether its area is empty.
  var hasNoInside: Bool { isEmpty || width <= 0 || height <= 0 }

  /// The part of it outside another: at most four rectangles.
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
