import EventRouting

extension CellButtons {
    static let example = Example(
        id: "cell-buttons",
        title: .localized("Buttons in the cells of a table"),
        inputs: [section.description, row.description, buttons.description],
        documentSource: "Behavioural/Chain/CellButtons.swift",
        idiomaticSource: "Behavioural/Chain/CellTapEvent.swift",
        classDiagram: classDiagram,
        document: tapCells,
        idiomatic: routeTypedEvents)

    static let section = Input.integer(
        "section", .localized("the cell's section, from 0"), in: 0...9,
        default: 2)

    static let row = Input.integer(
        "row", .localized("the cell's row, from 0"), in: 0...9, default: 3)

    static let buttons = Input.choices(
        "buttons", .localized("the buttons to tap, in order"),
        default: Button.allCases)

    private static func place(_ inputs: InputValues) throws(CatalogueError) -> Place {
        Place(section: try inputs.value(of: section), row: try inputs.value(of: row))
    }

    private static func tapCells(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let table = stage.create(Table(sections: 10, rows: 10, stage: stage))
        // Every name that the screen registers is one of its table's names.
        let screen = stage.create(try! Screen(table: table, stage: stage))
        let cell = stage.create(table.cell(at: try place(inputs)), by: table)
        let buttons = try inputs.value(of: buttons)
        withExtendedLifetime(screen) {
            for button in buttons { _ = cell.tap(button) }
        }
    }

    private static func routeTypedEvents(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let place = try place(inputs)
        let screen = Link { event in
            guard let place = event.place else { return .pass }
            stage.say(line(for: event.button, at: place))
            return .handled
        }
        let table = Link(before: screen) { event in
            .passInstead(ButtonTapped(button: event.button, place: place))
        }
        for button in try inputs.value(of: buttons) { table.route(ButtonTapped(button: button)) }
    }

    private static let responding: [ClassMember] = [
        "respond(to event: any RoutedEvent) -> EventDecision"
    ]

    private static let classDiagram = ClassDiagram(
        scope: "CellButtons",
        boxes: [
            ClassBox(
                "Cell", attributes: ["table: Table?"],
                operations: ["tap(_ button: Button) -> Bool"], lollipops: ["EventResponder"]),
            ClassBox(
                "Table", attributes: ["screen: Screen?", "-sections: [[Cell]]"],
                operations: responding, lollipops: ["EventResponder"]),
            ClassBox(
                "Screen", attributes: ["table: Table"], operations: responding,
                lollipops: ["EventResponder"]),
        ],
        relations: [
            ClassRelation("Cell", .association, "Table", multiplicity: "0..1", role: "table"),
            ClassRelation("Table", .composition, "Cell", multiplicity: "*", role: "sections"),
            ClassRelation("Table", .association, "Screen", multiplicity: "0..1", role: "screen"),
            ClassRelation("Screen", .composition, "Table", multiplicity: "1", role: "table"),
        ])
}
