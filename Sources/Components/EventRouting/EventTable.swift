/// An event identified by a name, with values by name.
///
/// For events that can be described by a type of their own, ``RoutedEvent`` is better; this is for
/// names that come from outside.
public struct NamedEvent: RoutedEvent {
    /// The name.
    public let name: String

    /// The event's values. A responder in between may add to them.
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

/// The handlers of several named events.
///
///     let table = EventTable(names: ["left", "right"])
///     try table.on("left") { event in print(event.userInfo) }
///     try table.on("centre") { _ in }  // throws EventTableError.unknownName
///
/// A responder with a table forwards to it: `respond(to:)` returns `table.respond(to: event)`. An
/// event without a handler is passed on.
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
    /// - Throws: ``EventTableError`` for an unknown name, or one that already has a handler.
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

    /// The name already has a handler.
    case alreadyRegistered(name: String)

    /// The target's class does not declare the method.
    case noMethod(event: String, type: String, method: String)
}

extension EventTableError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownName(let name, let known):
            "No event is called “\(name)”. The names are \(known.joined(separator: ", "))."
        case .alreadyRegistered(let name):
            "“\(name)” has a handler already. Register one for each name."
        case .noMethod(let event, let type, let method):
            """
            \(type) has no method “\(method)”, which “\(event)” should call. Declare it there, or register another \
            target.
            """
        }
    }
}
