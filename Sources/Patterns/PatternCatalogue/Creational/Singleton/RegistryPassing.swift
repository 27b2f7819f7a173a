extension Singletons {
    /// What Swift programs do when one object should be shared: they make one, and hand it to
    /// whoever needs it. The actor guards its names without a lock in sight, and tests bring an
    /// actor of their own.
    actor Registry {
        private var names: Set<String> = []

        /// Registers a name. Returns whether it was new.
        func register(_ name: String) -> Bool {
            names.insert(name).inserted
        }
    }

    /// A client that is given its registry, with the program's only one as the default.
    struct Guestbook: Sendable {
        let registry: Registry

        private static let programRegistry = Registry()

        init(registry: Registry = programRegistry) {
            self.registry = registry
        }
    }
}
