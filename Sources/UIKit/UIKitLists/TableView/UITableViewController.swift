public import CoreGraphics
public import Foundation
public import FoundationGaps
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore
public import UIKitScrolling

/// A controller whose view is a table, of which it is data source and delegate.
///
/// While its view is visible, a keyboard leaves room below the rows, and the edited one in sight.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// Creates a controller of a table with a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    nonisolated deinit {}

    /// Creates the controller of a nib file or storyboard.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    private let style: UITableView.Style

    /// The table, which is the controller's view unless a subclass made another one.
    open var tableView: UITableView! {
        get {
            loadViewIfNeeded()
            return storedTableView ?? view as? UITableView
        }
        set {
            storedTableView = newValue
            if viewIfLoaded == nil || view is UITableView { view = newValue }
            newValue.dataSource = self
            newValue.delegate = self
        }
    }

    private var storedTableView: UITableView?

    /// `true` (the default) if the selection is cleared when the view appears.
    open var clearsSelectionOnViewWillAppear = true

    /// The control that refreshes the table when it is pulled down.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// `true` until the view has appeared for the first time.
    private var isNew = true

    open override func loadView() {
        if nibCoder != nil || nibName != nil {
            super.loadView()
            // The connections of the file are kept.
            guard let table = view as? UITableView else { return }
            if table.dataSource == nil { table.dataSource = self }
            if table.delegate == nil { table.delegate = self }
            if let refresh = nibCoder?.coder(key: "refreshControl") {
                table.refreshControl = refresh.object() as? UIRefreshControl
                refresh.connectIfLoaded()
            }
            return
        }
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        storedTableView = table
        view = table
        table.dataSource = self
        table.delegate = self
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    // MARK: Appearing

    private var keyboard: TableKeyboard?

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if keyboard == nil { keyboard = TableKeyboard(tableView) }
        if isNew {
            isNew = false
            tableView.reloadData()
        }
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] {
            tableView.deselectRow(at: path, animated: animated)
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboard?.end()
        keyboard = nil
    }

    // The methods of data source and delegate with their defaults: a subclass overrides what it
    // needs.

    // The rows of static contents come from the storyboard.

    /// Returns the number of static sections, or 1.
    open func numberOfSections(in tableView: UITableView) -> Int {
        tableView.staticSections?.count ?? 1
    }

    /// Returns the number of static rows, or 0. Override it for rows of your own.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticSections?[section].cells.count ?? 0
    }

    /// Returns the static cell of a row.
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        if let sections = tableView.staticSections {
            return sections[indexPath.section].cells[indexPath.row]
        }
        fatalError(
            "\(type(of: self)) has rows but no cells. Override tableView(_:cellForRowAt:).")
    }
    // MARK: Data source

    /// Returns the static title of the header, or `nil`.
    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { tableView.staticSections?[section].headerTitle }

    /// Returns the static title of the footer, or `nil`.
    open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { tableView.staticSections?[section].footerTitle }

    /// Returns `true` by default.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.missingMethods.insert(.canEdit)
        return true
    }

    /// Returns `false` by default. Override it, and the method that moves rows, to let the user
    /// order them.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.missingMethods.insert(.canMove)
        return false
    }

    /// Returns `nil` by default: the table has no section index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the index of the title by default.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Does nothing by default. Override it to delete or insert the row.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing by default. Override it to move the row in the data.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    // MARK: Delegate

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {}

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}

    /// Returns the static height of the row, or the table’s `rowHeight`.
    open func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        if let sections = tableView.staticSections, sections.contains(where: \.hasHeights) {
            let cell = sections[indexPath.section].cells[indexPath.row]
            return cell.nibRowHeight ?? tableView.rowHeight
        }
        tableView.missingMethods.insert(.rowHeight)
        return tableView.rowHeight
    }

    /// Returns the table’s `sectionHeaderHeight` by default.
    open func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { tableView.sectionHeaderHeight }

    /// Returns the table’s `sectionFooterHeight` by default.
    open func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { tableView.sectionFooterHeight }

    /// Returns the table’s `estimatedRowHeight` by default.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        tableView.missingMethods.insert(.rowEstimate)
        return tableView.estimatedRowHeight
    }

    /// Returns the table’s `estimatedSectionHeaderHeight` by default.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }

    /// Returns the table’s `estimatedSectionFooterHeight` by default.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }

    /// Returns `nil` by default: the header shows its title.
    open func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
        tableView.missingMethods.insert(.headerView)
        return nil
    }

    /// Returns `nil` by default: the footer shows its title.
    open func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? {
        tableView.missingMethods.insert(.footerView)
        return nil
    }

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}

    /// Returns `true` by default.
    open func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing by default.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Does nothing by default.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns the same row by default.
    open func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Returns the same row by default.
    open func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Does nothing by default.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Does nothing by default.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Returns `.delete` by default.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        tableView.missingMethods.insert(.editingStyle)
        return .delete
    }

    /// Returns `nil` by default: the button says “Delete”.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Returns `nil` by default: there are no actions at the leading edge.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns `nil` by default: rows that can be deleted have that action.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns `true` by default, unless the table is edited.
    open func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { !tableView.isEditing }

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) {}

    /// Returns `nil` by default.
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }

    /// Returns `true` by default.
    open func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing by default.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Does nothing by default.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Returns the proposed row by default.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// Returns 0 by default.
    open func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { 0 }

    /// Returns `false` by default.
    open func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// Does nothing by default.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

    /// Returns `true` by default.
    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    /// Returns `false` by default: the rows have no edit menus.
    open func tableView(
        _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { false }

    /// Returns `false` by default.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector,
        forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { false }

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// Returns `nil` by default: the rows have no menus.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns `nil` by default: no preview is lifted.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns `nil` by default: the lifted preview goes back.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Returns `true` by default for rows that may be highlighted.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        self.tableView(tableView, shouldHighlightRowAt: indexPath)
    }

    /// Returns the table’s `selectionFollowsFocus` by default.
    open func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool { tableView.selectionFollowsFocus }

    /// Returns `true` by default.
    open func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { true }

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Returns `nil` by default: the table chooses the row.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

    // MARK: Scrolling

    /// Does nothing by default.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing by default.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing by default.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Does nothing by default.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing by default.
    open func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}

    /// Does nothing by default.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing by default.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing by default.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Returns `nil` by default: the table does not zoom.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Does nothing by default.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Does nothing by default.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}

    /// Does nothing by default.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// Returns `true` by default.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Does nothing by default.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
