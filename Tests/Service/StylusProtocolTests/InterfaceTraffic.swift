import StylusModel
import StylusProtocol
import Testing

// Every method of the interfaces, with what is said there.

/// A method: what is sent to it and what comes back, at random, and who reads either.
struct Traffic: Sendable, CustomTestStringConvertible {
  var service: VarlinkService
  var method: String
  var mode = VarlinkCall.Mode.single
  var parameters: @Sendable (inout Dice) -> any JSONWritable = { _ in JSONObject() }
  var reply: @Sendable (inout Dice) -> any JSONWritable = { _ in JSONObject() }
  /// Reads a reply and gives back what writes it again; nil where nobody of ours reads it.
  var read: (@Sendable (JSONObject) throws -> any JSONWritable)?
  /// Members of the reply that a daemon of an earlier version does not have.
  var younger: Set<String> = []

  var testDescription: String { method }
  var interface: VarlinkInterface {
    let interfaces = service.interfaces.filter { method.hasPrefix($0.rawValue + ".") }
    return interfaces.max { $0.rawValue.utf8.count < $1.rawValue.utf8.count } ?? .service
  }
  var name: String { String(method.dropFirst(interface.rawValue.utf8.count + 1)) }

  /// Lets the service read a call.
  func call(_ parameters: JSONObject) throws {
    var writer = JSONWriter()
    writer.call(method, parameters, mode: mode)
    let call = try VarlinkCall(parsing: Array(writer.bytes.dropLast()))
    switch service {
    case .daemon: _ = try DaemonRequest(call)
    case .overlay: _ = try OverlayRequest(call)
    case .scribble: _ = try ScribbleRequest(call)
    }
  }

  /// The name of the parameter for which a call is refused; nil if it is not.
  func culprit(_ parameters: JSONObject) throws -> String? {
    do {
      try call(parameters)
      return nil
    } catch VarlinkError.invalidParameter(let name) {
      return name
    } catch OverlayError.call(.invalidParameter(let name)) {
      return name
    } catch ScribbleError.call(.invalidParameter(let name)) {
      return name
    }
  }

  static func service(_ service: VarlinkService) -> [Traffic] {
    [
      Traffic(
        service: service, method: "org.varlink.service.GetInfo",
        reply: { ServiceReply(version: $0.text(), of: service) }),
      Traffic(
        service: service, method: "org.varlink.service.GetInterfaceDescription",
        parameters: { OneText("interface", $0.one(of: service.interfaces).rawValue) },
        reply: { InterfaceReply($0.one(of: service.interfaces)) }),
    ]
  }
}

/// An object with one text.
private struct OneText: JSONWritable {
  var key: String
  var text: String
  init(_ key: String, _ text: String) { (self.key, self.text) = (key, text) }
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field(key, text)
    writer.endObject()
  }
}

let daemonTraffic: [Traffic] = [
  Traffic(
    service: .daemon, method: "org.stylusd.GetStatus", reply: { $0.daemonStatus() },
    read: { try DaemonStatus($0) }, younger: ["anomalies", "run", "journal"]),
  Traffic(
    service: .daemon, method: "org.stylusd.GetStatistics", reply: { $0.daemonStatistics() },
    read: { try DaemonStatistics($0) }, younger: ["hands"]),
  Traffic(
    service: .daemon, method: "org.stylusd.ListTablets",
    reply: { dice in TabletList((0..<dice.below(4)).map { _ in dice.tablet() }) },
    read: { try TabletList($0) }),
  Traffic(
    service: .daemon, method: "org.stylusd.Subscribe", mode: .more,
    parameters: { $0.subscription() }, reply: { $0.messages(1)[0] }),
  Traffic(
    service: .daemon, method: "org.stylusd.GetStrokes", parameters: { $0.strokeQuery() },
    reply: { $0.strokePage() }, read: { try StrokePage($0, to: StrokeQuery(since: 0)) },
    younger: ["run", "earlier"]),
  Traffic(
    service: .daemon, method: "org.stylusd.SendLateValues", mode: .upgrade,
    parameters: { $0.lateOffer() }, reply: { LateAcceptance(source: $0.bits32()) },
    read: { try LateAcceptance($0) }),
  Traffic(
    service: .daemon, method: "org.stylusd.GetJournal",
    parameters: { JournalInquiry(owner: $0.maybe { $0.bits32() }) }, reply: { $0.journalReport() },
    read: { try JournalReport($0) }),
  Traffic(
    service: .daemon, method: "org.stylusd.ListJournal", parameters: { $0.journalQuery() },
    reply: { $0.journalPage() }, read: { try JournalPage($0) }),
  Traffic(
    service: .daemon, method: "org.stylusd.WipeJournal", parameters: { $0.journalWipe() },
    reply: { JournalWiped(strokes: $0.total()) }, read: { try JournalWiped($0) }),
  Traffic(
    service: .daemon, method: "org.stylusd.ForgetHands",
    reply: { HandsForgotten(hands: $0.total()) }, read: { try HandsForgotten($0) }),
]

