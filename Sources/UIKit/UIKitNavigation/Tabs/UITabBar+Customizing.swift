import UIKitCore

extension UITabBar {
    func showList(of movable: [UITabBarItem]) {
        requires(
            onTap == nil,
            """
            beginCustomizingItems(_:) of the bar of a tab bar controller. Set the controller's \
            customizableViewControllers instead.
            """)
        guard customizing == nil, let presenter = nearestController else { return }
        let shown = items ?? []
        delegate?.tabBar(self, willBeginCustomizing: movable)
        let order = TabOrder(
            shown + movable.filter { !shown.contains($0) }, movable: movable
        ) { [weak self] _, _ in
            _ = self?.hideList(animated: true)
        }
        customizing = order
        presenter.present(UINavigationController(rootViewController: order), animated: true) {
            self.delegate?.tabBar(self, didBeginCustomizing: movable)
        }
    }

    func hideList(animated: Bool) -> Bool {
        guard let list = customizing else { return false }
        customizing = nil
        let new = Array(list.order.prefix(items?.count ?? 0))
        let changed = new != items
        delegate?.tabBar(self, willEndCustomizing: new, changed: changed)
        if changed {
            items = new
            if let selectedItem, !new.contains(selectedItem) { self.selectedItem = nil }
        }
        list.dismiss(animated: animated) { [self] in
            delegate?.tabBar(self, didEndCustomizing: new, changed: changed)
        }
        return changed
    }
}
