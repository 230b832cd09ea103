import InkRecognition

/// Five places side by side become one, two places further each time.
final class ConvolutionLayer {
  let weights: TrainedTable
  let bias: TrainedTable
  private let pace: Int
  private let windows: LanePanels
  let output: LanePanels
  let slope: LanePanels
  private let windowSlope: LanePanels?
  private let turned: LanePanels

  static let reach = 5

  init(inputs: Int, outputs: Int, pace: Int, most: Int, isFirst: Bool) {
    self.pace = pace
    weights = TrainedTable(columns: outputs, rows: inputs * Self.reach)
    bias = TrainedTable(columns: outputs, rows: 1)
    windows = LanePanels(columns: inputs * Self.reach, rows: most)
    output = LanePanels(columns: outputs, rows: most)
    slope = LanePanels(columns: outputs, rows: most)
    windowSlope = isFirst ? nil : LanePanels(columns: inputs * Self.reach, rows: most)
    turned = LanePanels(columns: inputs * Self.reach, rows: outputs)
  }

  func run(_ input: LanePanels, _ shape: BatchShape) {
    let rows = shape.rows(pace + 1)
    (windows.rows, output.rows, slope.rows) = (rows, rows, rows)
    let width = shape.width
    for tap in 0..<Self.reach {
      for panel in 0..<input.panels {
        let source = unsafe input.panel(panel)
        let target = unsafe windows.panel(tap * input.panels + panel)
        for time in 0..<shape.longest[pace + 1] {
          let from = time * 2 + tap - 2
          let isWithin = from >= 0 && from < shape.longest[pace]
          for place in 0..<width {
            unsafe target[time * width + place] = isWithin ? source[from * width + place] : .zero
          }
        }
      }
    }
    PanelProduct.spread(bias.value, over: output)
    PanelProduct.add(to: output, 0..<rows, windows, weights.value)
    for panel in 0..<output.panels {
      let target = unsafe output.panel(panel)
      for row in 0..<rows {
        let isWithin = row / width < shape.lengths[pace + 1][row % width]
        unsafe target[row] = isWithin ? target[row].rectified : .zero
      }
    }
  }

  /// Goes back from `slope`; adds to `inputSlope` if there is one.
  func learn(_ inputSlope: LanePanels?, _ shape: BatchShape) {
    let rows = shape.rows(pace + 1)
    for panel in 0..<output.panels {
      let (values, slopes) = unsafe (output.panel(panel), slope.panel(panel))
      for row in 0..<rows {
        let isWithin = row / shape.width < shape.lengths[pace + 1][row % shape.width]
        let value = unsafe values[row]
        let steep = unsafe slopes[row]
        unsafe slopes[row] =
          isWithin ? steep.replacing(with: steep * 0.1, where: value .< 0) : .zero
      }
    }
    PanelProduct.addSlope(to: weights.slope, 0..<rows, windows, slope)
    PanelProduct.addColumns(to: bias.slope, 0..<rows, slope)
    guard let inputSlope, let windowSlope else { return }
    windowSlope.rows = rows
    windowSlope.fill(0)
    weights.value.transpose(into: turned)
    PanelProduct.add(to: windowSlope, 0..<rows, slope, turned)
    scatter(windowSlope, to: inputSlope, shape)
  }

  private func scatter(_ windows: LanePanels, to input: LanePanels, _ shape: BatchShape) {
    let width = shape.width
    input.rows = shape.rows(pace)
    input.fill(0)
    for tap in 0..<Self.reach {
      for panel in 0..<input.panels {
        let target = unsafe input.panel(panel)
        let source = unsafe windows.panel(tap * input.panels + panel)
        for time in 0..<shape.longest[pace + 1] {
          let to = time * 2 + tap - 2
          guard to >= 0, to < shape.longest[pace] else { continue }
          for place in 0..<width {
            unsafe target[to * width + place] += source[time * width + place]
          }
        }
      }
    }
  }
}
