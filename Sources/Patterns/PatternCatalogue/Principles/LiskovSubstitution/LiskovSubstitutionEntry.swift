extension Substitution {
    static let example = Example(
        id: "substitution",
        title: BilingualText("An heir in its parent's place, before and after", "子类替换父类：改进前后"),
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
        "a", BilingualText("the first number", "第一个数"), in: -1_000_000...1_000_000, default: 100)

    static let b = Input.integer(
        "b", BilingualText("the second number", "第二个数"), in: -1_000_000...1_000_000, default: 20)

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
        id: "liskov-substitution",
        aliases: ["lsp"],
        name: BilingualText("Liskov substitution principle", "里氏替换原则"),
        family: .principle,
        intent: BilingualText(
            "A subtype must be able to stand wherever its parent stands.", "子类型必须能够替换掉它们的父类型。"),
        motivation: BilingualText(
            "Class A does P1. Its heir B shall do P1 and a new P2, overrides a method for P2, and P1 fails where a B "
                + "stands for an A. So B adds methods, and overrides only what keeps A's promises.",
            "功能 P1 由类 A 完成。子类 B 在完成新功能 P2 时重写了父类方法，可能导致原有功能 P1 发生故障。"
                + "因此 B 应添加新方法，尽量不重写父类已实现的方法。"),
        whenToUse: [
            BilingualText("A class is inherited from.", "使用继承时。"),
            BilingualText(
                "Heirs extend; what they override keeps the parent's promises.",
                "子类可以扩展父类的功能，但不能改变父类原有的功能。"),
        ],
        symptoms: [
            BilingualText(
                "code that checks for a subclass before it calls a method", "调用方法之前先判断是不是某个子类"),
            BilingualText("an override that throws, or does nothing", "重写的方法抛出异常或什么也不做"),
        ],
        roles: [
            PatternRole(
                .before, ["OverridingHeir"],
                BilingualText("Breaks its parent's promise.", "破坏了父类的约定。")),
            PatternRole(
                .after, ["ExtendingHeir"],
                BilingualText("Keeps it, and adds to it.", "遵守约定，并添加新方法。")),
        ],
        examples: [Substitution.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "“Never override a parent's method” is stricter than the principle, and the documents' own patterns "
                        + "override throughout.",
                    "“不要重写父类方法”比原则本身更严格，文档里的模式也处处重写。"),
                mended: BilingualText(
                    "What counts is the promise: one client's checks pass for parent and heir.",
                    "关键在于约定：同一套客户端检查对父类和子类都能通过。"))
        ],
        threadSafety: BilingualText("The classes keep nothing.", "这些类没有状态。"),
        related: ["open-closed", "template-method", "composite-reuse"])
}
