import FoundationGaps
import UIKitCore

extension UIControl {
    /// The interaction that shows ``toolTip``.
    public var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }

    /// The text that is shown while the pointer rests on the control; none by default.
    public var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let interaction = toolTipInteraction {
                interaction.defaultToolTip = newValue
            } else if let newValue {
                addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
            }
        }
    }
}

extension UIControl: ViewWithShortcut {
    /// The keys of the first shortcut in the responder chain that calls the control's action.
    var shortcut: String? {
        let names = registrations.compactMap { registration -> String? in
            guard case .method(_, let selector) = registration.kind else { return nil }
            return selector.name
        }
        guard !names.isEmpty else { return nil }
        for responder in chain {
            let command = responder.availableKeyCommands.first { command in
                command.action.map { names.contains($0.name) } ?? false
            }
            if let command { return command.keysText }
        }
        return nil
    }
}
