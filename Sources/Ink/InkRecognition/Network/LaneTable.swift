/// Weights of a layer: for each sixteen outputs a panel, in it a vector for each input.
package struct LaneTable: Hashable, Sendable {
  /// How many inputs there are.
  package let inputs: Int
  /// How many times sixteen outputs.
  package let panels: Int
  /// Panel after panel, input after input.
  package var lanes: [SIMD16<Float>]

  /// All zero.
  package init(inputs: Int, outputs: Int) {
    self.inputs = inputs
    panels = outputs / 16
    lanes = Array(repeating: .zero, count: inputs * panels)
  }

  /// Adds to `sums`, from `place` on, the products of inputs `first...` of `numbers` with the
  /// weights.
  ///
  /// Two panels at a time: eight sums keep a processor's adders busy. The order of sums is the same
  /// everywhere, and so are their bits.
  func accumulateProducts(
    _ numbers: borrowing [Float], from first: Int, to sums: inout [SIMD16<Float>], at place: Int
  ) {
    let numbers = numbers.span
    let weights = lanes.span
    var panel = 0
    while panel + 1 < panels {
      var one = sums[place + panel]
      var two = sums[place + panel + 1]
      let base = panel * inputs
      for input in 0..<inputs {
        let number = numbers[first + input]
        one += weights[base + input] * number
        two += weights[base + inputs + input] * number
      }
      sums[place + panel] = one
      sums[place + panel + 1] = two
      panel += 2
    }
    if panel < panels {
      var one = sums[place + panel]
      for input in 0..<inputs { one += weights[panel * inputs + input] * numbers[first + input] }
      sums[place + panel] = one
    }
  }
}
