import LinuxIO

// The calls of IBus: to our factory, and to the objects that it creates.
extension IBusTexts {
  /// Whether the sender is IBus itself. It is the bus and therefore has no connection name; all
  /// others have a numbered name.
  func isIBus(_ sender: String?) -> Bool {
    sender == owner || sender?.hasPrefix(":") == false
  }

  func handleCall(_ call: BusAnswer) -> [BusArgument]? {
    guard isIBus(call.sender), let path = call.path else { return nil }
    if path == IBusWords.factoryPath { return create(call) }
    return engine.has(path) ? answerCall(call, of: path) : nil
  }

  private func create(_ call: BusAnswer) -> [BusArgument]? {
    guard call.isCall(of: "CreateEngine", IBusWords.factory), call.text() == IBusWords.ours,
      let path = engine.make()
    else { return nil }
    return [.path(path)]
  }

  private func answerCall(_ call: BusAnswer, of path: String) -> [BusArgument]? {
    // We handle no keys: each one is passed on at once.
    if call.isCall(of: "ProcessKeyEvent", IBusWords.engine) { return [.flag(false)] }
    if call.isCall(of: "Get", IBusWords.properties) { return property(call) }
    if call.isCall(of: "GetAll", IBusWords.properties) { return [.list(of: "{sv}", [])] }
    if let news = news(call) { engine.applyNews(news, of: path) }
    let isNameless = call.isCall(of: "FocusIn", IBusWords.engine)
    if isNameless, naming == .asked { retake() }
    if engine.focused == path, isNameless || call.isCall(of: "FocusInId", IBusWords.engine) {
      // Programs report the surrounding text only on request.
      _ = bus?.emitSignal(path, IBusWords.engine, "RequireSurroundingText")
    }
    return []
  }

  private func property(_ call: BusAnswer) -> [BusArgument]? {
    guard call.text() == IBusWords.engine, let name = call.text() else { return nil }
    return switch name {
    case "FocusId": named()
    case "ActiveSurroundingText": [.variant(.flag(true))]
    default: nil
    }
  }

  /// IBus 1.5.27 and later asks whether to report the program of a field.
  private func named() -> [BusArgument] {
    if naming == .unknown { naming = .asked }
    return [.variant(.flag(true))]
  }

  private func news(_ call: BusAnswer) -> IBusEngine.News? {
    if call.isCall(of: "FocusIn", IBusWords.engine) { return .focusIn }
    if call.isCall(of: "FocusInId", IBusWords.engine) {
      guard call.text() != nil, let client = call.text() else { return nil }
      return client == IBusWords.nobody ? .focusOut : .focusIn
    }
    if call.isCall(of: "FocusOut", IBusWords.engine)
      || call.isCall(of: "FocusOutId", IBusWords.engine)
    {
      return .focusOut
    }
    if call.isCall(of: "Destroy", "org.freedesktop.IBus.Service") { return .destroy }
    if call.isCall(of: "SetSurroundingText", IBusWords.engine) {
      guard let text = call.packedText(), let cursor = call.number(), let anchor = call.number()
      else { return nil }
      return .surround(text, cursor: cursor, anchor: anchor)
    }
    if call.isCall(of: "Set", IBusWords.properties), call.text() == IBusWords.engine,
      call.text() == "ContentType", let (purpose, hints) = call.packedNumbers()
    {
      return .describe(
        purpose: UInt32(truncatingIfNeeded: purpose), hints: UInt32(truncatingIfNeeded: hints))
    }
    return nil
  }
}
