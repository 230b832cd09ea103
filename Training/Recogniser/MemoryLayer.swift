import InkRecognition

/// Long short-term memory (S. Hochreiter, J. Schmidhuber 1997), in one direction of time.
///
/// Gates stand in the order input, forget, output, candidate.
final class MemoryLayer {
  let input: TrainedTable
  let recurrent: TrainedTable
  let bias: TrainedTable
  private let cells: Int
  private let isBackward: Bool
  private let gates: LanePanels
  private let gateSlopes: LanePanels
  private let state: LanePanels
  private let swungState: LanePanels
  let output: LanePanels
  let slope: LanePanels
  private let stateSlope: LanePanels
  private let turnedRecurrent: LanePanels
  private let turnedInput: LanePanels

  init(inputs: Int, cells: Int, isBackward: Bool, most: Int) {
    self.cells = cells
    self.isBackward = isBackward
    input = TrainedTable(columns: 4 * cells, rows: inputs)
    recurrent = TrainedTable(columns: 4 * cells, rows: cells)
    bias = TrainedTable(columns: 4 * cells, rows: 1)
    gates = LanePanels(columns: 4 * cells, rows: most)
    gateSlopes = LanePanels(columns: 4 * cells, rows: most)
    state = LanePanels(columns: cells, rows: most)
    swungState = LanePanels(columns: cells, rows: most)
    output = LanePanels(columns: cells, rows: most)
    slope = LanePanels(columns: cells, rows: most)
    stateSlope = LanePanels(columns: cells, rows: 256)
    turnedRecurrent = LanePanels(columns: cells, rows: 4 * cells)
    turnedInput = LanePanels(columns: inputs, rows: 4 * cells)
  }

  private func times(_ shape: BatchShape) -> [Int] {
    let times = Array(0..<shape.longest[2])
    return isBackward ? times.reversed() : times
  }

  func run(_ values: LanePanels, _ shape: BatchShape) {
    let rows = shape.rows(2)
    for table in [gates, gateSlopes, state, swungState, output, slope] { table.rows = rows }
    PanelProduct.spread(bias.value, over: gates)
    PanelProduct.add(to: gates, 0..<rows, values, input.value)
    let width = shape.width
    let before = isBackward ? width : -width
    for (index, time) in times(shape).enumerated() {
      let range = time * width..<(time + 1) * width
      if index > 0 {
        PanelProduct.add(to: gates, range, output, shift: before, recurrent.value)
      }
      for row in range {
        let isWithin = time < shape.lengths[2][row - range.lowerBound]
        remember(row, before: index > 0 ? row + before : nil, isWithin)
      }
    }
  }

  /// One row of the state; gates become what they let through, their slopes what that depends on them by.
  @inline(__always)
  private func remember(_ row: Int, before: Int?, _ isWithin: Bool) {
    let panels = cells / 16
    for panel in 0..<panels {
      guard isWithin else {
        unsafe state.panel(panel)[row] = .zero
        unsafe swungState.panel(panel)[row] = .zero
        unsafe output.panel(panel)[row] = .zero
        continue
      }
      let let0 = gate(panel, row)
      let let1 = gate(panels + panel, row)
      let let2 = gate(2 * panels + panel, row)
      let fresh = candidate(3 * panels + panel, row)
      var held = let0 * fresh
      if let before { unsafe held += let1 * state.panel(panel)[before] }
      unsafe state.panel(panel)[row] = held
      let swung = held.swung
      unsafe swungState.panel(panel)[row] = swung
      unsafe output.panel(panel)[row] = let2 * swung
    }
  }

  @inline(__always)
  private func gate(_ panel: Int, _ row: Int) -> SIMD16<Float> {
    let number = unsafe gates.panel(panel)[row] * 0.5
    let value = 0.5 + 0.5 * number.swung
    unsafe gates.panel(panel)[row] = value
    unsafe gateSlopes.panel(panel)[row] = 0.25 * number.swungSlope
    return value
  }

  @inline(__always)
  private func candidate(_ panel: Int, _ row: Int) -> SIMD16<Float> {
    let number = unsafe gates.panel(panel)[row]
    unsafe gates.panel(panel)[row] = number.swung
    unsafe gateSlopes.panel(panel)[row] = number.swungSlope
    return number.swung
  }

  /// Goes back from `slope`; adds to `valueSlope` what the values are to change by.
  func learn(_ values: LanePanels, _ valueSlope: LanePanels, _ shape: BatchShape) {
    let rows = shape.rows(2)
    let width = shape.width
    let before = isBackward ? width : -width
    let times = Array(times(shape).reversed())
    recurrent.value.transpose(into: turnedRecurrent)
    stateSlope.rows = width
    stateSlope.fill(0)
    for (index, time) in times.enumerated() {
      let range = time * width..<(time + 1) * width
      let isFirst = index == times.count - 1
      for row in range {
        let place = row - range.lowerBound
        let isWithin = time < shape.lengths[2][place]
        goBack(row, place, before: isFirst ? nil : row + before, isWithin)
      }
      if !isFirst {
        let earlier = range.lowerBound + before..<range.upperBound + before
        PanelProduct.add(to: slope, earlier, gateSlopes, shift: -before, turnedRecurrent)
      }
    }
    addWeights(values, rows, width)
    input.value.transpose(into: turnedInput)
    PanelProduct.add(to: valueSlope, 0..<rows, gateSlopes, turnedInput)
  }

  private func addWeights(_ values: LanePanels, _ rows: Int, _ width: Int) {
    PanelProduct.addSlope(to: input.slope, 0..<rows, values, gateSlopes)
    PanelProduct.addColumns(to: bias.slope, 0..<rows, gateSlopes)
    let range = isBackward ? 0..<rows - width : width..<rows
    if !range.isEmpty {
      PanelProduct.addSlope(
        to: recurrent.slope, range, output, shift: isBackward ? width : -width, gateSlopes)
    }
  }

  @inline(__always)
  private func goBack(_ row: Int, _ place: Int, before: Int?, _ isWithin: Bool) {
    let panels = cells / 16
    for panel in 0..<panels {
      guard isWithin else {
        for gate in 0..<4 { unsafe gateSlopes.panel(gate * panels + panel)[row] = .zero }
        unsafe stateSlope.panel(panel)[place] = .zero
        continue
      }
      let out = unsafe slope.panel(panel)[row]
      let swung = unsafe swungState.panel(panel)[row]
      let steep = unsafe state.panel(panel)[row].swungSlope
      var held = unsafe stateSlope.panel(panel)[place]
      unsafe held += out * gates.panel(2 * panels + panel)[row] * steep
      let earlier = before.map { unsafe state.panel(panel)[$0] } ?? .zero
      let fresh = unsafe gates.panel(3 * panels + panel)[row]
      let let0 = unsafe gates.panel(panel)[row]
      unsafe gateSlopes.panel(panel)[row] *= held * fresh
      unsafe gateSlopes.panel(panels + panel)[row] *= held * earlier
      unsafe gateSlopes.panel(2 * panels + panel)[row] *= out * swung
      unsafe gateSlopes.panel(3 * panels + panel)[row] *= held * let0
      unsafe stateSlope.panel(panel)[place] = held * gates.panel(panels + panel)[row]
    }
  }
}

extension SIMD16<Float> {
  /// The derivative of `swung`.
  @inline(__always)
  var swungSlope: Self {
    let x = clamped(3)
    let square = x * x
    let below = 27 + 9 * square
    return ((27 + 3 * square) * below - 18 * square * (27 + square)) / (below * below)
  }
}
