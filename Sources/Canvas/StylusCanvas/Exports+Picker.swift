import CInterface
public import CStylus
import Glibc
import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import LinuxIO
import StylusModel
import ToolPicker

extension PickerHandle {
  /// Calls a function of a picker that may cause events; returns the result for C.
  static func withPicker(
    _ picker: OpaquePointer?,
    _ body: (inout PickerState, Timestamp) throws(CError) -> [PickerEvent]
  ) -> Int32 {
    unsafe on(picker) { (handle) throws(CError) in
      try handle.with { (state, now) throws(CError) in (0, try body(&state, now)) }
    }
  }
}

/// `stylus_canvas_picker_create` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_create")
public func pickerCreate() -> OpaquePointer? {
  unsafe PickerHandle().made()
}

/// `stylus_canvas_picker_destroy` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_destroy")
public func pickerDestroy(_ picker: OpaquePointer?) { unsafe PickerHandle.destroy(picker) }

/// `stylus_canvas_picker_message` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_message")
public func pickerMessage(_ picker: OpaquePointer?) -> UnsafePointer<CChar>? {
  unsafe PickerHandle.message(picker)
}

/// `stylus_canvas_picker_set_size` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_set_size")
public func pickerSetSize(
  _ picker: OpaquePointer?, _ width: Int32, _ height: Int32, _ scale: Int32
) -> Int32 {
  unsafe PickerHandle.withPicker(picker) { (state, _) throws(CError) in
    try checkSize(width, height, scale)
    state.resize((Int(width), Int(height), Int(scale)))
    return []
  }
}

/// `stylus_canvas_picker_set_dark` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_set_dark")
public func pickerSetDark(_ picker: OpaquePointer?, _ isDark: Int32) -> Int32 {
  unsafe PickerHandle.withPicker(picker) { (state, _) in
    state.picker.appearance = isDark != 0 ? .dark : .light
    return []
  }
}

// MARK: Canvases

/// `stylus_canvas_picker_add` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_add")
public func pickerAdd(_ picker: OpaquePointer?, _ canvas: OpaquePointer?) -> Int32 {
  unsafe PickerHandle.on(picker) { (handle) throws(CError) in
    let canvas = try unsafe CanvasHandle.at(canvas)
    let chosen = canvas.readState { $0.tools }
    let tools = handle.state.withLock { state in
      // A program that chose a tool before it added its canvas keeps it.
      if state.canvases.isEmpty, state.picker.tools == Toolset() {
        state.picker.show(chosen, at: .now)
      }
      if !state.canvases.contains(where: { $0 === canvas }) { state.canvases.append(canvas) }
      if state.active == nil { state.active = canvas }
      return state.picker.tools
    }
    canvas.choose(tools)
    return 0
  }
}

/// `stylus_canvas_picker_remove` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_remove")
public func pickerRemove(_ picker: OpaquePointer?, _ canvas: OpaquePointer?) -> Int32 {
  unsafe PickerHandle.on(picker) { (handle) throws(CError) in
    let canvas = try unsafe CanvasHandle.at(canvas)
    handle.state.withLock { state in
      state.canvases.removeAll { $0 === canvas }
      if state.active === canvas { state.active = state.canvases.last }
    }
    return 0
  }
}

/// `stylus_canvas_picker_update` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_update")
public func pickerUpdate(
  _ picker: OpaquePointer?, _ canvas: OpaquePointer?, _ isActive: Int32
) -> Int32 {
  unsafe PickerHandle.on(picker) { (handle) throws(CError) in
    let canvas = try unsafe CanvasHandle.at(canvas)
    let isKnown = handle.state.withLock { state in
      let isKnown = state.canvases.contains { $0 === canvas }
      if isKnown, isActive != 0 { state.active = canvas }
      return isKnown
    }
    guard isKnown else { throw .refused("the canvas does not share this picker") }
    handle.canvasDidChange(canvas)
    return 0
  }
}

// MARK: Hands

/// `stylus_canvas_picker_touch` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_touch")
public func pickerTouch(
  _ picker: OpaquePointer?, _ what: UInt32, _ by: UInt32, _ x: Double, _ y: Double
) -> Int32 {
  unsafe PickerHandle.withPicker(picker) { (state, now) throws(CError) in
    let place = Point(x: try finiteNumber(x, "a position"), y: try finiteNumber(y, "a position"))
    let touches = [PickerTouch.pen, .pointer, .finger]
    guard by < touches.count else { throw .invalid("nothing presses that is \(by)") }
    switch what {
    case STYLUS_CANVAS_PRESS.rawValue:
      return state.picker.press(at: place, by: touches[Int(by)], at: now)
    case STYLUS_CANVAS_MOVE.rawValue: return state.picker.move(to: place, at: now)
    case STYLUS_CANVAS_RELEASE.rawValue: return state.picker.release(at: place, at: now)
    case STYLUS_CANVAS_CANCEL.rawValue:
      state.picker.cancelPress(at: now)
      return []
    default: throw .invalid("there is no touch \(what)")
    }
  }
}

