/// A member of a chain of responsibility along which events are passed up.
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
/// Responders on the path are independent of the event, and the sender is independent of its
/// handler. A responder on the path may add its own data to the event, by returning
/// ``EventDecision/passInstead(_:)``.
///
/// A chain belongs to one actor or thread, as its members do.
public protocol EventResponder: AnyObject {
    /// The responder that gets the events which this one does not handle; `nil`, the default, at
    /// the end of the chain.
    ///
    /// It is evaluated for each event, after ``respond(to:)``.
    var nextEventResponder: (any EventResponder)? { get }

    /// Handles an event or passes it on. The default passes it on.
    func respond(to event: any RoutedEvent) -> EventDecision
}

extension EventResponder {
    public var nextEventResponder: (any EventResponder)? { nil }

    public func respond(to event: any RoutedEvent) -> EventDecision { .pass }

    /// Sends an event up the chain, beginning with this responder.
    ///
    /// - Returns: The responder that handled it, if any.
    /// - Precondition: The chain has an end.
    @discardableResult
    public func route(_ event: any RoutedEvent) -> RoutingResult {
        RoutingTrace.isOn ? routeTraced(event) : pass(event) { _, _ in }
    }

    private func routeTraced(_ event: any RoutedEvent) -> RoutingResult {
        var steps: [RoutingRecord.Step] = []
        let result = pass(event) { responder, decision in
            steps.append(RoutingRecord.Step(responder: "\(type(of: responder))", decision))
        }
        RoutingTrace.report(
            RoutingRecord(event: event.eventName, steps: steps, isHandled: result.isHandled))
        return result
    }

    /// Passes the event from responder to responder.
    @inline(__always)
    private func pass(
        _ event: any RoutedEvent, step: (any EventResponder, EventDecision) -> Void
    ) -> RoutingResult {
        var event = event
        var responder: any EventResponder = self
        var loops = CycleDetector()
        while true {
            let decision = responder.respond(to: event)
            step(responder, decision)
            switch decision {
            case .handled: return .handled(by: responder)
            case .pass: break
            case .passInstead(let other): event = other
            }
            guard let next = responder.nextEventResponder else { return .unhandled }
            loops.visit(next)
            responder = next
        }
    }
}

/// A detector of cycles in a chain, by Brent's method: it remembers one responder, and another one
/// after twice as many steps.
///
/// R. P. Brent, “An improved Monte Carlo factorization algorithm”, BIT 20, 1980.
private struct CycleDetector {
    private var remembered: ObjectIdentifier?
    private var steps = 0
    private var limit = 64

    /// Records a visit.
    ///
    /// - Precondition: The chain has not returned to `responder`.
    mutating func visit(_ responder: any EventResponder) {
        steps += 1
        precondition(
            remembered != ObjectIdentifier(responder),
            """
            The chain of responders returns to a \(type(of: responder)), so an event without a \
            handler would circulate forever. Check nextEventResponder.
            """)
        if steps == limit {
            remembered = ObjectIdentifier(responder)
            limit *= 2
            steps = 0
        }
    }
}
