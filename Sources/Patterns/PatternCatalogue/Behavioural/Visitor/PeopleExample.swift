extension People {
    static let example = Example(
        id: "people",
        title: .localized("Joy and anger"),
        inputs: [feelings.description],
        documentSource: "Behavioural/Visitor/People.swift",
        idiomaticSource: "Behavioural/Visitor/FeelingSwitch.swift",
        classDiagram: classDiagram,
        document: visitPeople,
        idiomatic: switchOverFeelings)

    static let feelings = Input.choices(
        "feelings", .localized("the visitors, in order"), default: Feeling.allCases)

    private static let line = String(repeating: "=", count: 32)

    private static func visitPeople(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let people = stage.create(ObjectStructure(stage: stage), as: "people")
        people.attach(stage.create(Man(stage: stage)))
        people.attach(stage.create(Woman(stage: stage)))
        for (index, feeling) in try inputs.value(of: feelings).enumerated() {
            if index > 0 { stage.say(line) }
            let visitor: any Visitor = feeling == .joy ? Joy(stage: stage) : Anger(stage: stage)
            people.accept(stage.create(visitor))
        }
    }

    private static func switchOverFeelings(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        for (index, feeling) in try inputs.value(of: feelings).enumerated() {
            if index > 0 { stage.say(line) }
            for human in Human.allCases { stage.say(feeling.reaction(of: human)) }
        }
    }

    private static let visits: [ClassMember] = ["visit(_ man: Man)", "visit(_ woman: Woman)"]

    private static let classDiagram = ClassDiagram(
        scope: "People",
        boxes: [
            ClassBox(
                "ObjectStructure", attributes: ["-elements: [any Element]"],
                operations: [
                    "attach(_ element: any Element)", "detach(_ element: any Element)",
                    "accept(_ visitor: any Visitor)",
                ]),
            ClassBox(
                "Element", .interface, operations: ["abstract accept(_ visitor: any Visitor)"]),
            ClassBox("Man", operations: ["accept(_ visitor: any Visitor)"]),
            ClassBox("Woman", operations: ["accept(_ visitor: any Visitor)"]),
            ClassBox("Visitor", .interface, operations: visits.map(\.asAbstract)),
            ClassBox("Joy", operations: visits),
            ClassBox("Anger", operations: visits),
        ],
        relations: [
            ClassRelation(
                "ObjectStructure", .aggregation, "Element", multiplicity: "*", role: "elements"),
            ClassRelation("Man", .realisation, "Element"),
            ClassRelation("Woman", .realisation, "Element"),
            ClassRelation("Joy", .realisation, "Visitor"),
            ClassRelation("Anger", .realisation, "Visitor"),
            ClassRelation("Element", .dependency, "Visitor"),
        ])
}