/// `stylus_canvas_picker_key` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_key")
public func pickerKey(_ picker: OpaquePointer?, _ key: UInt32) -> Int32 {
  unsafe PickerHandle.withPicker(picker) { (state, now) throws(CError) in
    let keys: [PickerKey] = [.left, .right, .up, .down, .tab, .backTab, .enter, .escape]
    if key < keys.count { return state.picker.key(keys[Int(key)], at: now) }
    let digit = Int(key) - Int(STYLUS_CANVAS_KEY_0.rawValue)
    guard (0...9).contains(digit) else { throw .invalid("a picker has no key \(key)") }
    return state.picker.key(.digit(digit), at: now)
  }
}

/// `stylus_canvas_picker_ink_moved` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_ink_moved")
public func pickerInkCame(_ picker: OpaquePointer?, _ x: Double, _ y: Double) -> Int32 {
  unsafe PickerHandle.withPicker(picker) { (state, now) throws(CError) in
    let place = Point(x: try finiteNumber(x, "a position"), y: try finiteNumber(y, "a position"))
    return state.picker.inkCame(to: place, at: now)
  }
}

/// `stylus_canvas_picker_ink_ended` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_ink_ended")
public func pickerInkEnded(_ picker: OpaquePointer?) -> Int32 {
  unsafe PickerHandle.withPicker(picker) { (state, now) in state.picker.inkEnded(at: now) }
}

/// `stylus_canvas_picker_covers` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_covers")
public func pickerCovers(_ picker: OpaquePointer?, _ x: Double, _ y: Double) -> Int32 {
  unsafe PickerHandle.on(picker) { (handle) throws(CError) in
    let place = Point(x: try finiteNumber(x, "a position"), y: try finiteNumber(y, "a position"))
    return handle.state.withLock { $0.picker.contains(place, at: .now) } ? 1 : 0
  }
}

/// `stylus_canvas_picker_obscured` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_obscured")
public func pickerObscured(
  _ picker: OpaquePointer?, _ boxes: UnsafeMutablePointer<stylus_box>?
) -> Int32 {
  unsafe PickerHandle.on(picker) { (handle) throws(CError) in
    guard let boxes = unsafe boxes else { throw .invalid("boxes is NULL") }
    let rects = handle.state.withLock { state in
      state.picker.isFaded ? [] : state.picker.obscured(at: .now)
    }
    let most = Int(STYLUS_CANVAS_MAX_OBSCURED)
    for (index, rect) in rects.prefix(most).enumerated() { unsafe boxes[index] = .init(rect) }
    return min(rects.count, most)
  }
}

extension stylus_box {
  init(_ rect: Rect) {
    self.init(x: rect.min.x, y: rect.min.y, width: rect.width, height: rect.height)
  }
}

// MARK: Pictures

/// `stylus_canvas_picker_draw` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_draw")
public func pickerDraw(
  _ picker: OpaquePointer?, _ pixels: UnsafeMutablePointer<UInt32>?, _ stride: Int, _ isNew: Int32,
  _ damage: UnsafeMutablePointer<stylus_canvas_rect>?
) -> Int32 {
  unsafe PickerHandle.on(picker) { (handle) throws(CError) in
    let size = handle.state.withLock { $0.size }
    let (width, height) = (size.width * size.scale, size.height * size.scale)
    guard width > 0, height > 0 else { return 0 }
    guard let pixels = unsafe pixels, let damage = unsafe damage else {
      throw .invalid("pixels or damage is NULL")
    }
    guard stride % 4 == 0, stride / 4 >= width else {
      throw .invalid("rows of \(stride) bytes are too short for \(width) pixels")
    }
    let count = (height - 1) * (stride / 4) + width
    var span = unsafe MutableSpan(_unsafeStart: pixels, count: count)
    let changed = handle.state.withLock { state in
      state.size == size
        ? state.renderChanges(on: &span, rowLength: stride / 4, isNew: isNew != 0, at: .now)
        : Damage()
    }
    for index in changed.indices { unsafe damage[index] = stylus_canvas_rect(changed[index]) }
    return changed.count
  }
}

