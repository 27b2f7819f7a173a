extension Characters {
    /// The same characters without a builder. An initialiser with labels sets every trait exactly
    /// once, and what follows from the traits is computed from them.
    struct Traits: Hashable, Sendable {
        var strength: Double
        var stamina: Double
        var intelligence: Double
        var agility: Double
        var aggressiveness: Double

        static let player = Traits(
            strength: 50, stamina: 25, intelligence: 75, agility: 65, aggressiveness: 35)

        static let enemy = Traits(
            strength: 80, stamina: 65, intelligence: 35, agility: 25, aggressiveness: 95)

        /// How well the character defends itself.
        var protection: Double {
            strength * stamina * intelligence * agility / aggressiveness
        }

        /// How hard the character hits.
        var power: Double {
            strength * stamina * aggressiveness / (intelligence * agility)
        }
    }
}
