/// An event that is passed along a chain of ``EventResponder``s until one of them handles it.
///
/// Each kind of event is a type, so that its handler can read its values:
///
///     struct ButtonTapped: RoutedEvent {
///         var button: String
///         var row: Int?
///     }
public protocol RoutedEvent {
    /// The name of the event in a trace. The name of its type by default.
    var eventName: String { get }
}

extension RoutedEvent {
    public var eventName: String { "\(type(of: self))" }
}

/// A responder's decision about an event.
public enum EventDecision {
    /// The responder has handled the event, which is not passed on.
    case handled

    /// The responder does not handle the event, which is passed on.
    case pass

    /// The next responder gets this event instead, usually the same one with values added.
    case passInstead(any RoutedEvent)
}

/// The result of routing an event.
public enum RoutingResult {
    /// A responder has handled it.
    case handled(by: any EventResponder)

    /// It left the chain at the end.
    case unhandled

    /// `true` if a responder has handled the event.
    public var isHandled: Bool {
        if case .handled = self { true } else { false }
    }
}
