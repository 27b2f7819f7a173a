public import UIKitControls
public import UIKitCore

extension UIViewController {
    /// A bar item that begins and ends editing, titled “Edit” or “Done”.
    public final var editButtonItem: UIBarButtonItem {
        if let item = state.editButtonItem { return item }
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            })
        item.showEditing(isEditing)
        state.editButtonItem = item
        return item
    }
}

extension UIBarButtonItem {
    /// Adopts title and style of an edit button.
    final func showEditing(_ isEditing: Bool) {
        title = SystemText.localized(isEditing ? "Done" : "Edit")
        style = isEditing ? .done : .plain
    }
}
