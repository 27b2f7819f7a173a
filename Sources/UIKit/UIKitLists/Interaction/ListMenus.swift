import CoreGraphics
import Foundation
public import UIKitControls
import UIKitCore
import UIKitScrolling

/// A list whose items have context menus: a table or a collection view.
protocol ListWithMenus: UIScrollView {
    func menuPath(at point: CGPoint) -> IndexPath?
    func menuConfiguration(at path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?

    /// Shows that the menu of an item is open.
    func highlightMenuItem(at path: IndexPath, _ isHighlighted: Bool)
    func liftedPreview(
        _ configuration: UIContextMenuConfiguration, at path: IndexPath
    ) -> UITargetedPreview?
    func dismissedPreview(
        _ configuration: UIContextMenuConfiguration, at path: IndexPath
    ) -> UITargetedPreview?
    func willDisplayMenu(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?)
    func willEndMenu(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?)
    func willCommitPreview(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// The context menus of a list's items: one interaction of the list.
final class ListMenus: UIContextMenuInteractionDelegate {
    private unowned let list: any ListWithMenus
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    /// The item whose menu is open.
    private var path: IndexPath?

    init(_ list: any ListWithMenus) { self.list = list }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = list.menuPath(at: location),
            let configuration = list.menuConfiguration(at: path, point: location)
        else { return nil }
        self.path = path
        return configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        path.flatMap { list.liftedPreview(configuration, at: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        path.flatMap { list.dismissedPreview(configuration, at: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let path { list.highlightMenuItem(at: path, true) }
        list.willDisplayMenu(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if let path { list.highlightMenuItem(at: path, false) }
        path = nil
        list.willEndMenu(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list.willCommitPreview(configuration, animator) }
}

extension UITableView: ListWithMenus {
    /// The interaction that opens the menus of rows; `nil` before there is a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    func addMenus() {
        guard delegate != nil, menus == nil else { return }
        let menus = ListMenus(self)
        self.menus = menus
        addInteraction(menus.interaction)
        multipleSelection = MultipleSelection(self)
    }

    func menuPath(at point: CGPoint) -> IndexPath? {
        isEditing || swipe != nil ? nil : indexPathForRow(at: point)
    }

    func menuConfiguration(at path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
            ?? editMenu(at: path)
    }

    func highlightMenuItem(at path: IndexPath, _ isHighlighted: Bool) {
        cancelHighlighting()
        cellForRow(at: path)?.setHighlighted(isHighlighted, animated: true)
    }

    func liftedPreview(
        _ configuration: UIContextMenuConfiguration, at path: IndexPath
    ) -> UITargetedPreview? {
        delegate?.tableView(
            self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func dismissedPreview(
        _ configuration: UIContextMenuConfiguration, at path: IndexPath
    ) -> UITargetedPreview? {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func willDisplayMenu(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(
            self, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEndMenu(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(
            self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func willCommitPreview(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(
            self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}

extension UICollectionView: ListWithMenus {
    /// The interaction that opens the menus of items; `nil` before there is a delegate.
    public var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    func addMenus() {
        guard delegate != nil, menus == nil else { return }
        let menus = ListMenus(self)
        self.menus = menus
        addInteraction(menus.interaction)
        multipleSelection = MultipleSelection(self)
        if UIApplication.current?.supportsMultipleScenes == true { spreading = ItemSpreading(self) }
    }

    func menuPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func menuConfiguration(at path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.collectionView(
            self, contextMenuConfigurationForItemsAt: menuPaths(for: path), point: point)
            ?? editMenu(at: path)
    }

    /// The selected items, if the pressed one is among them, or that alone.
    private func menuPaths(for path: IndexPath) -> [IndexPath] {
        selection.selected.contains(path) ? selection.selected.sorted() : [path]
    }

    func highlightMenuItem(at path: IndexPath, _ isHighlighted: Bool) {
        touchCancelled()
        cellForItem(at: path)?.isHighlighted = isHighlighted
    }

    func liftedPreview(
        _ configuration: UIContextMenuConfiguration, at path: IndexPath
    ) -> UITargetedPreview? {
        delegate?.collectionView(
            self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    }

    func dismissedPreview(
        _ configuration: UIContextMenuConfiguration, at path: IndexPath
    ) -> UITargetedPreview? {
        delegate?.collectionView(
            self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }

    func willDisplayMenu(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(
            self, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEndMenu(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(
            self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func willCommitPreview(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(
            self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
