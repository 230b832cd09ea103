/// Which stylusd this is.
package enum Release {
  /// The version of daemon, tools and library, which are released together.
  package static let version = "0.3.0"
}
