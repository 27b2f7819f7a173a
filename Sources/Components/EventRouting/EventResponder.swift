/// A member of a chain of responders that events travel up.
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
/// Responders in between need not know the event, and the sender need not know the handler. A
/// responder in between may add information to the event by returning
/// ``EventDecision/passInstead(_:)``.
///
/// A chain belongs to one actor or thread, like its members.
public protocol EventResponder: AnyObject {
    /// The responder that receives events not handled by this one; `nil`, the default, at the end
    /// of the chain.
    ///
    /// It is read for each event, after ``respond(to:)``.
    var nextEventResponder: (any EventResponder)? { get }

    /// Handles an event or passes it on. The default implementation passes it on.
    func respond(to event: any RoutedEvent) -> EventDecision
}

extension EventResponder {
    public var nextEventResponder: (any EventResponder)? { nil }

    public func respond(to event: any RoutedEvent) -> EventDecision { .pass }

    /// Sends an event up the chain, starting with this responder.
    ///
    /// - Returns: The responder that handled it, if any.
    /// - Precondition: The chain is finite.
    @discardableResult
    public func route(_ event: any RoutedEvent) -> RoutingResult {
        RoutingTrace.isOn ? routeTraced(event) : forward(event) { _, _ in }
    }

    private func routeTraced(_ event: any RoutedEvent) -> RoutingResult {
        var steps: [RoutingRecord.Step] = []
        let result = forward(event) { responder, decision in
            steps.append(RoutingRecord.Step(responder: "\(type(of: responder))", decision))
        }
        RoutingTrace.report(
            RoutingRecord(event: event.eventName, steps: steps, isHandled: result.isHandled))
        return result
    }

    /// Offers the event to one responder after the other.
    @inline(__always)
    private func forward(
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
            loops.pass(next)
            responder = next
        }
    }
}

/// Detects cycles in a chain by Brent's method: it stores one responder, and replaces it after
/// twice as many steps.
///
/// R. P. Brent, “An improved Monte Carlo factorization algorithm”, BIT 20, 1980.
private struct CycleDetector {
    private var checkpoint: ObjectIdentifier?
    private var steps = 0
    private var limit = 64

    /// - Precondition: The chain has not returned to `responder`.
    mutating func pass(_ responder: any EventResponder) {
        steps += 1
        precondition(
            checkpoint != ObjectIdentifier(responder),
            """
            The responder chain has a cycle through a \(type(of: responder)), so an event without a \
            handler would be forwarded forever. Check nextEventResponder.
            """)
        if steps == limit {
            checkpoint = ObjectIdentifier(responder)
            limit *= 2
            steps = 0
        }
    }
}
