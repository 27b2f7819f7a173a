/// The characters of a chasing game, whose traits make them strong or hard to hurt.
enum Characters {
    /// The product.
    final class Character {
        /// How well it defends itself.
        var protection = 1.0

        /// How hard it hits.
        var power = 1.0

        var strength = 1.0
        var stamina = 1.0
        var intelligence = 1.0
        var agility = 1.0
        var aggressiveness = 1.0
    }

    /// Sets traits one by one. Subclasses decide their effect on protection and power.
    class CharacterBuilder {
        fileprivate(set) var character = Character()
        fileprivate let stage: Stage

        init(stage: Stage) { self.stage = stage }

        /// Begins a new character.
        @discardableResult
        func startOver() -> CharacterBuilder {
            stage.call(self) { character = Character() }
            return self
        }

        @discardableResult
        func strength(_ value: Double) -> CharacterBuilder {
            character.strength = value
            return self
        }

        @discardableResult
        func stamina(_ value: Double) -> CharacterBuilder {
            character.stamina = value
            return self
        }

        @discardableResult
        func intelligence(_ value: Double) -> CharacterBuilder {
            character.intelligence = value
            return self
        }

        @discardableResult
        func agility(_ value: Double) -> CharacterBuilder {
            character.agility = value
            return self
        }

        @discardableResult
        func aggressiveness(_ value: Double) -> CharacterBuilder {
            character.aggressiveness = value
            return self
        }
    }

    /// The rules of the game: body and wits protect; body and anger hit, and too much thought
    /// hinders.
    final class StandardCharacterBuilder: CharacterBuilder {
        override func strength(_ value: Double) -> CharacterBuilder {
            stage.call(self, "strength(\(value.plain))") {
                character.protection *= value
                character.power *= value
                return super.strength(value)
            }
        }

        override func stamina(_ value: Double) -> CharacterBuilder {
            stage.call(self, "stamina(\(value.plain))") {
                character.protection *= value
                character.power *= value
                return super.stamina(value)
            }
        }

        override func intelligence(_ value: Double) -> CharacterBuilder {
            stage.call(self, "intelligence(\(value.plain))") {
                character.protection *= value
                character.power /= value
                return super.intelligence(value)
            }
        }

        override func agility(_ value: Double) -> CharacterBuilder {
            stage.call(self, "agility(\(value.plain))") {
                character.protection *= value
                character.power /= value
                return super.agility(value)
            }
        }

        override func aggressiveness(_ value: Double) -> CharacterBuilder {
            stage.call(self, "aggressiveness(\(value.plain))") {
                character.protection /= value
                character.power *= value
                return super.aggressiveness(value)
            }
        }
    }

    /// The director: it knows who plays.
    final class ChasingGame {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        /// Builds a character of these traits.
        func makeCharacter(_ builder: CharacterBuilder, _ traits: Traits) -> Character {
            stage.call(self, "makeCharacter(_:_:)") {
                builder.startOver()
                    .strength(traits.strength)
                    .stamina(traits.stamina)
                    .intelligence(traits.intelligence)
                    .agility(traits.agility)
                    .aggressiveness(traits.aggressiveness)
                return builder.character
            }
        }

        func makePlayer(_ builder: CharacterBuilder) -> Character {
            makeCharacter(builder, .player)
        }

        func makeEnemy(_ builder: CharacterBuilder) -> Character {
            makeCharacter(builder, .enemy)
        }
    }
}
