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
        if let value = nibCoder?.flag("clearsSelectionOnViewWillAppear") {
            clearsSelectionOnViewWillAppear = value
        }
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

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboard?.end()
        keyboard = nil
    }

    // MARK: Static contents

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

    /// Returns the static title of the header, or `nil`.
    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { tableView.staticSections?[section].headerTitle }

    /// Returns the static title of the footer, or `nil`.
    open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { tableView.staticSections?[section].footerTitle }

    /// Returns the static height of the row, or the table’s `rowHeight`.
    open func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        if let sections = tableView.staticSections, sections.contains(where: \.hasHeights) {
            let cell = sections[indexPath.section].cells[indexPath.row]
            return cell.nibRowHeight ?? tableView.rowHeight
        }
        tableView.optionalMethods.didUseDefault(of: .rowHeight)
        return tableView.rowHeight
    }

    // MARK: Written by Scripts/delegate-table

    /// Returns `true` by default.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.optionalMethods.didUseDefault(of: .canEdit)
        return true
    }

    /// Returns `false` by default.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
    }

    /// Returns `nil` by default.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns `index` by default.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

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

    /// Returns `tableView.sectionHeaderHeight` by default.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    { tableView.sectionHeaderHeight }

    /// Returns `tableView.sectionFooterHeight` by default.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    { tableView.sectionFooterHeight }

    /// Returns `tableView.estimatedRowHeight` by default.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
        -> CGFloat
    {
        tableView.optionalMethods.didUseDefault(of: .rowEstimate)
        return tableView.estimatedRowHeight
    }

    /// Returns `tableView.estimatedSectionHeaderHeight` by default.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
        -> CGFloat
    { tableView.estimatedSectionHeaderHeight }

    /// Returns `tableView.estimatedSectionFooterHeight` by default.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
        -> CGFloat
    { tableView.estimatedSectionFooterHeight }

    /// Returns `nil` by default.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.optionalMethods.didUseDefault(of: .headerView)
        return nil
    }

    /// Returns `nil` by default.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.optionalMethods.didUseDefault(of: .footerView)
        return nil
    }

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}

    /// Returns `true` by default.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    { true }

    /// Does nothing by default.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Does nothing by default.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns `indexPath` by default.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
        -> IndexPath?
    { indexPath }

    /// Returns `indexPath` by default.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
        -> IndexPath?
    { indexPath }

    /// Does nothing by default.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Does nothing by default.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Returns `!tableView.isEditing` by default.
    open func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { !tableView.isEditing }

    /// Does nothing by default.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    {}

    /// Returns `false` by default.
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
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

    /// Returns `.delete` by default.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        tableView.optionalMethods.didUseDefault(of: .editingStyle)
        return .delete
    }

    /// Returns `nil` by default.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Returns `nil` by default.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns `nil` by default.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns `nil` by default.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { nil }

    /// Returns `true` by default.
    open func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing by default.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Does nothing by default.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Returns `proposedDestinationIndexPath` by default.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// Returns `0` by default.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
        -> Int
    { 0 }

    /// Returns `false` by default.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
        -> Bool
    { false }

    /// Returns `false` by default.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// Returns `nil` by default.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns `nil` by default.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns `nil` by default.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
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

    /// Returns `tableView.selectionFollowsFocus` by default.
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

    /// Returns `nil` by default.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

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
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    {}

    /// Does nothing by default.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing by default.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing by default.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Returns `nil` by default.
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

    // MARK: End of what Scripts/delegate-table writes
}
