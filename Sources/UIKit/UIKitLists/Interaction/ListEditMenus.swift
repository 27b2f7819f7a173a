import Foundation
import FoundationGaps
import UIKitControls
import UIKitCore
import UIKitScrolling

/// The menus of items with actions such as copying, in lists whose delegate has no context menus.
enum ListEditMenu {
    /// The actions, in the order of the menu.
    private static let actions = [
        ("Cut", Selector(UIResponder.cut(_:), name: "cut(_:)")),
        ("Copy", Selector(UIResponder.copy(_:), name: "copy(_:)")),
        ("Paste", Selector(UIResponder.paste(_:), name: "paste(_:)")),
    ]

    /// Returns the menu of the actions that are permitted; `nil` if none is.
    static func configuration(
        permits: (Selector) -> Bool, perform: @escaping (Selector) -> Void
    ) -> UIContextMenuConfiguration? {
        let permitted = actions.filter { permits($0.1) }
        guard !permitted.isEmpty else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(
                children: permitted.map { title, action in
                    UIAction(title: SystemText.localized(title)) { _ in perform(action) }
                })
        })
    }
}

extension UITableView {
    /// Returns the menu of a row with the actions that the delegate permits.
    func editMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
        guard let delegate, delegate.tableView(self, shouldShowMenuForRowAt: path) else {
            return nil
        }
        return ListEditMenu.configuration {
            delegate.tableView(self, canPerformAction: $0, forRowAt: path, withSender: self)
        } perform: { [weak self] action in
            guard let self else { return }
            self.delegate?.tableView(
                self, performAction: action, forRowAt: path, withSender: self)
        }
    }
}

extension UICollectionView {
    /// Returns the menu of an item with the actions that the delegate permits.
    func editMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
        guard let delegate, delegate.collectionView(self, shouldShowMenuForItemAt: path) else {
            return nil
        }
        return ListEditMenu.configuration {
            delegate.collectionView(self, canPerformAction: $0, forItemAt: path, withSender: self)
        } perform: { [weak self] action in
            guard let self else { return }
            self.delegate?.collectionView(
                self, performAction: action, forItemAt: path, withSender: self)
        }
    }
}
