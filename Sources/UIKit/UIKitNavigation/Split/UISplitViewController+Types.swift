public import UIKitCore

extension UISplitViewController {
    /// The number of columns.
    public nonisolated enum Style: Int, Hashable, Sendable {
        /// The classic style: two controllers, without columns.
        case unspecified = 0
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

    /// The columns that are shown, and their places. Raw values are Apple's.
    public nonisolated enum DisplayMode: Int, Hashable, Sendable {
        /// All columns that fit side by side.
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        /// One column covers the edge of the secondary one.
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        /// Two columns cover the edge of the secondary one.
        case twoOverSecondary = 5
        /// Two columns push the secondary one partly out of the window.
        case twoDisplaceSecondary = 6

        /// The older name of ``secondaryOnly``.
        public static var primaryHidden: DisplayMode { .secondaryOnly }

        /// The older name of ``oneBesideSecondary``.
        public static var allVisible: DisplayMode { .oneBesideSecondary }

        /// The older name of ``oneOverSecondary``.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// The background of the primary column.
    public nonisolated enum BackgroundStyle: Int, Hashable, Sendable {
        /// That of the column's own view.
        case none = 0
        /// That of a sidebar of the desktop, which Mac Catalyst shows.
        case sidebar
    }

    /// The way in which columns appear that were hidden.
    public nonisolated enum SplitBehavior: Int, Hashable, Sendable {
        /// Side by side where they fit, else in another way.
        case automatic = 0
        /// Side by side with the secondary column.
        case tile
        /// Over the secondary column.
        case overlay
        /// Next to the secondary column, which is pushed aside.
        case displace
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

    /// Called before a classic controller shows the primary controller alone, in a narrow window.
    ///
    /// - Returns: `true` if the delegate has done what is to be done with the secondary controller,
    ///   which is not shown; `false`, the default, to put it onto the primary one's stack.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// Returns the secondary controller of a classic controller whose window became wide; `nil`,
    /// the default, for the one that it had, with what was pushed onto it.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    /// Returns the primary controller of a classic controller for a narrow window; `nil`, the
    /// default, for the same.
    func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController?

    /// Returns the primary controller of a classic controller for a wide window; `nil`, the
    /// default, for the same.
    func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController?

    /// Returns `true` if the delegate has shown a controller as the detail; `false` by default.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    /// Returns the mode to which the button for display modes leads; automatic, the default, for
    /// the other one of hidden and shown columns.
    func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode

    /// Called after the columns were stacked.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// Called after the columns were put side by side.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewController.DisplayMode {
    /// The number of columns that are shown in addition to the secondary one.
    var otherCount: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// `true` if the other columns prevent the use of the secondary one.
    var coversSecondary: Bool {
        switch self {
        case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
        case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
        }
    }
}

extension UIViewController {
    /// The nearest split view controller that contains this one.
    public final var splitViewController: UISplitViewController? {
        ancestor(UISplitViewController.self)
    }
}
