import CGTK
import CGTKShim
import CoreGraphics
import Foundation
public import Platform

/// A host that opens windows on the desktop, on X11 and Wayland.
///
/// ``make()`` throws where there is no display, so that an app can fall back to a headless host:
///
///     let host: any Host
///     do { host = try GTKHost.make() } catch { host = try HeadlessHost(screen: …) }
///
/// All work is done on the main thread. ``run()`` serves GTK's events, `DispatchQueue.main` (and
/// with it `@MainActor` tasks), timers of `RunLoop.main` and ``schedule(at:_:)``, and sleeps when
/// it is idle.
@MainActor
public final class GTKHost: Platform.Host {
    /// The object that is notified of frames and of the desktop’s state.
    public weak var client: (any HostClient)?

    /// The desktop’s clipboard.
    public let clipboard: any Clipboard

    /// The text selected last in any program.
    public let primarySelection: any Clipboard

    /// Light or dark, as the desktop’s settings have it.
    public private(set) var appearance: Appearance

    /// The accent colour of the desktop’s settings; `nil` where it has none.
    public private(set) var accentColor: AccentColor?

    /// `true` if the desktop’s settings ask for stronger contrast.
    public private(set) var prefersHighContrast: Bool

    var windows: [GTKWindow] = []

    /// Closed windows to which GTK may still refer.
    var closedWindows: [GTKWindow] = []

    // Time
    var timers = TimerQueue()
    var timerAlarm: UnsafeMutablePointer<GSource>?
    var isFrameRequested = false
    var isShowingFrame = false
    var frameAlarm: UnsafeMutablePointer<GSource>?
    var lastFrameTime = -Double.infinity

    // The main loop
    var exitCode: Int32?
    var isRunning = false
    var isInterrupted = false
    var isDisplayLost = false

    /// `true` while the app's code waits for another program.
    var isWaiting = false

    /// The reports of the display during that time, oldest first.
    var postponed: [@MainActor () -> Void] = []

    /// `true` while the desktop is asked not to turn the screen off.
    public var keepsScreenOn = false {
        didSet { if keepsScreenOn != oldValue { ts_keep_screen_on(keepsScreenOn ? 1 : 0) } }
    }

    /// `true` while `RunLoop.main` is in its tracking mode.
    public var isTracking = false {
        didSet { if isTracking != oldValue { ts_run_loop_track(isTracking ? 1 : 0) } }
    }

    /// The number next to the app’s icon in docks that show one.
    public var badgeCount = 0 {
        didSet { if badgeCount != oldValue { ts_set_badge(Int32(clamping: badgeCount)) } }
    }

    let display: OpaquePointer

    /// The host of this process, once created. GTK can be started once.
    private static var shared: GTKHost?

    /// Connects to the display that `WAYLAND_DISPLAY` or `DISPLAY` names. A process has one such
    /// host: later calls return the same.
    ///
    /// - Throws: ``HostError/noDisplay(reason:)``.
    public static func make() throws(HostError) -> GTKHost {
        if let shared { return shared }
        GTKEnvironment.prepare()
        guard gtk_init_check() != 0, let display = gdk_display_get_default() else {
            throw .noDisplay(reason: GTKEnvironment.noDisplayReason)
        }
        let host = GTKHost(display: display)
        shared = host
        return host
    }

    private init(display: OpaquePointer) {
        self.display = display
        let clipboard = GTKClipboard(gdk_display_get_clipboard(display))
        let selection = GTKClipboard(gdk_display_get_primary_clipboard(display))
        self.clipboard = clipboard
        primarySelection = selection
        appearance = ts_theme_is_dark() != 0 ? .dark : .light
        accentColor = Self.currentAccentColor
        prefersHighContrast = ts_theme_has_high_contrast() != 0
        clipboard.host = self
        selection.host = self
        let context = Unmanaged.passUnretained(self).toOpaque()
        timerAlarm = ts_alarm_new({ GTKHost.at($0) { $0.runDueTimers() } }, context)
        frameAlarm = ts_alarm_new({ GTKHost.at($0) { $0.showFrame(at: $0.now) } }, context)
        ts_watch_theme({ GTKHost.at($0) { $0.themeDidChange() } }, context)
        ts_watch_animations({ GTKHost.at($0) { $0.client?.hostDidChangeReducesMotion() } }, context)
        ts_watch_text_scale({ GTKHost.at($0) { $0.client?.hostDidChangeTextScale() } }, context)
        ts_watch_memory({ GTKHost.at($0) { $0.client?.hostIsLowOnMemory() } }, context)
        ts_watch_session(
            { context, state in
                let state = SessionState(rawValue: Int(state.rawValue)) ?? .usable
                GTKHost.at(context) { $0.client?.hostSession(didBecome: state) }
            }, context)
        watchNotifications()
        ts_watch_display(display, { GTKHost.at($0) { $0.displayWasLost() } }, context)
        ts_serve_main_queue()
        ts_serve_run_loop()
        watchSignals()
    }

    /// Runs `body` with the host passed to a C callback. GTK calls back on the main thread only.
    nonisolated static func at(
        _ context: UnsafeMutableRawPointer?, _ body: @MainActor (GTKHost) -> Void
    ) {
        guard let context else { return }
        let host = Unmanaged<GTKHost>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { body(host) }
    }

    // MARK: Windows

    /// Opens a window of the desktop.
    public func makeWindow(_ description: WindowDescription) throws(HostError) -> any HostWindow {
        guard !isDisplayLost else { throw displayLostError }
        try WindowDescription.check(description.size, atScale: screen.scale)
        let window = GTKWindow(description, host: self)
        windows.append(window)
        return window
    }

    func windowDidClose(_ window: GTKWindow) {
        windows.removeAll { $0 === window }
        closedWindows.append(window)
    }

    // MARK: The desktop

    /// The first monitor; 1280 × 800 points without one.
    public var screen: ScreenDescription {
        let fallback = ScreenDescription(size: CGSize(width: 1280, height: 800), scale: 1)
        let monitors = gdk_display_get_monitors(display)
        guard !isDisplayLost, let monitor = g_list_model_get_item(monitors, 0) else {
            return fallback
        }
        defer { g_object_unref(monitor) }
        var area = GdkRectangle()
        gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
        let millihertz = gdk_monitor_get_refresh_rate(OpaquePointer(monitor))
        return ScreenDescription(
            size: CGSize(width: Int(max(area.width, 1)), height: Int(max(area.height, 1))),
            scale: CGFloat(gdk_monitor_get_scale_factor(OpaquePointer(monitor))),
            maximumFramesPerSecond: millihertz > 1_000 ? Int((millihertz + 500) / 1_000) : 60)
    }

    private static var currentAccentColor: AccentColor? {
        var color = AccentColor(red: 0, green: 0, blue: 0)
        return ts_theme_accent(&color.red, &color.green, &color.blue) != 0 ? color : nil
    }

    private func themeDidChange() {
        let appearance: Appearance = ts_theme_is_dark() != 0 ? .dark : .light
        if appearance != self.appearance {
            self.appearance = appearance
            client?.hostDidChangeAppearance(appearance)
        }
        let accentColor = Self.currentAccentColor
        if accentColor != self.accentColor {
            self.accentColor = accentColor
            client?.hostDidChangeAccentColor()
        }
        let prefersHighContrast = ts_theme_has_high_contrast() != 0
        if prefersHighContrast != self.prefersHighContrast {
            self.prefersHighContrast = prefersHighContrast
            client?.hostDidChangeContrast()
        }
    }
}
