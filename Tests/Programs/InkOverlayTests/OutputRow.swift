import CompositorKit
import Foundation
import InkDrawing
import InkGeometry
import ProgramKit
import StylusModel
import Testing

/// Outputs of a sway side by side, each another one, and an overlay on all of them.
///
/// Each shows 400x300 logical pixels; a tablet of 1:1.6 is drawn with along all of them.
struct OutputRow {
  /// An output: its pixels as the user sees them, what of the layout it shows.
  struct Output {
    var name: String
    var scale: Double
    var transform: String
    var area: Rect

    /// What sway is told of it.
    fileprivate var command: String {
      let (width, height) = (Int(area.width * scale), Int(area.height * scale))
      let isTurned = transform.hasSuffix("90") || transform.hasSuffix("270")
      let mode = isTurned ? "\(height)x\(width)" : "\(width)x\(height)"
      let (x, y) = (Int(area.min.x), Int(area.min.y))
      return
        "output \(name) mode --custom \(mode) scale \(scale) transform \(transform) position \(x) \(y)"
    }
  }

  let sway: Sway
  let stage: OverlayStage
  private(set) var outputs: [Output]

  /// With whole and broken scales, one turned, one mirrored.
  init() throws {
    sway = try Sway()
    outputs = [
      ("1", "normal"), ("1.5", "normal"), ("2", "normal"), ("1", "90"), ("1.5", "flipped"),
    ]
    .enumerated().map { index, look in
      Output(
        name: "HEADLESS-\(index + 1)", scale: Double(look.0) ?? 1, transform: look.1,
        area: Rect(x: Double(index) * 400, y: 0, width: 400, height: 300))
    }
    for _ in outputs.dropFirst() { try sway.command("create_output") }
    for output in outputs { try sway.command(output.command) }
    stage = try OverlayStage(sway: sway, output: "HEADLESS-1")
  }

  /// Makes one another one.
  mutating func change(_ index: Int, _ change: (inout Output) -> Void) throws {
    change(&outputs[index])
    try sway.command(outputs[index].command)
  }

  /// Whether the overlay knows the size of each.
  func isKnown() throws -> Bool {
    let known = try stage.status()["outputs"] as? [[String: Any]] ?? []
    return outputs.allSatisfy { output in
      known.contains { entry in
        let area = entry["area"] as? [String: Any] ?? [:]
        return entry["name"] as? String == output.name
          && entry["pixel_width"] as? Int == Int(output.area.width * output.scale)
          && area["top"] as? Double == output.area.min.y
          && area["width"] as? Double == output.area.width
      }
    }
  }

  /// The rectangle around all.
  var layout: Rect { outputs.reduce(Rect.empty) { $0.union($1.area) } }

  /// A daemon that plays what a pen does on a tablet that reaches the whole layout.
  func play(_ pen: TouchingPen, speed: String) throws -> RunningProgram {
    let file = stage.programs.path("lines.evemu")
    try pen.write(to: file)
    return try stage.programs.daemon(
      ["--replay", file, "--speed", speed], socket: stage.socket)
  }

  /// How many pixels of an output have ink.
  func inked(_ index: Int) throws -> Int {
    let picture = try sway.picture(of: outputs[index].name)
    return (0..<picture.height).reduce(0) { count, y in
      count + (0..<picture.width).count { picture[$0, y] != stage.ground }
    }
  }

  /// Whether an output shows what is saved of it, and how many strokes that are.
  func shows(_ strokes: Int, on index: Int) throws -> Bool {
    let output = outputs[index]
    let name = "\(output.name).inkd"
    _ = try stage.tell("save", stage.programs.path(name), "--output", output.name, "--force")
    let drawing = try stage.drawing(name)
    let picture = try sway.picture(of: output.name)
    let unlike = picture.pixelsUnlike(
      drawing, on: stage.ground, scale: OverlayStage.scale * output.scale)
    return drawing.count == strokes && unlike == 0
  }

  /// How large a share of a stroke's places on an output has ink within two pixels, and how many
  /// places that are.
  func inkedShare(
    of stroke: CapturedStroke, on tablet: Tablet.Area, reaching layout: Rect, _ index: Int
  ) throws -> (share: Double, places: Int) {
    let output = outputs[index]
    let picture = try sway.picture(of: output.name)
    let places = stroke.samples.compactMap { sample -> (Int, Int)? in
      let share = Point(
        x: Double((sample.x.value - tablet.left.value) / tablet.width.value),
        y: Double((sample.y.value - tablet.top.value) / tablet.height.value))
      let place = layout.min + Point(x: share.x * layout.width, y: share.y * layout.height)
      guard output.area.contains(place) else { return nil }
      let way = (place - output.area.min) * output.scale
      return (Int(way.x), Int(way.y))
    }
    let inked = places.count { x, y in
      (max(y - 2, 0)...min(y + 2, picture.height - 1)).contains { row in
        (max(x - 2, 0)...min(x + 2, picture.width - 1)).contains {
          picture[$0, row] != stage.ground
        }
      }
    }
    return (places.isEmpty ? 0 : Double(inked) / Double(places.count), places.count)
  }
}
