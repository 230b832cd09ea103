import Testing

@testable import InkRecognition

/// Patterns of texts, their nodes and their tables.
@Suite struct FormTableTests {
  /// How likely a text is according to a table; 0 if it has none of the forms.
  private func share(_ text: String, _ table: FormTable) -> Float {
    var (state, log) = (FormTable.start, Float(0))
    for character in text {
      let next = table.after(state, ConstantNetwork.code(character))
      guard next.state >= 0 else { return 0 }
      (state, log) = (next.state, log + next.log)
    }
    return ExactMath.exp(log + table.endLogs[Int(state)])
  }

  private func expect(
    _ form: TextForm, _ shares: KeyValuePairs<String, Float>,
    at location: SourceLocation = #_sourceLocation
  ) {
    let table = FormTable(form)
    for (text, wanted) in shares {
      let found = share(text, table)
      #expect(abs(found - wanted) < 1e-5, "\(text) \(found)", sourceLocation: location)
    }
  }

  @Test func `texts and characters have the shares of their forms`() {
    expect(.text("ab"), ["ab": 1, "a": 0, "b": 0, "abb": 0, "": 0, "ba": 0])
    expect(.texts("kg g m"), ["kg": 1 / 3, "g": 1 / 3, "m": 1 / 3, "k": 0, "kg g": 0])
    expect(.of("xyzz"), ["x": 0.25, "y": 0.25, "z": 0.5, "xy": 0, "a": 0])
    expect(.digit, ["0": 0.1, "9": 0.1, "5": 0.1, "00": 0, "/": 0, ":": 0])
    expect(.digits(2), ["00": 0.01, "99": 0.01, "9": 0, "999": 0])
    expect(.one([(97, 1), (98, 3), (200, 4)]), ["a": 0.125, "b": 0.375])
    expect(.any([(3, .text("a")), (1, .row([]))]), ["a": 0.75, "": 0.25])
  }

  @Test func `forms follow each other, may be missing, and are chosen between`() {
    expect(.text("a") + .of("bc"), ["ab": 0.5, "ac": 0.5, "a": 0, "bc": 0])
    expect(.text("a") | .text("b"), ["a": 0.5, "b": 0.5, "ab": 0])
    expect(TextForm.text("a").maybe(0.3), ["a": 0.3, "": 0.7, "aa": 0])
    expect(
      TextForm.digit + (.text("-") + .digit).maybe(0.2) + .text("!").maybe(0.5),
      ["7": 0.04, "7!": 0.04, "7-7": 0.001, "7-7!": 0.001, "7-": 0, "-7": 0])
    // The same text in two ways.
    expect(.any([(1, .text("ab")), (3, .of("ac") + .text("b"))]), ["ab": 0.625, "cb": 0.375])
  }

  @Test func `equal ends are the same nodes, and equal ways one`() {
    var nodes = FormNodes()
    let end: FormNodes.Ways = [(FormNodes.end, 1)]
    let two = nodes.add(.any([(1, .text("ab")), (3, .text("cb"))]), then: end)
    #expect(nodes.nodes.count == 4 && two.map(\.share) == [0.25, 0.75])
    #expect(
      nodes.nodes[Int(two[0].node)].next.map(\.node)
        == nodes.nodes[Int(two[1].node)].next.map(\.node))
    let same = nodes.add(.any([(1, .text("b")), (1, .text("b")), (2, .row([]))]), then: end)
    #expect(nodes.nodes.count == 4 && same.map(\.share) == [0.5, 0.5])
    #expect(same.map(\.node) == [1, FormNodes.end])
    #expect(nodes.add(.row([]), then: end).map(\.node) == [FormNodes.end])
    // The same characters with other shares, or before others, are other nodes.
    _ = nodes.add(.one([(98, 1), (99, 1)]), then: end)
    _ = nodes.add(.one([(98, 1), (99, 2)]), then: end)
    _ = nodes.add(.text("b"), then: [(2, 1)])
    _ = nodes.add(.text("b"), then: [(2, 0.5), (1, 0.5)])
    #expect(nodes.nodes.count == 8)
  }

  @Test func `states that differ by little are one`() {
    #expect(FormTable(.text("ab")).count == 3 && FormTable(.row([])).count == 1)
    #expect(FormTable(.any([(1, .text("ab")), (2, .text("cb"))])).count == 3)
    // After a, x or y follow at even odds, and after b nearly so; or not nearly so.
    func count(_ share: Float) -> Int {
      func rest(_ share: Float) -> TextForm {
        .any([(share, .text("x")), (1 - share, .text("y"))])
      }
      return FormTable((.text("a") + rest(0.5)) | (.text("b") + rest(share))).count
    }
    #expect(count(0.5) == 3 && count(0.51) == 3 && count(0.49) == 3)
    #expect(count(0.56) == 4 && count(0.44) == 4 && count(0.9) == 4)
  }

  @Test func `a text that has ended, or has no form, has none afterwards`() {
    let table = FormTable(.text("ab"))
    for state in [FormTable.nowhere, -5] {
      let next = table.after(state, ConstantNetwork.code("a"))
      #expect(next.state == FormTable.nowhere && next.log == 0)
    }
    let path = [1, 2].map { table.after(Int32($0), ConstantNetwork.code("a")).state }
    #expect(path == [-1, -1] && table.after(1, ConstantNetwork.code("b")).state == 2)
    #expect(table.endLogs[2] == 0 && abs(table.endLogs[0] - -69.0776) < 1e-3)
  }
}
