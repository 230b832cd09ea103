import Handwriting
import InkRecognition
import InkSynthesis
import StylusModel

/// The same synthetic words read again and again, for whoever counts allocations.
enum SteadyReading {
  /// Reads a word so many times, after a longer one, without asking for its text.
  static func run(_ count: Int) throws {
    var reader = WritingReader(.english())
    reader.read(try trace("handwritings"))
    let word = try trace("reading")
    for _ in 0..<count { reader.read(word) }
    print("read \(count) times: \(reader.readings(1).first?.text ?? "no text")")
  }

  private static func trace(_ text: String) throws -> WritingTrace {
    let stays = try Handwriting(style: HandStyle(), seed: 3).synthesize(
      text, at: Place(x: Millimeters(20), y: Millimeters(40)), xHeight: Millimeters(3),
      sensor: Sensor(rate: 200))
    return WritingTrace(stays.joined())
  }
}
