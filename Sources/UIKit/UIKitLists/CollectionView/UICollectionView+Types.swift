extension UICollectionView {
    /// The category of an element of a layout.
    public nonisolated enum ElementCategory: UInt, Hashable, Sendable {
        case cell = 0
        case supplementaryView
        case decorationView
    }

    /// The place to which an item is scrolled. One for each axis may be combined.
    public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The item's top edge at the top of the visible area.
        public static let top = ScrollPosition(rawValue: 1 << 0)

        /// The item in the middle of the visible height.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)

        /// The item's bottom edge at the bottom of the visible area.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)

        /// The item's left edge at the left of the visible area.
        public static let left = ScrollPosition(rawValue: 1 << 3)

        /// The item in the middle of the visible width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)

        /// The item's right edge at the right of the visible area.
        public static let right = ScrollPosition(rawValue: 1 << 5)

        static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
        static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
    }

    /// The delay with which items make room for what is dragged over them.
    public nonisolated enum ReorderingCadence: Int, Hashable, Sendable {
        /// None.
        case immediate = 0
        /// Short.
        case fast
        /// Long: the drag has to rest.
        case slow

        /// The delay in seconds.
        var delay: Double {
            switch self {
            case .immediate: 0
            case .fast: 0.1
            case .slow: 0.4
            }
        }
    }

    /// The direction in which a layout scrolls.
    public nonisolated enum ScrollDirection: Int, Hashable, Sendable {
        case vertical = 0
        case horizontal
    }

    /// The kind of the headers of flow layouts and lists.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of the footers of flow layouts and lists.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UICollectionView {
    /// The behaviour when the size that a cell prefers changes.
    public nonisolated enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// The cell keeps its size.
        case disabled = 0
        /// The cell is measured again after `invalidateIntrinsicContentSize()`.
        case enabled
        /// The cell is measured again after any layout of its content.
        case enabledIncludingConstraints
    }
}
