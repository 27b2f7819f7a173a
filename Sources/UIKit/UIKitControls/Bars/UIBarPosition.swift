public import Foundation

/// The place of a bar in its window.
public nonisolated enum UIBarPosition: Int, Hashable, Sendable {
    case any = 0

    /// At the bottom, where the bar's hairline is at its top edge.
    case bottom = 1

    /// At the top, where the bar's hairline is at its bottom edge.
    case top = 2

    /// At the top and below the status bar, under which the bar's background extends.
    case topAttached = 3
}

/// A bar that knows its place in the window.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The place of the bar.
    var barPosition: UIBarPosition { get }
}

/// An object that decides on the place of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the place of a bar that is being shown; ``UIBarPosition/any`` for its own.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// An object that decides on the place of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
