import Synchronization

extension Singletons {
    /// One registry of names, made once: the language sees to it that the initial value of a static
    /// constant is computed a single time, at its first use, which is what a once-token did.
    final class OnceRegistry: Sendable {
        /// The registry.
        static let shared = OnceRegistry()

        private static let made = Atomic<Int>(0)

        /// How many registries were made.
        static var timesMade: Int { made.load(ordering: .relaxed) }

        private let names = Mutex<Set<String>>([])

        /// Others can still be made.
        init() { Self.made.add(1, ordering: .relaxed) }

        /// Registers a name. Returns whether it was new.
        func register(_ name: String) -> Bool {
            names.withLock { $0.insert(name).inserted }
        }
    }
}
