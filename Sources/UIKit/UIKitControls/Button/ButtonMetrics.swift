import CoreGraphics
import Foundation

/// The dimensions and durations of a button's appearance. Sizes in points, times in seconds.
enum ButtonMetrics {
    static let customTitleSize: CGFloat = 18
    static let systemTitleSize: CGFloat = 15
    /// The space above and below a title.
    static let titleMargin: CGFloat = 6
    static let minimumTitleWidth: CGFloat = 30
    /// The fitting size without title and images, as on iOS.
    static let emptySize = CGSize(width: 30, height: 34)
    /// The alpha of a highlighted system button's content.
    static let highlightedAlpha: CGFloat = 0.2
    /// The alpha of a highlighted custom button's image.
    static let highlightedImageAlpha: CGFloat = 0.5
    static let disabledImageAlpha: CGFloat = 0.5
    static let fadeDuration: TimeInterval = 0.3
}
