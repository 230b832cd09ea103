/// A handler of a later message, for an owner that may be gone by then: it is called only while its
/// owner lives, and does not retain it.
///
/// A caller on a bus usually holds the connection, which holds the handler of each answer.
///
///     bus.call(call, then: weakHandler(of: self) { windows, answer in windows.show(answer) })
package func weakHandler<Owner: AnyObject, Value>(
  of owner: Owner, _ handle: @escaping (Owner, Value) -> Void
) -> (Value) -> Void {
  { [weak owner] value in
    if let owner { handle(owner, value) }
  }
}

/// The same for a handler with a result: nil once its owner is gone.
package func weakHandler<Owner: AnyObject, Value, Answer>(
  of owner: Owner, _ handle: @escaping (Owner, Value) -> Answer?
) -> (Value) -> Answer? {
  { [weak owner] value in owner.flatMap { handle($0, value) } }
}
