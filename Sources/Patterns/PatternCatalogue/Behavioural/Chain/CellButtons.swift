import EventRouting

/// A table whose cells have buttons, and a screen that hears of every tap without a delegate in
/// between.
enum CellButtons {
    /// The buttons of a cell.
    enum Button: String, CaseIterable, Sendable {
        case left, middle, right

        var title: String {
            switch self {
            case .left: "左边"
            case .middle: "中间"
            case .right: "右边"
            }
        }
    }

    /// Where a cell is.
    struct Place: Hashable, Sendable {
        let section: Int
        let row: Int
    }

    /// The sender. It does not know where it is: that changes when rows are inserted or moved.
    final class Cell: EventResponder {
        fileprivate(set) weak var table: Table?
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        var nextEventResponder: (any EventResponder)? { table }

        /// Sends the button's event up the chain. Returns whether anybody handled it.
        func tap(_ button: Button) -> Bool {
            stage.call(self, "tap(\(button))") {
                route(NamedEvent(button.rawValue, userInfo: ["cell": self])).isHandled
            }
        }
    }

    /// A link that adds what it alone knows: the place of the cell, at the time of the tap.
    final class Table: EventResponder {
        fileprivate(set) weak var screen: Screen?
        private var sections: [[Cell]] = []
        private let stage: Stage

        init(sections: Int, rows: Int, stage: Stage) {
            self.stage = stage
            for _ in 0..<sections {
                self.sections.append((0..<rows).map { _ in Cell(stage: stage) })
            }
            for cell in self.sections.joined() { cell.table = self }
        }

        var nextEventResponder: (any EventResponder)? { screen }

        func cell(at place: Place) -> Cell { sections[place.section][place.row] }

        /// Moves a section's first row to its end.
        func rotateSection(_ section: Int) {
            sections[section].append(sections[section].removeFirst())
        }

        func respond(to event: any RoutedEvent) -> EventDecision {
            stage.call(self, "respond(to: \(event.eventName))") {
                guard let event = event as? NamedEvent, let cell = event.userInfo["cell"] as? Cell,
                    let place = place(of: cell)
                else { return .pass }
                return .passInstead(event.adding("place", place))
            }
        }

        private func place(of cell: Cell) -> Place? {
            for (section, rows) in sections.enumerated() {
                if let row = rows.firstIndex(where: { $0 === cell }) {
                    return Place(section: section, row: row)
                }
            }
            return nil
        }
    }

    /// The receiver: it has a handler for every name.
    final class Screen: EventResponder {
        let table: Table
        private let events = EventTable(names: Set(Button.allCases.map(\.rawValue)))
        private let stage: Stage

        init(table: Table, stage: Stage) throws(EventTableError) {
            self.table = table
            self.stage = stage
            table.screen = self
            for button in Button.allCases {
                try events.on(button.rawValue) { event in
                    guard let place = event.userInfo["place"] as? Place else { return }
                    stage.say(CellButtons.line(for: button, at: place))
                }
            }
        }

        func respond(to event: any RoutedEvent) -> EventDecision {
            stage.call(self, "respond(to: \(event.eventName))") { events.respond(to: event) }
        }
    }

    /// What is said of a tap.
    static func line(for button: Button, at place: Place) -> String {
        "indexPath:section:\(place.section), row:\(place.row) \(button.title)按钮被点击啦!"
    }
}
