/// The place of a bar in its window.
public nonisolated enum UIBarPosition: Int, Sendable {
    case any = 0

    /// At the bottom, where the bar's hairline is at its top edge.
    case bottom = 1

    /// At the top, where the bar's hairline is at its bottom edge.
    case top = 2

    /// At the top and below the status bar, under which the bar's background extends.
    case topAttached = 3
}
