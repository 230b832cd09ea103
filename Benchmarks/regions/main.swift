import Foundation

// Times our regions for `compare.py`: prints name, area and nanoseconds of each run, a line a case.
let arguments = CommandLine.arguments
guard arguments.count == 3, let times = Int(arguments[2]) else {
  print("usage: regions-benchmark CASES TIMES")
  exit(2)
}
for item in try Case.read(arguments[1]) {
  let (nanoseconds, area) = item.run(times)
  print(item.name, area, nanoseconds.map(String.init).joined(separator: " "))
}
