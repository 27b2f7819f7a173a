import CoreGraphics
public import Foundation
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// A container with two or three columns side by side in wide windows, and a stack in narrow ones.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(ListController(), for: .primary)
///     split.setViewController(DetailController(), for: .secondary)
///
/// Without a style, the two controllers of ``viewControllers`` are shown as they are, in the
/// classic way. With one, plain controllers are wrapped in navigation controllers. In a narrow
/// window the controllers of all columns are on the primary column's stack.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    final var columns: [Column: UIViewController] = [:]

    /// The controllers that are shown: of columns with a style, navigation controllers.
    final var containers: [Column: UIViewController] = [:]
    /// The lines at the trailing edges of columns.
    private let separators: [Column: UIView] = [.primary: UIView(), .supplementary: UIView()]
    private let dimming = UIView()
    final var arrangement: [Column]?

    /// The least width of the secondary column before others are hidden, in points.
    private static let minimumSecondaryWidth: CGFloat = 320
    private static let duration: TimeInterval = 0.35

    /// The number of columns.
    public final let style: Style

    /// Creates a controller without columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller in the classic style.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style =
            switch (coder as? NibCoder)?.string("style") {
            case "doubleColumn": .doubleColumn
            case "tripleColumn": .tripleColumn
            default: .unspecified
            }
        super.init(coder: coder)
        for (column, name) in [
            (Column.primary, "masterViewController"),
            (.supplementary, "supplementaryViewController"),
            (.secondary, "detailViewController"), (.compact, "compactViewController"),
        ] {
            setViewController(nibCoder?.related(name).first, for: column)
        }
        if let nib = coder as? NibCoder { decodeModes(nib) }
    }

    nonisolated deinit {}

    /// An object that decides on the top column and is notified of changes.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// Sets the controller of a column. A controller of one column is not accepted for another.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard vc == nil ? columns[column] != nil : !columns.values.contains(where: { $0 === vc })
        else { return }
        if let vc, replaceBelowStack(vc, column) { return }
        let wasCollapsed = arrangement != nil && isCollapsed
        if wasCollapsed, column != .compact { distribute() }
        if let old = containers.removeValue(forKey: column) { remove(old) }
        columns[column] = vc
        containers[column] = vc.map(container)
        arrangement = nil
        if isViewLoaded { update(animated: false) }
    }

    /// Returns the controller of a column as it was set.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// The controllers that are shown, of columns with a style navigation controllers; in a narrow
    /// window only the first. In the classic style they are primary and secondary controller.
    open var viewControllers: [UIViewController] {
        get {
            let shown = isClassic && !isCollapsed ? usedColumns : arrangement ?? usedColumns
            return shown.compactMap { containers[$0] }
        }
        set {
            let all: [Column] =
                style == .tripleColumn
                ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            let new = all.indices.map { newValue.indices.contains($0) ? newValue[$0] : nil }
            // A controller that moves to another column leaves its own one first.
            for (column, vc) in zip(all, new) where columns[column] !== vc {
                if newValue.contains(where: { $0 === columns[column] }) {
                    setViewController(nil, for: column)
                }
            }
            for (column, vc) in zip(all, new) { setViewController(vc, for: column) }
        }
    }

    /// `true` if the controller has no style.
    final var isClassic: Bool { style == .unspecified }

    private func container(of controller: UIViewController) -> UIViewController {
        if isClassic || controller is UINavigationController { return controller }
        return UINavigationController(rootViewController: controller)
    }

    /// The stack of a column; in the classic style a tab's too.
    final func navigation(_ column: Column) -> UINavigationController? {
        let container = containers[column]
        let tab = (container as? UITabBarController)?.selectedViewController
        return container as? UINavigationController ?? tab as? UINavigationController
    }

    /// The controllers of a column, as they are stacked in a narrow window.
    final func stackedControllers(of column: Column) -> [UIViewController] {
        navigation(column)?.viewControllers ?? [containers[column]].compactMap { $0 }
    }

    final var usedColumns: [Column] {
        let all: [Column] =
            style == .tripleColumn
            ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        return all.filter { containers[$0] != nil }
    }

    // MARK: Display

    /// `true` if the columns are on one stack, as in narrow windows.
    open internal(set) var isCollapsed = false

    /// The columns that the app prefers; all that fit by default.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            let isLater = viewIfLoaded?.window != nil
            guard preferredDisplayMode != oldValue || isLater != isModeAskedLater else { return }
            isModeAskedLater = isLater
            update(animated: true)
        }
    }

    /// `true` if the preferred mode was set while the columns were shown.
    final private(set) var isModeAskedLater = false

    /// The columns that are shown, and their places.
    public final private(set) var displayMode = DisplayMode.secondaryOnly

    /// The way in which hidden columns appear, as the app prefers it.
    open var preferredSplitBehavior = SplitBehavior.automatic

    /// The way in which hidden columns appear: the preferred one, or else the one that fits.
    public final var splitBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        let count = usedColumns.count - 1
        guard let width = viewIfLoaded?.bounds.width, !fits(count, in: width) else { return .tile }
        return count == 2 && fits(1, in: width) ? .displace : .overlay
    }

    /// The background of the primary column; none by default. As on iOS, the column looks the same
    /// with each: only Mac Catalyst draws another one.
    open var primaryBackgroundStyle = BackgroundStyle.none

    /// `true` (the default) if a swipe from the leading edge shows hidden columns.
    open var presentsWithGesture = true

    /// A button that shows and hides the other columns, for a bar of the secondary one. It is
    /// hidden while the columns are on one stack.
    public final private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.leading"),
            primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })
        item.accessibilityLabel = SystemText.localized("Sidebar")
        return item
    }()

    /// The width of the primary column in points; 320 of two, or 280 of three by default.
    open var preferredPrimaryColumnWidth: CGFloat? { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The width of the primary column as a part of the window's, from 0 to 1, where
    /// ``preferredPrimaryColumnWidth`` is not set.
    open var preferredPrimaryColumnWidthFraction: CGFloat? {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The least width of the primary column in points; 0 by default.
    open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The greatest width of the primary column in points; no limit by default.
    open var maximumPrimaryColumnWidth = CGFloat.infinity {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The width of the primary column in points; 0 while it is not shown beside others.
    public final var primaryColumnWidth: CGFloat {
        guard !isCollapsed, (arrangement ?? []).contains(.primary) else { return 0 }
        return width(of: .primary)
    }

    /// The width of the supplementary column in points; 320 by default.
    open var preferredSupplementaryColumnWidth: CGFloat? {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    private func width(of column: Column) -> CGFloat {
        switch column {
        case .primary:
            min(
                max(wantedPrimaryWidth, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth)
        default: preferredSupplementaryColumnWidth ?? 320
        }
    }

    private var wantedPrimaryWidth: CGFloat {
        if let preferredPrimaryColumnWidth { return preferredPrimaryColumnWidth }
        if let fraction = preferredPrimaryColumnWidthFraction, let view = viewIfLoaded {
            return (view.bounds.width * fraction).rounded()
        }
        return style == .tripleColumn ? 280 : 320
    }

    /// Brings a column on screen: in the way of ``splitBehavior``, or on top of the stack.
    ///
    /// - Precondition: The controller has a ``style-swift.property``.
    open func show(_ column: Column) {
        requires(!isClassic, "A classic split view controller has no columns. Pass a style.")
        guard isCollapsed else {
            if !(arrangement ?? []).contains(column), column != .secondary {
                let isPrimary = column == .primary && style == .tripleColumn
                preferredDisplayMode = mode(showing: isPrimary ? 2 : 1)
            }
            return
        }
        guard let base = navigation(usedColumns.first ?? .primary) else { return }
        guard let target = ownControllers(of: column).last else { return }
        if base.viewControllers.contains(where: { $0 === target }) {
            base.popToViewController(target, animated: true)
        } else {
            var all = base.viewControllers
            for home in homes where home.column.rawValue <= column.rawValue && !isStacked(home) {
                navigation(home.column)?.setViewControllers([], animated: false)
                all += home.controllers
            }
            base.setViewControllers(all, animated: true)
        }
    }

    /// Takes a column off the screen, where columns are not on one stack.
    open func hide(_ column: Column) {
        guard !isCollapsed, (arrangement ?? []).contains(column), column != .secondary else {
            return
        }
        let isPrimary = column == .primary && style == .tripleColumn
        preferredDisplayMode =
            !isPrimary
            ? .secondaryOnly
            : displayMode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
    }

    private func toggleColumns() {
        if let mode = delegate?.targetDisplayModeForAction(in: self), mode != .automatic {
            preferredDisplayMode = mode
            return
        }
        guard displayMode == .secondaryOnly else { return hideOthers() }
        guard let column = usedColumns.dropLast().last else { return }
        if isClassic {
            preferredDisplayMode = mode(showing: 1)
        } else {
            show(column)
        }
    }

    /// Shows the secondary column alone, or next to the one that fits.
    private func hideOthers() {
        preferredDisplayMode =
            displayMode == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly
    }

    /// Closes columns that cover the secondary one.
    open override func accessibilityPerformEscape() -> Bool {
        guard displayMode.coversSecondary else { return super.accessibilityPerformEscape() }
        hideOthers()
        return true
    }

    /// Shows a controller in the secondary column.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isClassic, isCollapsed { return stackDetail(vc) }
        setViewController(vc, for: .secondary)
        if isCollapsed { show(.secondary) }
    }

    // MARK: Arranging

    /// `true` if a number of columns fits side by side with the secondary one.
    final func fits(_ count: Int, in width: CGFloat) -> Bool {
        let others = usedColumns.dropLast().suffix(count).reduce(0) { $0 + self.width(of: $1) }
        return count == 0 || others + Self.minimumSecondaryWidth <= width
    }

    /// The mode for a window that is not narrow.
    private func wantedMode(in width: CGFloat) -> DisplayMode {
        let available = usedColumns.count - 1
        let preferred = preferredMode(in: width)
        if preferred.coversSecondary {
            if available <= 0 { return .secondaryOnly }
            return available == 1 ? .oneOverSecondary : preferred
        }
        let limit = preferred == .automatic ? 2 : preferred.otherCount
        var count = min(limit, max(available, 0))
        while !fits(count, in: width) { count -= 1 }
        return [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary][count]
    }

    private func update(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        let isNarrow = view.traitCollection.horizontalSizeClass == .compact
        if isNarrow != isCollapsed || arrangement == nil {
            isNarrow ? collapse() : expand()
        }
        let mode = isCollapsed ? .secondaryOnly : wantedMode(in: view.bounds.width)
        let wanted =
            isCollapsed
            ? [containers[.compact] != nil ? .compact : usedColumns.first ?? .primary]
            : Array(usedColumns.suffix(mode.otherCount + 1))
        displayModeButtonItem.isHidden = isCollapsed || usedColumns.count < 2
        guard wanted != arrangement || mode != displayMode else { return }
        let old = arrangement ?? []
        if !isCollapsed, !old.isEmpty, mode != displayMode {
            delegate?.splitViewController(self, willChangeTo: mode)
        }
        arrangement = wanted
        displayMode = mode
        let leaving = old.filter { !wanted.contains($0) }
        for column in wanted { containers[column].map(add) }
        guard animated, view.window != nil else {
            removeHidden(leaving)
            return arrange()
        }
        UIView.performWithoutAnimation {
            for column in wanted where !old.contains(column) {
                moveOut(column, width: width(of: column))
            }
        }
        UIView.animate(
            withDuration: Self.duration,
            animations: { [self] in
                arrange()
                for column in leaving {
                    moveOut(column, width: containers[column]?.view.frame.width ?? 0)
                }
            }, completion: { [weak self] _ in self?.removeHidden(leaving) })
    }

    /// Removes columns, except those that have been shown again.
    private func removeHidden(_ leaving: [Column]) {
        for column in leaving where arrangement?.contains(column) != true {
            containers[column].map(remove)
            separators[column]?.isHidden = true
        }
    }

    /// Places a column and its separator outside of the leading edge.
    private func moveOut(_ column: Column, width: CGFloat) {
        place(containers[column]?.view, at: -width - separatorWidth, width: width)
        place(separators[column], at: -separatorWidth, width: separatorWidth)
    }

    /// The thickness of a separator: one pixel.
    private var separatorWidth: CGFloat { 1 / max(1, view.traitCollection.displayScale) }

    /// Gives a view the full height, at a distance in points from the leading edge.
    private func place(_ part: UIView?, at start: CGFloat, width: CGFloat) {
        let bounds = view.bounds
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        part?.frame = CGRect(
            x: isMirrored ? bounds.width - start - width : start, y: 0, width: width,
            height: bounds.height)
    }

    private func add(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        view.insertSubview(controller.view, at: 0)
        controller.didMove(toParent: self)
    }

    final func remove(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    private func arrange() {
        let bounds = view.bounds
        let shown = arrangement ?? []
        let line = separatorWidth
        var start: CGFloat = 0
        for (column, separator) in separators {
            // The separator of a column that leaves stays until the column is gone.
            let isLeaving = !shown.contains(column) && containers[column]?.parent === self
            separator.isHidden = !isLeaving && !shown.dropLast().contains(column)
        }
        for column in shown.dropLast() {
            let width = self.width(of: column)
            place(containers[column]?.view, at: start, width: width)
            place(separators[column], at: start + width, width: line)
            start += width + line
        }
        guard let last = shown.last, let front = containers[last]?.view else { return }
        switch displayMode {
        case .oneOverSecondary, .twoOverSecondary: place(front, at: 0, width: bounds.width)
        case .twoDisplaceSecondary:
            let beside = bounds.width - width(of: .supplementary) - line
            place(front, at: start, width: max(0, beside))
        case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary:
            place(front, at: start, width: max(0, bounds.width - start))
        }
        dimming.frame = bounds
        dimming.alpha = displayMode.coversSecondary ? 1 : 0
        if displayMode.coversSecondary { raiseOthers(above: front) }
    }

    /// Puts the secondary column and its cover behind the others.
    private func raiseOthers(above front: UIView) {
        guard view.subviews.first !== front || view.subviews.dropFirst().first !== dimming else {
            return
        }
        view.insertSubview(dimming, at: 0)
        view.insertSubview(front, at: 0)
    }

    // MARK: Collapsing

    /// The controllers of a column while they are on the common stack.
    final var homes: [Home] = []

    typealias Home = (column: Column, controllers: [UIViewController])

    /// `true` if controllers of a column are on the common stack.
    private func isStacked(_ home: Home) -> Bool {
        let stack = homes.first.flatMap { navigation($0.column) }?.viewControllers ?? []
        return stack.contains { controller in home.controllers.contains { $0 === controller } }
    }

    /// Replaces the controller of a column that is not on the common stack, which does not change
    /// until the column is shown. Returns `false` for other columns.
    private func replaceBelowStack(_ vc: UIViewController, _ column: Column) -> Bool {
        guard isCollapsed, arrangement != nil, columns[column] != nil,
            let index = homes.firstIndex(where: { $0.column == column }), !isStacked(homes[index])
        else { return false }
        columns[column] = vc
        containers[column] = container(of: vc)
        homes[index].controllers = stackedControllers(of: column)
        return true
    }

    private func ownControllers(of column: Column) -> [UIViewController] {
        homes.first { $0.column == column }?.controllers
            ?? stackedControllers(of: column)
    }

    private func collapse() {
        if isClassic { return collapseClassic() }
        let used = usedColumns
        let proposed = used.last ?? .primary
        let top =
            delegate?.splitViewController(
                self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        isCollapsed = true
        for column in arrangement ?? [] { containers[column].map(remove) }
        arrangement = []
        if containers[.compact] == nil { stack(upTo: top) }
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// Puts the controllers of the columns up to one onto the first column's stack.
    final func stack(upTo top: Column) {
        let used = usedColumns
        guard let first = used.first, let base = navigation(first) else { return }
        homes = used.map { ($0, stackedControllers(of: $0)) }
        var all: [UIViewController] = []
        for home in homes where home.column.rawValue <= top.rawValue {
            if home.column != first {
                navigation(home.column)?.setViewControllers([], animated: false)
            }
            all += home.controllers
        }
        base.setViewControllers(all, animated: false)
    }

    /// Gives the columns their controllers back. What the user pushed belongs to the column of the
    /// controller below it.
    final func distribute() {
        guard let first = homes.first, let base = navigation(first.column) else { return }
        var owned: [Column: [UIViewController]] = [:]
        var current = first.column
        for controller in base.viewControllers {
            let home = homes.first { $0.controllers.contains { $0 === controller } }
            current = home?.column ?? current
            owned[current, default: []].append(controller)
        }
        base.setViewControllers([], animated: false)
        for home in homes {
            navigation(home.column)?.setViewControllers(
                owned[home.column] ?? home.controllers, animated: false)
        }
        homes = []
    }

    private func expand() {
        let wasCollapsed = isCollapsed
        if !(isClassic && wasCollapsed && separateByDelegate()) { distribute() }
        isCollapsed = false
        if wasCollapsed, containers[.compact]?.parent === self {
            containers[.compact].map(remove)
        }
        if wasCollapsed { delegate?.splitViewControllerDidExpand(self) }
    }

    // MARK: View

    open override func loadView() {
        let view = ContainerView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        for separator in separators.values {
            separator.backgroundColor = .separator
            view.addSubview(separator)
        }
        dimming.backgroundColor = ControlStyle.dimming
        dimming.alpha = 0
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: UISplitViewController.dimmingTapped))
        view.insertSubview(dimming, at: 0)
        let swipe = UIScreenEdgePanGestureRecognizer(
            target: self, action: UISplitViewController.swipedIn)
        swipe.edges = [.left, .right]
        swipe.delegate = self
        view.addGestureRecognizer(swipe)
        view.onLayout = { [weak self] in
            self?.update(animated: false)
            self?.arrange()
        }
        self.view = view
        update(animated: false)
    }

    private func dimmingTapped(_ tap: UITapGestureRecognizer) { hideOthers() }

    private func swipedIn(_ swipe: UIScreenEdgePanGestureRecognizer) {
        if swipe.state == .began { toggleColumns() }
    }

    @_spi(UIKitInternals) open override var canShareTitleBar: Bool { true }

    /// That of the highest bar, if all columns have bars.
    @_spi(UIKitInternals) open override var titleBarHeight: CGFloat? {
        let heights = (arrangement ?? usedColumns).map { containers[$0]?.titleBarHeight }
        guard !heights.contains(nil) else { return nil }
        return heights.compactMap { $0 }.max()
    }

    @_spi(UIKitInternals) open override var childForKeys: UIViewController? {
        arrangement?.last.flatMap { containers[$0] }
    }
}

extension UISplitViewController: UIGestureRecognizerDelegate {
    /// A swipe from the leading edge shows hidden columns, unless it leads back on a stack.
    public func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard presentsWithGesture, !isCollapsed, displayMode == .secondaryOnly,
            usedColumns.count > 1, navigation(.secondary)?.viewControllers.count ?? 0 < 2
        else { return false }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (gestureRecognizer.location(in: view).x < view.bounds.midX) != isMirrored
    }
}
