import Evdev
import Foundation
import StylusModel

/// Pens that draw at 1 kHz: strokes of 90 samples with 10 ms in the air between them.
struct Drawing {
  let pens: Int
  /// Frames of each pen.
  let frames: Int
  /// Between the frames of one pen and those of the next, in microseconds: 0 for all at once, as on
  /// one USB bus.
  var distance: Int64 = 125

  /// Frames from one touch to the next, and how many of them touch.
  static let period = 100
  static let contact = 90

  /// How many strokes it has.
  var strokes: Int { pens * frames / Self.period }
  /// How many samples they have.
  var samples: Int { strokes * Self.contact }

  /// Writes the recording that the daemon plays.
  ///
  /// - Throws: if the file cannot be written.
  func write(recording path: String) throws {
    guard let model = TabletTable.named("wacom-intuos-pro-2-m") else {
      throw Fault("no such tablet")
    }
    var sharp = model.penDescription
    for code in sharp.axes.keys { sharp.axes[code]?.fuzz = 0 }
    let devices = (0..<pens).map { pen in
      var description = sharp
      description.name = "Pen \(pen)"
      return RecordedDevice(description: description, events: events(of: pen))
    }
    try Data(EvemuText.encodeRecording(Recording(devices: devices))).write(
      to: URL(fileURLWithPath: path))
  }

  /// Writes the same events of the first pen as the yardstick reads them.
  ///
  /// - Throws: if the file cannot be written.
  func write(events path: String) throws {
    var bytes = Data()
    func put<Number: FixedWidthInteger>(_ number: Number) {
      for place in 0..<Number.bitWidth / 8 {
        bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place)))
      }
    }
    for event in events(of: 0) {
      put(event.time.microseconds)
      put(event.type)
      put(event.code)
      put(event.value)
    }
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  private func events(of pen: Int) -> [InputEvent] {
    var events: [InputEvent] = []
    for step in 0..<frames {
      let time = Timestamp(microseconds: 1_000 * Int64(step) + distance * Int64(pen))
      func add(_ type: UInt16, _ code: UInt16, _ value: Double) {
        events.append(InputEvent(time: time, type: type, code: code, value: Int32(value)))
      }
      let place = step % Self.period
      let angle = Double(step) * 0.02 + Double(pen)
      if step == 0 { add(EventType.key, Key.toolPen, 1) }
      if place == 0 || place == Self.contact { add(EventType.key, Key.touch, place == 0 ? 1 : 0) }
      add(EventType.absolute, Axis.x, 20_000 + 8_000 * cos(angle))
      add(EventType.absolute, Axis.y, 14_000 + 8_000 * sin(angle * 1.5))
      add(EventType.absolute, Axis.pressure, place < Self.contact ? 2_000 + Double(40 * place) : 0)
      add(EventType.synchronization, SyncCode.report, 0)
    }
    return events
  }
}

/// What keeps the benchmark from its work.
struct Fault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
