extension Persons {
    static let example = Example(
        id: "persons",
        title: .localized("A fat person and a thin one"),
        inputs: [figure.description],
        documentSource: "Creational/Builder/Persons.swift",
        idiomaticSource: "Creational/Builder/PersonBlueprint.swift",
        classDiagram: classDiagram,
        document: directBuilder,
        idiomatic: followBlueprint)

    static let figure = Input.choice(
        "figure", .localized("the figure to build"), default: Blueprint.Figure.fat)

    private static func directBuilder(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let builder: any PersonBuilder =
            switch try inputs.value(of: figure) {
            case .fat: FatPersonBuilder(stage: stage)
            case .thin: ThinPersonBuilder(stage: stage)
            }
        stage.create(builder)
        let director = stage.create(Director(builder: builder, stage: stage))
        _ = director.buildPerson()
    }

    private static func followBlueprint(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let blueprint = Blueprint(figure: try inputs.value(of: figure))
        for line in blueprint.build().report { stage.say(line) }
    }

    private static let steps: [ClassMember] = [
        "buildHead()", "buildBody()", "buildLeftArm()", "buildRightArm()", "buildLeftLeg()",
        "buildRightLeg()", "takeResult() -> Person",
    ]

    private static let classDiagram = ClassDiagram(
        scope: "Persons",
        boxes: [
            ClassBox(
                "Director", attributes: ["-builder: any PersonBuilder"],
                operations: ["buildPerson() -> Person"]),
            ClassBox("PersonBuilder", .interface, operations: steps.map(\.asAbstract)),
            ClassBox(
                "FigureBuilder", .abstractClass,
                attributes: [
                    "abstract figure: String", "abstract girth: Double", "-person: Person",
                ],
                operations: steps),
            ClassBox("FatPersonBuilder", attributes: ["figure: String", "girth: Double"]),
            ClassBox("ThinPersonBuilder", attributes: ["figure: String", "girth: Double"]),
            ClassBox(
                "Person",
                attributes: [
                    "head: Head?", "body: Body?", "leftArm: Arm?", "rightArm: Arm?",
                    "leftLeg: Leg?",
                    "rightLeg: Leg?",
                ]),
            ClassBox("Head"), ClassBox("Body"), ClassBox("Arm"), ClassBox("Leg"),
        ],
        relations: [
            ClassRelation("Director", .aggregation, "PersonBuilder", role: "builder"),
            ClassRelation("FigureBuilder", .realisation, "PersonBuilder"),
            ClassRelation("FatPersonBuilder", .generalisation, "FigureBuilder"),
            ClassRelation("ThinPersonBuilder", .generalisation, "FigureBuilder"),
            ClassRelation("FigureBuilder", .composition, "Person", role: "person"),
            ClassRelation("Person", .composition, "Head", multiplicity: "0..1"),
            ClassRelation("Person", .composition, "Body", multiplicity: "0..1"),
            ClassRelation("Person", .composition, "Arm", multiplicity: "0..2"),
            ClassRelation("Person", .composition, "Leg", multiplicity: "0..2"),
        ])
}
