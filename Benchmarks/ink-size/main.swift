import Foundation
import InkDrawing

// Sizes and times of our own format: see README.md here.
let arguments = Array(CommandLine.arguments.dropFirst())
guard let path = arguments.first else {
  print("usage: ink-size-benchmark TRACES.csv [SAMPLES.tsv]")
  print("  reads handwriting and prints a line for each profile; SAMPLES.tsv gets what was stored")
  exit(2)
}
let strokes = try TraceFile.strokes(of: path)
if arguments.count > 1 { try TraceFile.write(strokes, to: arguments[1]) }
SizeTable(strokes).show()
