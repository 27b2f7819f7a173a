public import Foundation
public import UIKitControls
public import UIKitCore
public import UIKitScrolling

/// The methods by which an object allows and follows editing in a text view. Every method has a
/// default.
///
/// A class must declare the methods together with the conformance: when a base class conforms
/// without a method, one that a subclass adds is not called. Declare it in the base class and
/// override it.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns `true`, the default, if editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Returns `true`, the default, if editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Called after the view became first responder.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Called after the view resigned.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Returns `true`, the default, if a key may replace the characters in a range.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool

    /// Called after the user changed the text.
    func textViewDidChange(_ textView: UITextView)

    /// Called after the selection changed, and before ``textViewDidChange(_:)``.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Returns the action for a tap on a link or an attachment; `nil` for none. By default
    /// `defaultAction`, which asks the method for the link or attachment.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?

    /// Called for a tap on a link. The answer has no effect: the app opens its links itself.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// Called for a tap on an attachment. The answer has no effect.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool

    /// Returns the edit menu for a range of the text; `nil`, the default, for the suggested
    /// actions.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Called before the edit menu is shown.
    func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    )

    /// Called before the edit menu is closed.
    func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    )
}
