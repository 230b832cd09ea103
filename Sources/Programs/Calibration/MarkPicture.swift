import InkDrawing
import InkGeometry
import InkRendering

/// What a calibration shows: marks, and where the pen is taken to be. No words: those are on the
/// terminal.
///
/// Places are logical pixels of the layout, sizes millimeters of the output (96 logical pixels are
/// 25.4).
struct MarkPicture: Hashable, Sendable {
  /// The marks that there are, in their order, and above them the pen.
  var parts: [PlacedMark] = []

  /// Something at a place.
  struct PlacedMark: Hashable, Sendable {
    var look: MarkState
    var place: Point
  }

  /// What is at a place.
  enum MarkState: Hashable, Sendable {
    /// A mark that is due later: a small gray cross.
    case waiting
    /// The mark that is due: a large white cross in a ring.
    case due
    /// The mark that is being touched: its ring is full and green.
    case touched
    /// A mark that was touched: a small green tick.
    case done
    /// The pen, with its new calibration: a ring around the tip.
    case pen
  }

  /// What all lies on: dark, and the programs beneath are seen through it.
  static let ground = Color(red: 0.05, green: 0.06, blue: 0.08, alpha: 0.88)

  /// What must be drawn again where another picture was; nil if all must.
  func changes(from other: MarkPicture?, view: InkTransform) -> [PixelRect]? {
    guard let other else { return nil }
    return Set(parts).symmetricDifference(other.parts).map { $0.bounds(view) }
  }

  /// Draws the picture within a rectangle of an image, in place of all that was there.
  ///
  /// - Parameter view: from the layout to pixels.
  func draw(
    on pixels: inout MutableSpan<UInt32>, layout: PixelLayout, view: InkTransform,
    clip: PixelRect
  ) {
    let clip = clip.intersection(layout.bounds)
    guard !clip.isEmpty else { return }
    let ground = layout.word(Self.ground)
    for y in clip.minY..<clip.maxY {
      let row = (y - layout.bounds.minY) * layout.rowLength - layout.bounds.minX
      for x in clip.minX..<clip.maxX { pixels[row + x] = ground }
    }
    for part in parts {
      let bounds = part.bounds(view).intersection(clip)
      guard !bounds.isEmpty else { continue }
      for (lines, color) in part.look.layers {
        var ink = WetLayer(bounds: bounds)
        for line in lines { ink.cover(line.poses(around: part.place, view).span) }
        ink.blend(layout.word(color), over: &pixels, layout: layout, clip: clip)
      }
    }
  }
}

extension MarkPicture.PlacedMark {
  /// The pixels that it may cover.
  fileprivate func bounds(_ view: InkTransform) -> PixelRect {
    let reach = look.reach * (96 / 25.4)
    return PixelRect(around: view.bounds(of: Rect(min: place, max: place).expanded(by: reach)))
  }
}

extension MarkPicture.MarkState {
  private static let white = Color(rgba: 0xFFFF_FFFF)
  private static let amber = Color(rgba: 0xFFB0_20FF)
  private static let green = Color(rgba: 0x40D0_70FF)
  private static let gray = Color(rgba: 0xA0A8_B0C0)

  /// No part of it is further from its place, in millimeters.
  fileprivate var reach: Double {
    switch self {
    case .due, .touched: 13
    case .waiting, .done: 5
    case .pen: 4
    }
  }

  /// Its lines and their colors, the lowest first.
  fileprivate var layers: [([MarkLine], Color)] {
    switch self {
    case .waiting: [(MarkLine.cross(reach: 3, width: 0.4), Self.gray)]
    case .due:
      [
        ([.ring(radius: 6, width: 0.6)], Self.amber),
        (MarkLine.cross(reach: 12, width: 0.55), Self.white),
      ]
    case .touched:
      [
        ([.ring(radius: 6, width: 2)], Self.green),
        (MarkLine.cross(reach: 12, width: 0.55), Self.white),
      ]
    case .done: [([.tick], Self.green)]
    case .pen: [([.ring(radius: 3, width: 0.5)], Self.amber), ([.dot], Self.white)]
    }
  }
}

/// A line that a round tip leaves, around a place; in millimeters.
private struct MarkLine {
  let places: [Point]
  let width: Double

  static func cross(reach: Double, width: Double) -> [MarkLine] {
    [Point(x: reach, y: 0), Point(x: 0, y: reach)].map {
      MarkLine(places: [-$0, $0], width: width)
    }
  }

  static func ring(radius: Double, width: Double) -> MarkLine {
    let turn = InkTransform.rotation(.pi / 32)
    var places = [Point(x: radius, y: 0)]
    for _ in 0..<64 { places.append(turn.applied(to: places[places.count - 1])) }
    return MarkLine(places: places, width: width)
  }

  static let tick = MarkLine(
    places: [Point(x: -2.5, y: 0), Point(x: -0.5, y: 2), Point(x: 3, y: -2.5)], width: 0.9)
  static let dot = MarkLine(places: [.zero], width: 0.8)

  /// The tip on its way along the line, in pixels.
  func poses(around place: Point, _ view: InkTransform) -> [NibPose] {
    let scale = 96 / 25.4
    return places.map { way in
      NibPose(center: place + way * scale, radius: width / 2 * scale).transformed(by: view)
    }
  }
}
