import Dispatch
public import Foundation
public import FoundationGaps
package import Platform
import QuartzCore

/// The program: its windows, its event queue and its life cycle.
///
/// In each turn of the loop, input passes through ``sendEvent(_:)`` to recognisers and responders;
/// at the next frame, display links and animations are updated to the frame's time, views lay out,
/// views draw, layers are composited, and windows show the changed pixels.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    // MARK: The shared application

    /// The application, which `UIApplicationDelegate.main()` or a `HeadlessApp` creates.
    ///
    /// In a process without one, such as a unit test, a stand-in without a display: windows can be
    /// shown and laid out, and controls send their actions. It has a screen of 375 by 667 points at
    /// scale 2. Its time stands still: it shows no frames, and changes are not animated.
    public static var shared: UIApplication { current ?? currentStandIn }

    /// The application that views, layers and `shared` currently refer to; see
    /// `MediaContext.current`.
    package static var current: UIApplication? { MediaContext.currentOwner as? UIApplication }

    // MARK: State

    package let host: any Platform.Host
    package let screen: UIScreen
    let media: MediaContext
    private var link: HostLink?

    /// The delegate, which is notified of the application's life cycle.
    ///
    /// The application retains only a delegate that it created itself, in `main()`.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The delegate created by `main()`, retained.
    var retainedDelegate: (any UIApplicationDelegate)?

    /// The connected scenes that have delegates, in the order of their connection; none for an
    /// app whose delegate configures none.
    final var scenes: [UIWindowScene] = []

    /// `true` once it is known whether the app has scenes with delegates.
    final var hasConnectedScenes = false

    /// The scene of the windows that belong to no other, once there is one.
    final var storedImplicitScene: UIWindowScene?

    /// The number of changes of the key window.
    final var keyTurns = 0

    /// `true` once the scenes are in the background at the end of the program.
    final var scenesHaveEnded = false

    /// The file that keeps the windows until the next launch; `nil` to keep none.
    final var sceneStore: SceneStore?

    /// The planned writing of that file.
    final var keepingTimer: (any HostTimer)?

    /// The place of the first window without a scene.
    final var savedWindowPlace: WindowPlace?

    /// The quick actions that the app adds to those of `Info.plist`; `nil` for none. A desktop's
    /// menu shows those of `Info.plist` alone.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// The name of the program: that of its `Info.plist`, else that of its executable.
    package var name: String

    /// The values of the app's `Info.plist`.
    let info: AppInfo

    /// The language of the app's localised texts.
    package let language: Language

    /// The visible windows, ordered by level and then by the time at which they became visible.
    public internal(set) var windows: [UIWindow] = []

    /// The window that receives key events.
    public internal(set) weak var keyWindow: UIWindow?

    /// The state in the life cycle, as one of five steps.
    package internal(set) var lifeState = ApplicationLifeState.notRunning

    /// The views that keep the main run loop in its tracking mode.
    final var trackers: [Tracker] = []

    /// The availability of the desktop's session to its user.
    final var session = SessionState.usable

    var queue = EventQueue()
    var isSendingEvents = false
    let touches = TouchTracker()
    let keys = KeyTracker()

    /// The main menu, once it was built.
    final var storedMainMenu: UIMenu?

    /// The taker of what other programs drag, once a view wants drops.
    package final var outsideDrops: (any OutsideDrops)?

    /// The handler of answers to desktop notifications, once the app uses them.
    package final var notificationAnswering: (any NotificationAnswering)?

    /// The panels of the system over the app's windows, such as the main menu.
    package final var systemPanels: (any SystemPanels)?

    /// Returns the on-screen keyboard for a first responder; `nil` while there is none.
    package final var softwareKeyboard: ((UIResponder) -> UIView?)?

    /// The texts that were posted for screen readers, oldest first.
    package internal(set) var announcements: [String] = []

    /// The tilt of the device, which is zero on a desktop; see ``UIMotionEffect``.
    var viewerOffset = UIOffset.zero

    /// The number of background tasks that were begun.
    final var backgroundTaskCount = 0

    /// The number of open calls of ``beginIgnoringInteractionEvents()``.
    final var ignoredInteractions = 0

    /// `true` while the first responder gets the keys that control what plays.
    final var receivesRemoteControl = false

    /// See ``isNetworkActivityIndicatorVisible``.
    final var showsNetworkActivity = false

    /// The time at which the app became active last.
    final var lastActivation: Date?

    /// Observers of the user's input, before it becomes events. One that returns `true` consumes
    /// the input: the windows do not get it, nor do later observers.
    package final var inputObservers: [(InputEvent, UIWindow) -> Bool] = []

    /// The number of events without a handler.
    package internal(set) var discardedEventCount = 0

    // MARK: Creating

    /// Creates an application on a host and makes it the ``current`` one.
    ///
    /// - Parameters:
    ///   - host: The host to run on.
    ///   - language: The language of the app's localised texts.
    ///   - info: What the app's `Info.plist` states.
    ///   - screenDescription: The screen that the app has; by default the host's.
    package init(
        host: any Platform.Host, language: Language = .current, info: AppInfo = .main,
        screen screenDescription: ScreenDescription? = nil
    ) {
        self.host = host
        self.language = language
        self.info = info
        name = info.displayName ?? ProcessInfo.processInfo.processName
        screen = UIScreen(
            screenDescription ?? host.screen, appearance: info.appearance ?? host.appearance)
        if info.isForPhonesOnly { screen.become(.phone) }
        screen.setContentSizeCategory(.nearest(to: host.textScale))
        screen.setAccentColor(host.accentColor)
        screen.setContrast(isHigh: host.prefersHighContrast)
        media = MediaContext(
            clock: Self.clock(of: host),
            requestFrame: { [weak host] in host?.requestFrame() })
        media.frameDuration = 1 / Double(max(1, host.screen.maximumFramesPerSecond))
        super.init()
        media.owner = self
        makeCurrent()
        let link = HostLink(self)
        self.link = link
        host.client = link
        Language.ofApplication.withLock { $0.language = { Self.currentLanguage } }
        UndoManager.eventGroupDidBegin = { Self.current?.scheduleUndoGroupClosing() }
    }

    nonisolated deinit { media.owner = nil }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { applicationTable }

    /// The time of a host, which stands still once the host is gone: code that runs while the
    /// application ends may still ask for it.
    private static func clock(of host: any Platform.Host) -> () -> CFTimeInterval {
        var last = host.now
        return { [weak host] in
            if let host { last = host.now }
            return last
        }
    }

    /// The language of the ``current`` application; `nil` without one, and outside of the main
    /// actor.
    private nonisolated static var currentLanguage: Language? {
        guard MainQueue.isCurrent else { return nil }
        return MainActor.assumeIsolated { current?.language }
    }

    /// Makes this application the ``current`` one.
    package func makeCurrent() { media.makeCurrent() }

    /// Makes this application the ``current`` one of all code that has none of its own.
    func makeCurrentForAll() { media.makeCurrentForAll() }

    /// Calls `body`, in which this application is the ``current`` one.
    package func run(_ body: () -> Void) { media.run(body) }

    /// Ends that this application is the ``current`` one, because its process or test ends.
    package func resignCurrent() { media.resignLatest() }

    // MARK: Responder

    /// The delegate, if it is a responder that is not part of the chain already: no view, window or
    /// controller, and none whose own chain leads to the application.
    open override var next: UIResponder? { delegateAtEnd }

    // MARK: Events

    /// Sends an event to its windows or responders.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }

    /// Calls a method on `target` or, when that is `nil`, on the first responder in the chain that
    /// can perform it.
    ///
    /// The search starts at the first responder of the key window, or at the sender when there is
    /// none.
    ///
    /// - Returns: `true` if the method was called.
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
        if !trackers.isEmpty { updateTracking() }
        media.tick(at: time)
        for window in windows {
            window.adoptLateLooks()
            window.stage?.updateTitleBar()
        }
        CATransaction.flush()
        for window in windows where window.storedFocusSystem?.needsUpdates == true {
            window.focusSystem.update()
            CATransaction.flush()
        }
        for window in windows { window.stage?.present(at: time) }
        media.endFrame()
        closeUndoGroups()
    }
}

extension UIApplication {
    /// Calls `action` once after a number of seconds on the host's clock; with 0, soon after the
    /// current call.
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
    /// The visibility of an application.
    public nonisolated enum State: Int, Sendable {
        /// In the foreground and receiving events.
        case active = 0
        /// In the foreground without receiving events.
        case inactive
        /// Off screen.
        case background
    }

    /// The visibility of the application.
    public var applicationState: State {
        switch lifeState {
        case .active: .active
        case .inactive: .inactive
        case .notRunning, .background, .suspended: .background
        }
    }

    /// The name of a launch option.
    public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the option.
        public let rawValue: String

        /// Creates the option with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The layout direction of the app's language.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    // Notifications; the object is the application.

    /// Posted after the app was launched, before its first frame.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")

    /// Posted after a window of the app became the one that receives keys.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")

    /// Posted before another program receives the keys, or the windows are hidden.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")

    /// Posted after all windows were hidden, and before the app ends.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")

    /// Posted before windows are shown again.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")

    /// Posted before the app ends.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
}
