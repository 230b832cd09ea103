/// How long readings took, in milliseconds.
struct Timing {
  private var times: [Double] = []

  static let heading = "ms: median, p95, longest"

  mutating func note(_ time: Duration) {
    times.append(
      Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) * 1e-15)
  }

  var text: String {
    let sorted = times.sorted()
    guard let longest = sorted.last else { return "" }
    return [sorted[sorted.count / 2], sorted[sorted.count * 95 / 100], longest]
      .map { "\(($0 * 10).rounded() / 10)" }.joined(separator: ", ")
  }
}
