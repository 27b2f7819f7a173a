public import CoreGraphics

extension UIView {
    /// How drawn content follows when a view's size changes.
    public nonisolated enum ContentMode: Int, Hashable, Sendable, CaseIterable {
        /// Stretched to the whole view, whatever its shape.
        case scaleToFill = 0
        /// Scaled to fit, keeping its shape; the rest stays empty.
        case scaleAspectFit
        /// Scaled to fill, keeping its shape; some of it may lie outside.
        case scaleAspectFill
        /// Drawn again.
        case redraw
        /// Unscaled, at a side or in the middle.
        case center, top, bottom, left, right
        /// Unscaled, in a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Which of a view's margins and sides follow when its superview's size changes.
    ///
    /// The change is shared by the flexible parts of each direction, in proportion to their sizes. With no
    /// flexible part the right and the bottom margin take it all.
    public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// The parts of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The room on the left follows.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width follows.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The room on the right follows.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The room above follows.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height follows.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The room below follows.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How ``UIView/tintColor`` is shown.
    public nonisolated enum TintAdjustmentMode: Int, Hashable, Sendable {
        /// As the superview has it.
        case automatic = 0
        /// The colour itself.
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
    /// As the language has it.
    case unspecified = 0
    /// Playback controls: never mirrored.
    case playback
    /// Things with a direction of their own: never mirrored.
    case spatial
    /// Never mirrored.
    case forceLeftToRight
    /// Always mirrored.
    case forceRightToLeft
}

/// What kind of thing an accessibility element is.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Traits of these bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// None in particular.
    public static let none: UIAccessibilityTraits = []
    /// It does something when tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads elsewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected at present.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It makes a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that cannot be changed.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up what is going on when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It does not react at present.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a field to search by.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It begins to play or to record.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be moved up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Touches are for it alone.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The next page comes when it has been read out.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a row of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
