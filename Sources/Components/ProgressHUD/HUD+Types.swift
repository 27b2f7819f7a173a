extension HUD {
    /// The kind of indicator.
    public nonisolated enum Mode: Int, Hashable, Sendable {
        /// A spinner.
        case indeterminate
        /// A pie that fills clockwise.
        case determinate
        /// A horizontal bar.
        case determinateHorizontalBar
        /// A ring that fills clockwise.
        case annularDeterminate
        /// ``HUD/customView``.
        case customView
        /// No indicator.
        case text
    }

    /// The way in which the panel appears and disappears. All fade too.
    public nonisolated enum AnimationType: Int, Hashable, Sendable {
        case fade
        /// Grows when it appears, shrinks when it disappears.
        case zoom
        /// Shrinks to its size, and shrinks away.
        case zoomOut
        /// Grows to its size, and grows away.
        case zoomIn
    }

    /// Where a HUD is between two times of being hidden.
    nonisolated enum Phase {
        case hidden
        /// Within the grace time.
        case waiting
        case shown
        /// Hidden by the caller, within the minimum time.
        case lingering
        /// Within the animation that hides it.
        case leaving
    }
}

/// An object that is notified when a HUD has been hidden.
@preconcurrency @MainActor
public protocol HUDDelegate: AnyObject {
    /// Called when `hud` has been hidden, after its `completionBlock`.
    func hudWasHidden(_ hud: HUD)
}

// The names of MBProgressHUD, for source that uses it.

public typealias MBProgressHUD = HUD
public typealias MBProgressHUDMode = HUD.Mode
public typealias MBProgressHUDAnimation = HUD.AnimationType
public typealias MBProgressHUDDelegate = HUDDelegate
public typealias MBProgressHUDBackgroundStyle = HUDBackgroundView.Style
public typealias MBBackgroundView = HUDBackgroundView
public typealias MBRoundProgressView = HUDRoundProgressView
public typealias MBBarProgressView = HUDBarProgressView
