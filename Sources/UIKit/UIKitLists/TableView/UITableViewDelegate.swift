public import CoreGraphics
public import Foundation
public import FoundationGaps
public import UIKitControls
public import UIKitCore
public import UIKitScrolling

/// The object that decides about heights, headers, selection and editing of a table, and is
/// notified of them. Every method has a default.
///
/// A class must declare the methods together with the conformance: when a base class conforms
/// without a method, one that a subclass adds is not called. Declare it in the base class and
/// override it.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Showing

    /// Called before a cell is shown.
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Called before a header is shown.
    func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// Called before a footer is shown.
    func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// Called after a cell left the table, with the path it had.
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath)

    /// Called after a header left the table.
    func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// Called after a footer left the table.
    func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    /// Returns the height of a row; the table's `rowHeight` by default.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// Returns the expected height of a row that has not been shown. Called for every row when the
    /// table is loaded.
    func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat

    func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat

    func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat

    // MARK: Headers and footers

    /// Returns the header of a section, which takes precedence over a title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// Returns the footer of a section, which takes precedence over a title.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Selection

    /// Called when the info button of a row was tapped.
    func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// Returns `true` (the default) if a touched row is highlighted, and may be selected.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    /// Returns the row to select instead of a tapped one; `nil` for none.
    func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath?

    /// Returns the row to deselect; `nil` for none.
    func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath?

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// Returns `true` if choosing a row performs its primary action, as by default while the table
    /// is not edited.
    func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool

    /// Called after the user chose a row, to do what it stands for: not while several rows are
    /// selected, nor when the selection follows the keyboard.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// Returns `true` if two fingers that move over rows from this one on select them; `false` by
    /// default.
    func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool

    /// Called when two fingers begin to select rows: begin to edit the table here, if only then
    /// several rows can be selected.
    func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// Called after two fingers have selected rows.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    /// Returns `true` (the default) if items that are dragged over a row of a table that
    /// `isSpringLoaded` select it.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    // MARK: Editing

    /// Returns the control of a row while the table is edited; `delete` by default.
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle

    /// Returns the title of the button that deletes a row; `nil`, the default, for “Delete”.
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?

    /// Returns the actions at the leading side of a row that is swiped; none by default.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// Returns the actions at the trailing side of a row that is swiped; `nil`, the default, for
    /// deleting it, if it can be deleted.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// Returns the trailing actions of a row in the way before swipe configurations, which take
    /// precedence; `nil` by default.
    func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]?

    /// Returns `true` (the default) if the content of a row moves to make room for its control.
    func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool

    /// Called before the actions of a swiped row are shown.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Called after the actions of a swiped row were hidden; with `nil` if the row is gone.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    /// Returns the place to which a dragged row moves instead of the proposed one.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    /// Returns the level by which the content of a row is indented; 0 by default.
    func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int

    // MARK: Edit menus

    /// Returns `true` if a row that is held or clicked with the secondary button has a menu of the
    /// actions that ``tableView(_:canPerformAction:forRowAt:withSender:)`` permits; `false` by
    /// default. A context menu takes precedence.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

    /// Returns `true` if the menu of a row has an action: cut, copy or paste. `false` by default.
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector,
        forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool

    /// Called when the user chose an action of a row's menu.
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?)

    // MARK: Context menus

    /// Returns the menu of a row that is held or clicked with the secondary button; `nil`, the
    /// default, for none.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns the preview that is lifted above the table while the menu of a row is open; `nil`,
    /// the default, for none.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Returns the preview that a lifted one turns into when the menu closes; `nil`, the default,
    /// for the lifted one.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Called before the menu of a row is shown.
    func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called before the menu of a row closes.
    func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called when the preview of a row was tapped: show its controller, in the animator's
    /// completion.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    // MARK: Keyboard

    /// Returns `true` if the keyboard can reach a row; the rows that can be selected by default.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

    /// Returns `true` if a row is selected when the keyboard moves to it; the table's
    /// `selectionFollowsFocus` by default.
    func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool

    /// Returns `false` to keep the focus, which is on a row, from moving. `true` by default.
    func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool

    /// Called after the focus moved to or from a row.
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)

    /// Returns the row that the focus prefers; `nil`, the default, for the table's choice.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
}
