/// The candidate that `word` was probably meant to be; nil if none is near.
///
/// Two words are near if one continues the other from its third letter on, or if there is at most
/// one edit per three letters. Among several, the nearest is chosen, and among these the first.
package func nearest(to word: String, in candidates: [String]) -> String? {
  let word = word.lowercased()
  let limit = max(1, word.count / 3)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let continues = word.count >= 3 && candidate.hasPrefix(word)
    let distance = continues ? 1 : editDistance(Array(word), Array(candidate.lowercased()))
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// The number of letters to insert, remove, replace, or swap with a neighbor.
func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
      var cost = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
