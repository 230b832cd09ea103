import Foundation

// Prints, for each class of pens, how far pressure, tilt, azimuth and time are from the truth: held
// (what every consumer does today), after libinput, and after us. See README.md here.

if CommandLine.arguments.contains("--help") {
  print("usage: reconciliation-benchmark [WRITERS.csv | RECORDING.events ...]\n")
  print("WRITERS.csv  readings of real writers, a line each of")
  print("             writer,t_ms,x,y,pressure,azimuth_ddeg,altitude_ddeg")
  print("RECORDING    a tablet's recording as evemu text or libinput's YAML")
  print("--picture    prints docs/pictures/late.svg: one stroke whose pressure arrives late")
  print("--speed      how long the pipeline takes for a frame")
  exit(0)
}
if CommandLine.arguments.contains("--speed") {
  try Speed.print()
  exit(0)
}
if CommandLine.arguments.contains("--picture") {
  print(try LatePicture().svg, terminator: "")
  exit(0)
}
var table = ErrorTable()
do {
  try table.add(written: 8)
  let paths = CommandLine.arguments.dropFirst()
  for path in paths where path.hasSuffix(".csv") { try table.add(writersOf: path) }
  try table.add(recordings: paths.filter { !$0.hasSuffix(".csv") })
} catch {
  FileHandle.standardError.write(Data("reconciliation-benchmark: \(error)\n".utf8))
  exit(1)
}
table.print()
