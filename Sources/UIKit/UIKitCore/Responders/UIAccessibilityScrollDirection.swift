/// A direction in which assistive technologies scroll by a page.
public nonisolated enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}
