import Foundation
import SimulatedPens
import InkModel
import StylusPipeline

// Prints, for each class of pens, how far pressure, tilt, azimuth and time are from the truth: held (what
// every consumer does today), after libinput, and after us. See Benchmarks/README.md.

if CommandLine.arguments.contains("--help") {
  print("usage: reconciliation-benchmark [WRITERS.csv]\n")
  print("WRITERS.csv  readings of real writers (writer,t_ms,x,y,pressure,azimuth_ddeg,altitude_ddeg)")
  exit(0)
}
if CommandLine.arguments.contains("--debug") {
  let trace = try Trace(writing: "The quick brown", rate: 466, seed: 2)
  let pen = SimulatedPen(CommandLine.arguments.contains("un") ? .unstamped : .retimed, from: trace, seed: 1)
  for pair in Reconciled(pen).pairs.prefix(30000) {
    print(pair.truth.time.microseconds, pair.final.kernelTime.microseconds - pair.truth.time.microseconds, pair.final.time.microseconds - pair.truth.time.microseconds)
  }
  exit(0)
}
var table = ErrorTable()
do {
  try table.add(written: 8)
  if let path = CommandLine.arguments.dropFirst().first { try table.add(writersOf: path) }
} catch {
  FileHandle.standardError.write(Data("reconciliation-benchmark: \(error)\n".utf8))
  exit(1)
}
table.print()
