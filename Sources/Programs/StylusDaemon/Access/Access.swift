import LinuxIO

/// Who may do what, and whose ink it is: a value that is told who is logged in, and asks nobody.
///
/// Life: made with the configured rule, ``logins`` set whenever they change, asked for each caller.
struct Access: Sendable {
  private let rule: AccessRule
  /// The login sessions of the seat; nil while nobody knows them.
  var logins: [LoginSession]?

  /// The configuration.
  enum AccessRule: Hashable, Sendable {
    /// All ink belongs to this user; only this user and root may connect.
    case user(UInt32)
    /// Ink belongs to the user who is logged in at the tablets. Members of the one group may see
    /// everybody's ink, those of the other may send late values.
    case seat(inkGroup: UInt32?, lateGroup: UInt32?)
  }

  init(_ rule: AccessRule) { self.rule = rule }

  /// The owner of the ink that is drawn now; nil for none.
  var owner: UInt32? {
    switch rule {
    case .user(let user): user
    case .seat: logins?.first(where: \.isInFront)?.user
    }
  }

  /// The caller's permissions; nil if it may not even connect.
  func rights(of caller: Caller) -> Rights? {
    switch rule {
    case .user(let user):
      caller.user == user || caller.user == 0 ? [.owner, .everybodysInk, .wipeOthers] : nil
    case .seat(let inkGroup, let lateGroup): rights(of: caller, inkGroup, lateGroup)
    }
  }

  private func rights(of caller: Caller, _ inkGroup: UInt32?, _ lateGroup: UInt32?) -> Rights {
    var rights: Rights = []
    if caller.belongs(to: inkGroup) { rights.formUnion(.everybodysInk) }
    if caller.belongs(to: lateGroup) { rights.formUnion(.lateSource) }
    if caller.user == 0 { rights.insert(.wipeOthers) }
    guard let logins else { return rights.union(.remain) }
    if logins.contains(where: { $0.user == caller.user && $0.isOfPerson }) {
      rights.formUnion(.waiting)
    }
    if caller.user == owner { rights.formUnion(.owner) }
    return rights
  }

  /// The owner of the finished strokes that a caller gets if it names none.
  func keeper(for caller: Caller) -> UInt32 {
    if case .user(let user) = rule { user } else { caller.user }
  }
}

extension Caller {
  /// Root belongs to every group.
  fileprivate func belongs(to group: UInt32?) -> Bool {
    user == 0 || group.map(groups.contains) == true
  }
}

extension LoginSession {
  /// Whether a person of this machine sits there, in front or not.
  fileprivate var isOfPerson: Bool { kind == .user && !isRemote && !isClosing }

  /// Whether that person is the one who uses the seat now; not while it is unknown whether the
  /// session is locked.
  fileprivate var isInFront: Bool { isOfPerson && isActive && isLocked == false }
}
