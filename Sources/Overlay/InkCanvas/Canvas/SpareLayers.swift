import InkDrawing
import InkGeometry
import InkRendering

/// Memory of finished strokes for reuse, so that only the first stroke waits for memory.
struct SpareLayers: Sendable {
  /// The pixels of the output.
  private let bounds: PixelRect
  private var layers: [InkLayer] = []
  /// The pool of the last group, while there is no group; so there is never more than one pool.
  private var pool: WetPool?

  /// The number of layers that are kept.
  private static let most = 2

  /// Creates the memory with one layer, so that not even the first stroke waits for memory.
  init(_ bounds: PixelRect, _ renderer: borrowing InkRenderer) {
    self.bounds = bounds
    layers.append(makeLayer(for: .pen, renderer))
  }

  /// The size of the layers, in bytes.
  var layerBytes: Int { layers.reduce(0) { $0 + $1.byteCount } }

  /// The size of the pool, in bytes.
  var poolBytes: Int { pool?.byteCount ?? 0 }

  /// Returns an empty layer for an ink.
  mutating func takeLayer(for type: InkType, _ renderer: borrowing InkRenderer) -> InkLayer {
    guard var layer = layers.popLast() else { return makeLayer(for: type, renderer) }
    layer.reset(to: layerBounds(for: type, renderer), for: type)
    return layer
  }

  private func makeLayer(for type: InkType, _ renderer: borrowing InkRenderer) -> InkLayer {
    InkLayer(for: type, bounds: layerBounds(for: type, renderer), view: renderer.view)
  }

  /// Returns the bounds of the output, extended by the area that affects how the ink looks at its
  /// edges.
  private func layerBounds(for type: InkType, _ renderer: borrowing InkRenderer) -> PixelRect {
    bounds.grown(by: renderer.reach(of: type))
  }

  /// Takes back a layer that is not needed any more.
  mutating func giveBack(_ layer: consuming InkLayer) {
    guard layers.count < Self.most else { return }
    layer.clear()
    layers.append(layer)
  }

  /// Returns an empty pool for a group; its memory is allocated with the first one, and kept.
  mutating func takePool(for type: InkType, _ renderer: borrowing InkRenderer) -> WetPool {
    var pool = self.pool.take() ?? WetPool(view: renderer.view)
    pool.reset(to: bounds.grown(by: renderer.groupReach(of: type)), for: type)
    return pool
  }

  /// Takes back the pool of a group that is dry.
  mutating func giveBack(_ pool: consuming WetPool) {
    pool.clear()
    self.pool = pool
  }
}
