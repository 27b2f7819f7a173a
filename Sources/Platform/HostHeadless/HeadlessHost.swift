public import CoreGraphics
public import Platform

/// A host without a display, whose clock advances only on request.
///
/// Tests and scripts use it: the same calls in the same order result in the same frames at the same
/// times, independent of the machine's speed.
///
///     let screen = ScreenDescription(size: CGSize(width: 375, height: 667), scale: 2)
///     let host = try HeadlessHost(screen: screen)
///     let window = try host.makeHeadlessWindow(
///         WindowDescription(title: "Test", size: screen.size))
///     host.advance(by: 0.5)    // runs the timers and frames of half a second
///     host.settle()            // runs until the app is idle
///
/// **The clock** is advanced only by ``advance(by:)``, ``advance(to:)``, ``settle(limit:)`` and
/// ``run()``, directly to the next time at which work is due. ``schedule(at:_:)`` and
/// ``requestFrame()`` use this clock. `Task.sleep`, `Timer` and `DispatchQueue.asyncAfter` use the
/// wall clock, as elsewhere, unless the host belongs to a `HeadlessApp` of UIKitTesting.
///
/// **Main-actor tasks** run while ``run()`` serves `DispatchQueue.main` between any two points in
/// time, as long as it was called from outside them (from a synchronous `main`). Code that is
/// itself a main-actor task (an `async` test) occupies that queue, so other tasks do not run before
/// it suspends: use ``settled(limit:)`` and ``advanced(by:)`` there, which suspend between points
/// in time.
@MainActor
public final class HeadlessHost: Host {
    public let screen: ScreenDescription

    public weak var client: (any HostClient)?

    /// `nil`: windows may fill the screen, as on a phone.
    public var usualWindowSize: CGSize? { nil }

    /// The clipboard, private to this process.
    public let clipboard: any Clipboard = MemoryClipboard()

    /// The primary selection, private to this process.
    public let primarySelection: any Clipboard = MemoryClipboard()

    /// The open dialogs for files, oldest first.
    var fileDialogs: [OpenFileDialog] = []

    /// The open dialogs for printers, oldest first.
    var printDialogs: [OpenPrintDialog] = []

    /// The documents that were printed, oldest first.
    public internal(set) var printedDocuments: [PrintedDocument] = []

    /// The appearance of the desktop. Changing it notifies ``client``.
    public var appearance: Appearance {
        didSet {
            if appearance != oldValue { client?.hostDidChangeAppearance(appearance) }
        }
    }

    /// The colour of interactive elements; `nil`, the default, for a simulated desktop that states
    /// none. Changing it notifies ``client``.
    public var accentColor: AccentColor? {
        didSet { if accentColor != oldValue { client?.hostDidChangeAccentColor() } }
    }

    /// `true` if the user prefers stronger contrast. Changing it notifies ``client``.
    public var prefersHighContrast = false {
        didSet { if prefersHighContrast != oldValue { client?.hostDidChangeContrast() } }
    }

    /// `true` if the user prefers less motion. Changing it notifies ``client``.
    public var reducesMotion = false {
        didSet { if reducesMotion != oldValue { client?.hostDidChangeReducesMotion() } }
    }

    /// The size of text that the user prefers, as a multiple of the usual size. Changing it
    /// notifies ``client``.
    public var textScale = 1.0 {
        didSet { if textScale != oldValue { client?.hostDidChangeTextScale() } }
    }

    /// `true` while the app prevents the screen from turning off.
    public var keepsScreenOn = false

    /// Passed on to the app's asynchronous work.
    public var isTracking = false {
        didSet { if isTracking != oldValue { asynchronousWork?.isTracking = isTracking } }
    }

    /// The addresses that were opened, oldest first. Nothing is started for them.
    public private(set) var openedAddresses: [String] = []

    /// The schemes of the addresses for which the simulated desktop has a program.
    public var openableSchemes: Set<String> = ["http", "https", "mailto", "file"]

