public import UIKit

/// The layout of several views: `[title, subtitle, button].layout`.
public struct ViewsLayout {
    let views: [UIView]

    /// Adds the same constraints to every view.
    ///
    /// - Parameter build: Called for each view, in order; the maker's ``AttributeChain/item`` is
    ///   the view.
    /// - Returns: The constraints of all views, view by view.
    @discardableResult
    public func make(_ build: (LayoutMaker) -> Void) -> [LayoutConstraint] {
        views.flatMap { $0.layout.make(build) }
    }

    /// Updates the constants of the same constraints of every view, like ``ItemLayout/update(_:)``.
    @discardableResult
    public func update(_ build: (LayoutMaker) -> Void) -> [LayoutConstraint] {
        views.flatMap { $0.layout.update(build) }
    }

    /// Removes all constraints created for any of the views, and creates the same new ones for
    /// each.
    @discardableResult
    public func remake(_ build: (LayoutMaker) -> Void) -> [LayoutConstraint] {
        views.forEach { $0.layout.removeAll() }
        return make(build)
    }
}

extension Array where Element: UIView {
    /// The layout of all views.
    public var layout: ViewsLayout { ViewsLayout(views: self) }
}
