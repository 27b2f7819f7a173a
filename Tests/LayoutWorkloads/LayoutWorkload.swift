/// A layout of any size, and plain arithmetic that computes the same frames without a solver.
public struct LayoutWorkload: Sendable {
    /// Computes the frames of a layout of `count` parts, the root's first, for a root of some width
    /// in points.
    public typealias Arithmetic =
        @Sendable (_ count: Int, _ rootWidth: Double, _ frames: inout [LayoutFrame]) -> Void

    /// A short name: “W4”.
    public let name: String

    /// A description of the layout.
    public let summary: String

    /// Makes a layout of `count` parts.
    public let makeSystem: @Sendable (_ count: Int) -> LayoutSystem

    /// The frames by plain arithmetic, a lower bound of the cost, or `nil` if only a solver can
    /// compute them.
    public let arithmetic: Arithmetic?

    /// The frames of a layout of `count` parts by plain arithmetic, or `nil` where only a solver
    /// can find them.
    public func frames(count: Int, rootWidth: Double) -> [LayoutFrame]? {
        guard let arithmetic else { return nil }
        var frames = [LayoutFrame](
            repeating: LayoutFrame(0, 0, 0, 0), count: makeSystem(count).boxCount)
        arithmetic(count, rootWidth, &frames)
        return frames
    }
}

extension LayoutWorkload {
    /// The widths of the root, one after another, where resizing is measured.
    public static let resizingWidths: [Double] = (0..<20).map { (step: Int) in
        320 + Double(step * 7 % 20) * 10
    }

    /// The workloads of any size: the two published ones, and common parts of screens.
    public static let scalable: [LayoutWorkload] = [
        flat, nested, chain, chainOfLabels, cells, cellsWithDefaults, fillEqually,
    ]

    /// Screens of apps. Their count is the number of rows, messages or tiles on the screen.
    public static let captured: [LayoutWorkload] = [
        settingsList, chat, profileCard, loginForm, dashboard, mailList,
    ]
}
