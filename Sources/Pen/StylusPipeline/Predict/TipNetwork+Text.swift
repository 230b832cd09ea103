extension TipNetwork {
  /// The weights that we ship; docs/lab/prediction.md describes the training.
  package static let shipped: TipNetwork = {
    guard let network = TipNetwork(text: PackageResources.tip_weights) else {
      preconditionFailure("the predictor's weights, which are part of the program, are damaged")
    }
    return network
  }()

  /// One unit of a number in the text.
  private static let unit: Float = 1 / 4096

  /// Reads the output of ``encodedText(about:)``; nil for any other text.
  ///
  /// Lines that begin with "#" are for people. All other lines are whole numbers, in 1/4096: the
  /// first layer first, a line for each input, the bias last.
  package init?(text: [UInt8]) {
    self.init()
    var rows = text.split(separator: UInt8(ascii: "\n"))[...]
    rows.removeAll { $0.first == UInt8(ascii: "#") }
    guard rows.count == first.count + second.count + last.count else { return nil }
    for index in first.indices {
      guard Self.parseRow(&rows, TipLanes.count, { first[index][$0] = $1 }) else { return nil }
    }
    for index in second.indices {
      guard Self.parseRow(&rows, TipLanes.count, { second[index][$0] = $1 }) else { return nil }
    }
    for index in last.indices {
      guard Self.parseRow(&rows, last[index].scalarCount, { last[index][$0] = $1 }) else {
        return nil
      }
    }
  }

  /// Reads one line with this many numbers; false for any other line.
  private static func parseRow(
    _ rows: inout ArraySlice<ArraySlice<UInt8>>, _ count: Int, _ set: (Int, Float) -> Void
  ) -> Bool {
    guard let fields = rows.popFirst()?.split(separator: UInt8(ascii: " ")), fields.count == count
    else { return false }
    for (index, field) in fields.enumerated() {
      guard let number = Int16(String(decoding: field, as: UTF8.self)) else { return false }
      set(index, Float(number) * unit)
    }
    return true
  }

  /// The weights as text, below lines that describe their origin.
  package func encodedText(about provenance: [String]) -> String {
    let lines =
      provenance.map { "# \($0)" }
      + (first + second).map { row in Self.rowText((0..<TipLanes.count).map { row[$0] }) }
      + last.map { row in Self.rowText(row.indices.map { row[$0] }) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rowText(_ numbers: [Float]) -> String {
    numbers.map { "\(Int16(max(-32_767, min(($0 / unit).rounded(), 32_767))))" }
      .joined(separator: " ")
  }
}
