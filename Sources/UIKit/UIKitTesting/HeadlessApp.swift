public import HostHeadless
public import Platform
public import UIKit
import UIKitCore
import UIKitText

/// An app that runs without a display, for tests. Its clock advances only on request.
///
///     let app = HeadlessApp(
///         size: CGSize(width: 375, height: 667), rootViewController: CanvasViewController())
///     app.finger.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 200, y: 220), duration: 0.2)
///     try app.finger.tap(on: "Undo")
///     app.settle()
///     try app.snapshot().matchGolden("after-undo")
///
/// User input takes the same path as in a window: the host's input events, the application's queue,
/// hit testing, recognisers and responders, then layout, drawing and compositing. Nothing waits:
/// `advance(by: 3)` takes only as long as the work of these three seconds.
///
/// Several apps may exist in one process, in sequence or alternately: each call makes its app the
/// current one, to which `UIApplication.shared` and `CACurrentMediaTime()` refer.
@preconcurrency @MainActor
public final class HeadlessApp {
    /// The simulated host of the app.
    public let host: HeadlessHost

    /// The app's `UIApplication`.
    public let application: UIApplication

    /// The clock of the app's tasks, dispatched blocks and timers.
    let clock: AppClock

    /// Called before the clock advances, that is, whenever the app shows another state.
    var willAdvance: (() -> Void)?

    /// The delegate, retained here because an application references it weakly.
    private let delegate: any UIApplicationDelegate

    /// The locations of the fingers that touch, by their ids.
    var touchLocations: [Int: CGPoint] = [:]

    /// The buttons of the pen when it was used last.
    var penButtons = PointerInput.Buttons.primary

    // Devices retain their app, not the other way round.

    /// The first finger.
    public var finger: Finger { Finger(app: self, id: 1) }

    /// A second finger, for gestures of two. See also ``pinch(at:from:to:angle:duration:)``.
    public var secondFinger: Finger { Finger(app: self, id: 2) }

    /// A pen with pressure and tilt.
    public var pen: Pen { Pen(app: self) }

    /// A mouse with a wheel.
    public var mouse: Mouse { Mouse(app: self) }

    /// A keyboard and an input method.
    public var keyboard: Keyboard { Keyboard(app: self) }

    /// Launches an app that shows `rootViewController` in one window.
    ///
    /// - Parameters:
    ///   - size: The screen's and the window's size in points, each side within
    ///     `WindowDescription.sideRange`.
    ///   - scale: The number of pixels per point, within `ScreenDescription.scaleRange`.
    ///   - appearance: The light or dark appearance.
    ///   - language: The language of localised texts.
    ///   - idiom: The kind of device; by default a phone if the shorter side has less than 500
    ///     points, else a pad.
    ///   - rootViewController: The controller of the window.
    public convenience init(
        size: CGSize, scale: CGFloat = 2, appearance: UIUserInterfaceStyle = .light,
        language: Language = .english, idiom: UIUserInterfaceIdiom = .unspecified,
        rootViewController: @autoclosure @MainActor @escaping () -> UIViewController
    ) {
        self.init(
            size: size, scale: scale, appearance: appearance, language: language, idiom: idiom,
            delegate: WindowDelegate(rootViewController: rootViewController))
    }

    /// Launches an app with its delegate.
    ///
    /// - Parameters:
    ///   - size: The screen's size in points.
    ///   - scale: The number of pixels per point.
    ///   - appearance: The light or dark appearance.
    ///   - language: The language of localised texts.
    ///   - idiom: The kind of device; by default a phone if the shorter side has less than 500
    ///     points, else a pad.
    ///   - stateFolder: The folder in which the windows are kept for the next launch, which opens
    ///     them again; `nil` to keep none.
    ///   - delegate: The app's delegate, created once the screen exists, as the system does it.
    public convenience init(
        size: CGSize, scale: CGFloat = 2, appearance: UIUserInterfaceStyle = .light,
        language: Language = .english, idiom: UIUserInterfaceIdiom = .unspecified,
        stateFolder: URL? = nil, delegate: @autoclosure () -> any UIApplicationDelegate
    ) {
        self.init(
            size: size, scale: scale, appearance: appearance, language: language, idiom: idiom,
            stateFolder: stateFolder, makeDelegate: delegate)
    }

