public import CoreGraphics

extension UIScrollView {
    /// The factor of a scroll's velocity per millisecond.
    public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor, above 0 and below 1; other values are clamped to 0.001…0.9999.
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue.isNaN ? 0.998 : min(max(rawValue, 0.001), 0.9999)
        }

        /// 0.998: a flick decelerates for a second or two.
        public static let normal = DecelerationRate(rawValue: 0.998)

        /// 0.99: a flick stops soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The style of the indicators.
    public nonisolated enum IndicatorStyle: Int, Hashable, Sendable {
        /// Dark in light appearance and light in dark appearance.
        case `default` = 0
        case black
        case white
    }

    /// The effect of scrolling on the editing of text.
    public nonisolated enum KeyboardDismissMode: Int, Hashable, Sendable {
        case none = 0
        /// Dragging ends editing.
        case onDrag
        /// Dragging past the lower edge of the view, where a keyboard would be, ends editing.
        case interactive
        /// As ``onDrag``: the accessory above the keyboard goes with it.
        case onDragWithAccessory
        /// As ``interactive``, from the top of the accessory above the keyboard.
        case interactiveWithAccessory
    }

    /// The directions in which `safeAreaInsets` are added to ``UIScrollView/contentInset``.
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// The directions in which the content scrolls.
        case automatic = 0
        /// The directions in which the content scrolls.
        case scrollableAxes
        case never
        case always
    }
}
