package import InkCanvas
package import InkDrawing
package import InkGeometry
package import StylusModel
package import StylusProtocol
package import WaylandClient

/// All outputs that are there, or were and have ink.
package struct Screens {
  package private(set) var all: [OutputScreen] = []
  private var numbers = 0
  /// The observer of frames on future outputs.
  package var witness: (any FrameCheck)?
  /// The appearance for ink on future outputs.
  package var appearance = Appearance.light
  private var steps: UInt64 = 0
  /// The finished stroke that came to outputs last, and the number of its step.
  private var lastStroke: (id: StrokeID, step: UInt64)?

  /// None yet.
  package init() {}

  /// The positions of the connected outputs; without a compositor, those of the former outputs.
  package var places: [OutputPlace] {
    let present = all.filter { $0.output != nil }
    return (present.isEmpty ? all : present).map(\.place)
  }

  package subscript(id: ScreenID) -> OutputScreen? { all.first { $0.id == id } }
  package subscript(output: OutputID) -> OutputScreen? { all.first { $0.output == output } }
  package subscript(overlay: OverlayID) -> OutputScreen? { all.first { $0.overlay?.id == overlay } }
  package subscript(name: String) -> OutputScreen? { all.first { $0.place.name == name } }

  /// An output is there; ink of one that had its name is on it.
  package mutating func plugIn(
    _ description: OutputDescription, mode: OverlayMode, hasFeedback: Bool
  ) {
    let known = all.first { $0.output == nil && $0.place.name == description.name }
    if let known { return known.plugIn(description, hasFeedback: hasFeedback) }
    numbers += 1
    let screen = OutputScreen(
      ScreenID(rawValue: numbers), description, mode: mode, hasFeedback: hasFeedback,
      witness: witness)
    screen.page.redraw(for: appearance, at: Timestamp(microseconds: 0))
    all.append(screen)
  }

  /// An output is gone.
  package mutating func unplug(_ output: OutputID) {
    self[output]?.unplug()
    all.removeAll { $0.output == nil && !$0.page.keepsInk }
  }

  /// The compositor is gone, and with it all outputs; they are remembered.
  package func unplugAll() {
    for screen in all { screen.unplug() }
  }

  /// The following actions can be undone in one step, on any number of outputs.
  package mutating func beginStep() {
    steps += 1
    for screen in all { screen.beginStep(steps) }
  }

  /// Something was done on some outputs: the redo steps of all outputs are dropped, otherwise they
  /// would precede the next undone step.
  package func forgetUndone() {
    for screen in all { screen.forgetUndone() }
  }

  /// The number of the step that a finished stroke is. It comes to its outputs one after the other,
  /// and others may begin between.
  mutating func step(of stroke: StrokeID) -> UInt64 {
    if let lastStroke, lastStroke.id == stroke { return lastStroke.step }
    steps += 1
    lastStroke = (stroke, steps)
    return steps
  }

  /// The outputs of the last step; none if there is nothing to undo.
  package var lastStep: [OutputScreen] {
    let last = all.compactMap(\.lastStep).max()
    return all.filter { last != nil && $0.lastStep == last }
  }

  /// The outputs of the step that was undone last; none if there is none, or something else was
  /// done since.
  package var nextStep: [OutputScreen] {
    let next = all.compactMap(\.nextStep).min()
    guard let next, all.allSatisfy({ $0.lastStep ?? 0 <= next }) else { return [] }
    return all.filter { $0.nextStep == next }
  }

  /// Puts pages in the place of all that there are: in millimeters from the upper left corner of
  /// the layout. Each output gets the strokes that reach it, of as many pages.
  package func spread(_ document: InkDocument, at now: Timestamp) {
    let corner = corner
    for screen in all {
      let area = screen.place.area
      let pages = document.pages.map { page in
        var part = page.drawing.transformed(
          using: .translation((corner - area.min).millimeters))
        let seen = part.strokes(touching: Rect(min: .zero, max: (area.max - area.min).millimeters))
        if seen.count < part.count { part = Drawing(strokes: seen) }
        return DocumentPage(part, on: page.background)
      }
      if let own = InkDocument(pages) { screen.page.replacePages(with: own, at: now) }
    }
  }

  /// The upper left corner of the layout.
  private var corner: Point { all.reduce(Rect.empty) { $0.union($1.place.area) }.min }

  /// The only output with ink, if the layout begins where it does.
  package var onlyInked: OutputScreen? {
    let inked = all.filter { $0.page.keepsInk }
    guard inked.count == 1, let only = inked.first, only.place.area.min == corner else {
      return nil
    }
    return only
  }

  /// All pages of all outputs, at this moment.
  package var layout: LayoutInk {
    LayoutInk(
      outputs: all.map { LayoutInk.Output(area: $0.place.area, document: $0.page.document) })
  }
}

extension Point {
  /// A way in logical pixels, of which there are 96 to an inch, in millimeters.
  package var millimeters: Point { Point(x: x * 25.4 / 96, y: y * 25.4 / 96) }
}
