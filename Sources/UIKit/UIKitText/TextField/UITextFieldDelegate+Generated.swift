// Written by Scripts/delegate-table.

public import Foundation
public import UIKitControls
public import UIKitCore

extension UITextFieldDelegate {
    /// Returns `true` by default.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

    /// Does nothing by default.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}

    /// Returns `true` by default.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

    /// Does nothing by default.
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    /// Calls the method without a reason.
    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { textFieldDidEndEditing(textField) }

    /// Returns `true` by default.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }

    /// Does nothing by default.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}

    /// Returns `true` by default.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

    /// Returns `true` by default.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

    /// Returns `nil` by default.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    /// Does nothing by default.
    public func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}

    /// Does nothing by default.
    public func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}
