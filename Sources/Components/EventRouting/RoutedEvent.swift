/// Something that has happened and climbs a chain of ``EventResponder``s until one of them handles it.
///
/// Events are values of types of their own, so that whoever handles one knows what is in it:
///
///     struct ButtonTapped: RoutedEvent {
///         var button: String
///         var row: Int?
///     }
public protocol RoutedEvent {
    /// What the event is called in a trace. The name of its type, if nothing else is said.
    var eventName: String { get }
}

extension RoutedEvent {
    public var eventName: String { "\(type(of: self))" }
}

/// What a responder makes of an event.
public enum EventDecision {
    /// The responder has dealt with the event, which goes no further.
    case handled

    /// The event is not for this responder. The next one gets it.
    case pass

    /// The next responder gets this event instead, usually the same one with something added.
    case passInstead(any RoutedEvent)
}

/// What has become of an event.
public enum RoutingResult {
    /// Somebody has dealt with it.
    case handled(by: any EventResponder)

    /// It left the chain at the end.
    case unhandled

    /// Whether somebody has dealt with the event.
    public var isHandled: Bool {
        if case .handled = self { true } else { false }
    }
}
