import UIKit

extension UIColor {
    /// What lies behind the chosen one of several segments.
    static let segmentMarker = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGray2 : .white
    }
}

extension UIView {
    /// Turns a view and all that is in it to a direction.
    func turn(_ direction: UIUserInterfaceLayoutDirection) {
        semanticContentAttribute =
            direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        for subview in subviews { subview.turn(direction) }
    }
}
