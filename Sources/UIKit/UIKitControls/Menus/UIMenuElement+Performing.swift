import UIKitCore

extension UIMenuElement {
    /// Performs an action, or sends a command to the first responder in the chain from `start` on
    /// that implements it.
    final func perform(sender: AnyObject?, start: UIResponder) {
        switch self {
        case let action as UIAction: action.performWithSender(sender, target: nil)
        case let command as UICommand:
            guard let action = command.action,
                let target = start.target(forAction: action, withSender: command)
            else { return }
            UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
        default: break
        }
    }
}
