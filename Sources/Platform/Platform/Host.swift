public import CoreGraphics

/// The environment of an app: its clock, its windows and its main loop.
///
/// `HostGTK` opens desktop windows; `HostHeadless` has no display, and a clock that advances only
/// on request. An app's code cannot distinguish them.
@MainActor
public protocol Host: AnyObject {
    /// The time in seconds since a fixed moment. Never decreases.
    var now: Double { get }

    /// The screen that shows new windows.
    var screen: ScreenDescription { get }

    /// The size of a window for an app that asks for the whole screen; `nil` for a screen that it
    /// may fill.
    var usualWindowSize: CGSize? { get }

    /// The light or dark appearance of the desktop.
    var appearance: Appearance { get }

    /// The colour that the user chose for interactive elements; `nil` where there is none.
    var accentColor: AccentColor? { get }

    /// `true` if the user prefers stronger contrast.
    var prefersHighContrast: Bool { get }

    /// The clipboard shared with other programs.
    var clipboard: any Clipboard { get }

    /// The text selected last in any program, which the middle button of the mouse pastes.
    var primarySelection: any Clipboard { get }

    /// `true` if the user prefers less motion.
    var reducesMotion: Bool { get }

    /// The size of text that the user prefers, as a multiple of the usual size.
    var textScale: Double { get }

    /// `true` to prevent the screen from turning off while it is not touched.
    var keepsScreenOn: Bool { get set }

    /// `true` while the content of a scroll view follows a finger, or moves on: timers of the main
    /// run loop fire if they were added in its tracking mode, or in all common modes.
    var isTracking: Bool { get set }

    /// Opens an address, such as `https://swift.org` or `mailto:a@b.c`, with the program that the
    /// desktop has for it.
    ///
    /// - Parameters:
    ///   - address: The address.
    ///   - completion: Receives `true` if a program was found. Called later.
    func open(_ address: String, _ completion: @escaping @MainActor (Bool) -> Void)

    /// Returns `true` if the desktop has a program for addresses of a scheme, such as `https`.
    func canOpen(scheme: String) -> Bool

    /// Saves a picture where the user keeps pictures.
    ///
    /// - Parameter png: The contents of a PNG file.
    /// - Throws: The reason why it could not be saved.
    func savePicture(_ png: [UInt8]) throws

    /// Shows the desktop's dialog for files and folders.
    ///
    /// - Parameters:
    ///   - request: What the dialog asks for.
    ///   - window: The window to which the dialog belongs.
    ///   - completion: Receives the paths; `nil` if the user cancelled. Called later.
    func chooseFiles(
        _ request: FileRequest, in window: (any HostWindow)?,
        _ completion: @escaping @MainActor ([String]?) -> Void)

    /// Shows the desktop's dialog for printers, and prints.
    ///
    /// - Parameters:
    ///   - request: What the dialog asks for.
    ///   - window: The window to which the dialog belongs.
    ///   - document: Makes the PDF for the paper that the user chose.
    ///   - completion: Called after the document was handed to the printer, or not.
    func printDocument(
        _ request: PrintRequest, in window: (any HostWindow)?,
        document: @escaping @MainActor (Paper) -> [UInt8],
        _ completion: @escaping @MainActor (PrintOutcome) -> Void)

    /// Asks if the desktop shows notifications.
    ///
    /// - Parameter completion: Receives `true` if it does. Called later.
    func findNotificationService(_ completion: @escaping @MainActor (Bool) -> Void)

    /// Shows a notification. Answers are reported to the client.
    func show(_ notification: DesktopNotification)

    /// Removes a notification that was shown. Has no effect if there is none of this id.
    func withdrawNotification(_ id: String)

    /// The number next to the app's icon in the desktop's dock, 0 for none.
    var badgeCount: Int { get set }

    /// The object that is notified of frames and the host's state. Set before ``run()``.
    var client: (any HostClient)? { get set }

    /// Opens a window.
    func makeWindow(_ description: WindowDescription) throws(HostError) -> any HostWindow

    /// Requests one ``HostClient/hostWillShowFrame(at:)`` at the next frame. Repeated requests are
    /// merged.
    func requestFrame()

    /// Calls `action` once when the clock reaches `time`.
    @discardableResult
    func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> any HostTimer

    /// Runs the main loop until ``stop(with:)``.
    ///
    /// - Returns: The process's exit code.
    func run() -> Int32

    /// Ends ``run()`` with an exit code.
    func stop(with exitCode: Int32)
}

/// A pending call of a host.
@MainActor
public protocol HostTimer: AnyObject {
    /// Cancels the call. Has no effect after it was made.
    func cancel()
}

/// The client of a host: UIKit's application.
@MainActor
public protocol HostClient: AnyObject {
    /// Called when a frame is due: animate, lay out, draw and present.
    func hostWillShowFrame(at time: Double)

