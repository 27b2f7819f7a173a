extension Finery {
    static let example = Example(
        id: "finery",
        title: .localized("Two outfits"),
        inputs: [person.description],
        documentSource: "Structural/Decorator/Finery.swift",
        idiomaticSource: "Structural/Decorator/Outfit.swift",
        classDiagram: classDiagram,
        document: dressTwice,
        idiomatic: modifyOutfits)

    static let person = Input.text(
        "person", .localized("who dresses up"), upTo: 40, default: "小菜")

    private static func dressTwice(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let person = stage.create(Person(try inputs.value(of: person), stage: stage))
        stage.say()
        stage.say("第一种装扮")
        let sneakers = stage.create(WornSneakers(over: person, stage: stage))
        let trousers = stage.create(BaggyTrousers(over: sneakers, stage: stage))
        stage.create(BigTShirt(over: trousers, stage: stage)).show()

        stage.say()
        stage.say("第二种装扮")
        let shoes = stage.create(LeatherShoes(over: person, stage: stage))
        let tie = stage.create(Tie(over: shoes, stage: stage))
        stage.create(Suit(over: tie, stage: stage)).show()
    }

    private static func modifyOutfits(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let person = Outfit(of: try inputs.value(of: person))
        let first = person.wearing("破球鞋").wearing("垮裤").wearing("大T恤")
        let second = person.wearing("皮鞋").wearing("领带").wearing("西装")
        for (heading, outfit) in [("第一种装扮", first), ("第二种装扮", second)] {
            for line in ["", heading] + outfit.lines { stage.say(line) }
        }
    }

    private static let pieces = [
        "BigTShirt", "BaggyTrousers", "WornSneakers", "LeatherShoes", "Tie", "Suit",
    ]

    private static let classDiagram = ClassDiagram(
        scope: "Finery",
        boxes: [
            ClassBox("Showable", .interface, operations: ["abstract show()"]),
            ClassBox("Person", attributes: ["-name: String"], operations: ["show()"]),
            ClassBox(
                "Garment", .abstractClass,
                attributes: ["-wearer: any Showable", "abstract name: String"],
                operations: ["show()"]),
        ] + pieces.map { ClassBox($0, attributes: ["name: String"]) },
        relations: [
            ClassRelation("Person", .realisation, "Showable"),
            ClassRelation("Garment", .realisation, "Showable"),
            ClassRelation("Garment", .aggregation, "Showable", multiplicity: "1", role: "wearer"),
        ] + pieces.map { ClassRelation($0, .generalisation, "Garment") })
}
