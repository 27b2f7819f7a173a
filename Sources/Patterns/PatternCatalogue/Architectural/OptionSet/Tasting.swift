/// Rats that find the one poisoned bottle among many in one round.
enum Tasting {
    /// Water with a number on it.
    struct Bottle: Hashable, Sendable {
        let number: Int
        let isPoisoned: Bool
    }

    /// The drink of one rat: water from all bottles whose numbers have the same bit.
    struct Cup: Hashable, Sendable {
        let bottles: [Bottle]

        var isPoisoned: Bool { bottles.contains(where: \.isPoisoned) }
    }

    /// Dies of a single drop.
    final class Rat {
        private(set) var isDead = false

        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        /// - Returns: 1 when the rat died of it, and 0 when not: its digit of the bottle's number.
        @discardableResult
        func drink(_ cup: Cup) -> Int {
            stage.call(self, "drink(cup)") {
                isDead = cup.isPoisoned
                return isDead ? 1 : 0
            }
        }
    }

    /// Keeps a rat for each binary digit of the greatest number, the first for the highest.
    final class Laboratory {
        private let bottles: [Bottle]
        private let rats: [Rat]
        private let stage: Stage

        /// - Precondition: There is a bottle, and no number is negative.
        init(bottles: [Bottle], stage: Stage) {
            precondition(
                !bottles.isEmpty, "A laboratory without a bottle finds no poison. Give it one.")
            self.bottles = bottles
            self.stage = stage
            let greatest = bottles.map(\.number).max() ?? 0
            let digitCount = greatest == 0 ? 0 : String(greatest, radix: 2).count
            rats = (0..<digitCount).map { _ in Rat(stage: stage) }
        }

        var ratCount: Int { rats.count }

        /// The numbers, counted from 1, of the rats that died.
        var deadRats: [Int] { rats.indices.filter { rats[$0].isDead }.map { $0 + 1 } }

        /// The cups, one for each rat: the matrix of the bottles' bits, turned on its side.
        func mixCups() -> [Cup] {
            rats.indices.map { index in
                let bit = 1 << (rats.count - 1 - index)
                return Cup(bottles: bottles.filter { $0.number & bit != 0 })
            }
        }

        /// Lets each rat drink its cup, and reads the number of the poisoned bottle from who died.
        func findPoison(with cups: [Cup]) -> Int {
            stage.call(self, "findPoison(with: cups)") {
                zip(rats, cups).reduce(0) { number, pair in
                    number << 1 | pair.0.drink(pair.1)
                }
            }
        }
    }
}
