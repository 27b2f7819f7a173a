import EventRouting

extension CellButtons {
    /// The same tap as an event with a type: names cannot be misspelt, and what comes with it needs
    /// no casts.
    struct ButtonTapped: RoutedEvent {
        let button: Button
        var place: Place?
    }

    /// A link that is made of a closure.
    final class Link: EventResponder {
        let nextEventResponder: (any EventResponder)?
        private let decide: (ButtonTapped) -> EventDecision

        init(
            before next: (any EventResponder)? = nil,
            _ decide: @escaping (ButtonTapped) -> EventDecision
        ) {
            nextEventResponder = next
            self.decide = decide
        }

        func respond(to event: any RoutedEvent) -> EventDecision {
            (event as? ButtonTapped).map(decide) ?? .pass
        }
    }
}
