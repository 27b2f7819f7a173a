public import UIKit

/// The lab's window: the list of pages and the open page, side by side in wide windows.
public final class LabController: UISplitViewController {
    private lazy var list = ListController { [weak self] in self?.open($0) }
    private var direction: UIUserInterfaceLayoutDirection

    /// `true` if a narrow window begins with the list.
    private var beginsWithList: Bool

    /// The smallest width with list and page side by side, in points.
    private static let splitWidth: CGFloat = 700

    /// Returns `true` if list and page are side by side in a window of `size`.
    static func isSplit(_ size: CGSize) -> Bool { size.width >= splitWidth }

    /// Creates the controller.
    ///
    /// - Parameters:
    ///   - page: The page that is open at first, or `nil` for the list.
    ///   - direction: The side that lines begin on.
    public init(
        page: Page? = nil,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.direction = direction
        beginsWithList = page == nil
        super.init(style: .doubleColumn)
        title = String(localized: "Layout Lab", bundle: .module)
        delegate = self
        preferredPrimaryColumnWidth = 300
        preferredDisplayMode = .oneBesideSecondary
        addTurnItem(to: list)
        let column = UINavigationController(rootViewController: list)
        column.navigationBar.prefersLargeTitles = true
        setViewController(column, for: .primary)
        setViewController(makeController(of: page ?? .equations), for: .secondary)
        showDirection()
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    public required init?(coder: NSCoder) { nil }

    // MARK: Pages

    /// The page that is open, or `nil` while only the list is shown.
    public var page: Page? {
        guard let shown = viewController(for: .secondary) as? PageController else { return nil }
        let isShown =
            !isCollapsed || shown.navigationController === list.navigationController
        return isShown ? shown.page : nil
    }

    /// Opens a page; in a narrow window it is pushed onto the list.
    public func open(_ page: Page) {
        guard page != self.page else { return }
        beginsWithList = false
        setViewController(makeController(of: page), for: .secondary)
        show(.secondary)
        showChosen()
    }

    private func makeController(of page: Page) -> PageController {
        let controller = PageController(page)
        addTurnItem(to: controller)
        return controller
    }

    /// Shows the open page in the list next to it.
    private func showChosen() { list.chosen = isCollapsed ? nil : page }

    // MARK: Layout

    public override func viewWillLayoutSubviews() {
        let isNarrow = !Self.isSplit(view.bounds.size)
        if isNarrow != traitOverrides.contains(UITraitHorizontalSizeClass.self) {
            if isNarrow {
                traitOverrides.horizontalSizeClass = .compact
            } else {
                traitOverrides.remove(UITraitHorizontalSizeClass.self)
            }
        }
        super.viewWillLayoutSubviews()
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // A page next to the list has the button.
        list.navigationItem.rightBarButtonItem?.isHidden = !isCollapsed
        showChosen()
    }

    /// The list, or a page that covers it.
    public override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        [isCollapsed ? list.navigationController?.topViewController ?? list : list]
    }

    // MARK: Direction

    private func addTurnItem(to controller: UIViewController) {
        let item = UIBarButtonItem(
            title: "⇄", primaryAction: UIAction { [weak self] _ in self?.turnAround() })
        item.accessibilityIdentifier = "Turn"
        item.accessibilityLabel = String(localized: "Right to left", bundle: .module)
        controller.navigationItem.rightBarButtonItem = item
    }

    private func turnAround() {
        direction = direction == .rightToLeft ? .leftToRight : .rightToLeft
        showDirection()
    }

    private func showDirection() {
        traitOverrides.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension LabController: UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        beginsWithList ? .primary : proposedTopColumn
    }
}
