public import UIKitCore

extension UISplitViewController {
    /// The number of columns.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case doubleColumn = 1
        case tripleColumn = 2
    }

    /// A column, or the controller that replaces all in a narrow window.
    public nonisolated enum Column: Int, Hashable, Sendable {
        case primary = 0
        /// Between the two others, in three columns.
        case supplementary
        case secondary
        case compact
    }

    /// The columns that are shown side by side. Raw values are Apple's.
    public nonisolated enum DisplayMode: Int, Hashable, Sendable {
        /// All columns that fit.
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case twoBesideSecondary = 4
    }
}

/// An object that decides on the top column in narrow windows, and is notified of changes.
///
/// Swift on Linux calls a class's optional methods only if the class that *states* the conformance
/// implements them.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called before other columns are shown.
    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// Returns the column on top after the window became narrow; the proposed one by default.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// Called after the columns were stacked.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// Called after the columns were put side by side.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}

    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

extension UIViewController {
    /// The nearest split view controller that contains this one.
    public final var splitViewController: UISplitViewController? {
        ancestor(UISplitViewController.self)
    }
}
