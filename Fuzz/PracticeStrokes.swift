import InkGeometry
import InkPractice

private let goal: PracticeTemplate = {
  guard let text = try? PracticeText("Quiz ij", letters: .shipped, size: .medium) else {
    return PracticeTemplate(letters: [])
  }
  return text.goal
}()

/// Any strokes over a text: four bytes a place, bit patterns of halves of floats and all; 0xFF 0xFF
/// lifts the pen. There is an answer, and every stroke of the text is written, wrong or missing.
@_cdecl("LLVMFuzzerTestOneInput")
public func comparePractice(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var strokes: [[Point]] = [[]]
  for index in stride(from: 0, to: bytes.count - 3, by: 4) {
    let high = UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16
    let low = UInt32(bytes[index + 2]) << 24 | UInt32(bytes[index + 3]) << 16
    if bytes[index] == 0xFF, bytes[index + 1] == 0xFF {
      strokes.append([])
    } else {
      let (x, y) = (Float(bitPattern: high), Float(bitPattern: low))
      strokes[strokes.count - 1].append(Point(x: Double(x), y: Double(y)))
    }
  }
  let report = PracticeReport(strokes, of: goal)
  precondition(report.copies.count == strokes.count)
  var known = Set(report.copies.flatMap { $0 })
  for fault in report.mistakes {
    switch fault {
    case .outOfOrder(let stroke, _), .reversed(let stroke, _), .distorted(let stroke, _),
      .missing(let stroke):
      known.insert(stroke)
    case .extra: break
    }
  }
  precondition(known == Set(0..<goal.count))
  return 0
}
