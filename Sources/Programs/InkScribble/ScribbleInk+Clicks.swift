import Accessibility
import InkGeometry
import LinuxIO
import StylusModel
import TextFields

extension ScribbleInk: FieldClicks {
  func click(_ field: TextField, at place: Point) -> Bool {
    guard let window = writer.desk.map[field.window] else { return false }
    let spot = place + window.area.min
    guard writer.desk.map.field(at: spot)?.reference == field.reference else { return false }
    return writer.tap(at: spot, on: screens, at: .now)
  }
}
