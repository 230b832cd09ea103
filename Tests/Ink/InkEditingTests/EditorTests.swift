import InkDrawing
import InkGeometry
import InkStorage
import Testing

@testable import InkEditing

/// What is done to a drawing, and undone.
@Suite struct EditorTests {
  private static func bytes(_ drawing: Drawing) -> [UInt8] {
    var writer = InkFileWriter(.exact)
    return writer.begin() + writer.append(Array(drawing.strokes)) + writer.finish()
  }

  private static func bar(_ y: Double, from x: Double = 0, type: InkType = .monoline) -> Stroke {
    let points = (0...10).map {
      StrokePoint(
        location: Point(x: x + Double($0) * 4, y: y), timeOffset: Double($0) * 0.1,
        size: Size(square: 1))
    }
    return Stroke(ink: Ink(type), path: StrokePath(controlPoints: points))
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `2,500 random commands are undone to the byte, and done again to the byte`(
    _ seed: UInt64
  ) {
    var user = RandomEdits(seed: seed)
    var editor = Editor(Drawing(strokes: (0..<20).map { _ in user.stroke() }))
    let start = Self.bytes(editor.drawing)
    var done = 0
    while done < 2_500 {
      let before = editor.drawing
      if user.act(on: &editor) { done += 1 } else { #expect(editor.drawing == before) }
      // Else it would double and double.
      if editor.drawing.count > 50 { editor.clear() }
    }
    let end = Self.bytes(editor.drawing)
    var steps = 0
    while editor.undo() != nil { steps += 1 }
    #expect(steps > 500 && steps <= editor.stepsMade)
    #expect(Self.bytes(editor.drawing) == start)
    while editor.redo() != nil {}
    #expect(Self.bytes(editor.drawing) == end)
    while editor.undo() != nil {}
    #expect(Self.bytes(editor.drawing) == start)
  }

  @Test func `areas hold all that changes`() {
    var user = RandomEdits(seed: 9)
    var editor = Editor()
    for _ in 0..<400 {
      let before = editor.drawing
      let number = editor.stepsMade
      user.act(on: &editor)
      guard editor.stepsMade == number + 1, let step = editor.history.past.last else { continue }
      let old = Set(before.strokes)
      let new = Set(editor.drawing.strokes)
      for stroke in old.symmetricDifference(new) {
        let covered = stroke.renderBounds
        // A hole changes what it covers only.
        guard stroke.mask == nil,
          !new.contains(where: { $0.originID == stroke.originID && $0.mask != nil })
        else { continue }
        #expect(step.areas.contains { $0.contains(covered) })
      }
      #expect(step.areas.count <= ChangedAreas.capacity)
    }
  }

  @Test func `an eraser's whole way is one step, and so is a drag`() {
    var editor = Editor(Drawing(strokes: [Self.bar(0), Self.bar(10), Self.bar(20)]))
    let start = editor.drawing
    for y in stride(from: -2.0, through: 22, by: 1) {
      editor.erase(
        Region(sweeping: [NibPose(center: Point(x: 20, y: y), radius: 1)]), mode: .pixel)
    }
    editor.closeErasing()
    #expect(editor.drawing.count == 6 && editor.stepsMade == 1)
    #expect(editor.drawing.strokes.map(\.originID) == start.strokes.flatMap { [$0.id, $0.id] })
    editor.select(at: Point(x: 5, y: 11.9))
    #expect(editor.selection.ids.count == 1 && editor.lift())
    for step in 1...30 {
      editor.drag(to: .translation(Point(x: 0, y: Double(step))))
      #expect(editor.lifted?.rest.count == 5)
    }
    editor.drop()
    #expect(editor.stepsMade == 2 && editor.selectedBounds.min.y > 39)
    editor.undo()
    editor.undo()
    #expect(editor.drawing == start)
  }

  @Test func `what was dragged lies at its place in the order`() {
    var editor = Editor(Drawing(strokes: [Self.bar(0), Self.bar(10), Self.bar(20)]))
    let order = editor.drawing.strokes.map(\.id)
    editor.select(at: Point(x: 5, y: 0))
    editor.lift()
    editor.drag(to: .translation(Point(x: 0, y: 10)))
    editor.drop()
    #expect(editor.drawing.strokes.map(\.id) == order)
    editor.lift()
    editor.drag(to: .scale(x: 0, y: 0))
    editor.drag(to: .translation(Point(x: 1e9, y: 0)))
    editor.drop()
    #expect(editor.stepsMade == 1)
  }

  @Test func `what an undone step had selected is selected again`() throws {
    var editor = Editor(Drawing(strokes: [Self.bar(0), Self.bar(10)]))
    editor.select(at: Point(x: 5, y: 0))
    let selected = editor.selection
    try editor.perform(.delete)
    #expect(editor.selection.isEmpty && editor.drawing.count == 1)
    editor.selectAll()
    editor.undo()
    #expect(editor.selection == selected && editor.drawing.count == 2)
    editor.redo()
    #expect(editor.selection.isEmpty)
  }

  @Test func `what cannot be done says why, and changes nothing`() {
    var editor = Editor(Drawing(strokes: [Self.bar(0)]))
    let drawing = editor.drawing
    func refused(_ line: String, _ error: EditError) {
      #expect(throws: error) { try editor.perform(CanvasCommand(line)) }
      #expect(editor.drawing == drawing && editor.stepsMade == 0)
    }
    for line in [
      "delete", "cut", "copy", "duplicate", "move 1 2", "scale 2", "rotate 5", "recolor red",
    ] {
      refused(line, .nothingSelected)
    }
    refused("undo", .nothingToUndo)
    refused("redo", .nothingToRedo)
    refused("paste", .nothingToPaste)
    editor.selectAll()
    refused("move 99999 99999", .outOfReach)
    editor.move(by: 1e-9, refusedAs: .outOfReach)
    #expect(editor.drawing == drawing && !editor.canUndo)
  }

  @Test func `pasted strokes look the same, have new names, and lie beside`() throws {
    let group = InkID()
    var first = Self.bar(0, type: .marker)
    var second = Self.bar(5, type: .marker)
    (first.renderGroupID, second.renderGroupID) = (group, group)
    second.originID = first.id
    var editor = Editor(Drawing(strokes: [first, second, Self.bar(30)]))
    editor.select(lasso: [
      Point(x: -5, y: -5), Point(x: 50, y: -5), Point(x: 50, y: 15), Point(x: -5, y: 15),
    ])
    #expect(editor.selection.ids == [first.id, second.id])
    try editor.perform(.copy)
    try editor.perform(.paste)
    try editor.perform(.paste)
    let all = Array(editor.drawing.strokes)
    #expect(all.count == 7 && Set(all.map(\.id)).count == 7)
    #expect(all[3].path == first.path && all[3].ink == first.ink)
    #expect(all[3].transform == .translation(Editor.pasteWay))
    #expect(all[5].transform == .translation(Editor.pasteWay * 2))
    #expect(all[3].renderGroupID == all[4].renderGroupID && all[3].renderGroupID != group)
    #expect(all[5].renderGroupID != all[3].renderGroupID)
    #expect(all[4].originID == all[3].id && all[3].originID == all[3].id)
    #expect(editor.selection.ids == [all[5].id, all[6].id])
  }

  @Test func `commands change what is selected and nothing else`() throws {
    var editor = Editor(Drawing(strokes: [Self.bar(0), Self.bar(10)]))
    editor.select(at: Point(x: 5, y: 0))
    try editor.perform(.recolor(Color(rgba: 0xFF00_00FF)))
    try editor.perform(.rotate(90))
    try editor.perform(.reink(.reed))
    let all = Array(editor.drawing.strokes)
    #expect(all[0].ink == Ink(.reed, color: Color(rgba: 0xFF00_00FF)))
    #expect(all[1].ink == Ink(.monoline))
    let box = editor.selectedBounds
    #expect(abs(box.center.x - 20) < 0.5 && abs(box.center.y) < 0.5 && box.height > 39)
    #expect(try editor.perform(.zoomToFit) == nil)
  }

  @Test func `16,384 steps are kept, and no more strokes than fit`() {
    var editor = Editor()
    for number in 0..<16_500 { editor.append(Self.bar(Double(number % 90))) }
    var steps = 0
    while editor.undo() != nil { steps += 1 }
    #expect(steps == 16_384 && editor.drawing.count == 116)
  }

  @Test func `a stroke that is another always was, and one that is forgotten never was`() {
    var user = RandomEdits(seed: 21)
    for round in 0..<30 {
      let special = user.stroke()
      var (one, other) = (Editor(), Editor())
      for step in 0..<12 {
        let stroke = step == 4 ? special : user.stroke()
        one.append(stroke)
        if step != 4 { other.append(stroke) }
        guard step > 4, user.whole(0..<3) == 0 else { continue }
        let region = Region(sweeping: [NibPose(center: user.place(), radius: 9)])
        for mode in [EraserMode.object] {
          one.erase(region, mode: mode)
          other.erase(region, mode: mode)
        }
        one.closeErasing()
        other.closeErasing()
      }
      // Its own step is one that the other has not.
      for _ in 0..<round % 6 { one.undo() }
      one.forget(special.id)
      while one.undo() != nil {}
      while other.undo() != nil {}
      #expect(one.drawing == other.drawing)
      while one.redo() != nil {}
      while other.redo() != nil {}
      #expect(one.drawing == other.drawing && one.drawing[special.id] == nil)
    }
  }
}

extension Editor {
  fileprivate mutating func move(by factor: Double, refusedAs error: EditError) {
    #expect(throws: error) { try self.move(by: .scale(x: factor, y: factor)) }
  }
}
