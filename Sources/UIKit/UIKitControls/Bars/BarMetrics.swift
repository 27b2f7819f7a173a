import CoreGraphics
package import Foundation
package import UIKitCore

/// The sizes of bars, in points.
package enum BarMetrics {
    /// The height of a row of buttons: 44 points, 50 in wide windows, 32 in compact height.
    package static func rowHeight(in traits: UITraitCollection) -> CGFloat {
        if traits.verticalSizeClass == .compact { return compactRowHeight }
        return traits.horizontalSizeClass == .regular ? wideRowHeight : 44
    }

    /// The height in compact height, also of tab bars.
    package static let compactRowHeight: CGFloat = 32

    /// The height in wide windows, also of tab bars.
    package static let wideRowHeight: CGFloat = 50

    static let titleSize: CGFloat = 17
    /// The side of the square in which touches hit an item.
    static let touchSide: CGFloat = 44
    /// The space between a bar's edges and the first and last item's content.
    static let margin: CGFloat = 16
    static let narrowMargin: CGFloat = 8
    /// The maximum width of a narrow bar.
    static let narrowWidth: CGFloat = 320
    /// The space between the contents of neighbours: the touch squares of two symbols at this
    /// distance are adjacent.
    static let spacing: CGFloat = 20
    /// The minimum space between the contents of neighbours when the bar is nearly full.
    static let narrowSpacing: CGFloat = 8
    static let fadeDuration: TimeInterval = 0.25
}
