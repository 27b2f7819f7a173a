import CoreGraphics
public import Foundation
public import FoundationGaps

/// A window of the desktop: the top of a view tree, and the place where events enter it.
///
/// Make it key and visible to show it:
///
///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
///     window.rootViewController = CanvasViewController()
///     window.makeKeyAndVisible()
///
/// A window that is visible is kept by the application until it is hidden or closed. Its size follows the desktop's.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// What the window stands on while it is visible.
    package internal(set) final var stage: WindowStage?

    /// The responder that keys go to first, in this window.
    final weak var firstResponder: UIResponder?

    /// Decides between the gestures of this window.
    package final let gestureEnvironment = GestureEnvironment()

    /// The rectangle that a software keyboard covers, in the window's coordinates; empty while none is shown.
    package final var softwareKeyboardFrame = CGRect.zero {
        didSet {
            if softwareKeyboardFrame != oldValue { keyboardGuidesMayHaveMoved() }
        }
    }

    private final lazy var ownUndoManager = UndoManager()

    // MARK: Creating

    /// Creates a hidden window.
    ///
    /// - Parameter frame: Only the size counts: the desktop chooses the place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isHidden = true
        contentScaleFactor = screen.scale
        windowAbove = self
        updateTraits()
    }

    /// Nib files are not read on Linux: gives `nil`.
    public required init?(coder: NSCoder) { return nil }

    nonisolated deinit { cutWindowLinks() }

    /// The screen that the window appears on.
    open var screen: UIScreen { .main }

    /// The name in the window's title bar, that of the root view controller unless set.
    open var title: String? { didSet { stage?.updateTitle() } }

    // MARK: Controllers

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
    }

    // MARK: Showing

    /// Shows the window and makes keys go to it.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes keys go to this window.
    open func makeKey() {
        let application = UIApplication.current
        guard let application, application.keyWindow !== self else { return }
        application.setKeyWindow(self)
        stage?.activate()
    }

    /// Whether keys go to this window.
    open var isKeyWindow: Bool { UIApplication.current?.keyWindow === self }

    /// Called after the window became key.
    open func becomeKey() {}

    /// Called after the window stopped being key.
    open func resignKey() {}

    /// Whether the window is off the screen, as it is at first.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue { leaveScreen() } else { enterScreen() }
        }
    }

    /// Orders windows in `UIApplication.windows`; higher ones come later.
    open var windowLevel: Level = .normal

    // MARK: Being a view

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The application.
    open override var next: UIResponder? { UIApplication.current }

    /// The undo manager for whatever in the window has none of its own.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Lays out the views of its controllers too.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutControllers()
    }

    // MARK: Events

    /// Delivers an event to the recognisers and views of this window.
    open func sendEvent(_ event: UIEvent) { deliver(event) }

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if windowLevel != .normal { description.add("level", windowLevel.rawValue) }
        if isKeyWindow { description.add(flag: "key") }
    }
}

extension UIWindow {
    /// How far in front a window is.
    public nonisolated struct Level: RawRepresentable, Hashable, Sendable {
        /// Greater numbers lie in front.
        public let rawValue: CGFloat

        /// A level by its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0: where an app's windows are.
        public static let normal = Level(rawValue: 0)

        /// 1000: in front of an app's windows.
        public static let statusBar = Level(rawValue: 1000)

        /// 2000: in front of everything.
        public static let alert = Level(rawValue: 2000)
    }

    // Notifications; the object is the window.

    /// The window is shown.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")

    /// The window is no longer shown.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")

    /// The window gets the keys from now on.
    public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification")

    /// The window gets the keys no longer.
    public nonisolated static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification")
}
