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
