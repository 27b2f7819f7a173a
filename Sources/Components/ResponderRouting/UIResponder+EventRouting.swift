@_exported public import EventRouting
public import UIKit

/// A view, a controller or another responder that handles events sent by views below it.
///
///     final class PlanController: UIViewController, RoutedEventHandler {
///         func handle(_ event: any RoutedEvent) -> EventDecision {
///             guard let tap = event as? CellButtonTapped else { return .pass }
///             open(tap.indexPath)
///             return .handled
///         }
///     }
///
/// A cell sends the event up its responder chain, without knowing the responders in between:
///
///     route(CellButtonTapped(indexPath: indexPath))
///
/// A view in between that adds information to the event conforms as well, and returns
/// `.passInstead` with the extended event. A subclass of a handler overrides `handle(_:)`, and
/// calls `super` for events that it does not handle itself.
@preconcurrency @MainActor
public protocol RoutedEventHandler: UIResponder {
    /// Handles an event, or passes it on.
    func handle(_ event: any RoutedEvent) -> EventDecision
}

/// Every responder passes events to its `next`, unless it is a ``RoutedEventHandler``.
extension UIResponder: EventResponder {
    public var nextEventResponder: (any EventResponder)? { next }

    public func respond(to event: any RoutedEvent) -> EventDecision {
        (self as? any RoutedEventHandler)?.handle(event) ?? .pass
    }
}
