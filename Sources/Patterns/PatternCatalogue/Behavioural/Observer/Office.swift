import Dispatch
import PatternKit

/// An office where the secretary warns the others of the boss.
enum Office {
    /// An observer of the boss.
    protocol BossObserver: AnyObject, Sendable {
        /// The boss is back.
        func update() throws
    }

    /// The subject: notifies observers, which it holds weakly, in the order in which they came.
    final class ServiceCenter: Sendable {
        private let observers: Multicaster<any BossObserver>
        private let stage: Stage

        /// - Parameters:
        ///   - queue: The queue that notifies observers, `nil` for the caller's own thread.
        ///   - onFailure: Called for each observer that throws. The others are notified
        ///     nevertheless.
        init(
            queue: DispatchQueue? = nil, stage: Stage,
            onFailure: @escaping @Sendable (MulticastFailure) -> Void = { _ in }
        ) {
            self.stage = stage
            observers = Multicaster(
                delivery: queue.map { .queue($0) } ?? .immediate, onFailure: onFailure)
        }

        func add(_ observer: any BossObserver) {
            stage.call(self, "add(_:)") { observers.add(observer) }
        }

        func remove(_ observer: any BossObserver) {
            stage.call(self, "remove(_:)") { observers.remove(observer) }
        }

        func notify() {
            stage.call(self) { observers.notify { try $0.update() } }
        }
    }

    /// Watches basketball.
    final class NBAObserver: BossObserver {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func update() {
            stage.call(self) { stage.say("老板回来了,待会儿继续看NBA") }
        }
    }

    /// Watches stocks.
    final class StockObserver: BossObserver {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func update() {
            stage.call(self) { stage.say("老板回来了,带会儿再看") }
        }
    }

    /// Plays.
    final class GameObserver: BossObserver {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func update() {
            stage.call(self) { stage.say("老板回来了,还是待会儿继续玩吧") }
        }
    }
}
