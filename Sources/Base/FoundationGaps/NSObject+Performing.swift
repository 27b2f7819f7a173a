public import Foundation

extension NSObject {
    /// Calls a method of this object without an argument, on the main actor: at once if the caller
    /// is on it, else soon after. A method that has a parameter receives `nil`.
    public func perform(_ aSelector: Selector) { aSelector.call(self, with: nil) }

    /// Calls a method of this object with an argument, on the main actor: at once if the caller is
    /// on it, else soon after.
    public func perform(_ aSelector: Selector, with object: Any?) {
        aSelector.call(self, with: object)
    }
}

extension NSObject {
    /// Calls a method of this object on the main actor: at once if the caller is on it and waits,
    /// else soon after. Another thread that waits does so until the method has returned.
    public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
        // The caller passes both to another thread, as with Objective-C.
        nonisolated(unsafe) let target = self
        nonisolated(unsafe) let argument = arg
        if wait, MainQueue.isCurrent {
            aSelector.call(self, with: arg)
        } else if wait {
            DispatchQueue.main.sync { _ = aSelector.perform(on: target, sender: argument) }
        } else {
            DispatchQueue.main.async { _ = aSelector.perform(on: target, sender: argument) }
        }
    }
}

extension NSObjectProtocol {
    /// Returns `true` if this object's class, or a superclass, declares the method.
    ///
    /// Responders may override it.
    public func responds(to aSelector: Selector) -> Bool {
        (self as? any SelectorResponder)?.responds(to: aSelector) ?? aSelector.isAccepted(by: self)
    }
}

/// An object whose class decides to which selectors it responds.
public protocol SelectorResponder: AnyObject {
    /// Returns `true` if the object can perform the method.
    func responds(to aSelector: Selector) -> Bool
}
