import CoreGraphics
public import Foundation
public import FoundationGaps
package import Platform

/// The root of a view tree, and the entry point of events.
///
/// The windows of one scene lie over each other in one window of the desktop, ordered by their
/// level. The first of them has its size; the frame of another one is its place in it.
///
/// Make it key and visible to show it:
///
///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
///     window.rootViewController = CanvasViewController()
///     window.makeKeyAndVisible()
///
/// The application retains a visible window until it is hidden or closed. The size of one that
/// fills the desktop's window follows it.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The connection to the desktop while the window is visible, which the windows of a scene
    /// share.
    package internal(set) final var stage: WindowStage?

    /// The responder that receives key events first in this window.
    package final weak var firstResponder: UIResponder?

    /// The open menu that receives the keys while text keeps the focus.
    package final weak var keyCatcher: UIResponder?

    final var storedFocusSystem: UIFocusSystem?

    /// The arbiter between the gestures of this window.
    package final let gestureEnvironment = GestureEnvironment()

    /// The rectangle covered by a software keyboard, in the window's coordinates; empty while none
    /// is shown.
    package final var softwareKeyboardFrame = CGRect.zero {
        didSet {
            guard softwareKeyboardFrame != oldValue else { return }
            keyboardGuidesMayHaveMoved()
            postKeyboardNotifications(from: oldValue)
        }
    }

    /// The room of the desktop's buttons at the ends of a bar that is the window's title bar; `nil`
    /// if the title bar is above the content.
    package internal(set) final var sharedTitleBar: TitleBarButtons? {
        didSet { if sharedTitleBar != oldValue { tellOfTitleBar() } }
    }

    /// The number of the change that made this the key window last; 0 if it was never key.
    final var keyTurn = 0

    /// The views that replace or extend the software keyboard, while there are any.
    final var inputPanel: InputPanel?

    /// The requests of looks when the window became visible; `nil` once it was laid out.
    final var requestsOfLooks: Int?

    private final lazy var ownUndoManager = UndoManager()

    // MARK: Creating

    /// Creates a hidden window.
    ///
    /// - Parameter frame: The place in the scene; of its first window only the size is used.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a hidden window that belongs to a scene and fills it.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.boundsForWindows)
        prepare()
        join(windowScene)
    }

    private final func prepare() {
        super.isHidden = true
        contentScaleFactor = screen.scale
        storedWindow = self
        updateTraitsOfSize()
    }

    /// Creates a hidden window of the screen's size.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Returns `nil`: nib files do not describe this class here.
    public required init?(coder: NSCoder) { return nil }

    nonisolated deinit { clearWindowLinks() }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { windowTable }

    /// The scene to which the window belongs.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.remove(self)
            windowScene?.add(self)
        }
    }

    /// The screen that shows the window.
    open var screen: UIScreen { .main }

    /// The text in the window's title bar; the title of the root view controller by default.
    open var title: String? { didSet { stage?.updateTitle() } }

    // MARK: Controllers

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
    }

    // MARK: Showing

    /// Shows the window in front of the others of its level, and makes it the key window.
    open func makeKeyAndVisible() {
        if isHidden { isHidden = false } else { UIApplication.shared.bringToFront(self) }
        makeKey()
    }

    /// `true` (the default) if the window may become key: override it for windows of toasts and
    /// overlays, which leave the keys to the window below.
    open var canBecomeKey: Bool { true }

    /// Makes this the key window, if it can become key.
    open func makeKey() {
        let application = UIApplication.shared
        guard application.keyWindow !== self else { return }
        application.setKeyWindow(self)
        if isKeyWindow { stage?.activate() }
    }

    /// `true` if this window receives key events.
    open var isKeyWindow: Bool { UIApplication.current?.keyWindow === self }

    /// Called after the window became key.
    open func becomeKey() {}

    /// Called after the window resigned as key window.
    open func resignKey() {}

    /// `true` (the default) if the window is off screen.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue { leaveScreen() } else { enterScreen() }
        }
    }

    /// The position in front of other windows of the scene: higher levels are in front, and of one
    /// level those that were shown later.
    open var windowLevel: Level = .normal {
        didSet {
            if windowLevel != oldValue, stage != nil { UIApplication.shared.bringToFront(self) }
        }
    }

    // MARK: View overrides

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The application.
    open override var next: UIResponder? { UIApplication.current }

    /// The undo manager for responders in the window without one.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Lays out the views of its controllers too.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutControllers()
    }

    // MARK: Events

    /// Delivers an event to the recognisers and views of this window.
    open func sendEvent(_ event: UIEvent) { deliver(event) }
}

extension UIWindow {
    /// The position of a window in front of others.
    public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number of the level; greater numbers are in front.
        public let rawValue: CGFloat

        /// Creates a level from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a level from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0: the level of an app's windows.
        public static let normal = Level(rawValue: 0)

        /// 1000: in front of an app's windows.
        public static let statusBar = Level(rawValue: 1000)

        /// 2000: in front of all other windows.
        public static let alert = Level(rawValue: 2000)

        /// Returns `true` if the first level is behind the second.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        /// Returns a level in front of another.
        public static func + (level: Level, distance: CGFloat) -> Level {
            Level(rawValue: level.rawValue + distance)
        }

        /// Returns a level behind another.
        public static func - (level: Level, distance: CGFloat) -> Level {
            Level(rawValue: level.rawValue - distance)
        }
    }

    // Notifications; the object is the window.

    /// Posted after the window was shown.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")

    /// Posted after the window was hidden.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")

    /// Posted after the window became key.
    public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification")

    /// Posted after the window resigned as key window.
    public nonisolated static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification")
}
