// Written by Scripts/delegate-table.

public import UIKitCore

extension UISplitViewControllerDelegate {
    /// Does nothing by default.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}

    /// Returns `proposedTopColumn` by default.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }

    /// Returns `false` by default.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }

    /// Returns `nil` by default.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }

    /// Returns `nil` by default.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
        -> UIViewController?
    { nil }

    /// Returns `nil` by default.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController)
        -> UIViewController?
    { nil }

    /// Returns `false` by default.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }

    /// Returns `.automatic` by default.
    public func targetDisplayModeForAction(in svc: UISplitViewController)
        -> UISplitViewController.DisplayMode
    { .automatic }

    /// Does nothing by default.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

    /// Does nothing by default.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
