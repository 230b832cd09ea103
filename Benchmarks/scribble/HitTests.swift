import InkGeometry
import TextFields

/// Which field is under the pen, and where the pen is ours, where all of it is known already.
struct HitTests {
  private var map = FieldMap()
  private let clock = ContinuousClock()

  /// Forty windows with thirty fields each, one above the other as people have them.
  init() {
    var windows: [DesktopWindow] = []
    for number in 0..<40 {
      let corner = Point(x: Double(number * 97 % 1_300), y: Double(number * 61 % 700))
      windows.append(
        DesktopWindow(
          id: WindowID(rawValue: Int64(number)), process: 1, title: "",
          area: Rect(x: corner.x, y: corner.y, width: 900, height: 600)))
    }
    _ = map.setWindows(windows)
    for window in windows {
      map.setFields(
        (0..<30).map { row in
          TextField(
            FieldReference(name: ":1.1", path: "/\(row)"), of: window.id, .gtk3, isMultiline: false,
            area: Rect(x: 20, y: Double(row) * 20, width: 500, height: 18))
        }, in: window.id)
    }
  }

  func tell() {
    print("| | times | p50, ms | p99, ms | most, ms |\n|---|---|---|---|---|")
    var found = 0
    var times: [Duration] = []
    for number in 0..<20_000 {
      let place = Point(x: Double(number * 7_919 % 1_920), y: Double(number * 104_729 % 1_080))
      times.append(clock.measure { if map.field(at: place) != nil { found += 1 } })
    }
    precondition(found > 0)
    Row.print("hit test, cached: 1,200 fields of 40 windows", times)
    let screen = Rect(x: 0, y: 0, width: 1_920, height: 1_080)
    var parts = 0
    Row.print(
      "where the pen is ours, of the same",
      (0..<500).map { _ in clock.measure { parts += map.seenAreas(within: screen).count } })
    precondition(parts > 0)
  }
}
