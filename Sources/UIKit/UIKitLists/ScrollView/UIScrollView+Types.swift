public import CoreGraphics

extension UIScrollView {
    /// How much of its velocity a scroll keeps after one millisecond.
    public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// Above 0 and below 1; other values are moved to the nearest that works.
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue.isNaN ? 0.998 : min(max(rawValue, 0.001), 0.9999)
        }

        /// 0.998: a flick runs on for a second or two.
        public static let normal = DecelerationRate(rawValue: 0.998)

        /// 0.99: a flick comes to rest soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How the indicators look.
    public nonisolated enum IndicatorStyle: Int, Hashable, Sendable {
        /// Dark on light content and light on dark, by the appearance.
        case `default` = 0
        case black
        case white
    }

    /// When scrolling ends the editing of text.
    public nonisolated enum KeyboardDismissMode: Int, Hashable, Sendable {
        case none = 0
        /// As soon as a finger drags.
        case onDrag
        /// When a finger drags past the lower edge of the view, to where a keyboard would be.
        case interactive
    }

    /// When ``UIScrollView/safeAreaInsets`` are added to ``UIScrollView/contentInset``.
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// In the directions in which the content scrolls.
        case automatic = 0
        /// In the directions in which the content scrolls.
        case scrollableAxes
        case never
        case always
    }
}
