import UIKit

extension UIViewController {
    /// Shows views in a column that scrolls.
    func showColumn(of views: [UIView], spacing: CGFloat) {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = spacing
        column.translatesAutoresizingMaskIntoConstraints = false
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.addSubview(column)
        view.addSubview(scrollView)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.widthAnchor.constraint(
                equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }
}
