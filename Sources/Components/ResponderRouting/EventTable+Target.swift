public import UIKit

extension EventTable {
    /// Registers a method as the handler of an event. The target is not retained.
    ///
    ///     try table.on(
    ///         "left", target: self,
    ///         action: Selector(PlanController.left(_:), name: "left(_:)"))
    ///
    /// - Throws: ``EventTableError`` for an unknown name, one that already has a handler, or a
    ///   method that the target's class does not declare.
    public func on(
        _ name: String, target: AnyObject, action: Selector
    ) throws(EventTableError) {
        guard action.isAccepted(by: target) else {
            throw .noMethod(event: name, type: "\(type(of: target))", method: action.name)
        }
        try on(name) { [weak target] event in
            guard let target else { return }
            _ = action.perform(on: target, sender: event)
        }
    }
}
