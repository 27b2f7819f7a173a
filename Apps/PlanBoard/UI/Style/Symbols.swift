import UIKit

extension UIImage {
    /// A symbol of a size, in points of text.
    static func symbol(
        _ name: String, size: CGFloat, weight: UIImage.SymbolWeight = .regular
    ) -> UIImage? {
        UIImage(systemName: name)?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    }
}
