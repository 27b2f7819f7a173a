import Synchronization

/// Things of which a program has one.
enum Singletons {
    /// One registry of names, created at its first use, under a lock.
    ///
    /// A subclass can take the registry's place before it is first used. Clients do not notice:
    /// they ask for `shared`, as before.
    class LockedRegistry: @unchecked Sendable {
        // Unchecked because the class has subclasses. All of its state is behind a lock.
        private static let instance = Mutex<LockedRegistry?>(nil)
        private static let type = Mutex<LockedRegistry.Type>(LockedRegistry.self)

        private let names = Mutex<Set<String>>([])

        /// Others can still be made.
        required init() {}

        /// The registry.
        static var shared: LockedRegistry {
            instance.withLock { instance in
                if let instance { return instance }
                let made = type.withLock { $0 }.init()
                instance = made
                return made
            }
        }

        /// Decides which class the registry will be of. Once there is a registry, it stays what it
        /// is.
        ///
        /// - Returns: `true` if the registry is of that class.
        @discardableResult
        static func use(_ subclass: LockedRegistry.Type) -> Bool {
            instance.withLock { instance in
                guard let instance else {
                    type.withLock { $0 = subclass }
                    return true
                }
                return Swift.type(of: instance) == subclass
            }
        }

        /// Registers a name. Returns whether it was new.
        func register(_ name: String) -> Bool {
            names.withLock { $0.insert(name).inserted }
        }
    }
}
