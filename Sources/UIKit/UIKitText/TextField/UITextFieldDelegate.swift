public import Foundation
public import UIKitControls
public import UIKitCore

/// The methods by which an object allows and follows editing in a text field. Every method has a
/// default.
///
/// A class must declare the methods together with the conformance: when a base class conforms
/// without a method, one that a subclass adds is not called. Declare it in the base class and
/// override it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Returns `true`, the default, if editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Called after the field became first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Returns `true`, the default, if editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Called after the field resigned, unless the method with a reason is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Called after the field resigned.
    func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Returns `true`, the default, if a key may replace the characters in a range.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool

    /// Called after the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Returns `true`, the default, if the clear button may remove the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Called for the return key. `true`, the default, sends the field's primary action.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool

    /// Returns the edit menu for a range of the text; `nil`, the default, for the suggested
    /// actions.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Called before the edit menu is shown.
    func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

    /// Called before the edit menu is closed.
    func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextField {
    /// The border of a field.
    public nonisolated enum BorderStyle: Int, Hashable, Sendable {
        case none = 0
        case line, bezel, roundedRect
    }

    /// The time at which a view beside the text is shown.
    public nonisolated enum ViewMode: Int, Hashable, Sendable {
        case never = 0
        case whileEditing, unlessEditing, always
    }

    /// The reason why editing ended.
    public nonisolated enum DidEndEditingReason: Int, Hashable, Sendable {
        case committed = 0
        case cancelled
    }

    // Notifications; the object is the field.

    /// Posted after editing began.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")

    /// Posted after editing ended.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    /// Posted after the user changed the text.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}