/// `stylus_canvas_picker_redraw_delay` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_redraw_delay")
public func pickerRest(_ picker: OpaquePointer?) -> Int64 {
  var rest: Int64?
  let result = unsafe PickerHandle.on(picker) { (handle) in
    rest = handle.state.withLock { $0.rest(at: .now) }
    return 0
  }
  return result < 0 ? Int64(result) : rest.map { $0 * 1_000 } ?? Int64.max
}

// MARK: Properties

/// `stylus_canvas_picker_get_element` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_get_element")
public func pickerElementAt(
  _ picker: OpaquePointer?, _ index: UInt32,
  _ element: UnsafeMutablePointer<stylus_canvas_picker_element>?
) -> Int32 {
  unsafe PickerHandle.on(picker) { (handle) throws(CError) in
    try unsafe stylus_canvas_picker_element.checkRoom(element, "element")
    let all = handle.state.withLock { $0.picker.descriptions(at: .now) }
    guard index < all.count else { return 0 }
    let found = stylus_canvas_picker_element(all[Int(index)])
    try unsafe stylus_canvas_picker_element.fill(element, "element", with: found)
    return 1
  }
}

extension stylus_canvas_picker_element {
  fileprivate init(_ told: ElementDescription) {
    self.init()
    size = Self.ownSize
    let roles: [ElementDescription.Role] = [.button, .toggle, .radio, .slider, .colorChooser]
    let all: [ElementDescription.State] = [.enabled, .checked, .focused, .expandable, .expanded]
    role = UInt32(roles.firstIndex(of: told.role) ?? 0)
    states = all.indices.reduce(0) { $0 | (told.states.contains(all[$1]) ? 1 << UInt32($1) : 0) }
    bounds = stylus_box(told.bounds)
    unsafe withUnsafeMutableBytes(of: &name) { unsafe copyText(told.name, to: $0) }
    unsafe withUnsafeMutableBytes(of: &value) { unsafe copyText(told.value ?? "", to: $0) }
  }
}

private func copyText(_ words: String, to bytes: UnsafeMutableRawBufferPointer) {
  var index = 0
  for byte in words.utf8.prefix(bytes.count - 1) {
    unsafe bytes[index] = byte
    index += 1
  }
  unsafe bytes[index] = 0
}

/// `stylus_canvas_picker_focus` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_focus")
public func pickerFocus(_ picker: OpaquePointer?, _ index: Int32) -> Int32 {
  unsafe PickerHandle.withPicker(picker) { (state, now) throws(CError) in
    let all = state.picker.descriptions(at: now)
    guard index < all.count else { throw .invalid("the picker has only \(all.count) elements") }
    state.picker.focus(on: index < 0 ? nil : all[Int(index)].element)
    return []
  }
}

/// `stylus_canvas_picker_activate` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_activate")
public func pickerActivate(_ picker: OpaquePointer?, _ index: UInt32) -> Int32 {
  unsafe PickerHandle.withPicker(picker) { (state, now) throws(CError) in
    let all = state.picker.descriptions(at: now)
    guard index < all.count else { throw .invalid("the picker has only \(all.count) elements") }
    let focus = state.picker.focus
    state.picker.focus(on: all[Int(index)].element)
    let events = state.picker.key(.enter, at: now)
    if focus == nil { state.picker.focus(on: nil) }
    return events
  }
}

/// `stylus_canvas_picker_text` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_text")
public func pickerText(_ picker: OpaquePointer?) -> UnsafeMutablePointer<CChar>? {
  var text: UnsafeMutablePointer<CChar>?
  _ = unsafe PickerHandle.on(picker) { (handle) in
    unsafe text = strdup(handle.state.withLock { $0.picker.text })
    return 0
  }
  return unsafe text
}

/// `stylus_canvas_picker_set_text` of stylus-canvas.h.
@_cdecl("stylus_canvas_picker_set_text")
public func pickerSetText(
  _ picker: OpaquePointer?, _ text: UnsafePointer<CChar>?
) -> Int32 {
  unsafe PickerHandle.on(picker) { (handle) throws(CError) in
    guard let text = unsafe text else { throw .invalid("text is NULL") }
    let lines = unsafe String(cString: text)
    var complaints: [String] = []
    let tools = Toolset(text: lines, telling: &complaints)
    try handle.with { (state, now) in
      state.picker.show(tools, at: now)
      state.picker.takePlace(from: lines, telling: &complaints)
      return ((), [.chose(tools)])
    }
    if let first = complaints.first { throw .unknown(first) }
    return 0
  }
}
