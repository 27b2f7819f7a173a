extension Counting {
    static let example = Example(
        id: "counting",
        title: .localized("A list that counts, before and after"),
        inputs: [additions.description],
        documentSource: "Principles/CompositeReuse/Counting+Before.swift",
        idiomaticSource: "Principles/CompositeReuse/Counting+After.swift",
        classDiagram: ClassDiagram(
            scope: "Counting",
            boxes: [
                ClassBox(
                    "List", attributes: ["elements: [String]"],
                    operations: [
                        "add(_ element: String)", "add(contentsOf elements: [String])",
                    ]),
                ClassBox(
                    "InheritingCounter", attributes: ["count: Int"],
                    operations: [
                        "add(_ element: String)", "add(contentsOf elements: [String])",
                    ]),
                ClassBox(
                    "ComposedCounter", .structure, attributes: ["-list: List", "count: Int"],
                    operations: [
                        "add(_ element: String)", "add(contentsOf elements: [String])",
                    ]),
            ],
            relations: [
                ClassRelation("InheritingCounter", .generalisation, "List"),
                ClassRelation(
                    "ComposedCounter", .composition, "List", multiplicity: "1", role: "list"),
            ],
            notes: [
                DiagramNote(on: "InheritingCounter", .before),
                DiagramNote(on: "ComposedCounter", .after),
            ]),
        document: { inputs, stage throws(CatalogueError) in
            let counter = stage.create(InheritingCounter(stage: stage), as: "counter")
            counter.add(contentsOf: try elements(inputs))
            stage.say("添加了\(counter.elements.count)个元素,计数为\(counter.count)")
        },
        idiomatic: { inputs, stage throws(CatalogueError) in
            var counter = ComposedCounter()
            counter.add(contentsOf: try elements(inputs))
            stage.say("添加了\(counter.elements.count)个元素,计数为\(counter.count)")
        })

    static let additions = Input.integer(
        "additions", .localized("how many elements are added at once"),
        in: 0...1000, default: 3)

    private static func elements(_ inputs: InputValues) throws(CatalogueError) -> [String] {
        (0..<(try inputs.value(of: additions))).map { "\($0 + 1)" }
    }
}

extension Catalogue {
    static let compositeReuse = Entry(
        "composite-reuse", aliases: ["crp", "composition-over-inheritance"], family: .principle,
        english: PackageResources.composite_reuse_en_md,
        chinese: PackageResources.composite_reuse_zh_Hans_md,
        examples: [Counting.example],
        related: ["bridge", "decorator", "strategy", "liskov-substitution"])
}
