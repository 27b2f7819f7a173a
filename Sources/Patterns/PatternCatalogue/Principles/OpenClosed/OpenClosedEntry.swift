extension Operators {
    static let example = Example(
        id: "operators",
        title: .localized("A new operator, before and after"),
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
                    on: "Power", .localized("New: nothing else was edited."))
            ]),
        document: { inputs, stage throws(CatalogueError) in
            try calculate(inputs, on: stage) { closedResult($0, $1, $2, stage: stage) }
        },
        idiomatic: { inputs, stage throws(CatalogueError) in
            let calculator = OpenCalculator([Addition(), Multiplication(), Power()])
            try calculate(inputs, on: stage, with: calculator.result)
        })

    static let a = Input.number(
        "a", .localized("the first number"), in: -1000...1000, default: 2)

    static let b = Input.number(
        "b", .localized("the second number"), in: 0...100, default: 10)

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
        "open-closed", aliases: ["ocp"], family: .principle,
        english: PackageResources.open_closed_en_md,
        chinese: PackageResources.open_closed_zh_Hans_md,
        examples: [Operators.example],
        related: ["strategy", "factory-method", "decorator", "simple-factory"])
}
