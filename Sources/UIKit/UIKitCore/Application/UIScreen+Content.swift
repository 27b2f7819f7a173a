import CoreGraphics
public import Foundation
public import FoundationGaps
public import QuartzCore

/// A size that a screen can have.
@preconcurrency @MainActor
public final class UIScreenMode: NSObject {
    /// The size in pixels.
    public let size: CGSize

    /// The width of a pixel divided by its height: 1.
    public let pixelAspectRatio: CGFloat = 1

    init(size: CGSize) { self.size = size }
}

extension UIScreen {
    /// The screens that the app can use: ``main``.
    public static var screens: [UIScreen] { [main] }

    /// The current size in pixels.
    public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }

    /// `false`: an app is not told of recordings.
    public var isCaptured: Bool { false }

    /// The focused view of the key window.
    public var focusedView: UIView? { focusedItem as? UIView }

    /// The focused item of the key window.
    public var focusedItem: (any UIFocusItem)? {
        UIApplication.current?.keyWindow?.focusSystem.focusedItem
    }

    /// Returns a display link that calls a method at each frame.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// Returns a view that shows a snapshot of the app's windows.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let snapshot = UIView(frame: bounds)
        for window in UIApplication.current?.windows ?? [] where window.screen === self {
            guard let view = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            view.frame = window.frame
            snapshot.addSubview(view)
        }
        return snapshot
    }
}
