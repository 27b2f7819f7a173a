public import CoreGraphics

extension UIStackView {
    /// The distribution of a stack's length among its views. Raw values are Apple's.
    public nonisolated enum Distribution: Int, Hashable, Sendable, CaseIterable {
        /// The views fill the stack. Their priorities determine which one stretches or shrinks.
        case fill = 0
        /// The views fill the stack and have equal lengths.
        case fillEqually
        /// The views fill the stack with lengths in proportion to their contents.
        case fillProportionally
        /// The first and last view are at the ends; the gaps between views are equal, at least
        /// ``UIStackView/spacing``.
        case equalSpacing
        /// The first and last view are at the ends; the distances between the views' centers are
        /// equal as far as space permits.
        case equalCentering
    }

    /// The alignment of a stack's views across its axis. Raw values are Apple's.
    public nonisolated enum Alignment: Int, Hashable, Sendable, CaseIterable {
        /// From edge to edge.
        case fill = 0
        /// At the leading side, or at the top.
        case leading
        /// With their first baselines at the same height; in vertical stacks like ``leading``.
        case firstBaseline
        case center
        /// At the trailing side, or at the bottom.
        case trailing
        /// With their last baselines at the same height; in vertical stacks like ``trailing``.
        case lastBaseline

        /// ``leading``, for horizontal stacks.
        public static var top: Alignment { .leading }

        /// ``trailing``, for horizontal stacks.
        public static var bottom: Alignment { .trailing }
    }

    /// A custom spacing that means the stack's ``UIStackView/spacing``.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// A spacing that means the system's.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
