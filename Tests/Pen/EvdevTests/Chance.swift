import Evdev
import InkSynthesis
import StylusModel

/// Makes arbitrary recordings; the same ones from the same seed.
struct Chance: RandomNumberGenerator {
  private var bits: SplitMix64

  init(seed: UInt64) { bits = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 { bits.next() }

  mutating func recording() -> Recording {
    Recording(devices: (0..<Int.random(in: 1...4, using: &self)).map { _ in device() })
  }

  mutating func device() -> RecordedDevice {
    let description = Bool.random(using: &self) ? description() : nil
    let axes = (description?.axes.keys).map(Array.init) ?? []
    let known = axes.sorted().filter { _ in Bool.random(using: &self) }
    return RecordedDevice(
      description: description,
      initialAxes: Dictionary(uniqueKeysWithValues: known.map { ($0, number()) }),
      events: (0..<Int.random(in: 0...40, using: &self)).map { _ in event() })
  }

  private mutating func description() -> DeviceDescription {
    var description = DeviceDescription(
      name: ["", "pen", " # pad é "].randomElement(using: &self) ?? "", bus: word(),
      vendor: word(), product: word())
    description.version = word()
    description.properties = codes(below: 32)
    for (type, count) in [(1, 0x300), (2, 0x10), (3, 0x40), (4, 8), (0x15, 0x80)]
      as [(UInt16, UInt16)]
    where Bool.random(using: &self) {
      description.codes[type] = codes(below: count).union([count - 1])
    }
    for axis in codes(below: 0x40).sorted() {
      description.axes[axis] = AxisRange(
        minimum: number(), maximum: number(), fuzz: number(), flat: number(), resolution: number())
    }
    return description
  }

  private mutating func event() -> InputEvent {
    // Few different times, so that devices often share one and go backwards.
    InputEvent(
      time: Timestamp(microseconds: Int64.random(in: -5...5, using: &self) * 333_333),
      type: word(), code: word(), value: number())
  }

  private mutating func codes(below count: UInt16) -> Set<UInt16> {
    Set((0..<Int.random(in: 0...9, using: &self)).map { _ in .random(in: 0..<count, using: &self) })
  }

  private mutating func number() -> Int32 {
    [.min, -1, 0, 1, .max, .random(in: .min ... .max, using: &self)].randomElement(using: &self)
      ?? 0
  }

  private mutating func word() -> UInt16 { .random(in: .min ... .max, using: &self) }
}
