public import UIKit

/// The layout of one view or guide: `view.layout`.
///
///     title.layout.make {
///         $0.top.equal(to: card.bottom).offset(8)
///         $0.leading.trailing.equal(to: card)
///         $0.height.greaterThanOrEqual(to: 44).priority(.high)
///     }
///
/// Each call disables `translatesAutoresizingMaskIntoConstraints` of the view, but not of the views
/// that it is related to.
public struct ItemLayout<Item: LayoutItem>: AttributedItem {
    let item: Item

    public var attributedItem: any LayoutItem { item }

    /// Adds constraints to the existing ones.
    ///
    /// - Parameter build: Builds the constraints, one chain each. They are installed when it
    ///   returns.
    /// - Returns: The constraints in the order of their creation, to be changed later.
    @discardableResult
    public func make(_ build: (LayoutMaker) -> Void) -> [LayoutConstraint] {
        install(build, updating: false)
    }

    /// Updates the constants of existing constraints, and adds the missing ones.
    ///
    /// A constraint matches an existing one if that belongs to the item, was installed by this
    /// module, and has the same items, attributes, relation, multiplier and priority. Of several
    /// matches the newest is updated.
    @discardableResult
    public func update(_ build: (LayoutMaker) -> Void) -> [LayoutConstraint] {
        install(build, updating: true)
    }

    /// Removes all constraints created for the item, and creates new ones.
    ///
    /// Constraints in which the item is only the second one belong to the first, and stay.
    @discardableResult
    public func remake(_ build: (LayoutMaker) -> Void) -> [LayoutConstraint] {
        removeAll()
        return install(build, updating: false)
    }

    /// Removes all constraints created for the item.
    public func removeAll() {
        for equation in InstalledConstraints.shared[item].equations { equation.uninstall() }
    }

    /// The installed constraints of the item that were created by this module, oldest first.
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
