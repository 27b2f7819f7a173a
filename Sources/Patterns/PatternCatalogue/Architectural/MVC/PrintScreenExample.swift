extension PrintScreen {
    static let example = Example(
        id: "print-screen",
        title: .localized("One screen as MVC, MVP and MVVM"),
        inputs: [style.description],
        documentSource: "Architectural/MVC/PrintScreen.swift",
        idiomaticSource: "Architectural/MVC/PrintScreenState.swift",
        classDiagram: classDiagram,
        document: printTexts,
        idiomatic: reduceActions)

    static let style = Input<Style>.choice(
        "style", .localized("how the screen is divided"), default: .mvc)

    private static let texts = ["Hello world", "We will, we will rock you"]

    private static func printTexts(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let model = stage.create(PrintedTexts(stage: stage), as: "model")
        let view = stage.create(PrintForm(stage: stage), as: "view")
        let owner: AnyObject
        switch try inputs.value(of: style) {
        case .mvc:
            owner = stage.create(
                PrintController(model: model, view: view, stage: stage), as: "controller")
        case .mvp:
            let presenter = stage.create(
                PrintPresenter(model: model, display: view, stage: stage), as: "presenter")
            view.onSubmit = { [unowned presenter] in presenter.submit($0) }
            owner = presenter
        case .mvvm:
            let viewModel = stage.create(
                PrintViewModel(model: model, stage: stage), as: "viewModel")
            view.onSubmit = { [unowned viewModel] in viewModel.submit($0) }
            viewModel.onStatus = { [unowned view] in view.show($0) }
            owner = viewModel
        }
        withExtendedLifetime(owner) {
            for text in texts { view.submit(text) }
        }
    }

    private static func reduceActions(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        _ = try inputs.value(of: style)
        var state = State()
        for text in texts {
            state.reduce(.submit(text))
            stage.say(state.summary)
        }
    }

    private static let classDiagram = ClassDiagram(
        scope: "PrintScreen",
        boxes: [
            ClassBox(
                "PrintedTexts", attributes: ["texts: [String]", "onChange: () -> Void"],
                operations: ["add(_ text: String)"]),
            ClassBox(
                "PrintForm", attributes: ["onSubmit: (String) -> Void"],
                operations: ["show(_ text: String)", "submit(_ text: String)"]),
            ClassBox(
                "PrintController", attributes: ["-model: PrintedTexts", "-view: PrintForm"]),
            ClassBox(
                "PrintPresenter", attributes: ["-model: PrintedTexts"],
                operations: ["submit(_ text: String)"]),
            ClassBox(
                "PrintViewModel", attributes: ["status: String", "-model: PrintedTexts"],
                operations: ["submit(_ text: String)"]),
        ],
        relations: [
            ClassRelation(
                "PrintController", .association, "PrintedTexts", multiplicity: "1", role: "model"),
            ClassRelation(
                "PrintController", .association, "PrintForm", multiplicity: "1", role: "view"),
            ClassRelation(
                "PrintPresenter", .association, "PrintedTexts", multiplicity: "1", role: "model"),
            ClassRelation(
                "PrintViewModel", .association, "PrintedTexts", multiplicity: "1", role: "model"),
        ],
        notes: [
            DiagramNote(
                on: "PrintViewModel",
                .localized("It knows no view."))
        ])
}
