import UIKit
@_spi(UIKitInternals) import UIKitCore

/// A view whose content has a size.
final class Sized: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { return nil }

    override var intrinsicContentSize: CGSize { size }
}

extension UIView {
    /// A view that constraints place, in `superview`.
    static func constrained(in superview: UIView, _ name: String? = nil) -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = name
        superview.addConstrained(view)
        return view
    }

    /// Adds subviews that constraints place.
    func addConstrained(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    /// A view without superview, with a size, on a screen of two pixels a point unless said
    /// otherwise.
    static func root(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.contentScaleFactor = scale
        return view
    }

    /// Fixes the view's size by constraints.
    func fix(width: CGFloat, height: CGFloat) {
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: width),
            heightAnchor.constraint(equalToConstant: height),
        ])
    }

    /// Puts the view's top leading corner at a place of its superview.
    func place(x: CGFloat, y: CGFloat) {
        guard let superview else { return }
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: x),
            topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
        ])
    }
}

extension NSLayoutConstraint {
    /// The constraint with another priority.
    func priority(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }

    /// The constraint, active.
    @discardableResult
    func on() -> NSLayoutConstraint {
        isActive = true
        return self
    }
}

/// Collects the conflicts that layout reports while `body` runs, instead of printing them.
@MainActor
func conflicts(during body: () -> Void) -> [LayoutConflict] {
    let report = LayoutLog.report
    defer { LayoutLog.report = report }
    var found: [LayoutConflict] = []
    LayoutLog.report = { found.append($0) }
    body()
    return found
}
