/// A member of a chain along which events climb.
///
///     final class Row: EventResponder {
///         weak var table: Table?
///         var nextEventResponder: (any EventResponder)? { table }
///     }
///
///     final class Table: EventResponder {
///         func respond(to event: any RoutedEvent) -> EventDecision {
///             guard let tap = event as? ButtonTapped else { return .pass }
///             print("\(tap.button) was tapped")
///             return .handled
///         }
///     }
///
///     let (row, table) = (Row(), Table())
///     row.table = table
///     row.route(ButtonTapped(button: "left")).isHandled  // true, after printing “left was tapped”
///
/// Nobody on the way needs to know of the event, and the sender need not know who handles it. A responder on the way
/// may add to the event what it alone knows, by returning ``EventDecision/passInstead(_:)``.
///
/// A chain belongs to one actor or thread, as its members do.
public protocol EventResponder: AnyObject {
    /// Who gets the events that this responder does not handle; `nil`, the default, at the end of the chain.
    ///
    /// It is asked anew for each event, after ``respond(to:)``.
    var nextEventResponder: (any EventResponder)? { get }

    /// Deals with an event or passes it on. The default passes it on.
    func respond(to event: any RoutedEvent) -> EventDecision
}

extension EventResponder {
    public var nextEventResponder: (any EventResponder)? { nil }

    public func respond(to event: any RoutedEvent) -> EventDecision { .pass }

    /// Sends an event up the chain, beginning with this responder.
    ///
    /// - Returns: Who has handled it, if anybody has.
    /// - Precondition: The chain has an end.
    @discardableResult
    public func route(_ event: any RoutedEvent) -> RoutingResult {
        RoutingTrace.isOn ? routeTraced(event) : climb(event) { _, _ in }
    }

    private func routeTraced(_ event: any RoutedEvent) -> RoutingResult {
        var steps: [RoutingRecord.Step] = []
        let result = climb(event) { responder, decision in
            steps.append(RoutingRecord.Step(responder: "\(type(of: responder))", decision))
        }
        RoutingTrace.report(
            RoutingRecord(event: event.eventName, steps: steps, isHandled: result.isHandled))
        return result
    }

    /// Asks one responder after the other.
    @inline(__always)
    private func climb(
        _ event: any RoutedEvent, step: (any EventResponder, EventDecision) -> Void
    ) -> RoutingResult {
        var event = event
        var responder: any EventResponder = self
        var loops = LoopFinder()
        while true {
            let decision = responder.respond(to: event)
            step(responder, decision)
            switch decision {
            case .handled: return .handled(by: responder)
            case .pass: break
            case .passInstead(let other): event = other
            }
            guard let next = responder.nextEventResponder else { return .unhandled }
            loops.pass(next)
            responder = next
        }
    }
}

/// Notices when a chain comes back to where it was, by Brent's method: it remembers one responder, and another one
/// after twice as many steps.
///
/// R. P. Brent, “An improved Monte Carlo factorization algorithm”, BIT 20, 1980.
private struct LoopFinder {
    private var remembered: ObjectIdentifier?
    private var steps = 0
    private var limit = 64

    /// - Precondition: The chain has not come back to `responder`.
    mutating func pass(_ responder: any EventResponder) {
        steps += 1
        precondition(
            remembered != ObjectIdentifier(responder),
            """
            The chain of responders comes back to a \(type(of: responder)), so an event that nobody handles would climb \
            for ever. Check nextEventResponder.
            """)
        if steps == limit {
            remembered = ObjectIdentifier(responder)
            limit *= 2
            steps = 0
        }
    }
}
