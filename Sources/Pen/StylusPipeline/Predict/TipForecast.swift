/// A future path: the displacement of the tip expected at the nodes of ``TipHorizons``, in
/// millimeters.
struct TipForecast: BitwiseCopyable {
  /// One value per node.
  var x = InlineArray<5, Float>(repeating: 0)
  var y = InlineArray<5, Float>(repeating: 0)

  /// The displacement of the tip expected after some milliseconds: on a cubic curve through the
  /// nodes whose slopes are those of the parabolas through each and its neighbors (J. Bessel's).
  func way(after time: Double) -> (x: Double, y: Double) {
    let place = NodeShares(time)
    return (place.weightedSum(x), place.weightedSum(y))
  }

  /// The two nodes around a time, counted from the tip itself, and the weight of each.
  struct NodeShares {
    private var first = 0
    private var shares = InlineArray<4, Double>(repeating: 0)

    /// The position of a time in milliseconds, 0...50.
    init(_ time: Double) {
      var node = 0
      while node < 4, Self.time(node + 1) < time { node += 1 }
      let (start, end) = (Self.time(node), Self.time(node + 1))
      let width = end - start
      let share = max(0, min((time - start) / width, 1))
      let rest = 1 - share
      first = node - 1
      shares[1] = (1 + 2 * share) * rest * rest
      shares[2] = share * share * (3 - 2 * share)
      lean(on: node, by: share * rest * rest * width)
      lean(on: node + 1, by: -share * share * rest * width)
    }

    /// When a node is; 0 is the tip.
    private static func time(_ node: Int) -> Double { node == 0 ? 0 : TipHorizons.nodes[node - 1] }

    /// Adds a multiple of the slope at a node.
    private mutating func lean(on node: Int, by factor: Double) {
      let middle = max(1, min(node, 4))
      let (a, b, c) = (Self.time(middle - 1), Self.time(middle), Self.time(middle + 1))
      let t = Self.time(node)
      addShare((2 * t - b - c) / ((a - b) * (a - c)) * factor, of: middle - 1)
      addShare((2 * t - a - c) / ((b - a) * (b - c)) * factor, of: middle)
      addShare((2 * t - a - b) / ((c - a) * (c - b)) * factor, of: middle + 1)
    }

    private mutating func addShare(_ share: Double, of node: Int) {
      shares[node - first] += share
    }

    /// The weighted sum of the nodes' values; the value of the tip is 0.
    fileprivate func weightedSum(_ values: InlineArray<5, Float>) -> Double {
      var sum = 0.0
      for index in shares.indices {
        let node = first + index
        if node >= 1, node <= 5 { sum += shares[index] * Double(values[node - 1]) }
      }
      return sum
    }
  }
}
