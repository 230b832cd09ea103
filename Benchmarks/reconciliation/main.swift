import Foundation

// Prints, for each class of pens, how far pressure, tilt, azimuth and time are from the truth: held (what
// every consumer does today), after libinput, and after us. See Benchmarks/README.md.

if CommandLine.arguments.contains("--help") {
  print("usage: reconciliation-benchmark [WRITERS.csv | --picture]\n")
  print("WRITERS.csv  readings of real writers, a line each of")
  print("             writer,t_ms,x,y,pressure,azimuth_ddeg,altitude_ddeg")
  print("--picture    prints docs/pictures/late.svg: one stroke whose pressure arrives late")
  exit(0)
}
if CommandLine.arguments.contains("--picture") {
  print(try LatePicture().svg, terminator: "")
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
