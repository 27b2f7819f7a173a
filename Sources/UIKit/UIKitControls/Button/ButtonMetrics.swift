import CoreGraphics
import Foundation

/// The sizes and times of a button's look. Sizes in points, times in seconds.
enum ButtonMetrics {
    static let customTitleSize: CGFloat = 18
    static let systemTitleSize: CGFloat = 15
    /// The room above and below a title.
    static let titleMargin: CGFloat = 6
    static let minimumTitleWidth: CGFloat = 30
    /// How much of a touched system button remains visible.
    static let highlightedAlpha: CGFloat = 0.2
    /// How much of a touched custom button's picture remains visible.
    static let highlightedPictureAlpha: CGFloat = 0.5
    static let disabledPictureAlpha: CGFloat = 0.5
    static let fadeDuration: TimeInterval = 0.3
}
