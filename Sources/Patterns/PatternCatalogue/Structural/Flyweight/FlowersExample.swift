extension Flowers {
    static let example = Example(
        id: "flowers",
        title: .localized("A meadow of flowers"),
        inputs: [count.description],
        documentSource: "Structural/Flyweight/Flowers.swift",
        idiomaticSource: "Structural/Flyweight/FlowerValues.swift",
        classDiagram: classDiagram,
        document: plantMeadow,
        idiomatic: plantValues)

    static let count = Input.integer(
        "count", .localized("how many flowers to plant"), in: 1...100_000, default: 500)

    private static func plantMeadow(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let factory = stage.create(FlowerFactory(stage: stage))
        let meadow = stage.create(Meadow())
        let count = try inputs.value(of: count)
        stage.call(meadow, "plant(\(count))") { meadow.plant(count, from: factory) }
        report(meadow.flowers.map(\.picture.kind), pictures: factory.count, on: stage)
    }

    private static func plantValues(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let kinds = Flower.spiral(try inputs.value(of: count)).map(\.kind)
        report(kinds, pictures: Set(kinds).count, on: stage)
    }

    private static func report(_ kinds: [Kind], pictures: Int, on stage: Stage) {
        for kind in Kind.allCases {
            stage.say("\(kind.rawValue):\(kinds.count { $0 == kind })朵")
        }
        stage.say("共\(kinds.count)朵花,共享\(pictures)个图像")
    }

    private static let classDiagram = ClassDiagram(
        scope: "Flowers",
        boxes: [
            ClassBox(
                "FlowerFactory", attributes: ["-pictures: [Kind: FlowerPicture]", "count: Int"],
                operations: ["picture(of kind: Kind) -> FlowerPicture"]),
            ClassBox(
                "FlowerPicture", attributes: ["kind: Kind"],
                operations: ["drawing(in area: Area) -> String"]),
            ClassBox(
                "Meadow", attributes: ["flowers"],
                operations: ["plant(_ count: Int, from factory: FlowerFactory)"]),
            ClassBox(
                "Area", .structure, attributes: ["x: Double", "y: Double", "side: Double"]),
        ],
        relations: [
            ClassRelation(
                "FlowerFactory", .aggregation, "FlowerPicture", multiplicity: "0..6",
                role: "pictures"),
            ClassRelation("Meadow", .aggregation, "FlowerPicture", multiplicity: "*"),
            ClassRelation("Meadow", .composition, "Area", multiplicity: "*"),
            ClassRelation("Meadow", .dependency, "FlowerFactory"),
        ])
}
