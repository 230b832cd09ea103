import LinuxIO

/// The source for who is logged in at the seat.
protocol LoginSource: AnyObject {
  /// A descriptor that is readable when there may be news.
  var number: Int32 { get }
  /// Records what happened and tells who is logged in at this moment; nil if nobody knows. Never
  /// waits.
  func logins() -> [LoginSession]?
  /// Why nobody knows, for the log; nil while somebody does, or an answer is on its way.
  var complaint: String? { get }
}

extension LoginMonitor: LoginSource {}
