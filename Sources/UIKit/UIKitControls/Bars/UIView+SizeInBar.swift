package import CoreGraphics
import UIKitCore

extension UIView {
    /// The size that a view of an app has in a bar, 0 where it has none: the size of its frame, or
    /// if constraints place it or the frame has no size, that of its constraints and its content.
    package final var sizeInBar: CGSize {
        let own = bounds.size
        let isFitted = !translatesAutoresizingMaskIntoConstraints
        guard isFitted || own.width <= 0 || own.height <= 0 else { return own }
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        func length(_ own: CGFloat, _ fitting: CGFloat) -> CGFloat {
            if isFitted { return fitting > 0 ? fitting : own }
            return own > 0 ? own : fitting
        }
        return CGSize(
            width: length(own.width, fitting.width), height: length(own.height, fitting.height))
    }
}
