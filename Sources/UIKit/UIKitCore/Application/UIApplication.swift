public import Foundation
public import FoundationGaps
package import Platform
import QuartzCore

/// The program: its windows, its queue of events and its life.
///
/// One turn of its loop is: input goes through ``sendEvent(_:)`` to recognisers and responders; at the next frame, display links
/// and animations see the frame's time, views lay out, views draw, layers are composited, and windows show the pixels that changed.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    // MARK: The one application

    /// The application.
    ///
    /// - Precondition: There is one. `UIApplicationDelegate.main()` makes it.
    public static var shared: UIApplication {
        guard let current else {
            preconditionFailure(
                """
                UIApplication.shared was asked for before there was an application. Mark the delegate @main, \
                or make a HeadlessApp first.
                """)
        }
        return current
    }

    /// The application that views, layers and `shared` refer to at present; see `MediaContext.current`.
    package static var current: UIApplication? { MediaContext.currentOwner as? UIApplication }

    // MARK: State

    package let host: any Platform.Host
    package let screen: UIScreen
    private let media: MediaContext
    private var link: HostLink?

    /// Told what happens to the application.
    ///
    /// The application keeps the delegate that it made itself, in `main()`.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Keeps the delegate made by `main()`.
    var ownedDelegate: (any UIApplicationDelegate)?

    /// What the program is called: the name of its executable.
    package var name = ProcessInfo.processInfo.processName

    /// The visible windows, in the order of their levels and of becoming visible.
    public internal(set) var windows: [UIWindow] = []

    /// The window that keys go to.
    public internal(set) weak var keyWindow: UIWindow?

    /// Where in its life the application is, in five steps.
    package internal(set) var lifeState = ApplicationLifeState.notRunning

    var queue = EventQueue()
    var isSendingEvents = false
    let touches = TouchTracker()
    let keys = KeyTracker()

    /// How many events nobody handled.
    package internal(set) var discardedEventCount = 0

    // MARK: Creating

    /// Creates an application on a machine and makes it the ``current`` one.
    package init(host: any Platform.Host) {
        self.host = host
        screen = UIScreen(host.screen, appearance: host.appearance)
        media = MediaContext(
            clock: { [unowned host] in host.now },
            requestFrame: { [unowned host] in host.requestFrame() })
        media.frameDuration = 1 / Double(max(1, host.screen.maximumFramesPerSecond))
        super.init()
        media.owner = self
        makeCurrent()
        let link = HostLink(self)
        self.link = link
        host.client = link
        UndoManager.eventGroupDidBegin = { Self.current?.closeUndoGroupsSoon() }
    }

    nonisolated deinit { media.owner = nil }

    /// Makes this the application that everything refers to.
    package func makeCurrent() {
        if UIApplication.current !== self { media.makeCurrent() }
    }

    // MARK: Responder

    /// The delegate, when it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Events

    /// Sends an event to the windows or responders that it is for.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }

    /// Calls a method on `target`, or, when that is `nil`, on the first responder up the chain that can perform it.
    ///
    /// The search starts at the first responder of the key window, or at the sender when there is none.
    ///
    /// - Returns: Whether the method was called.
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        perform(action, on: target, from: sender, for: event)
    }

    // MARK: Frames

    /// Animates, lays out, draws, composites and presents.
    func showFrame(at time: Double) {
        makeCurrent()
        media.tick(at: time)
        CATransaction.flush()
        for window in windows { window.stage?.present(at: time) }
        media.endFrame()
        closeUndoGroups()
    }
}

extension UIApplication {
    /// Calls `action` once after a number of seconds on the host's clock; with 0, soon after the present call.
    @discardableResult
    package func schedule(
        after delay: TimeInterval, _ action: @escaping @MainActor () -> Void
    ) -> any HostTimer {
        host.schedule(at: host.now + max(0, delay)) { [weak self] in
            self?.makeCurrent()
            action()
        }
    }
}

extension UIApplication {
    /// Whether an application is in front.
    public nonisolated enum State: Int, Sendable {
        /// In front and getting events.
        case active = 0
        /// In front, but getting no events.
        case inactive
        /// Off the screen.
        case background
    }

    /// Whether the application is in front.
    public var applicationState: State {
        switch lifeState {
        case .active: .active
        case .inactive: .inactive
        case .notRunning, .background, .suspended: .background
        }
    }

    /// What a launch option is about.
    public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The side that the app's language starts on.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    // Notifications; the object is the application.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
}
