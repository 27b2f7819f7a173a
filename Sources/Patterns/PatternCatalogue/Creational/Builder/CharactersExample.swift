import Foundation

extension Characters {
    static let example = Example(
        id: "characters",
        title: .localized("The characters of a game"),
        inputs: traitInputs.map(\.description),
        documentSource: "Creational/Builder/Characters.swift",
        idiomaticSource: "Creational/Builder/CharacterTraits.swift",
        classDiagram: classDiagram,
        document: buildCharacters,
        idiomatic: computeCharacters)

    private static let traitInputs = [strength, stamina, intelligence, agility, aggressiveness]

    static let strength = trait("strength", .localized("strength"), default: Traits.player.strength)
    static let stamina = trait("stamina", .localized("stamina"), default: Traits.player.stamina)
    static let intelligence = trait(
        "intelligence", .localized("intelligence"), default: Traits.player.intelligence)
    static let agility = trait("agility", .localized("agility"), default: Traits.player.agility)
    static let aggressiveness = trait(
        "aggressiveness", .localized("aggressiveness"), default: Traits.player.aggressiveness)

    private static func trait(
        _ name: String, _ word: LocalizedText, default value: Double
    ) -> Input<Double> {
        .number(
            name, .localized("the player's \(word)"), in: 1...100,
            default: value)
    }

    private static func player(_ inputs: InputValues) throws(CatalogueError) -> Traits {
        Traits(
            strength: try inputs.value(of: strength), stamina: try inputs.value(of: stamina),
            intelligence: try inputs.value(of: intelligence),
            agility: try inputs.value(of: agility),
            aggressiveness: try inputs.value(of: aggressiveness))
    }

    private static func buildCharacters(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let game = stage.create(ChasingGame(stage: stage))
        let builder = stage.create(StandardCharacterBuilder(stage: stage))
        let player = game.makeCharacter(builder, try player(inputs))
        stage.say(report("玩家", player.protection, player.power))
        let enemy = game.makeEnemy(builder)
        stage.say(report("敌人", enemy.protection, enemy.power))
    }

    private static func computeCharacters(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        for (name, traits) in [("玩家", try player(inputs)), ("敌人", Traits.enemy)] {
            stage.say(report(name, traits.protection, traits.power))
        }
    }

    private static func report(_ name: String, _ protection: Double, _ power: Double) -> String {
        name + String(format: ":防御%.6f,攻击%.6f", protection, power)
    }

    private static let steps: [ClassMember] = [
        "strength(_ value: Double) -> CharacterBuilder",
        "stamina(_ value: Double) -> CharacterBuilder",
        "intelligence(_ value: Double) -> CharacterBuilder",
        "agility(_ value: Double) -> CharacterBuilder",
        "aggressiveness(_ value: Double) -> CharacterBuilder",
    ]

    private static let classDiagram = ClassDiagram(
        scope: "Characters",
        boxes: [
            ClassBox(
                "ChasingGame",
                operations: [
                    "makePlayer(_ builder: CharacterBuilder) -> Character",
                    "makeEnemy(_ builder: CharacterBuilder) -> Character",
                ]),
            ClassBox(
                "CharacterBuilder", attributes: ["character: Character"],
                operations: ["startOver() -> CharacterBuilder"] + steps),
            ClassBox("StandardCharacterBuilder", operations: steps),
            ClassBox(
                "Character",
                attributes: [
                    "protection: Double", "power: Double", "strength: Double", "stamina: Double",
                    "intelligence: Double", "agility: Double", "aggressiveness: Double",
                ]),
        ],
        relations: [
            ClassRelation("ChasingGame", .dependency, "CharacterBuilder"),
            ClassRelation("StandardCharacterBuilder", .generalisation, "CharacterBuilder"),
            ClassRelation("CharacterBuilder", .composition, "Character", role: "character"),
        ])
}
