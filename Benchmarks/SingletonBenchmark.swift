import Synchronization

/// The cost of accessing a singleton in three ways, compared with an object passed as an argument.
@MainActor
enum SingletonBenchmark {
    static var all: [Benchmark] {
        [
            benchmark(of: "by a mutex", limit: 20) { LockedTally.shared.count() },
            benchmark(of: "by a constant made once", limit: 3) { OnceTally.shared.count() },
            benchmark(of: "by a constant of a private initialiser", limit: 3) {
                AbsoluteTally.shared.count()
            },
        ]
    }

    private static func benchmark(
        of way: String, limit: Double, access: @escaping () -> Void
    ) -> Benchmark {
        Benchmark(
            name: "singleton \(way), 1,000 accesses", limit: .ratio(limit), rounds: 200,
            repetitions: 10,
            subject: { { for _ in 0..<1000 { access() } } },
            floor: {
                let passed = OnceTally()
                let count = { passed.count() }
                return { for _ in 0..<1000 { count() } }
            })
    }
}

/// Created on first use, under a lock that every access takes.
private nonisolated final class LockedTally: Sendable {
    private static let instance = Mutex<LockedTally?>(nil)

    static var shared: LockedTally {
        instance.withLock { instance in
            if let instance { return instance }
            let made = LockedTally()
            instance = made
            return made
        }
    }

    private let tally = Atomic(0)

    func count() { tally.wrappingAdd(1, ordering: .relaxed) }
}

/// Created once by the language; other instances are possible.
private nonisolated final class OnceTally: Sendable {
    static let shared = OnceTally()

    private let tally = Atomic(0)

    func count() { tally.wrappingAdd(1, ordering: .relaxed) }
}

/// Created once by the language, and no other instance is possible.
private nonisolated final class AbsoluteTally: Sendable {
    static let shared = AbsoluteTally()

    private let tally = Atomic(0)

    private init() {}

    func count() { tally.wrappingAdd(1, ordering: .relaxed) }
}
