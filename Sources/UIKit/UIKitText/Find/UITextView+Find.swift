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
                    action: Selector(UIResponder.find(_:), name: "find(_:)"), input: "f",
                    modifierFlags: modifier),
                UIKeyCommand(
                    title: SystemText.localized("Replace"),
                    action: Selector(UIResponder.findAndReplace(_:), name: "findAndReplace(_:)"),
                    input: "h",
                    modifierFlags: modifier),
                UIKeyCommand(
                    title: SystemText.localized("Next"),
                    action: Selector(UIResponder.findNext(_:), name: "findNext(_:)"), input: "g",
                    modifierFlags: modifier),
            ]
        }
    }

    /// `true` if `action` is a command of searches that this text can perform; `nil` for others.
    final func canFind(by action: Selector) -> Bool? {
        switch action.name {
        case "find(_:)": findInteraction != nil
        case "findAndReplace(_:)": findInteraction != nil && isEditable
        case "findNext(_:)", "findPrevious(_:)": findInteraction?.activeFindSession != nil
        case "useSelectionForFind(_:)": findInteraction != nil && selectedRange.length > 0
        default: nil
        }
    }

    final func findSelection() {
        guard let findInteraction, let range = selectedTextRange else { return }
        findInteraction.searchText = text(in: range)
        findInteraction.presentFindNavigator(showingReplace: false)
    }
}
