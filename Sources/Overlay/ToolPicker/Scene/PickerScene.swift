import InkDrawing
import InkGeometry
public import InkRendering

/// Everything that a picker shows at a moment, as a value. The differences between two scenes are
/// the areas that must be redrawn.
public struct PickerScene: Hashable, Sendable {
  /// The picker, and the open panel above it.
  var layers: [SceneLayer] = []
  /// The appearance, which determines the colors.
  var appearance = Appearance.light

  /// Creates an empty scene.
  public init() {}

  /// Returns the pixels that the scene covers.
  public func bounds(scale: Double) -> PixelRect {
    layers.reduce(.empty) { $0.union($1.pixels(scale: scale)) }
  }

  /// Returns the areas that differ from another scene, in pixels; nil is a scene without a picker.
  public func changes(from other: PickerScene?, scale: Double) -> [PixelRect] {
    guard let other, other.appearance == appearance, other.layers.count == layers.count else {
      let areas = [bounds(scale: scale), other?.bounds(scale: scale) ?? .empty]
      return areas.filter { !$0.isEmpty }.merged
    }
    var changes: [PixelRect] = []
    for (new, old) in zip(layers, other.layers) where new != old {
      let isMoved =
        new.origin != old.origin || new.opacity != old.opacity || new.bounds != old.bounds
      if isMoved {
        changes += [new.pixels(scale: scale), old.pixels(scale: scale)]
      } else {
        let corner = new.corner(scale: scale)
        changes += new.changes(from: old, scale: scale).map { $0.moved(x: corner.x, y: corner.y) }
      }
    }
    return changes.merged
  }
}

/// A part of a scene that moves and fades as one.
struct SceneLayer: Hashable, Sendable {
  /// The upper left corner, in points of the area.
  var origin: Point
  /// The area that the layer may cover, in points from its corner.
  var bounds: Rect
  var opacity: Double
  var parts: [PickerPart]

  /// The distance around a plate at which its shadow is visible.
  static let shadowReach = 32.0

  /// Returns the layer's own pixels, from its corner.
  func ownPixels(scale: Double) -> PixelRect {
    PixelRect(around: InkTransform.scale(x: scale, y: scale).bounds(of: bounds))
  }

  /// Returns the corner at a whole pixel, so that the layer looks the same in every position.
  func corner(scale: Double) -> (x: Int, y: Int) {
    (Int((origin.x * scale).rounded()), Int((origin.y * scale).rounded()))
  }

  func pixels(scale: Double) -> PixelRect {
    let corner = corner(scale: scale)
    return ownPixels(scale: scale).moved(x: corner.x, y: corner.y)
  }

  /// Returns the areas of its own pixels that differ from another layer with the same bounds.
  func changes(from other: SceneLayer, scale: Double) -> [PixelRect] {
    guard parts != other.parts else { return [] }
    let view = InkTransform.scale(x: scale, y: scale)
    return Set(parts).symmetricDifference(other.parts).map {
      PixelRect(around: view.bounds(of: $0.bounds)).intersection(ownPixels(scale: scale))
    }.filter { !$0.isEmpty }
  }
}

extension PixelRect {
  func moved(x: Int, y: Int) -> PixelRect {
    isEmpty ? self : PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}
