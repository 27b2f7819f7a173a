/// An avatar with a shield and an armour, under attack.
enum Attacks {
    /// The weapon of an attack.
    class Attack {
        /// The name that is shown of it.
        final var name: String { String(describing: type(of: self)) }
    }

    final class SwordAttack: Attack {}
    final class MagicFireAttack: Attack {}
    final class LightningAttack: Attack {}

    /// A link of the chain. By default, an attack goes on to the next one.
    class AttackHandler {
        private let next: AttackHandler?
        let stage: Stage

        init(before next: AttackHandler? = nil, stage: Stage) {
            self.next = next
            self.stage = stage
        }

        /// Deals with an attack, or passes it on. Returns `true` for a hit.
        func handle(_ attack: Attack) -> Bool {
            next?.handle(attack) ?? false
        }
    }

    /// Wards off swords.
    final class MetalArmor: AttackHandler {
        override func handle(_ attack: Attack) -> Bool {
            stage.call(self, "handle(\(attack.name))") {
                guard attack is SwordAttack else {
                    stage.say("I don't know this attack:\(attack.name)")
                    return super.handle(attack)
                }
                stage.say("No damage from a sword attack!")
                return false
            }
        }
    }

    /// Wards off magic fire.
    final class CrystalShield: AttackHandler {
        override func handle(_ attack: Attack) -> Bool {
            stage.call(self, "handle(\(attack.name))") {
                guard attack is MagicFireAttack else {
                    stage.say("I don't know this attack:\(attack.name)")
                    return super.handle(attack)
                }
                stage.say("No damage from a magic fire attack!")
                return false
            }
        }
    }

    /// Is hit by whatever comes this far.
    final class Avatar: AttackHandler {
        override func handle(_ attack: Attack) -> Bool {
            stage.call(self, "handle(\(attack.name))") {
                stage.say("Oh! I'm hit with a \(attack.name)!")
                return true
            }
        }
    }
}
