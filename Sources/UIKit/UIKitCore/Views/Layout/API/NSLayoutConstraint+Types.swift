extension NSLayoutConstraint {
    /// The part of a view or a guide that a constraint references. Raw values are Apple's.
    ///
    /// Edges are those of the alignment rectangle. The margin cases are the edges of
    /// `layoutMarginsGuide`.
    public nonisolated enum Attribute: Int, Hashable, Sendable, CaseIterable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The edge at which text starts: left, or right in a right-to-left container.
        case leading
        /// The edge at which text ends.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The horizontal centre.
        case centerX
        /// The vertical centre.
        case centerY
        /// The baseline of the last line of text; the bottom of a view without text.
        case lastBaseline
        /// The baseline of the first line of text; the top of a view without text.
        case firstBaseline
        /// The left edge of the margins.
        case leftMargin
        /// The right edge of the margins.
        case rightMargin
        /// The top edge of the margins.
        case topMargin
        /// The bottom edge of the margins.
        case bottomMargin
        /// The edge of the margins at which text starts.
        case leadingMargin
        /// The edge of the margins at which text ends.
        case trailingMargin
        /// The horizontal centre of the margins.
        case centerXWithinMargins
        /// The vertical centre of the margins.
        case centerYWithinMargins
        /// No attribute: the constraint has no second item.
        case notAnAttribute = 0

        /// ``lastBaseline``.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// The comparison of the two sides of a constraint. Raw values are Apple's.
    public nonisolated enum Relation: Int, Hashable, Sendable, CaseIterable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// Both sides are equal.
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

    /// The alignment, direction and spacing of a visual format. Raw values are Apple's.
    public nonisolated struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns horizontal centres.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns vertical centres.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the baselines of the last lines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the baselines of the first lines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

        /// All alignment bits.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// From the leading to the trailing edge. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right, whatever the language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left, whatever the language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        /// All direction bits.
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)

        /// Spacing is between edges. The default.
        public static let spacingEdgeToEdge: FormatOptions = []

        /// Vertical spacing is between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

        /// All spacing bits.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

// MARK: - Properties of attributes

nonisolated extension NSLayoutConstraint.Attribute {
    /// The direction of the attribute; `nil` for none.
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

    /// `true` for a length, which can be related to a constant; `false` for a position.
    package var isDimension: Bool { self == .width || self == .height }

    /// `true` for an edge that mirrors with the layout direction.
    package var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// `true` for a horizontal edge that does not mirror with the layout direction.
    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// `true` if it depends on a view's margins.
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// `true` if it depends on the position of text.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The name in code.
    package var name: String { self == .notAnAttribute ? "none" : "\(self)" }
}

nonisolated extension NSLayoutConstraint.Relation {
    /// The operator in a formula.
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
