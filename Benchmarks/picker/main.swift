// What the tool picker costs, and its pictures.
//
//   STYLUSD_BENCHMARKS=1 swift run -c release picker-benchmark              the table of README.md
//   STYLUSD_BENCHMARKS=1 swift run -c release picker-benchmark pictures FOLDER [all]
//                                                      the pictures of docs/pictures; all: many more to look at
let words = CommandLine.arguments
if words.count >= 3, words[1] == "pictures" {
  try Pictures(folder: words[2]).draw(all: words.contains("all"))
} else {
  Costs().tell()
}
