extension Attacks {
    static let example = Example(
        id: "attacks",
        title: .localized("A shield, an armour and an avatar"),
        inputs: [attacks.description],
        documentSource: "Behavioural/Chain/Attacks.swift",
        idiomaticSource: "Behavioural/Chain/Defences.swift",
        classDiagram: classDiagram,
        document: attackAvatar,
        idiomatic: reportAttacks)

    static let attacks = Input.choices(
        "attacks", .localized("the attacks, in order"), default: Weapon.allCases)

    private static func attackAvatar(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let avatar = stage.create(Avatar(stage: stage))
        let armor = stage.create(MetalArmor(before: avatar, stage: stage))
        let shield = stage.create(CrystalShield(before: armor, stage: stage))
        for weapon in try inputs.value(of: attacks) {
            let attack: Attack =
                switch weapon {
                case .sword: SwordAttack()
                case .magicFire: MagicFireAttack()
                case .lightning: LightningAttack()
                }
            _ = shield.handle(attack)
        }
    }

    private static func reportAttacks(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        for weapon in try inputs.value(of: attacks) {
            for line in report(of: weapon, against: [.crystalShield, .metalArmor]) {
                stage.say(line)
            }
        }
    }

    private static let handling: [ClassMember] = ["handle(_ attack: Attack) -> Bool"]

    private static let classDiagram = ClassDiagram(
        scope: "Attacks",
        boxes: [
            ClassBox(
                "AttackHandler", .abstractClass, attributes: ["-next: AttackHandler?"],
                operations: handling),
            ClassBox("MetalArmor", operations: handling),
            ClassBox("CrystalShield", operations: handling),
            ClassBox("Avatar", operations: handling),
            ClassBox("Attack", .abstractClass, attributes: ["name: String"]),
            ClassBox("SwordAttack"), ClassBox("MagicFireAttack"), ClassBox("LightningAttack"),
        ],
        relations: [
            ClassRelation("MetalArmor", .generalisation, "AttackHandler"),
            ClassRelation("CrystalShield", .generalisation, "AttackHandler"),
            ClassRelation("Avatar", .generalisation, "AttackHandler"),
            ClassRelation(
                "AttackHandler", .aggregation, "AttackHandler", multiplicity: "0..1", role: "next"),
            ClassRelation("AttackHandler", .dependency, "Attack"),
            ClassRelation("SwordAttack", .generalisation, "Attack"),
            ClassRelation("MagicFireAttack", .generalisation, "Attack"),
            ClassRelation("LightningAttack", .generalisation, "Attack"),
        ])
}
