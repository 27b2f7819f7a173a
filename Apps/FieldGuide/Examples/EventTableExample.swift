import EventRouting

/// Named events, a chain of three responders, and a table of handlers at its end.
enum EventTableExample {
    /// A responder that passes events on.
    class Node: EventResponder {
        let next: Node?
        var nextEventResponder: (any EventResponder)? { next }

        init(next: Node? = nil) { self.next = next }

        func respond(to event: any RoutedEvent) -> EventDecision { .pass }
    }

    /// Adds a price to what it passes on.
    final class Shelf: Node {
        override func respond(to event: any RoutedEvent) -> EventDecision {
            guard let event = event as? NamedEvent else { return .pass }
            return .passInstead(event.adding("price", 12))
        }
    }

    /// Handles the names that its table has.
    final class Shop: Node {
        private let table = EventTable(names: ["buy", "look"])

        init(say: @escaping (String) -> Void) throws {
            super.init()
            try table.on("buy") { say("bought for \($0.userInfo["price"] ?? "nothing")") }
            try table.on("look") { _ in say("looked") }
        }

        override func respond(to event: any RoutedEvent) -> EventDecision {
            table.respond(to: event)
        }
    }

    static func run(_ name: String) throws -> [String] {
        var lines: [String] = []
        let book = Node(next: Shelf(next: try Shop { lines.append($0) }))
        let result = book.route(NamedEvent(name))
        lines.append("\(name): \(result.isHandled ? "handled" : "unhandled")")
        return lines
    }
}