let overlayTraffic: [Traffic] = [
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.SetMode",
    parameters: { $0.one(of: OverlayModeChange.allCases) },
    reply: { $0.one(of: OverlayMode.allCases) }, read: { try OverlayMode($0) }),
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.SetInk",
    parameters: { dice in
      var wish = OverlayInkChange()
      wish.ink = dice.maybe { $0.name }
      wish.color = dice.maybe { InkColor(rgba: $0.bits32()) }
      wish.width = dice.maybe { Float.random(in: OverlayInkChange.widths, using: &$0) }
      return wish.texts
    }, reply: { $0.ink }, read: { try OverlayInk($0) }),
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.Perform",
    parameters: { OverlayCommandLine(command: $0.name, output: $0.maybe { $0.name }) }),
  Traffic(service: .overlay, method: "org.stylusd.overlay.Undo"),
  Traffic(service: .overlay, method: "org.stylusd.overlay.Redo"),
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.Clear",
    parameters: { OverlayClearing(output: $0.maybe { $0.name }) }),
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.LeaveOut",
    parameters: { dice in
      OverlayAreas(
        areas: (0..<3).map { _ in
          LayoutArea(left: Float(dice.bits32() >> 20), top: 2.5, width: 100, height: 30)
        }, pad: dice.maybe { _ in LayoutArea(left: 0, top: 500, width: 980, height: 218) })
    }),
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.Save",
    parameters: { OverlayInkFile(path: "/" + $0.name, output: $0.maybe { $0.name }) },
    reply: { OverlaySaved(output: $0.text(), strokes: $0.total()) },
    read: { try OverlaySaved($0) }),
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.Open",
    parameters: { OverlayInkFile(path: "/" + $0.name, output: $0.maybe { $0.name }) },
    reply: { OverlayOpened(strokes: $0.total()) },
    read: { try OverlayOpened($0) }),
  Traffic(service: .overlay, method: "org.stylusd.overlay.Hide"),
  Traffic(service: .overlay, method: "org.stylusd.overlay.Reload"),
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.GetStatus", reply: { $0.status },
    read: { try OverlayStatus($0) }),
  Traffic(
    service: .overlay, method: "org.stylusd.overlay.GetStatistics", reply: { $0.statistics },
    read: { try OverlayStatistics($0) }),
]

let scribbleTraffic: [Traffic] = [
  Traffic(
    service: .scribble, method: "org.stylusd.scribble.SetMode",
    parameters: { $0.one(of: ScribbleModeChange.allCases) },
    reply: { $0.one(of: ScribbleMode.allCases) }, read: { try ScribbleMode($0) }),
  Traffic(
    service: .scribble, method: "org.stylusd.scribble.SetPad",
    parameters: { $0.one(of: ScribblePadChange.allCases) },
    reply: { $0.one(of: ScribblePadState.allCases) }, read: { try ScribblePadState($0) }),
  Traffic(
    service: .scribble, method: "org.stylusd.scribble.TakeTexts",
    reply: { dice in ScribbleTexts(texts: (0..<3).map { _ in dice.text() }) },
    read: { try ScribbleTexts($0) }),
  Traffic(service: .scribble, method: "org.stylusd.scribble.Reload"),
  Traffic(
    service: .scribble, method: "org.stylusd.scribble.GetStatus", reply: { $0.scribbleStatus },
    read: { try ScribbleStatus($0) }),
  Traffic(
    service: .scribble, method: "org.stylusd.scribble.ServeElements", mode: .more,
    parameters: { _ in ScribbleProgramName("a list") }, reply: { $0.scribbleEvent }),
  Traffic(
    service: .scribble, method: "org.stylusd.scribble.SetElements", mode: .oneway,
    parameters: { $0.scribbleElements }),
  Traffic(
    service: .scribble, method: "org.stylusd.scribble.Answer", mode: .oneway,
    parameters: { $0.scribbleAnswer }),
]

