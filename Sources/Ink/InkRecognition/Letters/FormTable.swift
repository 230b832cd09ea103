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
      let end = states[index].first { $0.node == FormNodes.end }?.share ?? 0
      endLogs.append(ExactMath.log(max(end, Self.least)))
      for (code, share, ways) in Self.following(states[index], nodes.nodes) {
        let key = Self.key(ways)
        let state = known[key] ?? Int32(states.count)
        if state == states.count {
          known[key] = state
          states.append(ways)
        }
        steps.append(FormStep(code: code, state: state, log: ExactMath.log(share)))
      }
      ends.append(Int32(steps.count))
      index += 1
    }
  }

  private static let least: Float = 1e-30

  /// The next characters, each with its probability and with the shares of the nodes after it.
  private static func following(
    _ ways: FormNodes.Ways, _ nodes: [FormNodes.FormNode]
  ) -> [(code: UInt8, share: Float, ways: FormNodes.Ways)] {
    var next: [(code: UInt8, share: Float, ways: FormNodes.Ways)] = []
    for way in ways {
      for (code, share) in nodes[Int(way.node)].codes {
        let share = way.share * share
        let place = next.firstIndex { $0.code == code } ?? next.count
        if place == next.count { next.append((code, 0, [])) }
        next[place].share += share
        for then in nodes[Int(way.node)].next {
          FormNodes.addWay(then.node, share * then.share, to: &next[place].ways)
        }
      }
    }
    for place in next.indices {
      for way in next[place].ways.indices { next[place].ways[way].share /= next[place].share }
    }
    return next.sorted { $0.code < $1.code }
  }

  /// What tells states apart: nodes, and their shares in steps of about a twelfth.
  private static func key(_ ways: FormNodes.Ways) -> [UInt32] {
    var key: [UInt32] = []
    key.reserveCapacity(ways.count)
    for way in ways {
      // The exponent and three bits of the fraction, rounded.
      let share = (way.share.bitPattern + (1 << 19)) >> 20
      key.append(UInt32(way.node) << 12 | share & 0xFFF)
    }
    key.sort()
    return key
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
