import UIKit

extension UIViewController {
    /// Shows groups of rows in a column that scrolls.
    func showGroups(_ groups: [InsetGroup]) {
        view.backgroundColor = .systemGroupedBackground
        let list = GroupList(groups)
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }
}

/// A row of a group that does something when it is tapped.
final class ActionRow: UIButton {
    /// Creates a row.
    ///
    /// - Parameter name: The identifier for scripts and tests.
    convenience init(_ title: String, name: String, action: @escaping (UIView) -> Void) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        configuration.titleAlignment = .leading
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 11, leading: 16, bottom: 11, trailing: 16)
        self.init(configuration: configuration)
        contentHorizontalAlignment = .leading
        accessibilityIdentifier = name
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        addAction(
            UIAction { [weak self] _ in if let self { action(self) } }, for: .touchUpInside)
    }
}
