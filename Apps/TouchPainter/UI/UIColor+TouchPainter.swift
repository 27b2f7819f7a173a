import UIKit

extension UIColor {
    /// The colour of the canvas.
    ///
    /// Paper stays paper in the dark, so that a drawing keeps its colours; it is only not as
    /// bright.
    static let paper = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.86, green: 0.85, blue: 0.83, alpha: 1) : .white
    }
}
