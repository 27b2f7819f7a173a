import CoreGraphics
import Foundation

/// The sizes of bars, in points.
enum BarMetrics {
    static let height: CGFloat = 44
    static let titleSize: CGFloat = 17
    /// The side of the square in which a finger finds an item.
    static let touchSide: CGFloat = 44
    /// The room between a bar's edges and the first and last item's content.
    static let margin: CGFloat = 16
    static let narrowMargin: CGFloat = 8
    /// Bars up to this width are narrow.
    static let narrowWidth: CGFloat = 320
    /// The room between the contents of neighbours: two symbols this far apart have touch squares that just meet.
    static let spacing: CGFloat = 20
    /// The room between the contents of neighbours that hardly fit.
    static let narrowSpacing: CGFloat = 8
    static let fadeDuration: TimeInterval = 0.25
}