    /// Launches an app with a delegate that is created once the screen exists.
    package init(
        size: CGSize, scale: CGFloat, appearance: UIUserInterfaceStyle, language: Language,
        idiom: UIUserInterfaceIdiom = .unspecified, stateFolder: URL? = nil,
        makeDelegate: () -> any UIApplicationDelegate
    ) {
        do {
            host = try HeadlessHost(
                screen: ScreenDescription(size: size, scale: scale),
                appearance: appearance == .dark ? .dark : .light)
        } catch {
            fatalError("\(error)")
        }
        clock = AppClock(host: host)
        clock.enter()
        application = UIApplication(host: host, language: language)
        clock.run = { [weak application] body in
            if let application { application.run(body) } else { body() }
        }
        application.makeCurrent()
        if idiom != .unspecified { application.screen.become(idiom) }
        delegate = makeDelegate()
        makeCurrent()
        DesktopPanels.install()
        UITextChecker.keepLearnedWordsApart()
        if let stateFolder { application.rememberWindows(in: stateFolder) }
        application.launch(delegate: delegate)
        settle()
    }

    /// Ends on the main actor, wherever the test runner releases the test: the next test may look
    /// at the current application by then.
    isolated deinit { application.resignCurrent() }

    // MARK: Time

    /// Advances the clock by `seconds`: timers fire, animations run and frames are shown, each at
    /// its time.
    ///
    /// The app's asynchronous code runs on the same clock, in the order of its times, without
    /// waiting: tasks and `Task.sleep`, `DispatchQueue.main`, `Timer` and `RunLoop.main`. Jobs on
    /// other threads are waited for.
    public func advance(by seconds: TimeInterval) {
        makeCurrent()
        willAdvance?()
        CATransaction.endTurn()
        if !paintsFrames { updateStages() }
        MainThreadWatch.shared.watch { host.advance(by: seconds) }
    }

    /// Makes the calling thread's code that of this app, and this app the current one.
    func makeCurrent() {
        clock.enter()
        application.makeCurrent()
    }

    /// Ends the app as the desktop does at the end of a session.
    public func terminate() {
        makeCurrent()
        application.terminate()
    }

    /// Sends the app to the background, as a user does who minimises its windows, and runs until
    /// it is idle.
    public func enterBackground() {
        makeCurrent()
        for window in hostWindows { window.setMinimized(true) }
        application.enterBackground()
        settle()
    }

    /// Brings the app back from the background, or wakes it up, and runs until it is idle.
    public func enterForeground() {
        makeCurrent()
        let active = window.hostWindow as? HeadlessWindow
        for window in hostWindows where window !== active { window.setMinimized(false) }
        active?.setMinimized(false)
        application.enterForeground()
        settle()
    }

    /// Suspends the app in the background, as before the machine sleeps, and runs until it is
    /// idle.
    public func suspend() {
        enterBackground()
        application.suspend()
    }

    private var hostWindows: [HeadlessWindow] {
        application.windows.compactMap { $0.hostWindow as? HeadlessWindow }
    }

    /// Shakes the device: the first responder gets a motion event.
    public func shake() {
        makeCurrent()
        application.postEvent(
            UIEvent(type: .motion, subtype: .motionShake, timestamp: host.now))
        settle()
    }

    // MARK: Environment

    /// The key window, or the first one.
    ///
    /// - Precondition: The app has a window.
    public var window: UIWindow {
        guard
            let window = application.windows.first(where: \.isKeyWindow)
                ?? application.windows.first
        else {
            fatalError(
                "The app has no window. Make one in application(_:didFinishLaunchingWithOptions:).")
        }
        return window
    }

    /// Resizes the window, in points, as a user does by dragging its corner.
    public func resize(to size: CGSize) {
        makeCurrent()
        do {
            try hostWindow.resize(to: size)
        } catch {
            fatalError("\(error)")
        }
        settle()
    }

    /// Closes a window as a click on its close button does, and runs until the app is idle.
    ///
    /// - Parameter window: The window; by default the key window.
    public func closeByHand(_ window: UIWindow? = nil) {
        makeCurrent()
        ((window ?? self.window).hostWindow as? HeadlessWindow)?.closeByHand()
        settle()
    }

    /// Drops what another program dragged over the key window, if the view there takes it.
    ///
    /// - Parameters:
    ///   - text: The dragged text.
    ///   - urls: The dragged files and links.
    ///   - point: The location in the window.
    /// - Returns: `true` if it was dropped.
    @discardableResult
    public func dropFromOutside(
        text: String? = nil, urls: [URL] = [], at point: CGPoint
    ) -> Bool {
        makeCurrent()
        let content = DraggedContent(text: text, addresses: urls.map(\.absoluteString))
        defer { settle() }
        return hostWindow.drop(content, at: point)
    }

    /// Brings a window to the front, as a click on it does.
    public func activate(_ window: UIWindow) {
        makeCurrent()
        window.hostWindow?.activate()
        settle()
    }

    /// The addresses that the app opened, oldest first.
    public var openedURLs: [URL] { host.openedAddresses.compactMap { URL(string: $0) } }

