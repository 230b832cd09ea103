package import Desktops
package import InkGeometry
package import WaylandClient

/// Keys of a keyboard of our own (zwp_virtual_keyboard_v1), and taps of a mouse of our own.
package final class VirtualKeys: DesktopKeys {
  private let keyboard: VirtualKeyboard?
  private let pointer: TapPointer?

  /// - Returns: nil if the compositor supports neither.
  package init?(of compositor: Compositor) {
    keyboard = try? VirtualKeyboard(of: compositor)
    pointer = try? TapPointer(of: compositor)
    if keyboard == nil, pointer == nil { return nil }
  }

  package var typesTexts: Bool { keyboard != nil }

  package func type(_ text: String) -> Bool {
    guard let keyboard else { return false }
    do throws(WaylandError) { return try keyboard.type(text) } catch { return false }
  }

  package func type(_ text: String, over former: String) -> Bool {
    guard let keyboard, keyboard.takes(text) else { return false }
    return press(.backspace, times: former.count) && type(text)
  }

  package func press(_ key: EditingKey, times: Int) -> Bool {
    guard let keyboard else { return false }
    do throws(WaylandError) { try keyboard.press(key, times: times) } catch { return false }
    return true
  }

  package func tap(at place: Point, in layout: Rect, lettingThrough: TapPassage) -> Bool {
    pointer?.tap(at: place, in: layout, lettingThrough: lettingThrough) == true
  }
}

extension TapPointer {
  /// Taps a position of the layout, in logical pixels, while our surfaces let it through.
  package func tap(at place: Point, in layout: Rect, lettingThrough: TapPassage) -> Bool {
    func pixel(_ value: Double) -> UInt32 { UInt32(max(0, min(value, 1e9))) }
    // The next call notices that the compositor is gone.
    lettingThrough { () throws(WaylandError) in
      try tap(
        x: pixel(place.x - layout.min.x), y: pixel(place.y - layout.min.y),
        width: pixel(layout.width), height: pixel(layout.height))
    }
    return true
  }
}
