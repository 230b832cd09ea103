import Glibc
import Synchronization

/// Detects objects that are used in the child of a fork although the parent created them.
package enum Forks {
  private static let made = Atomic<Int>(0)

  /// The C library calls it in each child.
  private static let isWatching: Bool = {
    pthread_atfork(nil, nil) { Forks.made.add(1, ordering: .relaxed) } == 0
  }()

  /// The error for the child of a fork that uses its parent's objects. Must be thrown before taking
  /// any lock: another thread may have held it at the fork, and nobody releases it in the child.
  package static let refusal = CError.refused("it was made before fork() and belongs to the parent")

  /// How often this process was forked since the library was loaded; objects store it at creation.
  package static var count: Int { isWatching ? made.load(ordering: .relaxed) : 0 }
}