    /// The texts that the app posted for screen readers, oldest first.
    public var announcements: [String] { application.announcements }

    /// Tilts the simulated device, from -1 to 1 in each direction; see `UIMotionEffect`.
    public func tilt(to offset: UIOffset) {
        makeCurrent()
        application.tilt(to: offset)
    }

    /// Switches the desktop to light or dark.
    public func setAppearance(_ style: UIUserInterfaceStyle) {
        makeCurrent()
        host.appearance = style == .dark ? .dark : .light
        settle()
    }

    /// Sets the desktop's accent colour, which the app's tint follows; `nil` for none.
    public func setAccentColor(_ color: UIColor?) {
        makeCurrent()
        host.accentColor = color.map { color in
            var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
            color.getRed(&red, green: &green, blue: &blue, alpha: nil)
            return AccentColor(red: red, green: green, blue: blue)
        }
        settle()
    }

    /// Sets the contrast that the user prefers on the desktop.
    public func setContrast(_ contrast: UIAccessibilityContrast) {
        makeCurrent()
        host.prefersHighContrast = contrast == .high
        settle()
    }

    /// Sets the size of text that the user prefers on the desktop.
    public func setTextSize(_ category: UIContentSizeCategory) {
        makeCurrent()
        host.textScale = category.textScale
        settle()
    }

    /// Tells the app that memory is low, as the system does.
    public func simulateMemoryWarning() {
        makeCurrent()
        application.receiveMemoryWarning()
        settle()
    }

    /// The host's side of ``window``.
    var hostWindow: HeadlessWindow {
        guard let window = window.hostWindow as? HeadlessWindow else {
            fatalError("The key window is not shown. Call makeKeyAndVisible().")
        }
        return window
    }

    /// The place of the caret that the app reports to the input method, in window points; `nil`
    /// while no text is edited.
    public var textCaret: CGRect? { hostWindow.textCaret }

    /// The text around the caret that input methods may read, in three parts; `nil` while there is
    /// none for them.
    public var surroundingText: (before: String, selected: String, after: String)? {
        makeCurrent()
        return hostWindow.surroundingText.map { ($0.before, $0.selected, $0.after) }
    }

    /// The input method that answers keys while text is edited; none at first. Setting `nil` while
    /// text is composed is like the end of its process.
    public var inputMethod: RecordedInputMethod? {
        get { hostWindow.inputMethod as? RecordedInputMethod }
        set { hostWindow.inputMethod = newValue }
    }

    /// `true` if ``inputMethod`` handles a key.
    func offerToInputMethod(_ character: Character) -> Bool {
        makeCurrent()
        return hostWindow.offerToInputMethod(character)
    }

    /// `true` while the desktop's panel of emoji is open.
    public var isChoosingEmoji: Bool { hostWindow.isChoosingEmoji }

    /// Closes the panel of emoji.
    ///
    /// - Parameter emoji: The one that the user picks; `nil` to cancel.
    public func endChoosingEmoji(_ emoji: String?) {
        makeCurrent()
        hostWindow.endChoosingEmoji(emoji)
    }

    /// The cursor that the app shows over the window.
    public var cursor: Cursor { hostWindow.cursor }

    /// Sends an input event to the window and processes it, at the current time.
    public func send(_ event: InputEvent) {
        makeCurrent()
        MainThreadWatch.shared.watch { hostWindow.send(event) }
    }

    // MARK: Output

    /// Returns the window's views as text, one view per line, subviews indented below their
    /// superview. Other windows of its scene are described too, back to front.
    ///
    /// The text is stable: the same views result in the same text, without addresses and times.
    public func describe() -> String {
        makeCurrent()
        let stage = window.stage
        return application.windows.filter { $0.stage === stage }
            .map { $0.describeTree() }.joined(separator: "\n")
    }

    /// `false` to paint frames only when ``snapshot()`` needs one, which makes apps faster that
    /// are not looked at; `true` by default. Layout, drawing and animations are the same.
    public var paintsFrames = true {
        didSet { updateStages() }
    }

    private func updateStages() {
        for window in application.windows { window.stage?.paintsFrames = paintsFrames }
    }

    /// Returns the picture that the window currently shows.
    public func snapshot() -> Snapshot {
        makeCurrent()
        host.advance(by: 0)
        if !paintsFrames, let stage = window.stage {
            stage.paintsFrames = true
            stage.present(at: host.now)
            stage.paintsFrames = false
        }
        guard let picture = hostWindow.picture else {
            fatalError(
                "The window has shown no frame yet. Let a frame pass: advance(by: 1 / 60).")
        }
        return Snapshot(width: picture.width, height: picture.height, pixels: picture.pixels)
    }
}

/// A delegate that opens one window with a controller.
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
