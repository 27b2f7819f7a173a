/// A suitor who sends gifts through a friend.
enum Gifts {
    /// The receiver of the gifts.
    final class Girl {
        let name: String
        init(name: String) { self.name = name }
    }

    /// The gifts that suitors and their friends give.
    protocol GiftGiving: AnyObject {
        func giveFlowers()
        func giveDolls()
        func giveChocolate()
    }

    /// Whose gifts they are: the real subject.
    final class Pursuit: GiftGiving {
        private let girl: Girl
        private let stage: Stage

        init(of girl: Girl, stage: Stage) {
            self.girl = girl
            self.stage = stage
        }

        func giveFlowers() {
            stage.call(self) { stage.say("送你玫瑰花\(girl.name)") }
        }

        func giveDolls() {
            stage.call(self) { stage.say("送你洋娃娃\(girl.name)") }
        }

        func giveChocolate() {
            stage.call(self) { stage.say("送你巧克力\(girl.name)") }
        }
    }

    /// Brings the gifts: the proxy. It fetches the suitor when the first gift is due, and keeps
    /// count.
    final class Proxy: GiftGiving {
        private let girl: Girl
        private let stage: Stage

        /// How many gifts were brought.
        private(set) var count = 0

        private lazy var pursuit = stage.create(Pursuit(of: girl, stage: stage))

        init(for girl: Girl, stage: Stage) {
            self.girl = girl
            self.stage = stage
        }

        func giveFlowers() {
            stage.call(self) { bring { $0.giveFlowers() } }
        }

        func giveDolls() {
            stage.call(self) { bring { $0.giveDolls() } }
        }

        func giveChocolate() {
            stage.call(self) { bring { $0.giveChocolate() } }
        }

        private func bring(_ gift: (Pursuit) -> Void) {
            gift(pursuit)
            count += 1
        }
    }
}
