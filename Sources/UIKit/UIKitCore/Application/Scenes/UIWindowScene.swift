import CoreGraphics

/// A scene with windows, which lie over each other in one window of the desktop.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    private var members: [WeakWindow] = []

    private struct WeakWindow { weak var window: UIWindow? }

    nonisolated deinit {}

    /// The windows that were created for the scene.
    open var windows: [UIWindow] { members.compactMap(\.window) }

    /// The window of the scene that receives key events.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// The screen of the scene.
    open var screen: UIScreen { .main }

    /// The traits of the scene: those of its first window.
    open var traitCollection: UITraitCollection {
        windows.first?.traitCollection ?? screen.traitCollection
    }

    /// The coordinates of the scene: those of its first window.
    open var coordinateSpace: any UICoordinateSpace { windows.first ?? screen.coordinateSpace }

    /// The connection of the visible windows to the desktop.
    final var stage: WindowStage? { windows.lazy.compactMap(\.stage).first }

    /// The bounds of windows that fill the scene.
    final var boundsForWindows: CGRect {
        CGRect(origin: .zero, size: stage?.base?.bounds.size ?? screen.bounds.size)
    }

    /// `true` if the scene fills the screen.
    open var isFullScreen: Bool { windows.first?.hostWindow?.isMaximized ?? false }

    final func add(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
        members.append(WeakWindow(window: window))
    }

    final func remove(_ window: UIWindow) { members.removeAll { $0.window === window } }

    final override func titleDidChange() { stage?.updateTitle() }
}

extension UIWindow {
    /// Sets the scene; observers of a property are not called within an initialiser.
    final func join(_ scene: UIWindowScene) { windowScene = scene }
}
