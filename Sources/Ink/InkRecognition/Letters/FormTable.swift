/// Forms as a table that follows one character after the other.
///
/// A state of the table is a set of nodes with their shares: all that the text can be according to
/// what was written. States that differ by less than a few percent are one.
struct FormTable: Sendable {
  /// A text that has none of the forms.
  static let nowhere: Int32 = -1
  /// Before the first character.
  static let start: Int32 = 0

  /// The next state for a character, and the logarithm of its probability.
  private struct FormStep: BitwiseCopyable, Sendable {
    var code: UInt8
    var state: Int32
    var log: Float
  }

  private var steps: [FormStep] = []
  /// The end of each state's steps.
  private var ends: [Int32] = []
  /// The logarithm of the probability that the text ends.
  private(set) var endLogs: [Float] = []

  /// The number of states.
  var count: Int { ends.count }

  /// Creates the table of a form.
  init(_ form: TextForm) {
    var nodes = FormNodes()
    let start = nodes.add(form, then: [(FormNodes.end, 1)])
    var states = [start]
    var known = [Self.key(start): Int32(0)]
    var index = 0
    while index < states.count {
      let (shares, next) = Self.following(states[index], nodes.nodes)
      let end = states[index].first { $0.node == FormNodes.end }?.share ?? 0
      endLogs.append(ExactMath.log(max(end, Self.least)))
      for (code, share) in shares.enumerated() where share > 0 {
        let ways = next[code].map { ($0.node, $0.share / share) }
        let key = Self.key(ways)
        if known[key] == nil {
          known[key] = Int32(states.count)
          states.append(ways)
        }
        steps.append(
          FormStep(code: UInt8(code), state: known[key] ?? Self.nowhere, log: ExactMath.log(share)))
      }
      ends.append(Int32(steps.count))
      index += 1
    }
  }

  private static let least: Float = 1e-30

  /// The probability of each next character, and the nodes after it.
  private static func following(
    _ ways: FormNodes.Ways, _ nodes: [FormNodes.FormNode]
  ) -> (shares: [Float], next: [FormNodes.Ways]) {
    var shares = [Float](repeating: 0, count: LetterCode.count)
    var next = [FormNodes.Ways](repeating: [], count: LetterCode.count)
    for way in ways {
      let node = nodes[Int(way.node)]
      for (code, share) in node.codes {
        shares[Int(code)] += way.share * share
        for then in node.next {
          FormNodes.addWay(then.node, way.share * share * then.share, to: &next[Int(code)])
        }
      }
    }
    return (shares, next)
  }

  /// What tells states apart: nodes and their shares in steps of a tenth.
  private static func key(_ ways: FormNodes.Ways) -> [Int32] {
    ways.sorted { $0.node < $1.node }.flatMap { way in
      [way.node, Int32((ExactMath.log(max(way.share, least)) * 10).rounded())]
    }
  }

  /// Returns the state after a character, and the logarithm of its probability.
  func after(_ state: Int32, _ code: Int) -> (state: Int32, log: Float) {
    guard state >= 0 else { return (Self.nowhere, 0) }
    var index = state > 0 ? Int(ends[Int(state) - 1]) : 0
    while index < Int(ends[Int(state)]) {
      if Int(steps[index].code) == code { return (steps[index].state, steps[index].log) }
      index += 1
    }
    return (Self.nowhere, 0)
  }
}
