public import CoreGraphics

extension UIStackView {
    /// How a stack shares its length among its views. Raw values are Apple's.
    public nonisolated enum Distribution: Int, Hashable, Sendable, CaseIterable {
        /// The views fill the stack. Who stretches or shrinks is up to their priorities.
        case fill = 0
        /// The views fill the stack and are equally long.
        case fillEqually
        /// The views fill the stack and are as long in proportion as their contents.
        case fillProportionally
        /// The first and last view are at the ends; the room between views is the same everywhere, at least
        /// ``UIStackView/spacing``.
        case equalSpacing
        /// The first and last view are at the ends; the views' middles are equally far from each other as far as there
        /// is room.
        case equalCentering
    }

    /// Where a stack's views lie across its axis. Raw values are Apple's.
    public nonisolated enum Alignment: Int, Hashable, Sendable, CaseIterable {
        /// From edge to edge.
        case fill = 0
        /// At the side that text starts on, or at the top.
        case leading
        /// With their first lines of text at the same height; in vertical stacks as ``leading``.
        case firstBaseline
        case center
        /// At the side that text ends on, or at the bottom.
        case trailing
        /// With their last lines of text at the same height; in vertical stacks as ``trailing``.
        case lastBaseline

        /// ``leading``, for horizontal stacks.
        public static var top: Alignment { .leading }

        /// ``trailing``, for horizontal stacks.
        public static var bottom: Alignment { .trailing }
    }

    /// A custom spacing that stands for the stack's ``UIStackView/spacing``.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// A spacing that stands for the system's.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
