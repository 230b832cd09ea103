import Foundation

// Prints how long a segment of handwriting takes to become pixels, by our rasterizer and by cairo,
// in turns on the same machine. See README.md beside this folder.

if CommandLine.arguments.contains("--help") {
  print("usage: raster-benchmark [ROUNDS]\n")
  print("ROUNDS  runs of each way at each size, 15 unless said; alternating")
  exit(0)
}
let numbers = CommandLine.arguments.dropFirst().map { Int($0) ?? 0 }
guard numbers.count <= 1, numbers.allSatisfy({ 1...10_000 ~= $0 }) else {
  FileHandle.standardError.write(
    Data("raster-benchmark: ROUNDS is a number from 1 to 10000 (see --help)\n".utf8))
  exit(2)
}
do {
  let rounds = numbers.first ?? 15
  try Comparison(rounds: rounds).run()
  try Album(strokes: 10_000, rounds: rounds).run()
} catch {
  FileHandle.standardError.write(Data("raster-benchmark: \(error)\n".utf8))
  exit(1)
}
