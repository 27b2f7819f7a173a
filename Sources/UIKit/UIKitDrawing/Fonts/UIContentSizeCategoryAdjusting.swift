import CoreGraphics
import Foundation

/// A view whose fonts can follow the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// `true` if fonts of a text style, and those scaled by `UIFontMetrics`, change their size with
    /// the preferred content size category. `false` by default.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The rule by which a font follows the user's text size.
nonisolated enum FontScaling: Hashable, Sendable {
    /// The font of a text style.
    case textStyle(UIFont.TextStyle)
    /// A font of `size` points at the default text size, scaled with a text style; a maximum size
    /// of 0 is none.
    case custom(size: CGFloat, UIFont.TextStyle, maximumSize: CGFloat)
}

nonisolated extension UIFont {
    /// Returns the font at the text size of `traits`; the font itself if it has a fixed size.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        switch scaling {
        case nil: return self
        case .textStyle(let style):
            let size = style.size(in: traits.preferredContentSizeCategory)
            return UIFont(textFont.withSize(size), scaling: .textStyle(style))
        case .custom(let size, let style, let maximumSize):
            return UIFontMetrics(forTextStyle: style).scaledFont(
                for: withSize(size), maximumPointSize: maximumSize, compatibleWith: traits)
        }
    }
}
