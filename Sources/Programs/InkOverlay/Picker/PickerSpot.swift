import InkCanvas
import InkGeometry
import InkScreens
import StylusModel
import ToolPicker
import WaylandClient

/// Where the picker is on the screen: its surface, and the places that belong to it.
struct PickerSpot {
  /// The surface; nil while the picker is not shown.
  private(set) var screen: PickerScreen?
  /// Where presses belong to the picker, in points of the output.
  private(set) var covered: [Rect] = []
  /// Where ink is so near that the picker fades, in the layout: looked at for each sample.
  private(set) var zone = Rect.empty
  /// Whether the picker is drawn on the ink's surface, so that it is above all ink and a board.
  private(set) var isOnInk = false
  /// The output, in the layout.
  private var area = Rect.empty
  /// The ink's surface that the picker lies above.
  private var beneath: OverlayID?
  /// The writing pad on the output, which the picker does not cover, in points.
  private var pad: Rect?

  /// Returns a place of the layout in points of the output.
  func point(at place: Point) -> Point { place - area.min }

  /// The part of the output above the writing pad; nil while no picture can be shown.
  var usableArea: Size? {
    guard let screen, !screen.isWaiting else { return nil }
    return screen.area?.above(pad)
  }

  /// Moves to an output, above its ink.
  ///
  /// - Returns: whether the picker has to be shown again.
  mutating func move(
    to output: OutputID, of compositor: Compositor, above ink: OutputScreen, isPressed: Bool
  ) throws(WaylandError) -> Bool {
    let isMade = try makeSurface(on: output, of: compositor, above: ink, isPressed: isPressed)
    let isSame = isOnInk == ink.showsPicker && pad == ink.page.laid.free
    (isOnInk, pad) = (ink.showsPicker, ink.page.laid.free)
    return isMade || !isSame
  }

  /// Makes the surface if it is on another output or if the ink's was made after it, for it lies
  /// above that.
  private mutating func makeSurface(
    on output: OutputID, of compositor: Compositor, above ink: OutputScreen, isPressed: Bool
  ) throws(WaylandError) -> Bool {
    area = ink.place.area
    let isBeneathInk = ink.overlay != nil && ink.overlay?.id != beneath
    if let screen, screen.output == output, !isBeneathInk || isPressed { return false }
    screen = nil
    screen = try PickerScreen(on: output, of: compositor)
    beneath = ink.overlay?.id
    return true
  }

  /// Shows a picture: on the ink's surface, with the ink's next picture, or on its own surface,
  /// which takes the presses in both cases.
  ///
  /// - Returns: false if it is not on its way.
  mutating func show(
    _ scene: PickerScene, covering rects: [Rect], isPressed: Bool, above ink: OutputScreen,
    at now: Timestamp
  ) throws(WaylandError) -> Bool {
    guard let screen, let size = screen.area else { return false }
    setCovered(rects)
    // sway 1.7 lets a layer surface lose a pointer that is down, where it takes no input: a press
    // keeps all of it.
    let input =
      isPressed ? [Rect(x: 0, y: 0, width: size.width, height: size.height)] : rects
    if isOnInk { ink.page.showPicker(with: scene, at: now) }
    return try screen.show(isOnInk ? PickerScene() : scene, takingInput: input)
  }

  private mutating func setCovered(_ rects: [Rect]) {
    covered = rects
    zone = .empty
    guard !rects.isEmpty else { return }
    let near = rects.reduce(Rect.empty) { $0.union($1) }.expanded(by: ToolPicker.clearance)
    zone = Rect(min: near.min + area.min, max: near.max + area.min)
  }
}

extension Size {
  /// The part above a pad at the lower edge.
  fileprivate func above(_ pad: Rect?) -> Size {
    guard let pad, pad.max.y >= height - Self.mostGap, pad.min.y > height / 2 else { return self }
    return Size(width: width, height: pad.min.y)
  }

  /// A pad at the edge may keep this distance from it.
  private static let mostGap = 24.0
}
