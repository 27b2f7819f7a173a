extension Sandwiches {
    static let example = Example(
        id: "sandwiches",
        title: .localized("Four sandwiches"),
        inputs: [sandwiches.description],
        documentSource: "Behavioural/TemplateMethod/Sandwiches.swift",
        idiomaticSource: "Behavioural/TemplateMethod/SandwichRecipe.swift",
        classDiagram: classDiagram,
        document: makeSandwiches,
        idiomatic: followRecipes)

    /// The sandwiches on the menu.
    enum SandwichName: String, CaseIterable, Sendable {
        case any, hamburger, hotdog, reuben
    }

    static let sandwiches = Input.choices(
        "sandwiches", .localized("the sandwiches to make, in order"),
        default: SandwichName.allCases)

    private static func makeSandwiches(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        for name in try inputs.value(of: sandwiches) {
            let sandwich =
                switch name {
                case .any: AnySandwich(stage: stage)
                case .hamburger: Hamburger(stage: stage)
                case .hotdog: Hotdog(stage: stage)
                case .reuben: ReubenSandwich(stage: stage)
                }
            stage.create(sandwich).make()
        }
    }

    private static func followRecipes(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        for name in try inputs.value(of: sandwiches) {
            let recipe: Recipe =
                switch name {
                case .any: .any
                case .hamburger: .hamburger
                case .hotdog: .hotdog
                case .reuben: .reuben
                }
            for step in recipe.steps { stage.say(step) }
        }
    }

    private static let overridden: [ClassMember] = [
        "prepareBread()", "addMeat()", "addCondiments()",
    ]

    private static let classDiagram = ClassDiagram(
        scope: "Sandwiches",
        boxes: [
            ClassBox(
                "AnySandwich", attributes: ["plate: Plate"],
                operations: ["make() -> Plate", "makePlate() -> Plate"] + overridden + [
                    "extraStep()", "putBreadOnPlate()", "serve()",
                ]),
            ClassBox("Hamburger", operations: overridden),
            ClassBox("Hotdog", operations: overridden),
            ClassBox("ReubenSandwich", operations: overridden + ["extraStep()"]),
            ClassBox("Plate", attributes: ["steps: [String]"], operations: ["add(_ step: String)"]),
        ],
        relations: [
            ClassRelation("Hamburger", .generalisation, "AnySandwich"),
            ClassRelation("Hotdog", .generalisation, "AnySandwich"),
            ClassRelation("ReubenSandwich", .generalisation, "AnySandwich"),
            ClassRelation("AnySandwich", .composition, "Plate", multiplicity: "1", role: "plate"),
        ],
        notes: [
            DiagramNote(
                on: "AnySandwich",
                .localized("Don't call us, we'll call you."))
        ])
}
