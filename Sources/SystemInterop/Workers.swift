internal import Synchronization

/// Work on many things at once.
public enum Workers {
  /// Works through the indices from 0 to `count`, each once, with as many workers as are worth it.
  ///
  /// - Parameters:
  ///   - jobs: how many workers there may be; with one, everything happens in place.
  ///   - start: makes what a worker carries along and adds its results to.
  ///   - step: does the work of one index.
  /// - Returns: what the workers carried, in no order that means anything.
  public static func run<State: Sendable>(
    jobs: Int, count: Int, start: @escaping @Sendable () -> State,
    step: @escaping @Sendable (inout State, Int) -> Void
  ) async -> [State] {
    let workers = min(jobs, count)
    guard workers > 1 else {
      var state = start()
      for index in 0..<max(0, count) { step(&state, index) }
      return [state]
    }
    let next = Counter()
    return await withTaskGroup(of: State.self) { group in
      for _ in 0..<workers {
        group.addTask {
          var state = start()
          while case let index = next.take(), index < count { step(&state, index) }
          return state
        }
      }
      var states: [State] = []
      for await state in group { states.append(state) }
      return states
    }
  }

  /// Hands out 0, 1, 2 …, each once. A class, since an `Atomic` cannot be captured by a task.
  public final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    public init() {}

    /// The next number.
    public func take() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
  }
}
