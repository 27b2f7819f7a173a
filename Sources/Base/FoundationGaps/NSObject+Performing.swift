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

    /// Returns `true` if this object's class, or a superclass, declares the method.
    public func responds(to aSelector: Selector) -> Bool { aSelector.isAccepted(by: self) }
}
