import UIKit

extension UIView {
    /// Adds this view to another one, whose safe area it fills.
    ///
    /// - Parameter bottom: Where it ends instead of at the bottom of the safe area.
    func fillSafeArea(of superview: UIView, downTo bottom: NSLayoutYAxisAnchor? = nil) {
        translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(self)
        let safe = superview.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: safe.topAnchor),
            leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            bottomAnchor.constraint(equalTo: bottom ?? safe.bottomAnchor),
        ])
    }
}
