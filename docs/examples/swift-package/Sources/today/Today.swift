import Foundation
import Ink
import StylusClient
import StylusModel

/// Draws all finished strokes that stylusd keeps, as a PNG file in their real size:
///
///     swift run today today.png [SOCKET]
@main struct Today {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let file = arguments.first, arguments.count < 3 else {
      fail("usage: today FILE [SOCKET]")
    }
    do {
      var daemon = try InkConnection(path: arguments.count == 2 ? arguments[1] : nil)
      let strokes = try daemon.strokes(since: 0)
      guard !strokes.isEmpty else {
        fail("stylusd keeps no strokes. Fix: write something, and repeat")
      }
      let drawing = try drawing(of: strokes)
      let picture = try drawing.pngData(dotsPerInch: 96, background: .white)
      try Data(picture).write(to: URL(fileURLWithPath: file))
      let samples = strokes.map(\.samples.count).reduce(0, +)
      print("\(drawing.strokes.count) strokes with \(samples) samples are in \(file)")
    } catch {
      fail("\(error)")
    }
  }

  /// Fits each stroke, and draws it with a fountain pen; strokes of the eraser remove ink.
  static func drawing(of strokes: [CapturedStroke]) throws -> Drawing {
    let ink = Ink(.fountainPen, color: Color(red: 0.1, green: 0.16, blue: 0.37))
    var drawing = Drawing()
    for captured in strokes {
      let stroke = try Stroke(fitting: captured, ink: ink, width: 0.6)
      if captured.tool.kind == .eraser {
        drawing.erase(Region(sweeping: stroke.nibPoses(tolerance: 0.05)), mode: .pixel)
      } else {
        drawing.append(stroke)
      }
    }
    return drawing
  }

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("today: \(message)\n".utf8))
    exit(1)
  }
}
