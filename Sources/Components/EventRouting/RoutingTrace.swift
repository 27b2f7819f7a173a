import Synchronization

/// The path of one event up its chain.
public struct RoutingRecord: Hashable, Sendable {
    /// A responder that received the event, and its decision.
    public struct Step: Hashable, Sendable {
        /// The name of the responder's class.
        public let responder: String

        /// The name of the event that was passed on instead, if one was.
        public let replacement: String?

        init(responder: String, _ decision: EventDecision) {
            self.responder = responder
            if case .passInstead(let event) = decision {
                replacement = event.eventName
            } else {
                replacement = nil
            }
        }
    }

    /// The name of the event.
    public let event: String

    /// The responders that received the event, in order.
    public let steps: [Step]

    /// `true` if the last responder handled it.
    public let isHandled: Bool
}

extension RoutingRecord: CustomStringConvertible {
    /// The path as a line, such as “ButtonTapped: Row → Table, handled”. A star marks responders
    /// that replaced the event.
    public var description: String {
        let path = steps.map { $0.responder + ($0.replacement == nil ? "" : "*") }
        return "\(event): \(path.joined(separator: " → ")), \(isHandled ? "handled" : "unhandled")"
    }
}

/// Receives a record of every event that is routed in the program, for finding out why one does not
/// arrive.
///
///     let trace = RoutingTrace { print($0) }  // “ButtonTapped: Row → Table, handled”
///
/// It ends when it is released. Thread-safe; records arrive on the thread that routes.
public final class RoutingTrace: Sendable {
    private let id: Int

    /// Begins a trace.
    ///
    /// - Parameter body: Receives a record of each event after it was routed.
    public init(_ body: @escaping @Sendable (RoutingRecord) -> Void) {
        id = Self.traces.withLock { traces in
            traces.lastID += 1
            traces.bodies.append((traces.lastID, body))
            return traces.lastID
        }
        Self.count.add(1, ordering: .relaxed)
    }

    deinit {
        Self.traces.withLock { traces in traces.bodies.removeAll { $0.id == id } }
        Self.count.subtract(1, ordering: .relaxed)
    }

    private struct Traces {
        var bodies: [(id: Int, body: @Sendable (RoutingRecord) -> Void)] = []
        var lastID = 0
    }

    private static let traces = Mutex(Traces())

    private static let count = Atomic<Int>(0)

    static var isOn: Bool { count.load(ordering: .relaxed) != 0 }

    static func report(_ record: RoutingRecord) {
        for (_, body) in traces.withLock({ $0.bodies }) { body(record) }
    }
}
