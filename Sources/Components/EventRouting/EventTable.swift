/// An event that is known by a name, and brings values with names.
///
/// For events that a type of its own can describe, ``RoutedEvent`` is better; this is for names that come from
/// outside.
public struct NamedEvent: RoutedEvent {
    /// The name.
    public let name: String

    /// What comes with the event. A responder on the way may add to it.
    public var userInfo: [String: Any]

    /// Creates an event.
    public init(_ name: String, userInfo: [String: Any] = [:]) {
        self.name = name
        self.userInfo = userInfo
    }

    public var eventName: String { name }

    /// The event with one more value, or another one, under `key`.
    public func adding(_ key: String, _ value: Any) -> NamedEvent {
        var event = self
        event.userInfo[key] = value
        return event
    }
}

/// What to do for each of several named events.
///
///     let table = EventTable(names: ["left", "right"])
///     try table.on("left") { event in print(event.userInfo) }
///     try table.on("centre") { _ in }  // throws EventTableError.unknownName
///
/// A responder that has a table returns its answer: `respond(to:)` is `table.respond(to: event)`. An event that is
/// not in the table is passed on.
public final class EventTable {
    /// The names that handlers may be registered for.
    public let names: Set<String>

    private var handlers: [String: (NamedEvent) -> Void] = [:]

    /// Creates a table without handlers.
    ///
    /// - Parameter names: All names that there are.
    public init(names: Set<String>) {
        self.names = names
    }

    /// Registers what to do for an event.
    ///
    /// - Throws: ``EventTableError`` when there is no such name, or when it has a handler already.
    public func on(
        _ name: String, perform handler: @escaping (NamedEvent) -> Void
    ) throws(EventTableError) {
        guard names.contains(name) else {
            throw .unknownName(name: name, known: names.sorted())
        }
        guard handlers[name] == nil else { throw .alreadyRegistered(name: name) }
        handlers[name] = handler
    }

    /// Calls the handler of a named event, or passes any other event on.
    public func respond(to event: any RoutedEvent) -> EventDecision {
        guard let event = event as? NamedEvent, let handler = handlers[event.name] else {
            return .pass
        }
        handler(event)
        return .handled
    }
}

/// A reason why a handler could not be registered.
public enum EventTableError: Error, Hashable, Sendable {
    /// The table has no such name.
    case unknownName(name: String, known: [String])

    /// The name has a handler.
    case alreadyRegistered(name: String)
}

extension EventTableError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownName(let name, let known):
            "No event is called “\(name)”. The names are \(known.joined(separator: ", "))."
        case .alreadyRegistered(let name):
            "“\(name)” has a handler already. Register one for each name."
        }
    }
}