    /// The PNG files of the pictures that were saved, oldest first. None is written to a disk.
    public private(set) var savedPictures: [[UInt8]] = []

    /// The error with which saving a picture fails; `nil`, the default, if it succeeds.
    public var pictureError: (any Error)?

    /// `false` for a simulated desktop that shows no notifications.
    public var showsNotifications = true

    /// The notifications that are shown, oldest first.
    public internal(set) var notifications: [DesktopNotification] = []

    /// The number next to the app's icon, 0 for none.
    public var badgeCount = 0

    /// The open windows, oldest first.
    public internal(set) var windows: [HeadlessWindow] = []

    /// The maximum duration of ``run()`` in virtual seconds, 60 by default, so that an infinite
    /// animation does not run forever.
    public var runLimit: Double = 60

    /// The app's work on this clock besides timers and frames, if there is any.
    package weak var asynchronousWork: (any AsynchronousWork)?

    var clock: VirtualClock
    var exitCode: Int32?

    /// Creates a host whose clock starts at `now` seconds.
    ///
    /// - Throws: ``HostError/badScale(_:)`` or ``HostError/badWindowSize(_:)`` for a screen outside
    ///   the ranges of `ScreenDescription` and `WindowDescription`.
    /// - Precondition: `now` lies within a billion seconds of zero, and the screen shows at least
    ///   one frame per second.
    public init(
        screen: ScreenDescription, appearance: Appearance = .light, startingAt now: Double = 0
    ) throws(HostError) {
        try WindowDescription.check(screen.size, atScale: screen.scale)
        self.screen = screen
        self.appearance = appearance
        clock = VirtualClock(startingAt: now, framesPerSecond: screen.maximumFramesPerSecond)
    }

    /// The time on the virtual clock, in seconds.
    public var now: Double { clock.now }

    // MARK: Windows

    public func makeWindow(_ description: WindowDescription) throws(HostError) -> any HostWindow {
        try makeHeadlessWindow(description)
    }

    /// Opens a window, like ``makeWindow(_:)``, and returns it with its scripting calls.
    ///
    /// The window opens active, with the screen's scale.
    public func makeHeadlessWindow(
        _ description: WindowDescription
    ) throws(HostError) -> HeadlessWindow {
        try WindowDescription.check(description.size, atScale: screen.scale)
        let window = HeadlessWindow(description, scale: screen.scale, host: self)
        windows.append(window)
        window.activate()
        return window
    }

    // MARK: Addresses

    /// Records an address whose scheme is among ``openableSchemes``.
    public func open(_ address: String, _ completion: @escaping @MainActor (Bool) -> Void) {
        let scheme = address.prefix { $0 != ":" }.lowercased()
        let isOpened = canOpen(scheme: scheme)
        if isOpened { openedAddresses.append(address) }
        schedule(at: now) { completion(isOpened) }
    }

    public func canOpen(scheme: String) -> Bool { openableSchemes.contains(scheme) }

    // MARK: Pictures

    /// Keeps a picture in ``savedPictures``, unless there is a ``pictureError``.
    public func savePicture(_ png: [UInt8]) throws {
        if let pictureError { throw pictureError }
        savedPictures.append(png)
    }

    // MARK: Time

    public func requestFrame() { clock.requestFrame() }

    /// Calls `action` once when the clock reaches `time`.
    ///
    /// Timers run in the order of their times, and those of the same time in the order in which
    /// they were scheduled. A `time` in the past, or NaN, means now. A timer due at the time of a
    /// frame runs before it.
    @discardableResult
    public func schedule(
        at time: Double, _ action: @escaping @MainActor () -> Void
    ) -> any HostTimer {
        clock.schedule(at: time, action)
    }

    // MARK: Failures

    /// Simulates ctrl-C in the app's terminal.
    public func interrupt() { client?.hostWasInterrupted() }

    /// Simulates the loss of the display server.
    public func loseDisplay(reason: String) {
        client?.hostDidLoseDisplay(.displayLost(reason: reason))
    }
}
