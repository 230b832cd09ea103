/// The part of `GetStatus` that identifies the program: a daemon of any version reports it.
package struct DaemonGreeting: BitwiseCopyable, Hashable, Sendable {
  /// The version of the protocol that the daemon speaks.
  package var protocolVersion: UInt32
  /// Names its run.
  package var run: UInt64
  /// Whether it reads devices: then its times are those of this machine's CLOCK_MONOTONIC. A
  /// recording has its own times.
  package var isLive = false

  /// Reads the reply.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    protocolVersion = try fields.required("protocol", fields.integer)
    // The member may have another name in other versions; our first daemons do not send it.
    guard protocolVersion == Hello.currentProtocol else {
      run = 0
      return
    }
    let epoch: UInt64 = try fields.required("epoch", fields.integer)
    run = try fields.integer("run") ?? epoch
    isLive = try fields.fields("source")?.string("kind") == "live"
  }
}
