import InkRecognition

/// Which characters are taken for which: each text laid along what was read, by the fewest edits.
struct Confusions {
  /// What stood there, and what was read; nil for nothing.
  private struct Pair: Hashable {
    var truth: Character?
    var read: Character?

    var text: String { "\(Self.name(truth)) as \(Self.name(read))" }

    private static func name(_ character: Character?) -> String {
      guard let character else { return "nothing" }
      return character == " " ? "a space" : character == "|" ? "`\\|`" : "`\(character)`"
    }
  }

  private var counts: [Pair: Int] = [:]
  private var written: [Character: Int] = [:]
  private var total = 0

  /// Notes a reading, case aside.
  mutating func note(_ truth: String, _ read: String) {
    let truth = Array(truth.lowercased())
    let read = Array(read.lowercased())
    for character in truth { written[character, default: 0] += 1 }
    let table = Self.distances(truth, read)
    var (i, j) = (truth.count, read.count)
    while i > 0 || j > 0 {
      let cost = table[i][j]
      if i > 0, j > 0, cost == table[i - 1][j - 1] + (truth[i - 1] == read[j - 1] ? 0 : 1) {
        note(truth[i - 1], read[j - 1])
        (i, j) = (i - 1, j - 1)
      } else if i > 0, cost == table[i - 1][j] + 1 {
        note(truth[i - 1], nil)
        i -= 1
      } else {
        note(nil, read[j - 1])
        j -= 1
      }
    }
  }

  private mutating func note(_ truth: Character?, _ read: Character?) {
    guard truth != read else { return }
    counts[Pair(truth: truth, read: read), default: 0] += 1
    total += 1
  }

  private static func distances(_ truth: [Character], _ read: [Character]) -> [[Int]] {
    var table = [Array(0...read.count)]
    for i in truth.indices {
      var row = [i + 1]
      for j in read.indices {
        let same = table[i][j] + (truth[i] == read[j] ? 0 : 1)
        row.append(min(same, table[i][j + 1] + 1, row[j] + 1))
      }
      table.append(row)
    }
    return table
  }

  private static let most = 40

  /// Two tables: the commonest faults, and for each character how often it was read rightly and
  /// what for otherwise.
  var text: String {
    let pairs = counts.sorted { ($1.value, $0.key.text) < ($0.value, $1.key.text) }
    let commonest = pairs.prefix(Self.most).map { "\($0.key.text) \($0.value)" }
    var lines = [
      "\nThe commonest of \(total) faults: " + commonest.joined(separator: ", ") + ".\n",
      "| character | written | right, % | read as |\n|---|---|---|---|",
    ]
    for (character, count) in written.sorted(by: { $0.key < $1.key }) where count >= 5 {
      let wrong = pairs.filter { $0.key.truth == character }
      let share = 1 - Double(wrong.reduce(0) { $0 + $1.value }) / Double(count)
      let others = wrong.prefix(6).map {
        ($0.key.read.map { $0 == "|" ? "`\\|`" : "`\($0)`" } ?? "nothing") + " \($0.value)"
      }
      lines.append(
        "| \(character == " " ? "space" : character == "|" ? "`\\|`" : "`\(character)`") | \(count) "
          + "| \(percent(share)) | \(others.joined(separator: ", ")) |")
    }
    return lines.joined(separator: "\n")
  }
}
