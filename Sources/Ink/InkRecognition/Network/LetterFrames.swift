/// How likely each character is at each place of a writing: what the network says, in logarithms.
///
/// One of these is used again and again; after the longest writing it takes no more memory.
package struct LetterFrames: Sendable {
  /// How many places there are.
  package private(set) var count = 0
  /// The logarithm of the probability of each character of ``LetterCode``, place by place.
  package private(set) var logs: [Float] = []
  private var features = TraceFeatures()
  private var inputs: [Float] = []
  private var window: [Float] = []
  private var sums: [SIMD16<Float>] = []
  private var halves: [Float] = []
  private var quarters: [Float] = []
  private var between: [Float] = []
  /// The inputs of the last layer, place by place.
  private(set) var above: [Float] = []
  private var hidden: [Float] = []
  private var state: [SIMD16<Float>] = []

  /// Nothing read.
  package init() {}

  /// The size of what was read last, in millimeters; see ``WritingScale``.
  package var scale: Float { features.scale }

  /// The logarithm of a character's probability at a place.
  @inline(__always)
  package func log(_ place: Int, _ code: Int) -> Float { logs[place * LetterCode.count + code] }

  /// Lets a network read a trace.
  ///
  /// - Parameter scale: the size to see it by, in millimeters; without it, ``WritingScale`` tells.
  package mutating func evaluate(
    _ trace: WritingTrace, with network: borrowing LetterNetwork, scale: Float? = nil
  ) {
    features.extract(trace, scale: scale)
    evaluate(rows: features.rows, with: network)
  }

  /// The same of features.
  package mutating func evaluate(rows: [SIMD16<Float>], with network: borrowing LetterNetwork) {
    let form = LetterNetworkForm.self
    logs.removeAll(keepingCapacity: true)
    count = (rows.count + 3) / 4
    guard count > 0 else { return }
    inputs.removeAll(keepingCapacity: true)
    for row in rows { for lane in 0..<form.inputs { inputs.append(row[lane]) } }
    let half = (rows.count + 1) / 2
    Self.convolve(
      inputs, rows.count, form.inputs, network.tables[0], network.tables[1], &window, &sums,
      &halves, half)
    Self.convolve(
      halves, half, form.first, network.tables[2], network.tables[3], &window, &sums, &quarters,
      count)
    remember(quarters, form.second, network, from: 4, into: \.between)
    remember(between, 2 * form.cells, network, from: 10, into: \.above)
    applyOutputLayer(network)
  }

  /// One convolution: five places of `width` numbers each become one, every other place.
  private static func convolve(
    _ numbers: [Float], _ places: Int, _ width: Int, _ weights: LaneTable, _ bias: LaneTable,
    _ window: inout [Float], _ sums: inout [SIMD16<Float>], _ output: inout [Float], _ outputs: Int
  ) {
    output.removeAll(keepingCapacity: true)
    let reach = LetterNetworkForm.reach
    for place in 0..<outputs {
      window.removeAll(keepingCapacity: true)
      for tap in place * 2 - reach / 2...place * 2 + reach / 2 {
        let isWithin = tap >= 0 && tap < places
        for index in 0..<width { window.append(isWithin ? numbers[tap * width + index] : 0) }
      }
      sums.removeAll(keepingCapacity: true)
      for panel in 0..<bias.panels { sums.append(bias.lanes[panel]) }
      weights.accumulateProducts(window, from: 0, to: &sums, at: 0)
      for sum in sums { sum.rectified.appendLanes(to: &output) }
    }
  }

  /// A layer of memory in both directions; the states of both stand side by side in what comes out.
  private mutating func remember(
    _ numbers: [Float], _ width: Int, _ network: borrowing LetterNetwork, from table: Int,
    into path: WritableKeyPath<Self, [Float]>
  ) {
    let cells = LetterNetworkForm.cells
    var output = self[keyPath: path]
    self[keyPath: path] = []
    output.removeAll(keepingCapacity: true)
    for _ in 0..<count * 2 * cells { output.append(0) }
    for direction in 0..<2 {
      let tables = table + 3 * direction
      let bias = network.tables[tables + 2]
      hidden.removeAll(keepingCapacity: true)
      state.removeAll(keepingCapacity: true)
      for _ in 0..<cells { hidden.append(0) }
      for _ in 0..<cells / 16 { state.append(.zero) }
      for step in 0..<count {
        let place = direction == 0 ? step : count - 1 - step
        sums.removeAll(keepingCapacity: true)
        for panel in 0..<bias.panels { sums.append(bias.lanes[panel]) }
        network.tables[tables].accumulateProducts(numbers, from: place * width, to: &sums, at: 0)
        network.tables[tables + 1].accumulateProducts(hidden, from: 0, to: &sums, at: 0)
        updateState()
        for cell in 0..<cells { output[(place * 2 + direction) * cells + cell] = hidden[cell] }
      }
    }
    self[keyPath: path] = output
  }

  /// Gives the place of the grave accent to a letter that the network takes for others.
  mutating func addOwnLetter(_ own: OwnLetter) {
    for place in 0..<count {
      var sum: Float = 0
      for (character, share) in own.looks {
        guard let code = LetterCode.of(character) else { continue }
        sum += share * ExactMath.exp(log(place, code))
      }
      logs[place * LetterCode.count + Orthography.ownCode] = ExactMath.log(sum)
    }
  }

  /// What the gates let into the state and out of it.
  private mutating func updateState() {
    let panels = state.count
    hidden.removeAll(keepingCapacity: true)
    for panel in 0..<panels {
      let held =
        sums[panel].gated * sums[3 * panels + panel].swung
        + sums[panels + panel].gated * state[panel]
      state[panel] = held
      (sums[2 * panels + panel].gated * held.swung).appendLanes(to: &hidden)
    }
  }

  /// The last layer, and shares of it.
  private mutating func applyOutputLayer(_ network: borrowing LetterNetwork) {
    let last = network.tables.count - 2
    let width = 2 * LetterNetworkForm.cells
    for place in 0..<count {
      sums.removeAll(keepingCapacity: true)
      for panel in 0..<LetterCode.count / 16 { sums.append(network.tables[last + 1].lanes[panel]) }
      network.tables[last].accumulateProducts(above, from: place * width, to: &sums, at: 0)
      let first = logs.count
      for sum in sums { sum.appendLanes(to: &logs) }
      var most = logs[first]
      for index in first..<logs.count { most = max(most, logs[index]) }
      var total: Float = 0
      for index in first..<logs.count { total += ExactMath.exp(logs[index] - most) }
      let less = most + ExactMath.log(total)
      for index in first..<logs.count { logs[index] -= less }
    }
  }
}

extension SIMD16<Float> {
  /// Adds the sixteen numbers to a list.
  @inline(__always)
  fileprivate func appendLanes(to list: inout [Float]) {
    for lane in 0..<16 { list.append(self[lane]) }
  }
}
