extension Expressions {
    static let example = Example(
        id: "expressions",
        title: .localized("Terminal and nonterminal expressions"),
        inputs: [context.description],
        documentSource: "Behavioural/Interpreter/Expressions.swift",
        idiomaticSource: "Behavioural/Interpreter/ExpressionTree.swift",
        classDiagram: classDiagram,
        document: interpretContext,
        idiomatic: interpretTrees)

    static let context = Input.text(
        "context", .localized("what is interpreted"), default: "12345")

    private static func interpretContext(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let context = Context(input: try inputs.value(of: context))
        let expressions: [Expression] = [
            TerminalExpression(stage: stage), NonterminalExpression(stage: stage),
            TerminalExpression(stage: stage), TerminalExpression(stage: stage),
        ]
        for expression in expressions { stage.create(expression).interpret(context) }
        for line in context.output { stage.say(line) }
    }

    private static func interpretTrees(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let input = try inputs.value(of: context)
        let trees: [Tree] = [.terminal, .nonterminal([]), .terminal, .terminal]
        for line in trees.flatMap({ $0.interpret(input) }) { stage.say(line) }
    }

    private static let classDiagram = ClassDiagram(
        scope: "Expressions",
        boxes: [
            ClassBox("Context", attributes: ["input: String", "output: [String]"]),
            ClassBox(
                "Expression", .abstractClass,
                operations: ["abstract interpret(_ context: Context)"]),
            ClassBox("TerminalExpression", operations: ["interpret(_ context: Context)"]),
            ClassBox(
                "NonterminalExpression", attributes: ["-parts: [Expression]"],
                operations: ["interpret(_ context: Context)"]),
        ],
        relations: [
            ClassRelation("TerminalExpression", .generalisation, "Expression"),
            ClassRelation("NonterminalExpression", .generalisation, "Expression"),
            ClassRelation(
                "NonterminalExpression", .aggregation, "Expression", multiplicity: "*",
                role: "parts"),
            ClassRelation("Expression", .dependency, "Context"),
        ])
}
