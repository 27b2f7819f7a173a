import Synchronization

extension Singletons {
    /// The only registry of names that there can be: its initialiser is private, so that making
    /// another one does not compile.
    final class AbsoluteRegistry: Sendable {
        /// The registry.
        static let shared = AbsoluteRegistry()

        private static let made = Atomic<Int>(0)

        /// How many registries were made.
        static var timesMade: Int { made.load(ordering: .relaxed) }

        private let names = Mutex<Set<String>>([])

        private init() { Self.made.add(1, ordering: .relaxed) }

        /// Registers a name. Returns whether it was new.
        func register(_ name: String) -> Bool {
            names.withLock { $0.insert(name).inserted }
        }
    }
}
