import InkEditing
import InkGeometry

// Where it was, as lines beside those of `Toolset.text`, which skips them:
//
//     picker-place bottom 0.5
//     picker-small bottom-right
//
// or `picker-place free 0.5 0.4`, and `picker-small no`.
extension ToolPicker {
  /// What a file keeps of it, with its tools; at most a kilobyte.
  public var text: String {
    tools.text + "picker-place \(placeText)\npicker-small \(corner?.rawValue ?? "no")\n"
  }

  private var placeText: String {
    switch place {
    case .edge(let edge, let share): "\(edge.rawValue) \(Self.rounded(share))"
    case .free(let middle): "free \(Self.rounded(middle.x)) \(Self.rounded(middle.y))"
    }
  }

  private static func rounded(_ share: Double) -> Double { (share * 10_000).rounded() / 10_000 }

  /// Takes over where a text says that it was; what the text does not tell, or tells wrongly,
  /// stays.
  ///
  /// - Parameter complaints: gets a line for each that means nothing.
  public mutating func takePlace(
    from text: some StringProtocol, telling complaints: inout [String]
  ) {
    let known = String(decoding: text.utf8.prefix(Toolset.longestText), as: UTF8.self)
    let lines = known.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let name = words.first else { continue }
      let isTaken: Bool
      switch name {
      case "picker-place": isTaken = takePlace(Array(words.dropFirst()))
      case "picker-small": isTaken = takeCorner(Array(words.dropFirst()))
      default: continue
      }
      if !isTaken, complaints.count < Toolset.mostComplaints {
        complaints.append("line \(number + 1): \(name) cannot be that. Fix: delete the line")
      }
    }
  }

  private mutating func takePlace(_ words: [String]) -> Bool {
    let numbers = words.dropFirst().map { Double($0) ?? -1 }
    guard let name = words.first, numbers.allSatisfy({ 0...1 ~= $0 }) else { return false }
    if let edge = PickerEdge(rawValue: name), numbers.count == 1 {
      place = .edge(edge, numbers[0])
    } else if name == "free", numbers.count == 2 {
      place = .free(Point(x: numbers[0], y: numbers[1]))
    } else {
      return false
    }
    return true
  }

  private mutating func takeCorner(_ words: [String]) -> Bool {
    guard let name = words.first, words.count == 1 else { return false }
    corner = PickerCorner(rawValue: name)
    return corner != nil || name == "no"
  }
}
