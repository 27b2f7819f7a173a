extension Validators {
    static let example = Example(
        id: "validators",
        title: .localized("Text fields with validators"),
        inputs: [numeric.description, alphabetic.description],
        documentSource: "Behavioural/Strategy/Validators.swift",
        idiomaticSource: "Behavioural/Strategy/TextRule.swift",
        classDiagram: classDiagram,
        document: validateFields,
        idiomatic: applyRules)

    static let numeric = Input.text(
        "numeric", .localized("what is typed where digits are wanted"),
        default: "12a")

    static let alphabetic = Input.text(
        "alphabetic", .localized("what is typed where letters are wanted"),
        default: "abc")

    private static func validateFields(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let numericField = stage.create(
            CustomTextField(
                validator: stage.create(NumericInputValidator(stage: stage)), stage: stage),
            as: "numericField")
        let alphaField = stage.create(
            CustomTextField(
                validator: stage.create(AlphaInputValidator(stage: stage)), stage: stage),
            as: "alphaField")
        numericField.text = try inputs.value(of: numeric)
        alphaField.text = try inputs.value(of: alphabetic)
        for field in [numericField, alphaField] {
            report(field.text, field.validate(), on: stage)
        }
    }

    private static func applyRules(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let texts = [
            (try inputs.value(of: numeric), TextRule.numeric),
            (try inputs.value(of: alphabetic), TextRule.alphabetic),
        ]
        for (text, rule) in texts { report(text, rule.problem(with: text), on: stage) }
    }

    private static func report(_ text: String, _ problem: ValidationError?, on stage: Stage) {
        stage.say("\(text): \(problem.map(\.description) ?? "OK")")
    }

    private static let validation: [ClassMember] = ["validate(_ text: String)"]

    private static let classDiagram = ClassDiagram(
        scope: "Validators",
        boxes: [
            ClassBox(
                "CustomTextField", attributes: ["text: String", "validator: InputValidator?"],
                operations: ["validate() -> ValidationError?"]),
            ClassBox(
                "InputValidator", .abstractClass, operations: validation.map(\.asAbstract)),
            ClassBox("NumericInputValidator", operations: validation),
            ClassBox("AlphaInputValidator", operations: validation),
        ],
        relations: [
            ClassRelation(
                "CustomTextField", .aggregation, "InputValidator", multiplicity: "0..1",
                role: "validator"),
            ClassRelation("NumericInputValidator", .generalisation, "InputValidator"),
            ClassRelation("AlphaInputValidator", .generalisation, "InputValidator"),
        ])
}
