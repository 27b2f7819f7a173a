/// An event with a name and named values.
///
/// For names that come from outside the program. Otherwise, a type that conforms to ``RoutedEvent``
/// is preferable.
public struct NamedEvent: RoutedEvent {
    /// The name.
    public let name: String

    /// The values of the event. A responder on the path may add to them.
    public var userInfo: [String: Any]

    /// Creates an event.
    public init(_ name: String, userInfo: [String: Any] = [:]) {
        self.name = name
        self.userInfo = userInfo
    }

    public var eventName: String { name }

    /// Returns the event with a value added or replaced under `key`.
    public func adding(_ key: String, _ value: Any) -> NamedEvent {
        var event = self
        event.userInfo[key] = value
        return event
    }
}

/// A dispatch table from named events to handlers.
///
///     let table = EventTable(names: ["left", "right"])
///     try table.on("left") { event in print(event.userInfo) }
///     try table.on("centre") { _ in }  // throws EventTableError.unknownName
///
/// A responder with a table implements `respond(to:)` as `table.respond(to: event)`. An event that
/// is not in the table is passed on.
public final class EventTable {
    /// The names that handlers may be registered for.
    public let names: Set<String>

    private var handlers: [String: (NamedEvent) -> Void] = [:]

    /// Creates a table without handlers.
    ///
    /// - Parameter names: All valid names.
    public init(names: Set<String>) {
        self.names = names
    }

    /// Registers the handler of an event.
    ///
    /// - Throws: ``EventTableError`` when the name is unknown, or when it has a handler already.
    public func on(
        _ name: String, perform handler: @escaping (NamedEvent) -> Void
    ) throws(EventTableError) {
        guard names.contains(name) else {
            throw .unknownName(name: name, known: names.sorted())
        }
        guard handlers[name] == nil else { throw .alreadyRegistered(name: name) }
        handlers[name] = handler
    }

    /// Calls the handler of a named event, or passes another event on.
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
