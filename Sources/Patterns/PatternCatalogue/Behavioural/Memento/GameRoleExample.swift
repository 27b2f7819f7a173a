extension GameRole {
    static let example = Example(
        id: "game-role",
        title: .localized("A fight that is taken back"),
        inputs: [life.description, attack.description, defence.description],
        documentSource: "Behavioural/Memento/GameRole.swift",
        idiomaticSource: "Behavioural/Memento/HeroValue.swift",
        classDiagram: classDiagram,
        document: fightAndRestore,
        idiomatic: fightAndAssign)

    static let life = trait("life", .localized("life"))
    static let attack = trait("attack", .localized("attack"))
    static let defence = trait("defence", .localized("defence"))

    private static func trait(_ name: String, _ word: LocalizedText) -> Input<Int> {
        .integer(
            name, .localized("the hero's \(word) before the fight"),
            in: 0...1_000_000, default: 100)
    }

    private static func fightAndRestore(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let hero = Hero(
            life: try inputs.value(of: life), attack: try inputs.value(of: attack),
            defence: try inputs.value(of: defence), stage: stage)
        stage.create(hero)
        let caretaker = Caretaker()
        hero.display()
        caretaker.memento = hero.saveState()
        hero.fight()
        hero.display()
        if let memento = caretaker.memento { hero.restore(memento) }
        hero.display()
    }

    private static func fightAndAssign(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        var hero = HeroState(
            life: try inputs.value(of: life), attack: try inputs.value(of: attack),
            defence: try inputs.value(of: defence))
        stage.say(hero.line)
        let memento = hero
        hero.fight()
        stage.say(hero.line)
        hero = memento
        stage.say(hero.line)
    }

    private static let classDiagram = ClassDiagram(
        scope: "GameRole",
        boxes: [
            ClassBox(
                "Hero", attributes: ["life: Int", "attack: Int", "defence: Int"],
                operations: [
                    "display()", "fight()", "saveState() -> Memento",
                    "restore(_ memento: Memento)",
                ]),
            ClassBox("Memento", attributes: ["-life: Int", "-attack: Int", "-defence: Int"]),
            ClassBox("Caretaker", attributes: ["memento: Memento?"]),
        ],
        relations: [
            ClassRelation("Hero", .dependency, "Memento", label: .localized("creates")),
            ClassRelation(
                "Caretaker", .aggregation, "Memento", multiplicity: "0..1", role: "memento"),
        ])
}
