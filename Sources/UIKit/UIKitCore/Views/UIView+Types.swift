public import CoreGraphics

extension UIView {
    /// The way drawn content adjusts to a change of the view's size.
    public nonisolated enum ContentMode: Int, Hashable, Sendable, CaseIterable {
        /// Stretched to the whole view, without keeping the aspect ratio.
        case scaleToFill = 0
        /// Scaled to fit, keeping the aspect ratio; the remainder stays empty.
        case scaleAspectFit
        /// Scaled to fill, keeping the aspect ratio; parts may lie outside.
        case scaleAspectFill
        /// Redrawn.
        case redraw
        /// Unscaled, at a side or in the center.
        case center, top, bottom, left, right
        /// Unscaled, in a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The margins and sides of a view that change with its superview's size.
    ///
    /// The flexible parts of each direction share the change in proportion to their sizes. Without
    /// a flexible part, the right and the bottom margin take all of it.
    public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left margin is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The adjustment of ``UIView/tintColor`` for display.
    public nonisolated enum TintAdjustmentMode: Int, Hashable, Sendable {
        /// The mode of the superview.
        case automatic = 0
        /// The unchanged colour.
        case normal
        /// Grey, as behind an alert.
        case dimmed
    }

    /// A side of ``UIView/intrinsicContentSize`` for which the view has no preference.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The target size for the smallest size that the constraints allow.
    public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)

    /// The target size for the largest size that the constraints allow.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

/// A rule for mirroring a view in right-to-left languages.
public nonisolated enum UISemanticContentAttribute: Int, Hashable, Sendable {
    /// Mirrored in right-to-left languages.
    case unspecified = 0
    /// Playback controls: never mirrored.
    case playback
    /// Content with a spatial direction: never mirrored.
    case spatial
    /// Never mirrored.
    case forceLeftToRight
    /// Always mirrored.
    case forceRightToLeft
}
