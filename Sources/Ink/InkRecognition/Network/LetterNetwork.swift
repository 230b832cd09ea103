/// What turns the features of a trace into how likely each character is, place by place.
///
/// Two convolutions that go on by two, two layers of long short-term memory in both directions of
/// time, and a layer that says a number for each character of ``LetterCode``; see
/// docs/develop/recognition.md.
package struct LetterNetwork: Hashable, Sendable {
  /// All weights and biases, in the order of their use.
  package var tables: [LaneTable]

  /// All weights zero.
  package init() { tables = Self.shape.map { LaneTable(inputs: $0.inputs, outputs: $0.outputs) } }

  /// Inputs and outputs of each table; those of one input are biases.
  package static let shape: [(inputs: Int, outputs: Int)] = {
    let form = LetterNetworkForm.self
    var shape: [(inputs: Int, outputs: Int)] = [
      (form.inputs * form.reach, form.first), (1, form.first),
      (form.first * form.reach, form.second), (1, form.second),
    ]
    for inputs in [form.second, form.second, 2 * form.cells, 2 * form.cells] {
      shape += [(inputs, 4 * form.cells), (form.cells, 4 * form.cells), (1, 4 * form.cells)]
    }
    return shape + [(2 * form.cells, LetterCode.count), (1, LetterCode.count)]
  }()
}
