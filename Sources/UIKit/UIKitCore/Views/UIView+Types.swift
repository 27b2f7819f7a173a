public import CoreGraphics

extension UIView {
    /// How drawn content follows when a view's size changes.
    public nonisolated enum ContentMode: Int, Hashable, Sendable, CaseIterable {
        case scaleToFill = 0
        /// Scaled to fit, keeping its shape; the rest stays empty.
        case scaleAspectFit
        /// Scaled to fill, keeping its shape; some of it may lie outside.
        case scaleAspectFill
        /// Drawn again.
        case redraw
        case center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Which of a view's margins and sides follow when its superview's size changes.
    ///
    /// The change is shared by the flexible parts of each direction, in proportion to their sizes. With no
    /// flexible part the right and the bottom margin take it all.
    public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How ``UIView/tintColor`` is shown.
    public nonisolated enum TintAdjustmentMode: Int, Hashable, Sendable {
        case automatic = 0
        case normal
        /// Grey, as behind an alert.
        case dimmed
    }

    /// A side of ``UIView/intrinsicContentSize`` that the view does not mind about.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The target for the smallest size that constraints allow.
    public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)

    /// The target for the largest size that constraints allow.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

/// Whether a view is mirrored for languages that run from right to left.
public nonisolated enum UISemanticContentAttribute: Int, Hashable, Sendable {
    case unspecified = 0
    /// Playback controls: never mirrored.
    case playback
    /// Things with a direction of their own: never mirrored.
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}

/// What kind of thing an accessibility element is.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
