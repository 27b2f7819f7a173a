/// A layout of any size, and the plain arithmetic that finds the same frames without a solver.
public struct LayoutWorkload: Sendable {
    /// Puts the frames of a layout of `count` parts into `frames`, the root's first, for a root of
    /// that width in points.
    public typealias Arithmetic =
        @Sendable (_ count: Int, _ rootWidth: Double, _ frames: inout [LayoutFrame]) -> Void

    /// A short name: “W4”.
    public let name: String

    /// What is laid out.
    public let summary: String

    /// Makes a layout of `count` parts.
    public let makeSystem: @Sendable (_ count: Int) -> LayoutSystem

    /// The least that the frames could cost, or `nil` where only a solver can find them.
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
    /// The widths that a root is given, one after the other, where resizing is measured.
    public static let resizingWidths: [Double] = (0..<20).map { (step: Int) in
        320 + Double(step * 7 % 20) * 10
    }

    /// The workloads of any size: the documents' two, and the shapes that most screens are made of.
    public static let scalable: [LayoutWorkload] = [
        flat, nested, chain, chainOfLabels, cells, cellsWithDefaults, fillEqually,
    ]

    /// Screens as apps have them. Their count is how many rows, messages or tiles are on the
    /// screen.
    public static let captured: [LayoutWorkload] = [
        settingsList, chat, profileCard, loginForm, dashboard, mailList,
    ]
}
