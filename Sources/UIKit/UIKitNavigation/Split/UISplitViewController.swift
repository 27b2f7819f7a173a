public import CoreGraphics
public import Foundation
@_spi(UIKitInternals) public import UIKitCore

/// A container with two or three columns side by side in wide windows, and a stack in narrow ones.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(ListController(), for: .primary)
///     split.setViewController(DetailController(), for: .secondary)
///
/// Plain controllers are wrapped in navigation controllers. In a narrow window the controllers of
/// all columns are on the primary column's stack.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    private var columns: [Column: UIViewController] = [:]
    private var navigations: [Column: UINavigationController] = [:]
    private let separators = [UIView(), UIView()]
    private var arrangement: [Column]?

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

    public required init?(coder: NSCoder) { return nil }

    nonisolated deinit {}

    /// An object that decides on the top column and is notified of changes.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// Sets the controller of a column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard columns[column] !== vc else { return }
        let wasCollapsed = arrangement != nil && isCollapsed
        if wasCollapsed, column != .compact { distribute() }
        if let old = navigations.removeValue(forKey: column) { remove(old) }
        columns[column] = vc
        if let vc {
            navigations[column] =
                vc as? UINavigationController ?? UINavigationController(rootViewController: vc)
        }
        arrangement = nil
        if isViewLoaded { update(animated: false) }
    }

    /// Returns the controller of a column as it was set.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// The navigation controllers that are shown; in a narrow window only the first.
    open var viewControllers: [UIViewController] {
        (arrangement ?? []).compactMap { navigations[$0] }
    }

    private var usedColumns: [Column] {
        let all: [Column] =
            style == .tripleColumn
            ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        return all.filter { navigations[$0] != nil }
    }

    // MARK: Display

    /// `true` if the columns are on one stack, as in narrow windows.
    public final private(set) var isCollapsed = false

    /// The columns that the app prefers; all that fit by default.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { update(animated: true) } }
    }

    /// The columns that are shown.
    public final var displayMode: DisplayMode {
        switch arrangement?.count ?? 1 {
        case 2: .oneBesideSecondary
        case 3: .twoBesideSecondary
        default: .secondaryOnly
        }
    }

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

    /// Brings a column on screen: side by side, or on top of the stack.
    open func show(_ column: Column) {
        guard isCollapsed else {
            if !(arrangement ?? []).contains(column) {
                let isPrimary = column == .primary && style == .tripleColumn
                preferredDisplayMode = isPrimary ? .twoBesideSecondary : .oneBesideSecondary
            }
            return
        }
        guard let base = navigations[usedColumns.first ?? .primary] else { return }
        guard let target = ownControllers(of: column).last else { return }
        if base.viewControllers.contains(where: { $0 === target }) {
            base.popToViewController(target, animated: true)
        } else {
            distribute()
            stack(upTo: column, animated: true)
        }
    }

    /// Takes a column off the screen, where columns are side by side.
    open func hide(_ column: Column) {
        guard !isCollapsed, (arrangement ?? []).contains(column), column != .secondary else {
            return
        }
        preferredDisplayMode =
            column == .primary && style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
    }

    /// Shows a controller in the secondary column.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
        if isCollapsed { show(.secondary) }
    }

    // MARK: Arranging

    /// The columns to show side by side.
    private func wantedColumns(in width: CGFloat) -> [Column] {
        var result = usedColumns
        switch preferredDisplayMode {
        case .secondaryOnly: result = result.filter { $0 == .secondary }
        case .oneBesideSecondary: result = Array(result.suffix(2))
        case .automatic, .twoBesideSecondary: break
        }
        while result.count > 1 {
            let others = result.dropLast().reduce(0) { $0 + self.width(of: $1) }
            if others + Self.minimumSecondaryWidth <= width { break }
            result.removeFirst()
        }
        return result
    }

    private func update(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        let isNarrow = view.traitCollection.horizontalSizeClass == .compact
        if isNarrow != isCollapsed || arrangement == nil {
            isNarrow ? collapse() : expand()
        }
        let wanted =
            isCollapsed
            ? [navigations[.compact] != nil ? .compact : usedColumns.first ?? .primary]
            : wantedColumns(in: view.bounds.width)
        guard wanted != arrangement else { return }
        let old = arrangement ?? []
        let count = wanted.count
        if !isCollapsed, !old.isEmpty, old.count != count {
            delegate?.splitViewController(
                self,
                willChangeTo: count == 1
                    ? .secondaryOnly : count == 2 ? .oneBesideSecondary : .twoBesideSecondary)
        }
        arrangement = wanted
        let leaving = old.filter { !wanted.contains($0) }.compactMap { navigations[$0] }
        for column in wanted { navigations[column].map(add) }
        let changes = { [self] in arrange() }
        guard animated, view.window != nil else {
            changes()
            return leaving.forEach(remove)
        }
        UIView.animate(
            withDuration: Self.duration,
            animations: {
                changes()
                for controller in leaving {
                    controller.view.frame.origin.x = -controller.view.frame.width
                }
            }, completion: { [weak self] _ in leaving.forEach { self?.remove($0) } })
    }

    private func add(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        view.insertSubview(controller.view, at: 0)
        controller.didMove(toParent: self)
    }

    private func remove(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    private func arrange() {
        let bounds = view.bounds
        let shown = arrangement ?? []
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let line = 1 / max(1, view.traitCollection.displayScale)
        var start: CGFloat = 0
        for separator in separators { separator.isHidden = true }
        for (index, column) in shown.enumerated() {
            let isLast = index == shown.count - 1
            let width = isLast ? max(0, bounds.width - start) : self.width(of: column)
            let x = isMirrored ? bounds.width - start - width : start
            navigations[column]?.view.frame = CGRect(
                x: x, y: 0, width: width, height: bounds.height)
            start += width
            guard !isLast else { break }
            separators[index].isHidden = false
            separators[index].frame = CGRect(
                x: isMirrored ? bounds.width - start - line : start, y: 0, width: line,
                height: bounds.height)
            start += line
        }
    }

    // MARK: Collapsing

    /// The controllers of a column while they are on the common stack.
    private var homes: [(column: Column, controllers: [UIViewController])] = []

    private func ownControllers(of column: Column) -> [UIViewController] {
        homes.first { $0.column == column }?.controllers
            ?? navigations[column]?.viewControllers ?? []
    }

    private func collapse() {
        let used = usedColumns
        let proposed = used.last ?? .primary
        let top =
            delegate?.splitViewController(
                self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        isCollapsed = true
        for column in arrangement ?? [] { navigations[column].map(remove) }
        arrangement = []
        if navigations[.compact] == nil { stack(upTo: top, animated: false) }
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// Puts the controllers of the columns up to one onto the first column's stack.
    private func stack(upTo top: Column, animated: Bool) {
        let used = usedColumns
        guard let first = used.first, let base = navigations[first] else { return }
        homes = used.map { ($0, navigations[$0]?.viewControllers ?? []) }
        var all: [UIViewController] = []
        for home in homes where home.column.rawValue <= top.rawValue {
            if home.column != first {
                navigations[home.column]?.setViewControllers([], animated: false)
            }
            all += home.controllers
        }
        base.setViewControllers(all, animated: animated)
    }

    /// Gives the columns their controllers back. What the user pushed belongs to the column of the
    /// controller below it.
    private func distribute() {
        guard let first = homes.first, let base = navigations[first.column] else { return }
        var owned: [Column: [UIViewController]] = [:]
        var current = first.column
        for controller in base.viewControllers {
            let home = homes.first { $0.controllers.contains { $0 === controller } }
            current = home?.column ?? current
            owned[current, default: []].append(controller)
        }
        base.setViewControllers([], animated: false)
        for home in homes {
            navigations[home.column]?.setViewControllers(
                owned[home.column] ?? home.controllers, animated: false)
        }
        homes = []
    }

    private func expand() {
        let wasCollapsed = isCollapsed
        distribute()
        isCollapsed = false
        if wasCollapsed, navigations[.compact]?.parent === self {
            navigations[.compact].map(remove)
        }
        if wasCollapsed { delegate?.splitViewControllerDidExpand(self) }
    }

    // MARK: View

    open override func loadView() {
        let view = ContainerView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        for separator in separators {
            separator.backgroundColor = .separator
            view.addSubview(separator)
        }
        view.onLayout = { [weak self] in
            self?.update(animated: false)
            self?.arrange()
        }
        self.view = view
        update(animated: false)
    }

    @_spi(UIKitInternals) open override var childForKeys: UIViewController? {
        arrangement?.last.flatMap { navigations[$0] }
    }
}