extension Dice {
  private var scribbleArea: ScribbleArea {
    mutating get {
      ScribbleArea(
        left: Float(bits32() >> 20), top: -2.5, width: Float(bits32() >> 24), height: 20)
    }
  }

  private var range: Range<Int> {
    mutating get {
      let start = Int(bits32() >> 24)
      return start..<start + Int(bits32() >> 28)
    }
  }

  fileprivate var scribbleElements: ScribbleElements {
    mutating get {
      let elements = (0..<3).map { number in
        var element = ScribbleElement(
          "\(number)", one(of: ScribbleElement.Kind.allCases), scribbleArea)
        element.isMultiline = bits32() & 1 == 0
        element.isFocused = bits32() & 1 == 0
        element.delaysFocus = bits32() & 1 == 0
        element.asks = bits32() & 1 == 0
        return element
      }
      let window = ScribbleWindow(title: maybe { $0.text() }, application: maybe { $0.text() })
      return ScribbleElements(
        elements, of: window, answering: maybe { Int64($0.bits32()) })
    }
  }

  fileprivate var scribbleAnswer: ScribbleAnswer {
    mutating get {
      var answer = ScribbleAnswer(Int64(bits32()), done: maybe { $0.bits32() & 1 == 0 })
      answer.area = maybe { $0.scribbleArea }
      answer.text = maybe { $0.text() }
      answer.caret = maybe { Int($0.bits32() >> 24) }
      answer.glyphs = maybe { dice in (0..<3).map { _ in dice.scribbleArea } }
      return answer
    }
  }

  /// What a program may be told.
  var scribbleEvent: ScribbleEvent {
    mutating get {
      let request = Int64(bits32())
      let place = ScribblePlace(x: Float(bits32() >> 20), y: 1.5)
      return switch one(of: ScribbleEvent.Name.allCases) {
      case .expected: .expected(bits32() & 1 == 0)
      case .elements: .elements(request: request, scribbleArea, ScribbleWindow(title: text()))
      case .shouldBegin: .shouldBegin(request: request, element: text(), place)
      case .willBegin: .willBegin(element: maybe { $0.text() }, place)
      case .focus: .focus(request: request, element: text(), place)
      case .text: .text(request: request, element: text())
      case .change: .change(request: request, element: text(), range, text())
      case .select: .select(request: request, element: text(), range)
      case .gesture:
        .gesture(
          request: request, element: text(), one(of: ScribbleEvent.Gesture.allCases), scribbleArea)
      case .didFinish: .didFinish(element: maybe { $0.text() })
      case .refused: .refused(error: text(), parameter: maybe { $0.text() })
      }
    }
  }
}

extension Dice {
  /// What inkscribe may be and have done.
  fileprivate var scribbleStatus: ScribbleStatus {
    mutating get {
      var status = ScribbleStatus(
        version: text(), uptime: Microseconds(Int64(total() >> 12)),
        mode: one(of: ScribbleMode.allCases))
      status.pad = one(of: ScribblePadState.allCases)
      status.windows = Int(bits32() >> 8)
      status.fields = Int(bits32() >> 8)
      status.written = Int(bits32() >> 8)
      status.failed = Int(bits32() >> 8)
      let programs = below(3)
      for _ in 0..<programs {
        status.programs.append(
          ScribbleStatus.Program(name: text(), elements: Int(bits32() >> 24)))
      }
      status.waits = maybe {
        ScribbleStatus.Share(
          p50: Microseconds(Int64($0.bits32())), p99: Microseconds(Int64($0.bits32())))
      }
      status.desktopFault = maybe { $0.text() }
      status.inputFault = maybe { $0.text() }
      status.daemonFault = maybe { $0.text() }
      return status
    }
  }
}

let allTraffic =
  Traffic.service(.daemon) + daemonTraffic + Traffic.service(.overlay) + overlayTraffic
  + Traffic.service(.scribble) + scribbleTraffic
