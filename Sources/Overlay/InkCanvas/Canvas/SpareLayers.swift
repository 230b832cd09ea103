import InkDrawing
import InkGeometry
import InkRendering

/// The memory of strokes that are gone, for those that come: no stroke but the first waits for it.
struct SpareLayers: Sendable {
  /// The pixels of the output.
  private let bounds: PixelRect
  private var layers: [InkLayer] = []
  /// The last group's, while there is none: so there is never more than one.
  private var pool: WetPool?

  /// So many layers are kept.
  private static let most = 2

  /// One layer is there already: the first stroke shall not wait for memory either.
  init(_ bounds: PixelRect, _ renderer: borrowing InkRenderer) {
    self.bounds = bounds
    layers.append(makeLayer(for: .pen, renderer))
  }

  /// How many bytes the layers take.
  var layerBytes: Int { layers.reduce(0) { $0 + $1.byteCount } }

  /// How many bytes the pool takes.
  var poolBytes: Int { pool?.byteCount ?? 0 }

  /// A clean layer for an ink.
  mutating func takeLayer(for type: InkType, _ renderer: borrowing InkRenderer) -> InkLayer {
    guard var layer = layers.popLast() else { return makeLayer(for: type, renderer) }
    layer.reset(to: layerBounds(for: type, renderer), for: type)
    return layer
  }

  private func makeLayer(for type: InkType, _ renderer: borrowing InkRenderer) -> InkLayer {
    InkLayer(for: type, bounds: layerBounds(for: type, renderer), view: renderer.view)
  }

  /// The output, with as much around it as decides how the ink looks at its rim.
  private func layerBounds(for type: InkType, _ renderer: borrowing InkRenderer) -> PixelRect {
    bounds.grown(by: renderer.reach(of: type))
  }

  /// A layer that is not needed any more.
  mutating func giveBack(_ layer: consuming InkLayer) {
    guard layers.count < Self.most else { return }
    layer.clear()
    layers.append(layer)
  }

  /// A clean pool for a group; its memory is fetched with the first one, and kept.
  mutating func takePool(for type: InkType, _ renderer: borrowing InkRenderer) -> WetPool {
    var pool = self.pool.take() ?? WetPool(view: renderer.view)
    pool.reset(to: bounds.grown(by: renderer.groupReach(of: type)), for: type)
    return pool
  }

  /// The pool of a group that is not wet any more.
  mutating func giveBack(_ pool: consuming WetPool) {
    pool.clear()
    self.pool = pool
  }
}
