public import UIKit

/// The settings of all toasts.
@preconcurrency @MainActor
public final class ToastManager {
    /// The settings.
    public static let shared = ToastManager()

    private init() {}

    /// The look of toasts that are made without one.
    public var style = ToastStyle()

    /// `true` (the default) if a tap hides a toast.
    public var isTapToDismissEnabled = true

    /// `true` (the default) if a swipe toward the nearest edge, or up from the middle, hides a
    /// toast.
    public var isSwipeToDismissEnabled = true

    /// `true` if toasts of a view wait for one another; `false` (the default) if they overlap.
    public var isQueueEnabled = false

    /// The seconds for which a toast is visible; 3 by default.
    public var duration: TimeInterval = 3

    /// The place of toasts that are made without one; the bottom by default.
    public var position = ToastPosition.bottom

    /// `true` to fade without moving, as for users who reduce motion; `false` by default.
    public var reducesMotion = false
}
