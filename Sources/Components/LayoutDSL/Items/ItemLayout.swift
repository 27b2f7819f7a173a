public import UIKit

/// The layout of one view or guide: `view.layout`.
///
///     title.layout.make {
///         $0.top.equal(to: card.bottom).offset(8)
///         $0.leading.trailing.equal(to: card)
///         $0.height.greaterThanOrEqual(to: 44).priority(.high)
///     }
///
/// Each call turns off the view's `translatesAutoresizingMaskIntoConstraints`, and leaves the views that it is related to as
/// they are.
public struct ItemLayout<Item: LayoutItem>: AttributedItem {
    let item: Item

    public var attributedItem: any LayoutItem { item }

    /// Adds constraints to those that the item has.
    ///
    /// - Parameter build: Says the constraints, each as one chain of words. They are installed when it returns.
    /// - Returns: The constraints in the order in which they were said, to change them later.
    @discardableResult
    public func make(_ build: (LayoutMaker) -> Void) -> [LayoutConstraint] {
        install(build, updating: false)
    }

    /// Changes the constants of constraints that the item has, and adds those that it doesn't have.
    ///
    /// A constraint is had already when the item owns one, installed by this module, with the same items, attributes, relation,
    /// multiplier and priority. Of several the newest is changed.
    @discardableResult
    public func update(_ build: (LayoutMaker) -> Void) -> [LayoutConstraint] {
        install(build, updating: true)
    }

    /// Removes all constraints that were made for the item, and makes others.
    ///
    /// Constraints in which the item is only the second one belong to the first, and stay.
    @discardableResult
    public func remake(_ build: (LayoutMaker) -> Void) -> [LayoutConstraint] {
        removeAll()
        return install(build, updating: false)
    }

    /// Removes all constraints that were made for the item.
    public func removeAll() {
        for equation in InstalledConstraints.shared[item].equations { equation.uninstall() }
    }

    /// The constraints of the item that were made here and are installed, oldest first.
    public var constraints: [NSLayoutConstraint] {
        InstalledConstraints.shared[item].equations.filter(\.isInstalled).compactMap(\.constraint)
    }

    private func install(_ build: (LayoutMaker) -> Void, updating: Bool) -> [LayoutConstraint] {
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let plan = LayoutPlan(item: item)
        build(LayoutMaker(plan: plan))
        for constraint in plan.constraints { constraint.install(updating: updating) }
        return plan.constraints
    }
}
