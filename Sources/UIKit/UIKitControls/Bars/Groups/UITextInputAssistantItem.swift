import AssociatedValues
public import Foundation
public import UIKitCore

/// The buttons above the on-screen keyboard while a responder's text is edited.
///
///     textView.inputAssistantItem.trailingBarButtonGroups = [
///         UIBarButtonItemGroup(barButtonItems: [bold, italic], representativeItem: nil)
///     ]
///
/// They are shown with a keyboard on the screen; see `UIApplication.usesSoftwareKeyboard`.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// `true` (the default) if the buttons may be hidden, as they are with a keyboard of keys.
    open var allowsHidingShortcuts = true

    /// The groups at the leading edge; none by default.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { didChange?() } }

    /// The groups at the trailing edge; none by default.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { didChange?() } }

    /// Called after the groups changed.
    package final var didChange: (() -> Void)?

    nonisolated deinit {}
}

extension AssociatedKey where Value == UITextInputAssistantItem {
    fileprivate static let inputAssistant = AssociatedKey("input assistant")
}

extension UIResponder {
    /// The buttons above the on-screen keyboard while this responder's text is edited.
    public final var inputAssistantItem: UITextInputAssistantItem {
        if let made = shownInputAssistantItem { return made }
        let made = UITextInputAssistantItem()
        made.didChange = { [weak self] in
            if let self, isFirstResponder { reloadInputViews() }
        }
        AssociatedValues.of(self)[.inputAssistant] = made
        return made
    }

    /// The buttons, if the app has asked for them.
    package final var shownInputAssistantItem: UITextInputAssistantItem? {
        AssociatedValues.existing(for: self)?[.inputAssistant]
    }
}
