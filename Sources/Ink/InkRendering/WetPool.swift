public import InkDrawing
public import InkGeometry

/// The ink of consecutive strokes that share their wet ink, with the texture and the mask of each
/// applied, before it has a color.
///
/// To draw more strokes of a group without drawing the existing ones again, keep their ink in a
/// pool:
///
///     var pool = WetPool(view: view)
///     pool.reset(to: output, for: .marker)
///     renderer.pour(stroke, into: &pool, within: box)                  // one after the other
///     renderer.add(pool, of: stroke, within: clip)                     // for each picture,
///     renderer.add(layer, and: poses, of: next, within: clip)  // with what is being drawn,
///     renderer.blend(on: &pixels, layout: layout, clip: clip)          // blended once
///
/// A pool takes one byte per pixel, three for a highlighter; for a wash, two per cell and one more
/// for each further color. Memory is allocated only if the bounds grow.
public struct WetPool: Sendable {
  /// The pixels of the pool; ink outside is discarded.
  public private(set) var bounds = PixelRect.empty
  /// The covered fraction of each pixel times the opacity, for all inks except washes.
  var values = WetLayer(bounds: .empty)
  /// The rims and pools of highlighters.
  var rim: MarkerRim
  /// The wet watercolor.
  var wash: Wash
  private var isWash = false

  /// Creates a pool without pixels.
  public init(view: InkTransform) {
    rim = MarkerRim(scale: abs(view.determinant).squareRoot())
    wash = Wash(view: view)
  }

  /// The smallest known rectangle that contains all ink, within ``bounds``.
  public var dirty: PixelRect { isWash ? wash.layer.dirty : values.dirty }

  /// Whether the pool is a wash that was partly erased. The tips of strokes that are still being
  /// drawn must then be passed as well.
  public var isMaskedWash: Bool { isWash && wash.isMasked }

  /// The approximate size of the pool, in bytes.
  public var byteCount: Int { values.words.count * 8 + rim.byteCount + wash.layer.byteCount }

  /// Empties the pool and gives it other bounds and a type of ink; its memory is reused if it is
  /// large enough.
  public mutating func reset(to bounds: PixelRect, for type: InkType) {
    clear()
    self.bounds = bounds
    isWash = type == .watercolor
    values.reset(to: isWash ? .empty : bounds)
    wash.reset(to: isWash ? bounds : .empty)
  }

  /// Removes all ink.
  public mutating func clear() {
    values.clear()
    rim.clearAll()
    wash.clearAll()
  }

  /// Removes the ink in an area, so that it can be added again; ``dirty`` does not change.
  public mutating func clear(_ area: PixelRect) {
    if isWash {
      wash.clearArea(area)
    } else {
      values.clear(area)
      rim.clearArea(area)
    }
  }

  /// Adds the contents of another pool, within both.
  mutating func unite(with other: WetPool) {
    values.unite(with: other.values)
    rim.unite(with: other.rim, within: bounds)
    wash.unite(with: other.wash)
  }
}
