import StylusModel
import StylusPipeline

/// Listens to updates and notes every promise that they break.
struct StrokeLaws {
  /// What was broken, in words; empty if nothing was.
  private(set) var broken: Set<String> = []
  /// How many strokes were finished.
  private(set) var finished = 0
  /// How many estimation indices were issued.
  private(set) var issued = 0
  private var open: [StrokeID: Life] = [:]
  private var oldest: [DeviceID: [StrokeID]] = [:]
  private var newest = StrokeID(rawValue: 0)

  /// A stroke that is not finished.
  private struct Life {
    var device: DeviceID
    var tool: Tool
    var samples: [Sample] = []
    var waiting: Set<UInt32> = []
    var issued: UInt32 = 0
    var ending: StrokeEnding?
  }

  mutating func hear(_ outputs: [PipelineOutput]) {
    for case .update(let update) in outputs { hear(update) }
  }

  /// Takes one update.
  mutating func hear(_ update: StrokeUpdate) {
    switch update {
    case .began(let start): begin(start)
    case .sample(let id, let sample): take(sample, of: id)
    case .corrected(let correction): correct(correction)
    case .identified(let id, let tool, _): identify(id, tool)
    case .ended(let ending): end(ending)
    case .finished(let summary): finish(summary)
    case .cancelled(let id, _): check(open.removeValue(forKey: id) != nil, "cancelled unknown")
    case .hover(_, _, let sample): check(values: sample)
    default: break
    }
  }

  /// Everything was told.
  mutating func close() { check(open.isEmpty, "a stroke never finished") }

  private mutating func check(_ holds: Bool, _ law: String) {
    if !holds { broken.insert(law) }
  }

  private mutating func begin(_ start: StrokeBeginning) {
    check(newest < start.stroke, "numbers of strokes grow")
    newest = start.stroke
    let drawn = open.values.contains { $0.device == start.device && $0.ending == nil }
    check(!drawn, "one stroke of a device is drawn at a time")
    open[start.stroke] = Life(device: start.device, tool: start.tool)
    oldest[start.device, default: []].append(start.stroke)
    check(oldest[start.device, default: []].count <= 8, "at most eight strokes wait")
  }

  private mutating func take(_ sample: Sample, of id: StrokeID) {
    guard var life = open[id] else { return check(false, "sample of no stroke") }
    check(life.ending == nil, "sample after the end")
    if let last = life.samples.last { check(last.time < sample.time, "times grow") }
    check((sample.estimationIndex == nil) == sample.expectingUpdate.isEmpty, "an index expects")
    if let index = sample.estimationIndex {
      check(index == life.issued, "indices count from 0")
      life.issued += 1
      life.waiting.insert(index)
      issued += 1
    }
    for property in sample.expectingUpdate.properties {
      check(
        sample.provenance[property] == .held || sample.provenance[property] == .modelled
          || sample.provenance[property] == .absent, "only what is not measured is expected")
    }
    check(values: sample)
    life.samples.append(sample)
    open[id] = life
  }

  private mutating func check(values sample: Sample) {
    let turn = 2 * Float.pi
    check((0...1).contains(sample.pressure.value), "pressure is a share")
    check(
      (0...Float.pi / 2 + 1e-6).contains(sample.altitude.value), "altitude within a right angle")
    check((0..<turn).contains(sample.azimuth.value), "azimuth within a turn")
    check((0...1).contains(sample.slider.value), "slider is a share")
    for property in Property.allCases {
      check(sample.provenance[property] != .predicted, "nothing that is told is a guess")
    }
  }

  private mutating func correct(_ correction: SampleCorrection) {
    guard var life = open[correction.stroke] else { return check(false, "correction of no stroke") }
    let place = Int(correction.position)
    guard place < life.samples.count else { return check(false, "correction of no sample") }
    let (old, new) = (life.samples[place], correction.sample)
    check(old.estimationIndex == new.estimationIndex, "a sample keeps its index")
    check(old.time == new.time && old.x == new.x && old.y == new.y, "place and time stay")
    check(new.expectingUpdate.isSubset(of: old.expectingUpdate), "expectations only go")
    for property in Property.allCases where !correction.changed.contains(PropertySet(property)) {
      check(old.provenance[property] == new.provenance[property], "what has changed is named")
    }
    for property in correction.changed.properties {
      check(
        new.provenance[property] == .refined || new.provenance[property] == .modelled
          || (property == .pressure && new.provenance[property] == .absent
            && new.pressure == .zero),
        "what is corrected is refined or modelled, or a pressure that the pen does not have")
    }
    check(values: new)
    if new.expectingUpdate.isEmpty, let index = new.estimationIndex {
      check(life.waiting.remove(index) != nil, "an index ends once")
    }
    life.samples[place] = new
    open[correction.stroke] = life
  }

  private mutating func identify(_ id: StrokeID, _ tool: Tool) {
    guard let life = open[id] else { return check(false, "identified no stroke") }
    check(life.tool.kind == tool.kind, "a tool keeps its kind")
    open[id]?.tool = tool
  }

  private mutating func end(_ ending: StrokeEnding) {
    guard let life = open[ending.stroke] else { return check(false, "end of no stroke") }
    check(life.ending == nil, "a stroke ends once")
    check(!life.samples.isEmpty, "a stroke has samples")
    open[ending.stroke]?.ending = ending
  }

  private mutating func finish(_ summary: StrokeSummary) {
    guard let life = open.removeValue(forKey: summary.stroke) else {
      return check(false, "finished no stroke")
    }
    finished += 1
    check(life.ending?.time == summary.time && life.ending?.flags == summary.flags, "one ending")
    check(life.samples.count == summary.samples, "samples are counted")
    check(life.waiting.isEmpty, "every index ends")
    check(life.issued == summary.settlement.issued, "every index is counted")
    check(oldest[life.device]?.first == summary.stroke, "strokes finish as they began")
    oldest[life.device]?.removeFirst()
  }
}