    /// Called after the desktop changed between light and dark.
    func hostDidChangeAppearance(_ appearance: Appearance)

    /// Called after ``Host/accentColor`` changed.
    func hostDidChangeAccentColor()

    /// Called after ``Host/prefersHighContrast`` changed.
    func hostDidChangeContrast()

    /// Called after ``Host/reducesMotion`` changed.
    func hostDidChangeReducesMotion()

    /// Called after ``Host/textScale`` changed.
    func hostDidChangeTextScale()

    /// Called after the user answered a notification.
    func hostNotification(_ id: String, wasAnsweredWith answer: NotificationAnswer)

    /// Called when the machine runs out of memory: free what can be made again.
    func hostIsLowOnMemory()

    /// Called when the session is locked or unlocked, before the machine sleeps, which waits for
    /// the return, and after it woke up.
    func hostSession(didBecome state: SessionState)

    /// Called after ctrl-C, SIGTERM, or a logout. The client stops the host with
    /// ``Host/stop(with:)``.
    func hostWasInterrupted()

    /// Called after the display was lost, which the host has reported on standard error. No window
    /// can be shown any more, and ``Host/run()`` returns after this: 1, or the code passed to
    /// ``Host/stop(with:)``.
    func hostDidLoseDisplay(_ error: HostError)
}

extension HostClient {
    /// Does nothing.
    public func hostSession(didBecome state: SessionState) {}
}

/// The availability of the desktop's session to its user.
public enum SessionState: Int, Hashable, Sendable {
    /// The user can use it.
    case usable
    /// The user locked the screen.
    case locked
    /// The machine sleeps, or is about to.
    case asleep
}

/// A window of the desktop, or a simulated one.
@MainActor
public protocol HostWindow: AnyObject {
    /// The size of the content in points.
    var size: CGSize { get }

    /// Pixels per point.
    var scale: CGFloat { get }

    /// The title in the window’s title bar and in the desktop’s lists of windows.
    var title: String { get set }

    /// `false` if the desktop does not repeat the title above the content, which shows it itself.
    /// `true` at first.
    var showsTitle: Bool { get set }

    /// The height in points of the bar at the top of the content that is the window's title bar,
    /// with the desktop's buttons over its ends; `nil` (at first) for a bar above the content.
    ///
    /// Windows without ``WindowDescription/canShareTitleBar`` ignore it.
    var sharedTitleBarHeight: CGFloat? { get set }

    /// The room that the desktop's buttons take at the ends of a shared title bar.
    var titleBarButtons: TitleBarButtons { get }

    /// Lets the user move the window with the pressed button of the mouse, or the finger. The
    /// window's contact is cancelled.
    func beginMove()

    /// Lets the window fill the screen, or gives it back its usual size.
    func toggleMaximized()

    /// `true` while the window fills the screen.
    var isMaximized: Bool { get }

    /// `true` while the window receives key events.
    var isActive: Bool { get }

    /// The object that receives the window's input.
    var client: (any HostWindowClient)? { get set }

    /// Shows `surface`, of which only the pixels in `damage` differ from the last one.
    ///
    /// `surface` stays valid and unchanged until the next frame; its size is ``size`` times
    /// ``scale``, rounded up.
    func present(_ surface: Surface, damage: [PixelRect])

    /// Reports the caret to the input method, in window points; `nil` when no text is being edited.
    ///
    /// - Parameters:
    ///   - caret: The caret's rectangle.
    ///   - isSecret: `true` for text that an input method must not read, show or learn.
    func setTextCaret(_ caret: CGRect?, isSecret: Bool)

    /// Passes a key of an on-screen keyboard to the input method, as if it was pressed.
    ///
    /// - Parameter character: A letter or sign, a space, a line feed for Return, or U+0008 for
    ///   backspace.
    /// - Returns: `false` if the input method does not handle it, which is up to the app then.
    func offerToInputMethod(_ character: Character) -> Bool

    /// Opens a panel of emoji at the caret. What the user picks is committed as text. Has no effect
    /// while no text is edited.
    func chooseEmoji()

    /// Changes the cursor over the window, an arrow at first.
    func setCursor(_ cursor: Cursor)

    /// Lets the user drag contents on to other programs, with the button of the mouse that is
    /// pressed. The window's contact of the mouse is cancelled.
    ///
    /// - Parameters:
    ///   - drag: The contents.
    ///   - completion: Receives `true` after a program took them, `false` if none did.
    /// - Returns: `false`, without calling `completion`, if no button is pressed.
    func beginDrag(
        _ drag: OutgoingDrag, _ completion: @escaping @MainActor (Bool) -> Void
    ) -> Bool

    /// Requests that the desktop activate the window.
    func activate()

    /// Closes the window, without asking the client.
    func close()
}

