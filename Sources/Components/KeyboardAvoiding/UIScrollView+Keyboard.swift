public import UIKit

extension UIScrollView {
    /// Fills a view from its top down to the software keyboard, or to its bottom while there is
    /// none: the content is inset there by the safe area.
    ///
    ///     scrollView.fillAboveKeyboard(in: view)
    ///
    /// The view's `keyboardLayoutGuide` does not use the bottom safe area from then on.
    ///
    /// - Parameter view: The superview, to which the scroll view is added if it has none.
    public func fillAboveKeyboard(in view: UIView) {
        if superview == nil { view.addSubview(self) }
        translatesAutoresizingMaskIntoConstraints = false
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    /// Fills a view from its top down to the software keyboard, and scrolls a column of controls.
    ///
    ///     scrollView.fillAboveKeyboard(in: view, scrolling: stack, largestWidth: 640)
    ///
    /// - Parameters:
    ///   - view: The superview, to which the scroll view is added if it has none.
    ///   - column: The controls, in the middle of the width.
    ///   - margin: The least space beside the column.
    ///   - top: The space above the column.
    ///   - bottom: The space below the column.
    ///   - largestWidth: The width of the column in wide views. Any width by default.
    public func fillAboveKeyboard(
        in view: UIView, scrolling column: UIView, margin: CGFloat = 20, top: CGFloat = 16,
        bottom: CGFloat = 24, largestWidth: CGFloat = .infinity
    ) {
        fillAboveKeyboard(in: view)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let content = contentLayoutGuide
        let width = column.widthAnchor.constraint(
            equalTo: frameLayoutGuide.widthAnchor, constant: -2 * margin)
        // A view that has no width yet is narrower than the margins.
        width.priority = .required - 1
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: top),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -bottom),
            content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            column.centerXAnchor.constraint(equalTo: content.centerXAnchor), width,
        ])
        guard largestWidth.isFinite else { return }
        column.widthAnchor.constraint(lessThanOrEqualToConstant: largestWidth).isActive = true
    }

    /// Scrolls the view that is edited into the visible part, with some space around it. Of a text
    /// view that is higher than the visible part, that is its caret.
    public func revealFirstResponder(margin: CGFloat = 12, animated: Bool = true) {
        guard let editor = Self.firstResponder(in: self) else { return }
        layoutIfNeeded()
        var area = editor.bounds
        let inset = adjustedContentInset
        if area.height + 2 * margin > bounds.height - inset.top - inset.bottom,
            let text = editor as? any UITextInput, let selection = text.selectedTextRange
        {
            area = text.caretRect(for: selection.end)
        }
        scrollRectToVisible(
            editor.convert(area, to: self).insetBy(dx: 0, dy: -margin), animated: animated)
    }

    private static func firstResponder(in view: UIView) -> UIView? {
        if view.isFirstResponder { return view }
        for subview in view.subviews {
            if let found = firstResponder(in: subview) { return found }
        }
        return nil
    }
}
