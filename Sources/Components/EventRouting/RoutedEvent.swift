/// An event that travels up a chain of ``EventResponder``s until one of them handles it.
///
/// Events are values of their own types, so that a handler can read their contents:
///
///     struct ButtonTapped: RoutedEvent {
///         var button: String
///         var row: Int?
///     }
public protocol RoutedEvent {
    /// The event's name in a trace, by default the name of its type.
    var eventName: String { get }
}

extension RoutedEvent {
    public var eventName: String { "\(type(of: self))" }
}

/// The decision of a responder about an event.
public enum EventDecision {
    /// The responder has handled the event, which goes no further.
    case handled

    /// The event is passed on to the next responder.
    case pass

    /// The next responder receives this event instead, usually the original with added information.
    case passInstead(any RoutedEvent)
}

/// The result of routing an event.
public enum RoutingResult {
    /// A responder handled it.
    case handled(by: any EventResponder)

    /// No responder in the chain handled it.
    case unhandled

    /// `true` if a responder handled the event.
    public var isHandled: Bool {
        if case .handled = self { true } else { false }
    }
}
