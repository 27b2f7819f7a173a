import UIKit

extension UIColor {
    /// The background of the selected segment.
    static let segmentMarker = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGray2 : .white
    }
}

extension UIView {
    /// Sets the layout direction of a view and its descendants.
    func turn(_ direction: UIUserInterfaceLayoutDirection) {
        semanticContentAttribute =
            direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        for subview in subviews { subview.turn(direction) }
    }
}
