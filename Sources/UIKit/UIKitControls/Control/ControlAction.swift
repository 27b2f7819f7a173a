import FoundationGaps
import UIKitCore

/// An action that a control performs for some events.
struct ControlAction {
    enum Kind {
        /// A method of an object that is not retained, or of the first responder in the chain that
        /// implements it.
        case method(Target, Selector)
        case action(UIAction)
    }

    /// The receiver of a method.
    enum Target {
        /// The first responder in the chain that implements the method.
        case responderChain
        case object(Weak)
    }

    /// A weak reference to an object.
    struct Weak {
        weak var object: AnyObject?
    }

    let kind: Kind

    var events: UIControl.Event

    /// `true` if the target no longer exists, so that the action is without effect.
    var isExpired: Bool {
        if case .method(.object(let target), _) = kind { return target.object == nil }
        return false
    }

    /// Returns `true` if the method is `action` and its receiver is `target`, where `nil` means the
    /// responder chain.
    func calls(_ action: Selector, on target: AnyObject?) -> Bool {
        guard case .method(let own, action) = kind else { return false }
        switch own {
        case .responderChain: return target == nil
        case .object(let weak): return target != nil && weak.object === target
        }
    }
}
