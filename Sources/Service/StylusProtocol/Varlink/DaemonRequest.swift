/// A call with a known method and checked parameters.
package enum DaemonRequest: Hashable, Sendable {
  case getInfo
  case getInterfaceDescription(VarlinkInterface)
  case getStatus
  case getStatistics
  case listTablets
  case subscribe(Subscription, as: StreamForm)
  case getStrokes(StrokeQuery)
  case sendLateValues(LateOffer)
  case getJournal(JournalInquiry)
  case listJournal(JournalQuery)
  case wipeJournal(JournalWipe)
  case forgetHands

  /// The two forms of a live stream.
  package enum StreamForm: Sendable {
    /// One reply per message.
    case replies
    /// One reply, then binary frames.
    case frames
  }

  /// Reads a call; the error is to be returned to the caller.
  package init(_ call: VarlinkCall) throws(VarlinkError) {
    switch try DaemonMethod(call) {
    case .getInfo: self = try call.bare(.getInfo)
    case .getStatus: self = try call.bare(.getStatus)
    case .getStatistics: self = try call.bare(.getStatistics)
    case .listTablets: self = try call.bare(.listTablets)
    case .subscribe:
      self = .subscribe(
        try call.decodeParameters(),
        as: call.mode == .upgrade ? .frames : .replies)
    case .getStrokes:
      self = .getStrokes(try call.decodeParameters())
    case .sendLateValues:
      self = .sendLateValues(try call.decodeParameters())
    case .getJournal:
      self = .getJournal(try call.decodeParameters())
    case .listJournal:
      self = .listJournal(try call.decodeParameters())
    case .wipeJournal:
      self = .wipeJournal(try call.decodeParameters())
    case .forgetHands: self = try call.bare(.forgetHands)
    case .getInterfaceDescription:
      self = .getInterfaceDescription(try call.interface(of: .daemon))
    }
  }

  /// The methods that the daemon serves.
  package enum DaemonMethod: String, CaseIterable, Sendable {
    case getInfo = "org.varlink.service.GetInfo"
    case getInterfaceDescription = "org.varlink.service.GetInterfaceDescription"
    case getStatus = "org.stylusd.GetStatus"
    case getStatistics = "org.stylusd.GetStatistics"
    case listTablets = "org.stylusd.ListTablets"
    case subscribe = "org.stylusd.Subscribe"
    case getStrokes = "org.stylusd.GetStrokes"
    case sendLateValues = "org.stylusd.SendLateValues"
    case getJournal = "org.stylusd.GetJournal"
    case listJournal = "org.stylusd.ListJournal"
    case wipeJournal = "org.stylusd.WipeJournal"
    case forgetHands = "org.stylusd.ForgetHands"

    /// Finds the method of a call and checks that it can be called in this mode.
    fileprivate init(_ call: VarlinkCall) throws(VarlinkError) {
      guard let method = DaemonMethod(rawValue: call.method) else {
        throw VarlinkService.daemon.unknownMethod(call.method)
      }
      switch (method, call.mode) {
      case (.subscribe, .single), (.subscribe, .oneway): throw .expectedMore
      case (.subscribe, _), (.sendLateValues, .upgrade): break
      case (.sendLateValues, _): throw .expectedUpgrade
      case (_, .upgrade): throw .methodNotImplemented(call.method)
      default: break
      }
      self = method
    }
  }
}
