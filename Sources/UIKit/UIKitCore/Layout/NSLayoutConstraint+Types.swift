extension NSLayoutConstraint {
    /// The part of a view or a guide that a constraint speaks of. Raw values are Apple's.
    ///
    /// Edges are those of the alignment rectangle. The margin cases are the edges of `layoutMarginsGuide`.
    public nonisolated enum Attribute: Int, Hashable, Sendable, CaseIterable {
        case left = 1
        case right
        case top
        case bottom
        /// The side that text starts on: left, or right in a right-to-left container.
        case leading
        /// The side that text ends on.
        case trailing
        case width
        case height
        case centerX
        case centerY
        /// The baseline of the last line of text; the bottom of a view without text.
        case lastBaseline
        /// The baseline of the first line of text; the top of a view without text.
        case firstBaseline
        case leftMargin
        case rightMargin
        case topMargin
        case bottomMargin
        case leadingMargin
        case trailingMargin
        case centerXWithinMargins
        case centerYWithinMargins
        /// Nothing: the constraint has no second item.
        case notAnAttribute = 0

        /// ``lastBaseline``.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// How the two sides of a constraint compare. Raw values are Apple's.
    public nonisolated enum Relation: Int, Hashable, Sendable, CaseIterable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// A direction of layout. Raw values are Apple's.
    public nonisolated enum Axis: Int, Hashable, Sendable, CaseIterable {
        case horizontal = 0
        case vertical = 1
    }

    /// What a visual format aligns, which direction it runs in and between what it spaces. Raw values are Apple's.
    public nonisolated struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

        /// All bits that align something.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// From the side that text starts on to the other. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
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
