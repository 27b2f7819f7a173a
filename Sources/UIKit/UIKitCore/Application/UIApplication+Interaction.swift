import CoreGraphics
public import Foundation
import Platform

extension UIApplication {
    /// Ignores touches, pointers and keys until ``endIgnoringInteractionEvents()``. Calls nest.
    public func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

    /// Ends what one call of ``beginIgnoringInteractionEvents()`` began.
    public func endIgnoringInteractionEvents() {
        ignoredInteractions = max(0, ignoredInteractions - 1)
    }

    /// `true` while user input is ignored.
    public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

    /// Returns `true` for input that is dropped: all that begins something while input is ignored.
    func ignores(_ input: InputEvent, in window: UIWindow) -> Bool {
        guard isIgnoringInteractionEvents else { return false }
        switch input {
        case .pointer(let pointer): return !touches.isDown(pointer, in: window)
        case .scroll, .key, .text: return true
        }
    }
}

extension UIApplication {
    /// The spinner in a phone's status bar. The value is kept and never shown.
    public var isNetworkActivityIndicatorVisible: Bool {
        get { showsNetworkActivity }
        set { showsNetworkActivity = newValue }
    }

    /// The orientation of the key window, by its shape.
    public var statusBarOrientation: UIInterfaceOrientation {
        (keyWindow ?? windows.first)?.orientation ?? .unknown
    }

    /// The frame of a phone's status bar: empty, as a desktop has none.
    public var statusBarFrame: CGRect { .zero }

    /// `true`: a desktop has no status bar. Setting it has no effect.
    public var isStatusBarHidden: Bool {
        get { true }
        set {}
    }

    /// The colours of a phone's status bar. A desktop has none: the style is never shown.
    public var statusBarStyle: UIStatusBarStyle {
        get { .default }
        set {}
    }

    /// Has no effect: a desktop has no status bar.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

    /// Has no effect: a desktop has no status bar.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    /// Returns the orientations that `Info.plist` names for the kind of device; without any, those
    /// that the root controller of a window supports.
    public func supportedInterfaceOrientations(
        for window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        info.orientations(on: screen.traitCollection.userInterfaceIdiom)
            ?? (window ?? keyWindow)?.rootViewController?.supportedInterfaceOrientations ?? .all
    }
}

extension UIWindow {
    /// The orientation by the window's shape: portrait if it is at least as high as it is wide.
    final var orientation: UIInterfaceOrientation { Self.orientation(of: bounds.size) }

    /// The orientation of windows of a size.
    static func orientation(of size: CGSize) -> UIInterfaceOrientation {
        size.height >= size.width ? .portrait : .landscapeRight
    }
}

/// The state of a phone's status bar, which a desktop does not have.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(_ scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    nonisolated deinit {}

    /// The frame: empty.
    public var statusBarFrame: CGRect { .zero }

    /// `true`.
    public var isStatusBarHidden: Bool { true }

    /// The look that the root controller prefers.
    public var statusBarStyle: UIStatusBarStyle {
        scene?.windows.first?.rootViewController?.preferredStatusBarStyle ?? .default
    }
}

extension UIWindowScene {
    /// The state of the status bar.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }
}
