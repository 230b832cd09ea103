// The predictor of an installed libstylus beside the one in Swift, in one run: the same samples,
// turn by turn.
//
//   library-benchmark LIBRARY [ROUNDS]
//
// Prints the time of a sample with its guess of both, the median of all turns and of the ratios of
// rounds, and how many answers differed in a bit. Exit status: 0 if none did and the ratio is at
// most 1.2.
import CStylus
import Glibc
import LinuxIO
import StylusModel
import StylusPipeline

typealias Create = @convention(c) (Double) -> OpaquePointer?
typealias Tell = @convention(c) (OpaquePointer?) -> Int32
typealias Observe = @convention(c) (OpaquePointer?, UnsafePointer<stylus_sample>?) -> Int32
typealias Predict =
  @convention(c) (OpaquePointer?, Int64, UnsafeMutablePointer<stylus_sample>?) -> Int32

func fail(_ words: String) -> Never {
  print("library-benchmark: \(words)")
  exit(1)
}

guard CommandLine.arguments.count > 1,
  let library = unsafe dlopen(CommandLine.arguments[1], RTLD_NOW)
else { fail("there is no such library. Make it with scripts/library") }

func function<Function>(_ name: String, _ type: Function.Type) -> Function {
  guard let address = unsafe dlsym(library, name) else { fail("it has no \(name)") }
  return unsafe unsafeBitCast(address, to: type)
}

let create = unsafe function("stylus_predictor_create", Create.self)
let begin = unsafe function("stylus_predictor_begin", Tell.self)
let observe = unsafe function("stylus_predictor_observe", Observe.self)
let predict = unsafe function("stylus_predictor_predict", Predict.self)
let rounds = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 0 : 40

/// A hand that writes loops, 5 ms apart.
func sample(_ index: Int) -> Sample {
  let time = Double(index) * 5
  var sample = Sample(
    time: Timestamp(microseconds: Int64(index) * 5_000),
    x: Millimeters(Float(50 + time * 0.004 + 3 * sin(time / 45) + 0.4 * sin(time / 17))),
    y: Millimeters(Float(40 + 4 * cos(time / 52) + 0.3 * cos(time / 13))))
  sample.provenance[.position] = .measured
  sample.provenance[.time] = .measured
  sample.provenance[.pressure] = .measured
  sample.pressure = Fraction(Float(0.5 + 0.1 * sin(time / 80)))
  return sample
}

let horizon = Microseconds(16_000)
let count = 2_000
var different = 0
var ratios: [Double] = []
var times: (c: [Double], swift: [Double]) = ([], [])
let theirs = unsafe create(1)
var ours = TipPredictor()
_ = unsafe begin(theirs)
let size = UInt32(MemoryLayout<stylus_sample>.size)

for round in 0..<rounds {
  var c: [stylus_sample] = []
  var swift: [PredictedSample?] = []
  c.reserveCapacity(count)
  swift.reserveCapacity(count)
  let samples = (0..<count).map { sample(round * count + $0) }
  var told: [stylus_sample] = samples.map { sample in
    stylus_sample(
      size: size, provenance: 0, time: sample.time.microseconds * 1_000, x: Double(sample.x.value),
      y: Double(sample.y.value), pressure: sample.pressure.value, altitude: .nan, azimuth: .nan,
      roll: .nan, slider: .nan, distance: .nan, error: 0, buttons: 0, expecting: 0)
  }
  let start = MonotonicClock.nanoseconds
  for index in 0..<count {
    var guess = stylus_sample()
    guess.size = size
    _ = unsafe observe(theirs, &told[index])
    guess.provenance = unsafe predict(theirs, 16_000_000, &guess) == 1 ? guess.provenance : .max
    c.append(guess)
  }
  let middle = MonotonicClock.nanoseconds
  for sample in samples {
    ours.observe(sample)
    swift.append(ours.prediction?.sample(after: horizon))
  }
  let end = MonotonicClock.nanoseconds
  times.c.append(Double(middle - start) / Double(count))
  times.swift.append(Double(end - middle) / Double(count))
  ratios.append(Double(middle - start) / Double(end - middle))
  for (a, b) in zip(c, swift) {
    let isSame =
      if let b {
        a.x == Double(b.sample.x.value) && a.y == Double(b.sample.y.value)
          && a.error == b.uncertainty.value && a.pressure == b.sample.pressure.value
      } else {
        a.provenance == .max
      }
    if !isSame { different += 1 }
  }
}

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
let ratio = median(ratios)
func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
print(
  "\(rounds * count) samples: C \(rounded(median(times.c) / 1_000)) us, Swift \(rounded(median(times.swift) / 1_000)) us, "
    + "ratio \(rounded(ratio)), \(different) answers differ")
exit(different == 0 && ratio <= 1.2 ? 0 : 1)
