/// A bus whose conductor comes to every passenger.
enum Bus {
    /// Walks through passengers one by one.
    protocol PassengerIterator: AnyObject {
        /// The one that the walk begins with.
        func first() -> String?

        /// Goes on to the next one, and returns it.
        func next() -> String?

        /// `true` once the walk is over.
        var isDone: Bool { get }

        /// The one that the walk has come to.
        var currentItem: String? { get }
    }

    /// The aggregate. How it keeps its passengers is its own affair.
    final class Coach {
        private var seats: [String] = []
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func board(_ passenger: String) { seats.append(passenger) }

        /// A walk from the front to the back, through those who are on the bus now. Whoever gets on
        /// later is not met.
        func makeIterator() -> any PassengerIterator {
            stage.call(self) { stage.create(ForwardIterator(seats, stage: stage)) }
        }

        /// A walk from the back to the front.
        func makeReverseIterator() -> any PassengerIterator {
            stage.call(self) { stage.create(ReverseIterator(seats, stage: stage)) }
        }
    }

    final class ForwardIterator: PassengerIterator {
        private let passengers: [String]
        private var index = 0
        private let stage: Stage

        init(_ passengers: [String], stage: Stage) {
            self.passengers = passengers
            self.stage = stage
        }

        func first() -> String? { passengers.first }

        func next() -> String? {
            stage.call(self) {
                index = min(index + 1, passengers.count)
                return currentItem
            }
        }

        var isDone: Bool { index >= passengers.count }

        var currentItem: String? { isDone ? nil : passengers[index] }
    }

    final class ReverseIterator: PassengerIterator {
        private let passengers: [String]
        private var index: Int
        private let stage: Stage

        init(_ passengers: [String], stage: Stage) {
            self.passengers = passengers
            self.stage = stage
            index = passengers.count - 1
        }

        func first() -> String? { passengers.last }

        func next() -> String? {
            stage.call(self) {
                index = max(index - 1, -1)
                return currentItem
            }
        }

        var isDone: Bool { index < 0 }

        var currentItem: String? { isDone ? nil : passengers[index] }
    }
}
