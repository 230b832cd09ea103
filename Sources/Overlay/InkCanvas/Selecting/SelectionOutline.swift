import InkDrawing
import InkEditing
import InkGeometry

/// The dashed outline of the selection.
enum SelectionOutline {
  /// A blue that is distinct from most inks, on light and dark backgrounds.
  static let ink = Ink(
    .monoline, color: Color(red: 0.05, green: 0.5, blue: 1), adaptsToAppearance: false)
  /// The width, in millimeters.
  static let width = 0.4
  private static let dash = 2.2
  private static let gap = 1.6
  /// The distance from ink that was not selected with a lasso.
  private static let margin = 2.0
  /// The largest number of dashes; around a large selection they are longer.
  private static let mostDashes = 400.0

  /// Returns the dashes around an editor's selection, lifted or not; none if nothing is selected.
  /// Their length and thickness on the screen are the same at any zoom.
  static func dashedOutline(of editor: Editor, zoom: Double) -> [Stroke] {
    guard !editor.selection.isEmpty else { return [] }
    return rings(of: editor, zoom).flatMap { dashStrokes(along: $0, zoom) }
  }

  private static func rings(of editor: Editor, _ zoom: Double) -> [[Point]] {
    let way = editor.lifted?.transform ?? .identity
    if let outline = editor.selection.outline, !outline.isEmpty {
      return outline.rings.map { ring in ring.map { way.applied(to: $0) } }
    }
    let box = editor.selectedBounds
    return box.isEmpty ? [] : [box.expanded(by: margin / zoom).corners]
  }

  private static func dashStrokes(along ring: [Point], _ zoom: Double) -> [Stroke] {
    guard let first = ring.first else { return [] }
    let corners = ring + [first]
    let length = zip(corners, corners.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard length * zoom > dash else { return [] }
    let stretch = max(1 / zoom, length / (dash + gap) / mostDashes)
    var dashes = Dashes(dash * stretch, gap: gap * stretch)
    for (from, to) in zip(corners, corners.dropFirst()) { dashes.appendSegment(from, to) }
    return dashes.lines.map { stroke(through: $0, zoom) }
  }

  private static func stroke(through places: [Point], _ zoom: Double) -> Stroke {
    let size = Size(width: width / zoom, height: width / zoom)
    let points = places.map { StrokePoint(location: $0, size: size) }
    return Stroke(ink: ink, path: StrokePath(controlPoints: points))
  }
}

/// Divides a line into dashes.
private struct Dashes {
  private(set) var lines: [[Point]] = []
  private let dash: Double
  private let gap: Double
  private var current: [Point] = []
  /// The remaining length of the dash, or of the gap after it.
  private var left: Double
  private var isInk = true

  init(_ dash: Double, gap: Double) {
    (self.dash, self.gap) = (dash, gap)
    left = dash
  }

  /// Continues the line in a straight segment.
  mutating func appendSegment(_ from: Point, _ to: Point) {
    let length = from.distance(to: to)
    var done = 0.0
    if isInk { current.append(from) }
    while length - done > left {
      done += left
      let place = from.mixed(with: to, done / length)
      if isInk {
        lines.append(current + [place])
        current = []
      } else {
        current = [place]
      }
      isInk.toggle()
      left = isInk ? dash : gap
    }
    left -= length - done
  }
}

extension StrokeStyle {
  /// Returns the style of a lasso's line, for a page shown with a zoom factor.
  public static func lasso(zoom: Double) -> StrokeStyle {
    StrokeStyle(
      ink: SelectionOutline.ink, width: SelectionOutline.width / zoom, fate: .fades)
  }
}
