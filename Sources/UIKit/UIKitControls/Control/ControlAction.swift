import FoundationGaps
import UIKitCore

/// One thing that a control does when something happens to it.
struct ControlAction {
    enum Kind {
        /// A method, called on an object that is not kept alive, or on the first responder up the chain that has it.
        case method(Target, Selector)
        case action(UIAction)
    }

    /// The object that a method is called on.
    enum Target {
        /// Whoever up the chain has the method.
        case responderChain
        case object(Weak)
    }

    /// An object that is not kept alive.
    struct Weak {
        weak var object: AnyObject?
    }

    let kind: Kind

    var events: UIControl.Event

    /// Whether the target is gone, so that nothing will ever be done.
    var isDead: Bool {
        if case .method(.object(let target), _) = kind { return target.object == nil }
        return false
    }

    /// Whether the method is `action` and is called on `target`, where `nil` stands for the responder chain.
    func calls(_ action: Selector, on target: AnyObject?) -> Bool {
        guard case .method(let own, action) = kind else { return false }
        switch own {
        case .responderChain: return target == nil
        case .object(let weak): return target != nil && weak.object === target
        }
    }
}
