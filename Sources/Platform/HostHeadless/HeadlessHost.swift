public import Platform

/// A host without a display, whose clock moves only when it is told to.
///
/// Tests and scripts use it: the same calls in the same order give the same frames at the same times,
/// however slow or fast the machine is.
///
///     let host = try HeadlessHost(screen: ScreenDescription(size: CGSize(width: 375, height: 667), scale: 2))
///     let window = try host.makeHeadlessWindow(WindowDescription(title: "Test", size: host.screen.size))
///     host.advance(by: 0.5)    // runs the timers and frames of half a second
///     host.settle()            // runs until nothing moves
///
/// **What moves the clock.** Only ``advance(by:)``, ``advance(to:)``, ``settle(limit:)`` and ``run()``, and then
/// straight to the next moment at which something is due. ``schedule(at:_:)`` and ``requestFrame()`` are on
/// this clock. `Task.sleep`, `Timer` and `DispatchQueue.asyncAfter` are on the wall clock, as anywhere else.
///
/// **What runs main-actor tasks.** ``run()`` serves `DispatchQueue.main`, and with it `@MainActor` tasks, between
/// any two moments, as long as it was called from outside them (from a synchronous `main`). Code that is itself
/// a main-actor task (an `async` test) holds that queue, so nothing else on it runs before it suspends: there
/// use ``settled(limit:)`` and ``advanced(by:)``, which suspend between moments.
@MainActor
public final class HeadlessHost: Host {
    public let screen: ScreenDescription

    public weak var client: (any HostClient)?

    /// The clipboard, which no other program sees.
    public let clipboard: any Clipboard = MemoryClipboard()

    /// Whether the desktop is light or dark. Changing it tells ``client``.
    public var appearance: Appearance {
        didSet {
            if appearance != oldValue { client?.hostDidChangeAppearance(appearance) }
        }
    }

    /// Every open window, oldest first.
    public internal(set) var windows: [HeadlessWindow] = []

    /// How many virtual seconds ``run()`` lasts at most, 60 by default, so that an animation without an end
    /// does not keep it forever.
    public var runLimit: Double = 60

    var clock: VirtualClock
    var exitCode: Int32?

    /// Creates a host whose clock shows `now` seconds.
    ///
    /// - Throws: ``HostError/badScale(_:)`` or ``HostError/badWindowSize(_:)`` for a screen outside the ranges of
    ///   `ScreenDescription` and `WindowDescription`.
    /// - Precondition: `now` lies within a billion seconds of zero, and the screen shows at least one frame a second.
    public init(
        screen: ScreenDescription, appearance: Appearance = .light, startingAt now: Double = 0
    ) throws(HostError) {
        try WindowDescription.check(screen.size, atScale: screen.scale)
        self.screen = screen
        self.appearance = appearance
        clock = VirtualClock(startingAt: now, framesPerSecond: screen.maximumFramesPerSecond)
    }

    /// Seconds on the virtual clock.
    public var now: Double { clock.now }

    // MARK: Windows

    public func makeWindow(_ description: WindowDescription) throws(HostError) -> any HostWindow {
        try makeHeadlessWindow(description)
    }

    /// Opens a window, as ``makeWindow(_:)`` does, and returns it with its scripting calls.
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

    // MARK: Time

    public func requestFrame() { clock.requestFrame() }

    /// Calls `action` once when the clock reaches `time`.
    ///
    /// Timers run in the order of their times, and those of one time in the order in which they were
    /// scheduled. A `time` in the past, or NaN, means now. A timer due at the time of a frame runs before it.
    @discardableResult
    public func schedule(
        at time: Double, _ action: @escaping @MainActor () -> Void
    ) -> any HostTimer {
        clock.schedule(at: time, action)
    }

    // MARK: Accidents

    /// Does what ctrl-C does to an app in a terminal.
    public func interrupt() { client?.hostWasInterrupted() }

    /// Does what happens to an app whose display server dies.
    public func loseDisplay(reason: String) {
        client?.hostDidLoseDisplay(.displayLost(reason: reason))
    }
}
