extension Operators {
    static let example = Example(
        id: "operators",
        title: BilingualText("A new operator, before and after", "新增运算符：改进前后"),
        inputs: [a.description, b.description],
        documentSource: "Principles/OpenClosed/Operators+Before.swift",
        idiomaticSource: "Principles/OpenClosed/Operators+After.swift",
        classDiagram: ClassDiagram(
            scope: "Operators",
            boxes: [
                ClassBox(
                    "OpenCalculator", .structure, attributes: ["-operations"],
                    operations: ["result(_:_:_:)"]),
                ClassBox(
                    "Operation", .interface, attributes: ["abstract sign: String"],
                    operations: ["abstract result(_ a: Double, _ b: Double) -> Double"]),
                ClassBox("Addition", .structure, attributes: ["sign: String"]),
                ClassBox("Multiplication", .structure, attributes: ["sign: String"]),
                ClassBox("Power", .structure, attributes: ["sign: String"]),
            ],
            relations: [
                ClassRelation(
                    "OpenCalculator", .aggregation, "Operation", multiplicity: "*",
                    role: "operations"),
                ClassRelation("Addition", .realisation, "Operation"),
                ClassRelation("Multiplication", .realisation, "Operation"),
                ClassRelation("Power", .realisation, "Operation"),
            ],
            notes: [
                DiagramNote(
                    on: "Power", BilingualText("New: nothing else was edited.", "新增：其他代码无需改动。"))
            ]),
        document: { inputs, stage throws(CatalogueError) in
            try calculate(inputs, on: stage) { closedResult($0, $1, $2, stage: stage) }
        },
        idiomatic: { inputs, stage throws(CatalogueError) in
            let calculator = OpenCalculator([Addition(), Multiplication(), Power()])
            try calculate(inputs, on: stage, with: calculator.result)
        })

    static let a = Input.number(
        "a", BilingualText("the first number", "第一个数"), in: -1000...1000, default: 2)

    static let b = Input.number(
        "b", BilingualText("the second number", "第二个数"), in: 0...100, default: 10)

    private static func calculate(
        _ inputs: InputValues, on stage: Stage,
        with result: (String, Double, Double) -> Double?
    ) throws(CatalogueError) {
        let (a, b) = (try inputs.value(of: a), try inputs.value(of: b))
        for sign in ["+", "*", "^"] {
            let text = result(sign, a, b).map(\.plain) ?? "不支持的运算符"
            stage.say("\(a.plain) \(sign) \(b.plain) = \(text)")
        }
    }
}

extension Catalogue {
    static let openClosed = Entry(
        id: "open-closed",
        aliases: ["ocp"],
        name: BilingualText("Open–closed principle", "开放-封闭原则"),
        family: .principle,
        intent: BilingualText(
            "Types, modules and functions should be open to extension and closed to modification. It is the principle "
                + "over all others.",
            "软件实体（类、模块、函数等等）应该可以扩展，但是不可修改。它是各条原则的总纲。"),
        motivation: BilingualText(
            "Editing code that works may break it, and all of it has to be tested again. New behaviour that comes as new "
                + "code leaves the old alone. In a small project, a direct edit may do.",
            "修改已有代码可能引入错误，并需要重新测试。尽量通过扩展来实现变化，而不是修改已有的代码；工程不太复杂时，直接修改也未尝不可。"),
        whenToUse: [
            BilingualText("Changes of the same kind come again and again.", "同类变化反复出现。"),
            BilingualText("Code is used by others who cannot edit it.", "代码被他人使用，而他们无法修改。"),
        ],
        symptoms: [
            BilingualText("every new kind means editing the same switch", "每新增一种类型都要改同一个 switch"),
            BilingualText("adding a feature breaks an old one", "加新功能时旧功能坏了"),
        ],
        roles: [
            PatternRole(
                .after, ["OpenCalculator", "Operation", "Power"],
                BilingualText("Extended without an edit.", "无需改动即可扩展。"))
        ],
        examples: [Operators.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "The simple factory breaks the principle: its switch is edited for every operator.",
                    "简单工厂违反此原则：每增加一种运算都要修改 switch。"),
                mended: BilingualText(
                    "It stays as it is, for contrast: “^” is unknown to it.", "保持原样作为对照：它不认识“^”。"))
        ],
        threadSafety: BilingualText("The calculator after it is a value.", "改进后的计算器是值。"),
        related: ["strategy", "factory-method", "decorator", "simple-factory"])
}
