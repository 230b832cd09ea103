import Foundation
import ProgramKit

/// A recording that a test writes: a pen tablet, and frames with times of the test's choice.
///
/// Its coordinates are easy to find again in a log, where they must never be.
struct InkScript {
  private(set) var text = Self.description
  private var time = 1_000_000
  private var frame = 0
  /// How far the pen goes from frame to frame, in 1/200 mm to the right and downwards.
  var pace = 1

  /// Where the raw x of all frames lies, on a tablet of 200 units per millimeter.
  private static let columns = 37_100..<37_900

  /// Whether a log has an x of such a pen, raw or in millimeters.
  ///
  /// The folder's name and the number of this process have any digits, and count for nothing.
  static func isTold(in log: String, of programs: Programs) -> Bool {
    let said = log.replacing(programs.folder.path, with: "")
      .replacing("process \(getpid())", with: "")
    return said.matches(of: /[0-9]+(\.[0-9]+)?/).contains { number in
      let value = Double(number.0) ?? 0
      return columns.contains(Int(number.1 == nil ? value : value * 200))
    }
  }

  private static let description = """
    # EVEMU 1.3
    N: Test Tablet Pen
    I: 0003 056a 0357 0000
    P: 01 00 00 00 00 00 00 00
    B: 00 1b 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 1f 1c 00 00 00 00 00 00
    B: 03 03 00 00 01 00 00 00 00
    A: 00 0 44800 4 0 200
    A: 01 0 29600 4 0 200
    A: 18 0 8191 0 0 0

    """

  /// Lets time pass.
  mutating func pause(milliseconds: Int) { time += milliseconds * 1_000 }

  /// The pen comes near, without touching.
  mutating func approach() { write(["0001 0140 1"] + position()) }

  /// The pen moves for some frames, one every so many microseconds.
  mutating func move(_ frames: Int, every step: Int = 1) {
    for _ in 0..<frames {
      time += step
      write(position())
    }
  }

  /// The tip touches: the first sample of a stroke.
  mutating func touch() { write(position() + ["0001 014a 1", "0003 0018 4000"]) }

  /// The tip is lifted.
  mutating func lift() { write(["0001 014a 0", "0003 0018 0"]) }

  /// The pen goes away.
  mutating func leave() { write(["0001 0140 0"]) }

  /// A whole stroke of so many samples.
  mutating func stroke(_ samples: Int, every step: Int = 1) {
    touch()
    move(samples - 1, every: step)
    time += step
    lift()
  }

  private mutating func position() -> [String] {
    frame += pace
    return [
      "0003 0000 \(Self.columns.lowerBound + frame % Self.columns.count)",
      "0003 0001 \(1_000 + frame % 20_000)",
    ]
  }

  private mutating func write(_ events: [String]) {
    let stamp = "\(time / 1_000_000)." + String(String(1_000_000 + time % 1_000_000).dropFirst())
    for event in events + ["0000 0000 0"] { text += "E: \(stamp) \(event)\n" }
    time += 1
  }

  /// Writes the recording to a file; its path.
  func write(to path: String) throws -> String {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }
}
