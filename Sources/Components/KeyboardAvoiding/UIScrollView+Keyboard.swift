public import UIKit

extension UIScrollView {
    /// Fills a view from its top down to the software keyboard, or to its bottom while there is
    /// none.
    ///
    ///     scrollView.fillAboveKeyboard(in: view)
    ///
    /// - Parameter view: The superview, to which the scroll view is added if it has none.
    public func fillAboveKeyboard(in view: UIView) {
        if superview == nil { view.addSubview(self) }
        translatesAutoresizingMaskIntoConstraints = false
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

    /// Scrolls the view that is edited into the visible part, with some space around it.
    public func revealFirstResponder(margin: CGFloat = 12, animated: Bool = true) {
        guard let editor = Self.firstResponder(in: self) else { return }
        layoutIfNeeded()
        scrollRectToVisible(
            editor.convert(editor.bounds, to: self).insetBy(dx: 0, dy: -margin),
            animated: animated)
    }

    private static func firstResponder(in view: UIView) -> UIView? {
        if view.isFirstResponder { return view }
        for subview in view.subviews {
            if let found = firstResponder(in: subview) { return found }
        }
        return nil
    }
}
