extension Basketball {
    static let example = Example(
        id: "basketball",
        title: .localized("A translator on the court"),
        inputs: [forward.description, center.description],
        documentSource: "Structural/Adapter/Basketball.swift",
        idiomaticSource: "Structural/Adapter/RetroactiveConformance.swift",
        classDiagram: classDiagram,
        document: coachPlayers,
        idiomatic: coachConformingPlayers)

    static let forward = Input.text(
        "forward", .localized("the forward's name"), upTo: 40, default: "maidi")

    static let center = Input.text(
        "center", .localized("the foreign centre's name"), upTo: 40, default: "姚明")

    private static func coachPlayers(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let forward = stage.create(Forward(try inputs.value(of: forward), stage: stage))
        let foreigner = stage.create(ForeignCenter(try inputs.value(of: center), stage: stage))
        let translator = stage.create(Translator(for: foreigner, stage: stage))
        let players: [any Player] = [forward, translator]
        for player in players {
            player.attack()
            player.defend()
        }
    }

    private static func coachConformingPlayers(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let players: [any Attacking] = [
            HomePlayer(name: try inputs.value(of: forward)),
            GuestPlayer(name: try inputs.value(of: center)),
        ]
        for player in players {
            stage.say(player.attackLine)
            stage.say(player.defenceLine)
        }
    }

    private static let classDiagram = ClassDiagram(
        scope: "Basketball",
        boxes: [
            ClassBox("Player", .interface, operations: ["abstract attack()", "abstract defend()"]),
            ClassBox(
                "Forward", attributes: ["name: String"], operations: ["attack()", "defend()"]),
            ClassBox(
                "Translator", attributes: ["-center: ForeignCenter"],
                operations: ["attack()", "defend()"]),
            ClassBox(
                "ForeignCenter", attributes: ["name: String"],
                operations: ["foreignAttack()", "foreignDefend()"]),
        ],
        relations: [
            ClassRelation("Forward", .realisation, "Player"),
            ClassRelation("Translator", .realisation, "Player"),
            ClassRelation(
                "Translator", .association, "ForeignCenter", multiplicity: "1", role: "center"),
        ],
        notes: [
            DiagramNote(
                on: "Translator",
                .localized("attack() calls foreignAttack()."))
        ])
}