/// The client of a host window: UIKit's window.
@MainActor
public protocol HostWindowClient: AnyObject {
    /// Called with each input event, in the order of the events.
    func window(_ window: any HostWindow, didReceive event: InputEvent)

    /// Returns the text around the caret; `nil` if input methods may not read it.
    func surroundingText(in window: any HostWindow) -> SurroundingText?

    /// Called after the size or the scale changed.
    func windowDidResize(_ window: any HostWindow)

    /// Called after the window became the one that receives key events, or stopped being it.
    func window(_ window: any HostWindow, didBecomeActive isActive: Bool)

    /// Called after the user minimised the window, so that nothing of it can be seen, or showed it
    /// again.
    func window(_ window: any HostWindow, didBecomeMinimized isMinimized: Bool)

    /// Called when the user closes the window.
    ///
    /// - Returns: `true` (the default) if it may close now.
    func windowShouldClose(_ window: any HostWindow) -> Bool

    /// Called after the user closed the window.
    func windowDidClose(_ window: any HostWindow)

    /// Called when another program drags something over a point of the window.
    ///
    /// - Returns: `true` if it may be dropped there.
    func window(
        _ window: any HostWindow, canDrop content: DraggedContent, at point: CGPoint
    ) -> Bool

    /// Called after what another program dragged left the window without a drop.
    func windowDragDidLeave(_ window: any HostWindow)

    /// Called when another program drops something that the window can take.
    func window(_ window: any HostWindow, didDrop content: DraggedContent, at point: CGPoint)
}

extension HostWindowClient {
    /// `nil`: a window has no text by default.
    public func surroundingText(in window: any HostWindow) -> SurroundingText? { nil }

    /// Does nothing.
    public func window(_ window: any HostWindow, didBecomeMinimized isMinimized: Bool) {}

    /// `true`: a window may close by default.
    public func windowShouldClose(_ window: any HostWindow) -> Bool { true }

    /// `false`: a window takes nothing by default.
    public func window(
        _ window: any HostWindow, canDrop content: DraggedContent, at point: CGPoint
    ) -> Bool { false }

    /// Does nothing.
    public func windowDragDidLeave(_ window: any HostWindow) {}

    /// Does nothing.
    public func window(
        _ window: any HostWindow, didDrop content: DraggedContent, at point: CGPoint
    ) {}
}

/// The initial properties of a window.
public struct WindowDescription: Hashable, Sendable {
    /// The title at first.
    public var title: String

    /// The content's size in points. Each side lies in ``sideRange``.
    public var size: CGSize

    /// The valid lengths of a window's side, in points.
    public static let sideRange: ClosedRange<CGFloat> = 1...16_384

    /// The maximum length of a window's side in pixels: the limit of Cairo's images.
    public static let maximumPixelSide: CGFloat = 32_767

    /// `true` if the user may resize the window.
    public var isResizable: Bool

    /// `true` for a window that opens as large as the screen. ``size`` is its size afterwards.
    public var isMaximized: Bool

    /// `true` for a window with a button for the main menu, which sends F10. `false` by default.
    public var hasMenu = false

    /// `true` for a window whose content may contain its title bar. `false` by default.
    public var canShareTitleBar = false

    /// Creates the description of a window.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - size: The content’s size in points.
    ///   - isResizable: `true` if the user may resize the window.
    ///   - isMaximized: `true` for a window that opens as large as the screen.
    public init(
        title: String, size: CGSize, isResizable: Bool = true, isMaximized: Bool = false
    ) {
        self.title = title
        self.size = size
        self.isResizable = isResizable
        self.isMaximized = isMaximized
    }
}

/// The widths in points that the desktop's buttons take at the ends of a title bar.
public struct TitleBarButtons: Hashable, Sendable {
    /// The width at the left end.
    public var left: CGFloat

    /// The width at the right end.
    public var right: CGFloat

    /// Creates the widths, none by default.
    public init(left: CGFloat = 0, right: CGFloat = 0) {
        self.left = left
        self.right = right
    }
}

/// A screen's size and density.
public struct ScreenDescription: Hashable, Sendable {
    /// The size in points.
    public var size: CGSize

    /// Pixels per point, in ``scaleRange``.
    public var scale: CGFloat

    /// The maximum number of frames per second.
    public var maximumFramesPerSecond: Int

    /// The supported scales.
    public static let scaleRange: ClosedRange<CGFloat> = 0.5...8

    /// Creates the description of a screen.
    public init(size: CGSize, scale: CGFloat, maximumFramesPerSecond: Int = 60) {
        self.size = size
        self.scale = scale
        self.maximumFramesPerSecond = maximumFramesPerSecond
    }
}

/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }

/// A colour in sRGB, with components from 0 to 1.
public struct AccentColor: Hashable, Sendable {
    /// The red component.
    public var red: Double

    /// The green component.
    public var green: Double

    /// The blue component.
    public var blue: Double

    /// Creates a colour.
    public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}
