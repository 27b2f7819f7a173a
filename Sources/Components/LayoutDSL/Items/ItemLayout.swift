public import UIKit

/// The layout of one view or guide: `view.layout`.
///
///     title.layout.make {
///         $0.top.equal(to: card.bottom).offset(8)
///         $0.leading.trailing.equal(to: card)
///         $0.height.greaterThanOrEqual(to: 44).priority(.high)
///     }
///
/// Each call sets the view's `translatesAutoresizingMaskIntoConstraints` to `false`; the related
/// views keep theirs.
public struct ItemLayout<Item: LayoutItem>: AttributedItem {
    let item: Item

    public var attributedItem: any LayoutItem { item }

    /// Adds constraints to the existing ones.
    ///
    /// - Parameter build: A closure that states the constraints, each as one chain. They are
    ///   installed when it returns.
    /// - Returns: The constraints in the order in which they were stated, for later changes.
    @discardableResult
    public func make(_ build: (LayoutMaker) -> Void) -> [LayoutConstraint] {
        install(build, updating: false)
    }

    /// Changes the constants of existing constraints, and adds missing ones.
    ///
    /// A constraint exists when the item owns one, installed by this module, with the same items,
    /// attributes, relation, multiplier and priority. Of several the newest is changed.
    @discardableResult
    public func update(_ build: (LayoutMaker) -> Void) -> [LayoutConstraint] {
        install(build, updating: true)
    }

    /// Removes all constraints that were made for the item, and makes new ones.
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

    /// The installed constraints of the item that were made here, oldest first.
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
