extension Counting {
    static let example = Example(
        id: "counting",
        title: BilingualText("A list that counts, before and after", "会计数的列表：改进前后"),
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
        "additions", BilingualText("how many elements are added at once", "一次添加的元素个数"),
        in: 0...1000, default: 3)

    private static func elements(_ inputs: InputValues) throws(CatalogueError) -> [String] {
        (0..<(try inputs.value(of: additions))).map { "\($0 + 1)" }
    }
}

extension Catalogue {
    static let compositeReuse = Entry(
        id: "composite-reuse",
        aliases: ["crp", "composition-over-inheritance"],
        name: BilingualText("Composite reuse principle", "组合/聚合复用原则"),
        family: .principle,
        intent: BilingualText(
            "Reuse objects by having them and delegating to them, rather than by inheriting from them.",
            "尽量使用合成或聚合：在新的对象里使用已有的对象，通过委派达到复用已有功能的目的，而不是使用继承。"),
        motivation: BilingualText(
            "An heir sees how its parent works inside and depends on it; what is inherited can be neither left out nor "
                + "changed while the program runs. A part is used through its interface alone.",
            "子类了解父类的内部实现并依赖于它；继承来的行为既不能舍弃，也不能在运行时更换。而成员对象只通过接口使用。"),
        whenToUse: [
            BilingualText("“Has a” describes it better than “is a”.", "“有一个”比“是一个”更贴切。"),
            BilingualText("The reused object should be exchangeable.", "希望能够更换被复用的对象。"),
        ],
        symptoms: [
            BilingualText("inheritance only to get at useful methods", "只是为了使用几个方法而继承"),
            BilingualText(
                "an update of the superclass broke the subclass: fragile base class",
                "父类升级后子类出错：脆弱的基类"),
        ],
        roles: [
            PatternRole(.before, ["InheritingCounter"], BilingualText("Is a list.", "是一个列表。")),
            PatternRole(.after, ["ComposedCounter"], BilingualText("Has a list.", "有一个列表。")),
        ],
        examples: [Counting.example],
        threadSafety: BilingualText("The counters belong to one thread.", "计数器只应由一个线程使用。"),
        related: ["bridge", "decorator", "strategy", "liskov-substitution"])
}
