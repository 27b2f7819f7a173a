/// A hero who can go back to before the fight.
enum GameRole {
    /// The originator.
    final class Hero {
        private(set) var life: Int
        private(set) var attack: Int
        private(set) var defence: Int
        private let stage: Stage

        init(life: Int, attack: Int, defence: Int, stage: Stage) {
            self.life = life
            self.attack = attack
            self.defence = defence
            self.stage = stage
        }

        /// How the hero is.
        func display() {
            stage.call(self) { stage.say("生命力\(life),防御力\(defence),攻击力\(attack)") }
        }

        /// Loses everything.
        func fight() {
            stage.call(self) { (life, attack, defence) = (0, 0, 0) }
        }

        func saveState() -> Memento {
            stage.call(self) {
                stage.create(Memento(life: life, attack: attack, defence: defence))
            }
        }

        func restore(_ memento: Memento) {
            stage.call(self, "restore(_:)") {
                (life, attack, defence) = (memento.life, memento.attack, memento.defence)
            }
        }
    }

    /// A state of the hero, which only the hero can read.
    final class Memento {
        fileprivate let life: Int
        fileprivate let attack: Int
        fileprivate let defence: Int

        fileprivate init(life: Int, attack: Int, defence: Int) {
            self.life = life
            self.attack = attack
            self.defence = defence
        }
    }

    /// Keeps a memento without looking inside.
    final class Caretaker {
        var memento: Memento?
    }
}
