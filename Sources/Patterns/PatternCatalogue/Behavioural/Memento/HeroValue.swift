extension GameRole {
    /// The same hero as a value: a copy of it is the memento.
    struct HeroState: Hashable, Sendable, Codable {
        private(set) var life: Int
        private(set) var attack: Int
        private(set) var defence: Int

        init(life: Int, attack: Int, defence: Int) {
            self.life = life
            self.attack = attack
            self.defence = defence
        }

        var line: String { "生命力\(life),防御力\(defence),攻击力\(attack)" }

        mutating func fight() { (life, attack, defence) = (0, 0, 0) }
    }
}
