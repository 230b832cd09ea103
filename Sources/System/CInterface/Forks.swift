import Glibc
import Synchronization

/// Tells an object that is used in the child of a fork from one that is used where it was made.
package enum Forks {
  private static let made = Atomic<Int>(0)

  /// The C library calls it in each child.
  private static let isWatching: Bool = {
    pthread_atfork(nil, nil) { Forks.made.add(1, ordering: .relaxed) } == 0
  }()

  /// Why the child of a fork may not use what its parent made. To be thrown before any lock is
  /// taken: another thread may have held it when the child was made, and nobody releases it there.
  package static let refusal = CError.refused("it was made before fork() and belongs to the parent")

  /// How often this process was forked off another that has the library; what is made remembers it.
  package static var count: Int { isWatching ? made.load(ordering: .relaxed) : 0 }
}
