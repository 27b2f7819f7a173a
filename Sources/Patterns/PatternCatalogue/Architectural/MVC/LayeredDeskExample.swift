extension LayeredDesk {
    static let example = Example(
        id: "layers",
        title: .localized("A desk in layers, in ten ways"),
        inputs: [text.description],
        documentSource: "Architectural/MVC/LayeredDesk.swift",
        idiomaticSource: "Architectural/MVC/LayeringMode.swift",
        classDiagram: classDiagram,
        document: askEachLayer,
        idiomatic: listModes)

    static let text = Input.text(
        "text", .localized("the text that is printed"), default: "Hello world")

    private static func askEachLayer(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let data = stage.create(DataLayer(stage: stage), as: "data")
        let logic = stage.create(LogicLayer(data: data, stage: stage), as: "logic")
        let desk = stage.create(PresentationLayer(logic: logic, stage: stage), as: "desk")
        let text = try inputs.value(of: text)
        for mode in LayeringMode.all { desk.submit(text, in: mode) }
    }

    private static func listModes(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let text = try inputs.value(of: text)
        for mode in LayeringMode.all {
            let way = [mode.presentation, mode.lower, mode.lower].map(\.title)
            stage.say("\(mode.name): \(way.joined(separator: " → ")): 我要打印了 \(text)")
        }
    }

    private static let classDiagram = ClassDiagram(
        scope: "LayeredDesk",
        boxes: [
            ClassBox("PresentationLayer", attributes: ["-logic: LogicLayer"]),
            ClassBox("LogicLayer", attributes: ["-data: DataLayer"]),
            ClassBox("DataLayer"),
        ],
        relations: [
            ClassRelation(
                "PresentationLayer", .association, "LogicLayer", multiplicity: "1", role: "logic"),
            ClassRelation(
                "LogicLayer", .association, "DataLayer", multiplicity: "1", role: "data"),
        ],
        notes: [
            DiagramNote(
                on: "DataLayer",
                .localized("The only layer that touches data."))
        ])
}
