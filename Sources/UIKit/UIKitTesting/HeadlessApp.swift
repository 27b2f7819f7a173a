public import HostHeadless
public import Platform
public import UIKit

/// An app that runs without a display, for tests: its clock stands still until it is told to move.
///
///     let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: CanvasViewController())
///     app.finger.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 200, y: 220), duration: 0.2)
///     app.finger.tap(on: "Undo")
///     app.settle()
///     try app.snapshot().matchGolden("after-undo")
///
/// Everything that a person could do goes through the same road as in a window: the host's input events, the
/// application's queue, hit testing, recognisers and responders, then layout, drawing and compositing. Nothing
/// waits: `advance(by: 3)` takes as long as the work that three seconds hold.
///
/// Several apps may live in one process, one after another or turn by turn: each call makes its app the current one,
/// so that `UIApplication.shared` and `CACurrentMediaTime()` speak of it.
@MainActor
public final class HeadlessApp {
    /// The machine that the app believes to run on.
    public let host: HeadlessHost

    /// The app's `UIApplication`.
    public let application: UIApplication

    /// Kept, because an application holds its delegate weakly.
    private let delegate: any UIApplicationDelegate

    /// A finger. Touches like a person's first finger.
    public private(set) lazy var finger = Finger(app: self, id: 1)

    /// A second finger, for gestures of two. See also ``pinch(at:from:to:angle:duration:)``.
    public private(set) lazy var secondFinger = Finger(app: self, id: 2)

    /// A pen with pressure and tilt.
    public private(set) lazy var pen = Pen(app: self)

    /// A mouse with a wheel.
    public private(set) lazy var mouse = Mouse(app: self)

    /// A keyboard and an input method.
    public private(set) lazy var keyboard = Keyboard(app: self)

    /// Starts an app that shows `rootViewController` in one window.
    ///
    /// - Parameters:
    ///   - size: The screen's and the window's size in points, each side within `WindowDescription.sideRange`.
    ///   - scale: Pixels per point, within `ScreenDescription.scaleRange`.
    ///   - appearance: Light or dark.
    ///   - rootViewController: What the window shows.
    public convenience init(
        size: CGSize, scale: CGFloat = 2, appearance: UIUserInterfaceStyle = .light,
        rootViewController: @autoclosure @MainActor @escaping () -> UIViewController
    ) {
        self.init(
            size: size, scale: scale, appearance: appearance,
            delegate: WindowDelegate(rootViewController: rootViewController))
    }

    /// Starts an app as its delegate builds it.
    public init(
        size: CGSize, scale: CGFloat = 2, appearance: UIUserInterfaceStyle = .light,
        delegate: any UIApplicationDelegate
    ) {
        self.delegate = delegate
        do {
            host = try HeadlessHost(
                screen: ScreenDescription(size: size, scale: scale),
                appearance: appearance == .dark ? .dark : .light)
        } catch {
            preconditionFailure("\(error)")
        }
        application = UIApplication(host: host)
        application.makeCurrent()
        application.launch(delegate: delegate)
        settle()
    }

    // MARK: Time

    /// Lets `seconds` pass: timers fire, animations run and frames are shown, each at its time.
    public func advance(by seconds: TimeInterval) {
        application.makeCurrent()
        host.advance(by: seconds)
    }

    /// Lets time pass until nothing moves any more.
    ///
    /// - Parameter limit: How many seconds to pass at most, for apps with animations that never end.
    /// - Returns: Whether the app came to rest.
    @discardableResult
    public func settle(limit: TimeInterval = 10) -> Bool {
        application.makeCurrent()
        return host.settle(limit: limit)
    }

    // MARK: The surroundings

    /// The window that keys go to.
    ///
    /// - Precondition: The app has a window.
    public var window: UIWindow {
        guard
            let window = application.windows.first(where: \.isKeyWindow)
                ?? application.windows.first
        else {
            preconditionFailure(
                "The app has no window. Make one in application(_:didFinishLaunchingWithOptions:).")
        }
        return window
    }

    /// Gives the window another size, in points, as a person who drags its corner would.
    public func resize(to size: CGSize) {
        application.makeCurrent()
        do {
            try hostWindow.resize(to: size)
        } catch {
            preconditionFailure("\(error)")
        }
        settle()
    }

    /// Turns the desktop light or dark.
    public func setAppearance(_ style: UIUserInterfaceStyle) {
        application.makeCurrent()
        host.appearance = style == .dark ? .dark : .light
        settle()
    }

    /// The host's side of ``window``.
    var hostWindow: HeadlessWindow {
        guard let window = window.hostWindow as? HeadlessWindow else {
            preconditionFailure("The key window is not shown. Call makeKeyAndVisible().")
        }
        return window
    }

    /// Hands an input event to the window and lets the app work on it, at the present time.
    public func send(_ event: InputEvent) {
        application.makeCurrent()
        hostWindow.send(event)
    }

    // MARK: What is shown

    /// The window's views as text, one view a line, subviews indented below their superview.
    ///
    /// Stable: the same views give the same text, with no addresses and no times.
    public func describe() -> String {
        application.makeCurrent()
        return window.describeTree()
    }

    /// The picture that the window shows now.
    public func snapshot() -> Snapshot {
        application.makeCurrent()
        host.advance(by: 0)
        guard let picture = hostWindow.picture else {
            preconditionFailure(
                "The window has shown no frame yet. Let a frame pass: advance(by: 1 / 60).")
        }
        return Snapshot(width: picture.width, height: picture.height, pixels: picture.pixels)
    }
}

/// Opens one window on a controller.
private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private let rootViewController: @MainActor () -> UIViewController

    init(rootViewController: @escaping @MainActor () -> UIViewController) {
        self.rootViewController = rootViewController
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = rootViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
