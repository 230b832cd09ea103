public import InkDrawing
public import InkGeometry

/// The ink of neighbors that are one while they are wet, with the texture and within the mask of
/// each, before it has a color.
///
/// Who draws beside a group of strokes keeps their ink in one, so that they need not be drawn again
/// for what joins them:
///
///     var pool = WetPool(view: view)
///     pool.reset(to: output, for: .marker)
///     renderer.pour(stroke, into: &pool, within: box)                  // one after the other
///     renderer.add(pool, of: stroke, within: clip)                     // for each picture,
///     renderer.add(layer, and: poses, of: next, within: clip)  // with what is being drawn,
///     renderer.blend(on: &pixels, layout: layout, clip: clip)          // blended once
///
/// A byte a pixel, of a highlighter three; of a wash two a cell, and one more for each further
/// color. Nothing is allocated but for larger bounds.
public struct WetPool: Sendable {
  /// The pixels that it has; ink outside is lost.
  public private(set) var bounds = PixelRect.empty
  /// How much of each pixel is covered, times the opacity: of all inks but washes.
  var values = WetLayer(bounds: .empty)
  /// Where highlighters have their rims and pools.
  var rim: MarkerRim
  /// What is not dry yet of watercolor.
  var wash: Wash
  private var isWash = false

  /// One without pixels.
  public init(view: AffineTransform) {
    rim = MarkerRim(scale: abs(view.determinant).squareRoot())
    wash = Wash(view: view)
  }

  /// The smallest rectangle known to hold all ink, within ``bounds``.
  public var dirty: PixelRect { isWash ? wash.layer.dirty : values.dirty }

  /// Whether it is a wash of which some was erased: what is still drawn must tell its tips too.
  public var isMaskedWash: Bool { isWash && wash.isMasked }

  /// About how many bytes it takes.
  public var byteCount: Int { values.words.count * 8 + rim.byteCount + wash.layer.byteCount }

  /// Makes it a clean one of other bounds for ink of a type; the memory is used again if it
  /// suffices.
  public mutating func reset(to bounds: PixelRect, for type: InkType) {
    clear()
    self.bounds = bounds
    isWash = type == .watercolor
    values.reset(to: isWash ? .empty : bounds)
    wash.reset(to: isWash ? bounds : .empty)
  }

  /// Takes all ink off.
  public mutating func clear() {
    values.clear()
    rim.clearAll()
    wash.clearAll()
  }

  /// Takes the ink off an area, where it is poured again; ``dirty`` stays as it is.
  public mutating func clear(_ area: PixelRect) {
    if isWash {
      wash.clearArea(area)
    } else {
      values.clear(area)
      rim.clearArea(area)
    }
  }

  /// Takes over what another one has, within both.
  mutating func unite(with other: WetPool) {
    values.unite(with: other.values)
    rim.unite(with: other.rim, within: bounds)
    wash.unite(with: other.wash)
  }
}
