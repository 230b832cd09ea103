import CInterface
import CStylus

@testable import StylusCanvas

/// A canvas as a C program has it.
@safe final class CanvasStage {
  let pointer: OpaquePointer?

  init(_ width: Int32 = 400, _ height: Int32 = 300, scale: Int32 = 1) {
    unsafe pointer = canvasCreate()
    _ = unsafe canvasSetSize(pointer, width, height, scale)
    _ = heard()
  }

  deinit { unsafe canvasDestroy(pointer) }

  /// What the last failure says.
  var message: String {
    unsafe canvasMessage(pointer).map { unsafe String(cString: $0) } ?? "NULL"
  }

  var count: Int32 { unsafe canvasStrokeCount(pointer) }

  @discardableResult func perform(_ line: String) -> Int32 { unsafe canvasPerform(pointer, line) }

  /// The events that wait, in their order.
  func heard() -> [stylus_canvas_event] {
    var all: [stylus_canvas_event] = []
    while true {
      var event = stylus_canvas_event()
      event.size = stylus_canvas_event.ownSize
      guard unsafe canvasNextEvent(pointer, &event) == 1 else { return all }
      all.append(event)
    }
  }

  /// Of what types they are.
  func types() -> [stylus_canvas_event_type] {
    heard().map { stylus_canvas_event_type(rawValue: UInt32($0.type)) }
  }

  static func sample(_ x: Double, _ y: Double, time: Int64 = 1) -> stylus_sample {
    var sample = stylus_sample.unknown
    (sample.x, sample.y, sample.time) = (x, y, time)
    return sample
  }

  func begin(_ end: stylus_canvas_pen_end = STYLUS_CANVAS_TIP) -> Int64 {
    unsafe canvasBegin(pointer, end.rawValue)
  }

  @discardableResult func add(_ x: Double, _ y: Double, to id: Int64, time: Int64 = 1) -> Int32 {
    var sample = Self.sample(x, y, time: time)
    return unsafe canvasAdd(pointer, id, &sample)
  }

  /// A pen goes from place to place, in logical units, and is lifted.
  @discardableResult func draw(
    _ places: [(Double, Double)], with end: stylus_canvas_pen_end = STYLUS_CANVAS_TIP
  ) -> Int64 {
    let id = begin(end)
    for (index, place) in places.enumerated() {
      add(place.0, place.1, to: id, time: Int64(index + 1) * 10_000_000)
    }
    _ = unsafe canvasEnd(pointer, id, Int64(places.count) * 10_000_000)
    return id
  }

  /// A level line of ink.
  @discardableResult func drawLine(y: Double) -> Int64 {
    draw((0..<11).map { (50 + Double($0) * 10, y) })
  }

  var view: stylus_canvas_view {
    var view = stylus_canvas_view()
    view.size = stylus_canvas_view.ownSize
    _ = unsafe canvasGetView(pointer, &view)
    return view
  }

  var ruler: stylus_canvas_ruler {
    var ruler = stylus_canvas_ruler()
    ruler.size = stylus_canvas_ruler.ownSize
    _ = unsafe canvasGetRuler(pointer, &ruler)
    return ruler
  }

  /// Draws into memory; how many rectangles changed, and these.
  func draw(
    into pixels: inout [UInt32], width: Int, isNew: Bool = false
  ) -> (result: Int32, damage: [stylus_canvas_rect]) {
    var damage = [stylus_canvas_rect](
      repeating: stylus_canvas_rect(), count: Int(STYLUS_CANVAS_MAX_DAMAGE))
    let result = unsafe canvasDraw(pointer, &pixels, width * 4, isNew ? 1 : 0, &damage)
    return (result, Array(damage.prefix(Int(max(0, result)))))
  }

  /// The bytes that a call gives, and its memory given back.
  static func taken(
    _ body: (UnsafeMutablePointer<Int>) -> UnsafeMutableRawPointer?
  ) -> [UInt8]? {
    var count = -1
    guard let memory = unsafe body(&count) else { return nil }
    defer { unsafe stylusFree(memory) }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: memory, count: count))
  }

  var drawing: [UInt8]? { unsafe Self.taken { unsafe canvasDrawing(pointer, $0) } }
}
