/// A basketball team with a centre who does not speak its language.
enum Basketball {
    /// A player who understands the coach.
    protocol Player: AnyObject {
        func attack()
        func defend()
    }

    /// A player of the team.
    final class Forward: Player {
        let name: String
        private let stage: Stage

        init(_ name: String, stage: Stage) {
            self.name = name
            self.stage = stage
        }

        func attack() {
            stage.call(self) { stage.say("前锋\(name)进攻") }
        }

        func defend() {
            stage.call(self) { stage.say("前锋\(name)防守") }
        }
    }

    /// The player from abroad, who has methods of other names.
    final class ForeignCenter {
        let name: String
        private let stage: Stage

        init(_ name: String, stage: Stage) {
            self.name = name
            self.stage = stage
        }

        func foreignAttack() {
            stage.call(self) { stage.say("外籍中锋\(name)进攻") }
        }

        func foreignDefend() {
            stage.call(self) { stage.say("外籍中锋\(name)防守") }
        }
    }

    /// Adapts the foreigner to the words of the coach.
    final class Translator: Player {
        private let center: ForeignCenter
        private let stage: Stage

        init(for center: ForeignCenter, stage: Stage) {
            self.center = center
            self.stage = stage
        }

        func attack() {
            stage.call(self) { center.foreignAttack() }
        }

        func defend() {
            stage.call(self) { center.foreignDefend() }
        }
    }
}
