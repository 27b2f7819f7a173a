// Written by Scripts/delegate-table.

public import Foundation
public import UIKitControls
public import UIKitCore
public import UIKitDrawing

extension UITextViewDelegate {
    /// Returns `true` by default.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

    /// Returns `true` by default.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

    /// Does nothing by default.
    public func textViewDidBeginEditing(_ textView: UITextView) {}

    /// Does nothing by default.
    public func textViewDidEndEditing(_ textView: UITextView) {}

    /// Returns `true` by default.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    /// Does nothing by default.
    public func textViewDidChange(_ textView: UITextView) {}

    /// Does nothing by default.
    public func textViewDidChangeSelection(_ textView: UITextView) {}

    /// Returns `defaultAction` by default.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }

    /// Returns `true` by default.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }

    /// Returns `true` by default.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }

    /// Returns `nil` by default.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    /// Does nothing by default.
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}

    /// Does nothing by default.
    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}
