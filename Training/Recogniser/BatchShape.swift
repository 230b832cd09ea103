/// How long the writings of a batch are, at each of the network's three paces.
///
/// Row t * width + b of a table is the place t of the writing b.
struct BatchShape {
  /// How many writings; a multiple of 4.
  var width: Int
  /// How many places each has: as resampled, at half pace, at quarter pace.
  var lengths: [[Int]]
  /// The largest of each.
  var longest: [Int]

  init(lengths first: [Int]) {
    width = first.count
    let second = first.map { ($0 + 1) / 2 }
    let third = second.map { ($0 + 1) / 2 }
    lengths = [first, second, third]
    longest = lengths.map { $0.max() ?? 0 }
  }

  func rows(_ pace: Int) -> Int { longest[pace] * width }
}
