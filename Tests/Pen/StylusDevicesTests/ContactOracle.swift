import Foundation

/// Reads contacts straight from the text of an evemu recording; shares no code with what it judges.
struct ContactOracle {
  /// One frame with the tip down: its stamp as written, and the raw position.
  struct Contact: Equatable {
    var microseconds: Int64
    var x: Int
    var y: Int
  }

  /// The strokes: from BTN_TOUCH 1 to BTN_TOUCH 0, one entry for every SYN_REPORT in between.
  private(set) var strokes: [[Contact]] = []
  /// How many SYN_REPORTs the file has.
  private(set) var frames = 0
  /// SYN_REPORTs with the tip down that report the pad: MSC_SERIAL -1, as kernels before 3.17 sent
  /// the pad's frames on the pen's node. They count as contact frames, but the pen says nothing
  /// new.
  private(set) var padFrames = 0

  init(text: String) {
    var x = 0
    var y = 0
    var isDown = false
    var wasDown = false
    var isPad = false
    for line in text.split(separator: "\n") where line.hasPrefix("E:") {
      let fields = line.split { $0 == " " || $0 == "\t" }
      switch (fields[2], fields[3]) {
      case ("0003", "0000"): x = Int(fields[4]) ?? x
      case ("0003", "0001"): y = Int(fields[4]) ?? y
      case ("0001", "014a"): isDown = Int(fields[4]) == 1
      case ("0004", "0000"): isPad = Int(fields[4]) == -1
      case ("0000", "0000"):
        frames += 1
        if isDown && isPad { padFrames += 1 }
        if isDown {
          if !wasDown { strokes.append([]) }
          let stamp = fields[1].split(separator: ".").map { Int64($0) ?? 0 }
          strokes[strokes.count - 1].append(
            Contact(microseconds: stamp[0] * 1_000_000 + stamp[1], x: x, y: y))
        }
        wasDown = isDown
        isPad = false
      default: break
      }
    }
  }

  var samples: Int { strokes.reduce(0) { $0 + $1.count } }
}
