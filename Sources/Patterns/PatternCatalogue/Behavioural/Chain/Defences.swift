extension Attacks {
    /// Attacks as cases.
    enum Weapon: String, CaseIterable, Sendable {
        case sword
        case magicFire = "magic-fire"
        case lightning

        fileprivate var name: String {
            switch self {
            case .sword: "SwordAttack"
            case .magicFire: "MagicFireAttack"
            case .lightning: "LightningAttack"
            }
        }
    }

    /// A piece of armour, which wards off one weapon.
    struct Defence: Hashable, Sendable {
        let wardsOff: Weapon
        let words: String

        static let crystalShield = Defence(
            wardsOff: .magicFire, words: "No damage from a magic fire attack!")
        static let metalArmor = Defence(
            wardsOff: .sword, words: "No damage from a sword attack!")
    }

    /// What is said when somebody who wears `defences`, the outermost first, is attacked.
    static func report(of weapon: Weapon, against defences: [Defence]) -> [String] {
        guard let outermost = defences.first else { return ["Oh! I'm hit with a \(weapon.name)!"] }
        if outermost.wardsOff == weapon { return [outermost.words] }
        return ["I don't know this attack:\(weapon.name)"]
            + report(of: weapon, against: Array(defences.dropFirst()))
    }
}
