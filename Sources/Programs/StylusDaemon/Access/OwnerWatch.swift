import LinuxIO
import StylusModel
import StylusPipeline
import VarlinkServer

/// Ensures that ink goes to whom it belongs: is notified of logins, and decides by ``Access`` and
/// ``InkOwnership``.
///
/// Belongs to the main thread. Waits for nobody.
final class OwnerWatch {
  private var access: Access
  private var ownership: InkOwnership
  /// Nil where ink has one owner forever.
  private let login: (any LoginSource)?
  private let pace: StrokeThread.Pace
  /// Whether the log says that nobody knows who is logged in.
  private var hasLogged = false
  private var log = RationedLog()

  /// - Parameters:
  ///   - login: the source for who is logged in; nil for ink that always has the same owner.
  ///   - pace: the clock of the ink.
  init(
    _ rule: Access.AccessRule, _ login: (any LoginSource)? = nil, _ pace: StrokeThread.Pace = .live
  ) {
    access = Access(rule)
    self.login = login
    self.pace = pace
    ownership = InkOwnership(owner: access.owner, isShared: login != nil)
  }

  /// What the owner's change brings with it.
  struct OwnerChange {
    /// The strokes that are to be closed.
    var strokes: [StrokeID]
    /// When, on the clock of the ink.
    var time: Timestamp
  }

  /// A descriptor that is readable when ``updateLogins(_:)`` may find news; nil if it never does.
  var number: Int32? { login?.number }

  /// The owner of the ink that is drawn now; nil for none.
  var owner: UInt32? { ownership.owner }

  /// The caller's permissions; nil if it may not even connect.
  func rights(of caller: Caller) -> Rights? { access.rights(of: caller) }

  /// The owner of the finished strokes that a caller gets if it names none.
  func keeper(for caller: Caller) -> UInt32 { access.keeper(for: caller) }

  /// Whether what the pipeline said is about ink of the present owner, or about no ink.
  func admits(_ output: PipelineOutput) -> Bool { ownership.admits(output) }

  /// Is notified of logins; true if anybody's rights may be others now.
  func updateLogins(_ now: Timestamp) -> Bool {
    guard let login else { return false }
    let logins = login.logins()
    logComplaint(login.complaint, isKnown: logins != nil, now)
    guard logins != access.logins else { return false }
    access.logins = logins
    return true
  }

  /// Gives the ink to its present owner; nil if that is the one who had it.
  func handOver(_ now: Timestamp) -> OwnerChange? {
    guard access.owner != ownership.owner else { return nil }
    let (strokes, time) = ownership.changeOwner(to: access.owner, at: pace == .live ? now : nil)
    return OwnerChange(strokes: strokes, time: time)
  }

  /// Why strokes of an earlier owner were cut by ``handOver(_:)``.
  func cut(from earlier: UInt32?) -> StrokeCut {
    access.logins == nil ? .ownerUnknown(earlier) : .ownerGone(from: earlier, to: owner)
  }

  private func logComplaint(_ complaint: String?, isKnown: Bool, _ now: Timestamp) {
    if let complaint, !hasLogged {
      hasLogged = true
      log.warn(
        "\(complaint): ink goes only to root and the groups of the configuration, until logind "
          + "reports who "
          + "is in front of the tablets. Without logind, run stylusd as the user who draws.", now)
    } else if hasLogged, isKnown {
      hasLogged = false
      log.warn("logind again reports who is in front of the tablets", now)
    }
  }
}
