import CInterface
import CStylus
import InkEditing

@testable import StylusCanvas

/// A picker as a C program has it.
@safe final class PickerStage {
  let pointer: OpaquePointer?

  init(_ width: Int32 = 1_200, _ height: Int32 = 700, scale: Int32 = 1) {
    unsafe pointer = pickerCreate()
    _ = unsafe pickerSetSize(pointer, width, height, scale)
  }

  deinit { unsafe pickerDestroy(pointer) }

  var message: String {
    unsafe pickerMessage(pointer).map { unsafe String(cString: $0) } ?? "NULL"
  }

  var text: String {
    guard let text = unsafe pickerText(pointer) else { return "" }
    defer { unsafe stylusFree(text) }
    return unsafe String(cString: text)
  }

  var tools: Toolset {
    var complaints: [String] = []
    return Toolset(text: text, telling: &complaints)
  }

  func element(_ index: UInt32) -> stylus_canvas_picker_element? {
    var element = stylus_canvas_picker_element()
    element.size = stylus_canvas_picker_element.ownSize
    return unsafe pickerElementAt(pointer, index, &element) == 1 ? element : nil
  }

  /// How many elements there are.
  var count: UInt32 { (0..<200).first { element($0) == nil } ?? 200 }

  func name(_ index: UInt32) -> String {
    guard var element = element(index) else { return "" }
    return unsafe withUnsafeBytes(of: &element.name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Which element is called that.
  func index(of name: String) -> UInt32? { (0..<count).first { self.name($0) == name } }

  func states(_ index: UInt32) -> UInt32 { element(index)?.states ?? 0 }

  func key(_ key: Int) -> Int32 { unsafe pickerKey(pointer, UInt32(key)) }

  func activate(_ index: UInt32) -> Int32 { unsafe pickerActivate(pointer, index) }

  /// Something presses the middle of an element, and is lifted.
  func press(_ index: UInt32, by: UInt32 = STYLUS_CANVAS_BY_PEN.rawValue) {
    guard let box = element(index)?.bounds else { return }
    let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
    _ = unsafe pickerTouch(pointer, STYLUS_CANVAS_PRESS.rawValue, by, x, y)
    _ = unsafe pickerTouch(pointer, STYLUS_CANVAS_RELEASE.rawValue, by, x, y)
  }

  func add(_ canvas: CanvasStage) -> Int32 { unsafe pickerAdd(pointer, canvas.pointer) }

  @discardableResult func remove(_ canvas: CanvasStage) -> Int32 {
    unsafe pickerRemove(pointer, canvas.pointer)
  }

  @discardableResult func update(_ canvas: CanvasStage, isActive: Bool) -> Int32 {
    unsafe pickerUpdate(pointer, canvas.pointer, isActive ? 1 : 0)
  }

  /// Draws into memory; how many rectangles changed, and these.
  func draw(
    into pixels: inout [UInt32], width: Int, isNew: Bool = false
  ) -> [stylus_canvas_rect] {
    var damage = [stylus_canvas_rect](
      repeating: stylus_canvas_rect(), count: Int(STYLUS_CANVAS_MAX_DAMAGE))
    let result = unsafe pickerDraw(pointer, &pixels, width * 4, isNew ? 1 : 0, &damage)
    return Array(damage.prefix(Int(max(0, result))))
  }
}
