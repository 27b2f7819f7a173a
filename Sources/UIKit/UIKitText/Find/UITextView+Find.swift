import FoundationGaps
import UIKitControls
public import UIKitCore

extension UITextView: UIFindInteractionDelegate {
    /// Returns a search in the view's text.
    public func findInteraction(
        _ interaction: UIFindInteraction, sessionFor view: UIView
    ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: self) }

    /// The shortcuts of searches, with the control key of Linux and the command key of Apple.
    final var findCommands: [UIKeyCommand] {
        [UIKeyModifierFlags.control, .command].flatMap { modifier in
            [
                UIKeyCommand(
                    title: SystemText.localized("Find"),
                    action: Selector(UITextView.showFind, name: "showFind"), input: "f",
                    modifierFlags: modifier),
                UIKeyCommand(
                    title: SystemText.localized("Replace"),
                    action: Selector(UITextView.showReplace, name: "showReplace"), input: "h",
                    modifierFlags: modifier),
                UIKeyCommand(
                    title: SystemText.localized("Next"),
                    action: Selector(UITextView.findNext, name: "findNext"), input: "g",
                    modifierFlags: modifier),
            ]
        }
    }

    private func showFind() { findInteraction?.presentFindNavigator(showingReplace: false) }

    private func showReplace() { findInteraction?.presentFindNavigator(showingReplace: true) }

    private func findNext() { findInteraction?.findNext() }
}
