import Foundation

// Prints how long an event takes from the input thread to the stroke thread, by our ring and by the
// plain way, in turns on the same machine. See README.md here.

if CommandLine.arguments.contains("--help") {
  print("usage: handover-benchmark [ROUNDS [EVENTS]]\n")
  print("ROUNDS  runs of each way in each rhythm, 7 unless said; alternating")
  print("EVENTS  in each run, 20000 unless said; 8000 take a second")
  exit(0)
}
let numbers = CommandLine.arguments.dropFirst().map { Int($0) ?? 0 }
guard numbers.count <= 2, numbers.allSatisfy({ 1...10_000_000 ~= $0 }) else {
  FileHandle.standardError.write(
    Data("handover-benchmark: ROUNDS and EVENTS are numbers from 1 (see --help)\n".utf8))
  exit(2)
}
let rounds = numbers.first ?? 7
let events = numbers.dropFirst().first ?? 20_000
do {
  print("\(rounds) runs of \(events) events of 8 pens at 1 kHz\n")
  print(HopTable.head)
  for rhythm in Rhythm.allCases {
    var table = HopTable(rhythm)
    for round in 0..<rounds { try table.round(round, events: events) }
    table.print()
  }
  try Allocations.print(events: rounds * events * Rhythm.allCases.count)
} catch {
  FileHandle.standardError.write(Data("handover-benchmark: \(error)\n".utf8))
  exit(1)
}
