extension Counter {
    static let example = Example(
        id: "counter",
        title: .localized("A counter with a button"),
        inputs: [taps.description],
        documentSource: "Architectural/MVC/Counter.swift",
        idiomaticSource: "Architectural/MVC/CounterReducer.swift",
        classDiagram: classDiagram,
        document: tapView,
        idiomatic: reduceActions)

    static let taps = Input.integer(
        "taps", .localized("how often the button is tapped"), in: 0...1000, default: 3
    )

    private static func tapView(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let model = stage.create(CounterModel(stage: stage), as: "model")
        let view = stage.create(CounterView(stage: stage), as: "view")
        let controller = CounterController(model: model, view: view, stage: stage)
        stage.create(controller, as: "controller")
        let taps = try inputs.value(of: taps)
        withExtendedLifetime(controller) {
            for _ in 0..<taps { view.tap() }
        }
    }

    private static func reduceActions(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        var state = State()
        for _ in 0..<(try inputs.value(of: taps)) {
            state.reduce(.tap)
            stage.say(state.text)
        }
    }

    private static let classDiagram = ClassDiagram(
        scope: "Counter",
        boxes: [
            ClassBox(
                "CounterModel", attributes: ["count: Int", "onChange: () -> Void"],
                operations: ["increment()"]),
            ClassBox(
                "CounterView", attributes: ["onTap: () -> Void"],
                operations: ["show(_ text: String)", "tap()"]),
            ClassBox(
                "CounterController", attributes: ["-model: CounterModel", "-view: CounterView"],
                operations: ["-userDidTap()", "-modelDidChange()"]),
        ],
        relations: [
            ClassRelation(
                "CounterController", .association, "CounterModel", multiplicity: "1", role: "model"),
            ClassRelation(
                "CounterController", .association, "CounterView", multiplicity: "1", role: "view"),
        ],
        notes: [
            DiagramNote(
                on: "CounterModel",
                .localized("Model and view do not know each other."))
        ])
}
