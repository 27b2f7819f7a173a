extension NSLayoutConstraint {
    /// The part of a view or a guide that a constraint speaks of. Raw values are Apple's.
    ///
    /// Edges are those of the alignment rectangle. The margin cases are the edges of `layoutMarginsGuide`.
    public nonisolated enum Attribute: Int, Hashable, Sendable, CaseIterable {
        /// The left side.
        case left = 1
        /// The right side.
        case right
        /// The upper side.
        case top
        /// The lower side.
        case bottom
        /// The side that text starts on: left, or right in a right-to-left container.
        case leading
        /// The side that text ends on.
        case trailing
        /// The length from left to right.
        case width
        /// The length from top to bottom.
        case height
        /// The middle from left to right.
        case centerX
        /// The middle from top to bottom.
        case centerY
        /// The baseline of the last line of text; the bottom of a view without text.
        case lastBaseline
        /// The baseline of the first line of text; the top of a view without text.
        case firstBaseline
        /// The left side of the margins.
        case leftMargin
        /// The right side of the margins.
        case rightMargin
        /// The upper side of the margins.
        case topMargin
        /// The lower side of the margins.
        case bottomMargin
        /// The side of the margins that text starts on.
        case leadingMargin
        /// The side of the margins that text ends on.
        case trailingMargin
        /// The middle of the margins from left to right.
        case centerXWithinMargins
        /// The middle of the margins from top to bottom.
        case centerYWithinMargins
        /// Nothing: the constraint has no second item.
        case notAnAttribute = 0

        /// ``lastBaseline``.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// How the two sides of a constraint compare. Raw values are Apple's.
    public nonisolated enum Relation: Int, Hashable, Sendable, CaseIterable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// Both sides are the same.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// A direction of layout. Raw values are Apple's.
    public nonisolated enum Axis: Int, Hashable, Sendable, CaseIterable {
        /// From left to right.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// What a visual format aligns, which direction it runs in and between what it spaces. Raw values are Apple's.
    public nonisolated struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Left sides at one place.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right sides at one place.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Upper sides at one place.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Lower sides at one place.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The sides that text starts on at one place.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The sides that text ends on at one place.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Horizontal middles at one place.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Vertical middles at one place.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Baselines of the last lines at one place.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Baselines of the first lines at one place.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

        /// All bits that align something.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// From the side that text starts on to the other. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right, whatever the language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left, whatever the language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        /// All bits that say a direction.
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)

        /// Spaces lie between edges. The default.
        public static let spacingEdgeToEdge: FormatOptions = []

        /// Vertical spaces lie between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

        /// All bits that say between what spaces lie.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

// MARK: - What an attribute is

nonisolated extension NSLayoutConstraint.Attribute {
    /// The direction that the attribute measures; `nil` for none.
    package var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
            .bottomMargin, .centerYWithinMargins:
            .vertical
        case .notAnAttribute: nil
        }
    }

    /// Whether it is a length, which means something by itself, and no place.
    package var isDimension: Bool { self == .width || self == .height }

    /// Whether it is a side that mirrors with the direction of text.
    package var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether it is a side that stays where it is when the direction of text changes.
    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether it depends on a view's margins.
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// Whether it depends on where text stands.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The name in code.
    package var name: String { self == .notAnAttribute ? "none" : "\(self)" }
}

nonisolated extension NSLayoutConstraint.Relation {
    /// The sign in a formula.
    package var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// The relation between the negatives of both sides.
    package var mirrored: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
