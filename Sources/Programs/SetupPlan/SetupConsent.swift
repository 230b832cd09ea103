/// What people are told before a setup.
package enum SetupConsent {
  /// What inkscribe may see and do, in three sentences.
  package static let sentences = [
    "While it is on, inkscribe can read the text of all windows over the accessibility bus, "
      + "as every program with access to that bus can.",
    "It changes only the field that you write into, never a password field that its program "
      + "reports, and uses no network.",
    "It keeps text and ink only in memory, and everything below can be taken back with "
      + "'stylusctl scribble remove'.",
  ]
}
