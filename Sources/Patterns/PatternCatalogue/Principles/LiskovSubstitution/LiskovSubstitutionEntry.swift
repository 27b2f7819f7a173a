extension Substitution {
    static let example = Example(
        id: "substitution",
        title: .localized("An heir in its parent's place, before and after"),
        inputs: [a.description, b.description],
        documentSource: "Principles/LiskovSubstitution/Substitution+Before.swift",
        idiomaticSource: "Principles/LiskovSubstitution/Substitution+After.swift",
        classDiagram: ClassDiagram(
            scope: "Substitution",
            boxes: [
                ClassBox("Subtractor", operations: ["difference(_ a: Int, _ b: Int) -> Int"]),
                ClassBox(
                    "OverridingHeir",
                    operations: [
                        "difference(_ a: Int, _ b: Int) -> Int",
                        "sumAndHundred(_ a: Int, _ b: Int) -> Int",
                    ]),
                ClassBox(
                    "ExtendingHeir",
                    operations: [
                        "sum(_ a: Int, _ b: Int) -> Int",
                        "sumAndHundred(_ a: Int, _ b: Int) -> Int",
                    ]),
            ],
            relations: [
                ClassRelation("OverridingHeir", .generalisation, "Subtractor"),
                ClassRelation("ExtendingHeir", .generalisation, "Subtractor"),
            ],
            notes: [
                DiagramNote(on: "OverridingHeir", .before),
                DiagramNote(on: "ExtendingHeir", .after),
            ]),
        document: { inputs, stage throws(CatalogueError) in
            let heir = stage.create(OverridingHeir(stage: stage))
            try use(heir, sum: heir.sumAndHundred, inputs, on: stage)
        },
        idiomatic: { inputs, stage throws(CatalogueError) in
            let heir = stage.create(ExtendingHeir(stage: stage))
            try use(heir, sum: heir.sumAndHundred, inputs, on: stage)
        })

    static let a = Input.integer(
        "a", .localized("the first number"), in: -1_000_000...1_000_000, default: 100)

    static let b = Input.integer(
        "b", .localized("the second number"), in: -1_000_000...1_000_000, default: 20)

    private static func use(
        _ heir: Subtractor, sum: (Int, Int) -> Int, _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let (a, b) = (try inputs.value(of: a), try inputs.value(of: b))
        stage.say("\(a)-\(b)=\(heir.difference(a, b))")
        stage.say("\(a)+\(b)+100=\(sum(a, b))")
        stage.say("替换父类后出错\(violations(of: heir).count)处")
    }
}

extension Catalogue {
    static let liskovSubstitution = Entry(
        "liskov-substitution", aliases: ["lsp"], family: .principle,
        english: PackageResources.liskov_substitution_en_md,
        chinese: PackageResources.liskov_substitution_zh_Hans_md,
        examples: [Substitution.example],
        related: ["open-closed", "template-method", "composite-reuse"])
}
