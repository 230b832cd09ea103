import InkDrawing
import InkEditing
import InkGeometry

/// What work on a sheet costs in an editor: steps, undo, and a lasso around everything and around
/// the middle; also one of as many corners as a pen draws that tells of a thousand places a second.
func measureSteps(_ sheet: Sheet) {
  let drawing = Drawing(strokes: sheet.strokes)
  let box = drawing.bounds
  func lasso(_ share: Double, _ corners: Int) -> [Point] {
    (0..<corners).map {
      let way = Turn.direction(of: Double($0) * 2 * .pi / Double(corners))
      return box.center + Point(x: way.x * box.width * share, y: way.y * box.height * share)
    }
  }
  var editor = Editor(drawing)
  var added = 0
  let append = Times(1000) {
    var copy = sheet.strokes[added % sheet.strokes.count]
    copy.id = InkID()
    editor.append(copy)
    added += 1
  }
  let undo = Times(1000) { editor.undo() }
  print("| \(drawing.count) | append | \(number(append.median)) | \(number(append.tail)) |")
  print("| \(drawing.count) | undo | \(number(undo.median)) | \(number(undo.tail)) |")
  let lassos = [
    ("lasso around all", 0.8, 200), ("lasso around the middle", 0.35, 200),
    ("the same with 3000 corners", 0.35, 3000),
  ]
  for (name, share, corners) in lassos {
    let places = lasso(share, corners)
    let select = Times(50) { editor.select(lasso: places) }
    print(
      "| \(drawing.count) | \(name): \(editor.selection.ids.count) | \(number(select.median))",
      "| \(number(select.tail)) |")
    let lift = Times(20) {
      editor.cancelDragging()
      editor.lift()
    }
    print("| \(drawing.count) | lift | \(number(lift.median)) | \(number(lift.tail)) |")
    let drop = Times(20) {
      editor.lift()
      editor.drag(to: .translation(Point(x: 1, y: 1)))
      editor.drop()
    }
    print("| \(drawing.count) | lift, drag, drop | \(number(drop.median)) | \(number(drop.tail)) |")
  }
}
