public import Foundation

/// An action that runs when a property of a layer changes, usually an animation.
@preconcurrency @MainActor
public protocol CAAction {
    /// Runs after the change. `event` is the property's name, `anObject` the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull()` as an action does nothing, and ends the search for another one.
extension NSNull: @MainActor CAAction {
    public func run(
        forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
    ) {}
}
