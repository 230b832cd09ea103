package import StylusProtocol

/// Something that must be set once before you can write into the text fields of a desktop. The raw
/// values are stable names for scripts and for the record of a setup.
package enum SetupStep: String, CaseIterable, JSONCodable, Sendable {
  /// Ink over text fields becomes text.
  case writing
  /// Variables of the session, for Qt and Chromium.
  case environment
  /// The setting by which programs report their fields.
  case accessibility
  /// sway starts no services of a session by itself.
  case autostart
  /// KWin's choice of an input method.
  case virtualKeyboard = "virtual-keyboard"
  /// Our extension of GNOME's shell.
  case shellExtension = "extension"
  /// The service of the user.
  case service

  /// What it is for, in one sentence.
  package var purpose: String {
    switch self {
    case .writing: "Turns ink over text fields into text, now and in later sessions."
    case .environment: "Makes Qt programs and the pages of Chromium report their text fields."
    case .accessibility: "Makes browsers report that they have text fields at all."
    case .autostart: "Makes sway start inkscribe with every session."
    case .virtualKeyboard:
      "Makes inkscribe KWin's virtual keyboard, which puts text into browsers and terminals."
    case .shellExtension:
      "Reports the windows of GNOME to inkscribe, which taps and presses keys through it."
    case .service: "Starts inkscribe now and with every session."
    }
  }

  /// Where the change is made, for people.
  package var place: String {
    switch self {
    case .writing: "inkscribe"
    case .environment: "~/.config/environment.d/\(SessionVariables.fileName)"
    case .accessibility: "org.gnome.desktop.interface toolkit-accessibility"
    case .autostart: "the configuration of sway"
    case .virtualKeyboard: "kwinrc, [Wayland] InputMethod"
    case .shellExtension: "org.gnome.shell enabled-extensions"
    case .service: "inkscribe.service of the user"
    }
  }
}

/// Whether a step is done.
package enum SetupState: Hashable, Sendable {
  case done
  /// It is done and takes effect later, as this sentence says.
  case waiting(String)
  case missing
  /// It cannot be done; the sentence names the cause and the fix.
  case impossible(String)

  /// Whether nothing is left to do.
  package var isDone: Bool {
    switch self {
    case .done, .waiting: true
    case .missing, .impossible: false
    }
  }

  /// Whether it takes effect later.
  package var isWaiting: Bool { if case .waiting = self { true } else { false } }

  /// Its name for scripts and people.
  package var word: String {
    switch self {
    case .done: "done"
    case .waiting: "later"
    case .missing: "to do"
    case .impossible: "not possible"
    }
  }

  /// The sentence that belongs to it; nil if there is none.
  package var detail: String? {
    switch self {
    case .done, .missing: nil
    case .waiting(let reason), .impossible(let reason): reason
    }
  }
}

/// A step and its state.
package struct StepReport: Hashable, Sendable {
  package var step: SetupStep
  package var state: SetupState

  package init(_ step: SetupStep, _ state: SetupState) { (self.step, self.state) = (step, state) }
}

extension StepReport: JSONRecord {
  private var word: String { state.word }
  private var detail: String? { state.detail }
  private var purpose: String { step.purpose }
  private var place: String { step.place }

  private init(
    step: SetupStep, word: String, purpose: String, place: String, detail: String?
  ) throws(ProtocolError) {
    let states: [SetupState] = [.done, .missing, .waiting(detail ?? ""), .impossible(detail ?? "")]
    guard let state = states.first(where: { $0.word == word }) else { throw .invalidField("state") }
    self.init(step, state)
  }

  package static let layout = RecordLayout(Self.init(step:word:purpose:place:detail:)) {
    JSONField("step", \.step)
    JSONField("state", \.word)
    JSONField("purpose", \.purpose)
    JSONField("place", \.place)
    JSONField("detail", \.detail)
  }
}
