extension Reading {
    static let example = Example(
        id: "reading",
        title: BilingualText("Reading aloud, before and after", "朗读：改进前后"),
        documentSource: "Principles/DependencyInversion/Reading+Before.swift",
        idiomaticSource: "Principles/DependencyInversion/Reading+After.swift",
        classDiagram: ClassDiagram(
            scope: "Reading",
            boxes: [
                ClassBox("BookReader", operations: ["read(_ book: Book) -> String"]),
                ClassBox("Reader", .structure, operations: ["read(_:)"]),
                ClassBox("Readable", .interface, attributes: ["abstract text: String"]),
                ClassBox("Book", attributes: ["text: String"]),
                ClassBox("Newspaper", attributes: ["text: String"]),
                ClassBox("Letter", attributes: ["text: String"]),
            ],
            relations: [
                ClassRelation("BookReader", .dependency, "Book"),
                ClassRelation("Reader", .dependency, "Readable"),
                ClassRelation("Book", .realisation, "Readable"),
                ClassRelation("Newspaper", .realisation, "Readable"),
                ClassRelation("Letter", .realisation, "Readable"),
            ],
            notes: [DiagramNote(on: "BookReader", .before), DiagramNote(on: "Reader", .after)]),
        document: { _, stage throws(CatalogueError) in
            let reader = stage.create(BookReader(stage: stage))
            stage.say(reader.read(Book()))
            stage.say(reader.read(Newspaper()))
            stage.say(reader.read(Letter()))
        },
        idiomatic: { _, stage throws(CatalogueError) in
            let reader = Reader()
            stage.say(reader.read(Book()))
            stage.say(reader.read(Newspaper()))
            stage.say(reader.read(Letter()))
        })
}

extension Catalogue {
    static let dependencyInversion = Entry(
        id: "dependency-inversion",
        aliases: ["dip"],
        name: BilingualText("Dependency inversion principle", "依赖倒转原则"),
        family: .principle,
        intent: BilingualText(
            "High-level modules do not depend on low-level ones; both depend on abstractions. Abstractions do not "
                + "depend on details; details depend on abstractions.",
            "高层模块不应该依赖底层模块，两者都应该依赖抽象；抽象不应该依赖细节，细节应该依赖抽象。"),
        motivation: BilingualText(
            "Class A uses class B. To use C instead, A has to be edited, although it holds the logic that should not "
                + "change. If A uses an interface that B and C implement, it need not.",
            "类 A 直接依赖类 B，若要改为依赖类 C，就必须修改 A 的代码，而 A 往往是负责复杂业务逻辑的高层模块。让 A 依赖接口，B 与 C 各自实现接口，就不必修改 A。"),
        whenToUse: [
            BilingualText("Low-level modules should have an abstraction.", "低层模块尽量都要有抽象类或接口。"),
            BilingualText("Variables should be declared as abstractions.", "变量的声明类型尽量是抽象类或接口。"),
            BilingualText("Inheritance should follow Liskov's principle.", "使用继承时遵循里氏替换原则。"),
        ],
        symptoms: [
            BilingualText(
                "logic that cannot be tested without a database or a network", "业务逻辑离开数据库或网络就无法测试"),
            BilingualText("replacing a library means editing everything", "换一个库就要改动所有代码"),
        ],
        roles: [
            PatternRole(
                .before, ["BookReader"], BilingualText("Names the class that it reads.", "直接依赖具体类。")
            ),
            PatternRole(
                .after, ["Reader", "Readable"], BilingualText("Asks for what it needs.", "只依赖抽象。")),
        ],
        examples: [Reading.example],
        threadSafety: BilingualText("The texts never change.", "文本不可变。"),
        related: ["open-closed", "strategy", "bridge", "delegation"],
        usedIn: [
            RepositoryUse(
                "Sources/Graphics/TextLayout/TextMeasuring.swift",
                BilingualText(
                    "Layout asks for a measurer, and tests bring one without fonts.",
                    "布局只依赖度量接口，测试使用不需要字体的实现。"))
        ])
}
