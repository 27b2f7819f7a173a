extension LayeredDesk {
    static let example = Example(
        id: "layers",
        title: BilingualText("A desk in layers, in ten ways", "分层的打印台，共十种方式"),
        inputs: [text.description],
        documentSource: "Architectural/MVC/LayeredDesk.swift",
        idiomaticSource: "Architectural/MVC/LayeringMode.swift",
        classDiagram: classDiagram,
        document: askEachLayer,
        idiomatic: listModes)

    static let text = Input.text(
        "text", BilingualText("the text that is printed", "要打印的文字"), default: "Hello world")

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
                BilingualText("The only layer that touches data.", "只有这一层接触数据。"))
        ])
}
