import UIKit

extension UIViewController {
    /// Gives a sheet its ground and the button that closes it.
    ///
    /// - Parameter changes: What is asked about before the sheet closes.
    func prepareSheet(_ changes: UnsavedChanges? = nil) {
        view.backgroundColor = .systemGroupedBackground
        let done = UIBarButtonItem(
            title: String(localized: "Done", bundle: .module), style: .done, target: nil,
            action: nil)
        done.primaryAction = UIAction(title: done.title ?? "") { [weak self, weak changes] _ in
            if let changes { changes.close() } else { self?.dismiss(animated: true) }
        }
        navigationItem.rightBarButtonItem = done
    }

    /// Shows a column of views from the top of the safe area on.
    ///
    /// - Parameter bottom: Where the column ends. With none, it is as high as its views.
    @discardableResult
    func showColumn(
        _ views: [UIView], spacing: CGFloat, margin: CGFloat,
        downTo bottom: NSLayoutYAxisAnchor? = nil
    ) -> UIStackView {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = spacing
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let safe = view.safeAreaLayoutGuide
        let trailing = column.trailingAnchor.constraint(
            equalTo: safe.trailingAnchor, constant: -margin)
        // A view that has no width yet is narrower than the margins.
        trailing.priority = .required - 1
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safe.topAnchor, constant: margin),
            column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: margin),
            trailing,
        ])
        if let bottom {
            column.bottomAnchor.constraint(equalTo: bottom, constant: -margin).isActive = true
        }
        return column
    }
}
