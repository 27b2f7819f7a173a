public import CoreGraphics

/// The machine that an app runs on: its clock, its windows and its main loop.
///
/// `HostGTK` opens desktop windows; `HostHeadless` has no display and a clock that only moves when
/// told to. An app's code cannot tell them apart.
@MainActor
public protocol Host: AnyObject {
    /// Seconds since some fixed moment. Never goes back.
    var now: Double { get }

    /// The screen that new windows appear on.
    var screen: ScreenDescription { get }

    /// Whether the desktop is light or dark.
    var appearance: Appearance { get }

    /// Text that other programs can paste, and that they copied.
    var clipboard: any Clipboard { get }

    /// Who is told of frames and windows. Set before ``run()``.
    var client: (any HostClient)? { get set }

    /// Opens a window.
    func makeWindow(_ description: WindowDescription) throws(HostError) -> any HostWindow

    /// Asks for one ``HostClient/hostWillShowFrame(at:)`` at the next frame. Asking twice gives one.
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

/// A call that a host was asked to make later.
@MainActor
public protocol HostTimer: AnyObject {
    /// Makes sure that the call does not happen. Harmless afterwards.
    func cancel()
}

/// Who a host works for: UIKit's application.
@MainActor
public protocol HostClient: AnyObject {
    /// The time has come to animate, lay out, draw and present.
    func hostWillShowFrame(at time: Double)

    /// The desktop went from light to dark or back.
    func hostDidChangeAppearance(_ appearance: Appearance)

    /// Somebody pressed ctrl-C, sent SIGTERM, or logged out. The client ends by ``Host/stop(with:)``.
    func hostWasInterrupted()

    /// The display went away, as the host has told on standard error. Nothing can be shown any more, and
    /// ``Host/run()`` returns after this: 1, or what ``Host/stop(with:)`` is called with.
    func hostDidLoseDisplay(_ error: HostError)
}

/// A window of the desktop, or the picture of one.
@MainActor
public protocol HostWindow: AnyObject {
    /// The size of the content in points.
    var size: CGSize { get }

    /// Pixels per point.
    var scale: CGFloat { get }

    var title: String { get set }

    /// Who gets the window's input.
    var client: (any HostWindowClient)? { get set }

    /// Shows `surface`, of which only the pixels in `damage` differ from what was last shown.
    ///
    /// `surface` stays valid and unchanged until the next frame; its size is ``size`` times ``scale``, rounded up.
    func present(_ surface: Surface, damage: [PixelRect])

    /// Tells the input method where the caret is, in window points; `nil` when no text is being edited.
    func setTextCaret(_ caret: CGRect?)

    /// Asks the desktop to activate the window.
    func activate()

    func close()
}

/// Who a host window works for: UIKit's window.
@MainActor
public protocol HostWindowClient: AnyObject {
    func window(_ window: any HostWindow, didReceive event: InputEvent)

    /// The size or the scale changed.
    func windowDidResize(_ window: any HostWindow)

    /// The window became the one that keys go to, or stopped being it.
    func window(_ window: any HostWindow, didBecomeActive isActive: Bool)

    /// The person closed the window. It is gone.
    func windowDidClose(_ window: any HostWindow)
}

/// What a window should look like when it opens.
public struct WindowDescription: Hashable, Sendable {
    public var title: String

    /// The content's size in points. Each side lies in ``sideRange``.
    public var size: CGSize

    /// The lengths that a window's side can have, in points.
    public static let sideRange: ClosedRange<CGFloat> = 1...16_384

    /// The most pixels that a window's side can have: what Cairo's images can hold.
    public static let maximumPixelSide: CGFloat = 32_767

    public var isResizable: Bool

    public init(title: String, size: CGSize, isResizable: Bool = true) {
        self.title = title
        self.size = size
        self.isResizable = isResizable
    }
}

/// A screen's size and density.
public struct ScreenDescription: Hashable, Sendable {
    /// In points.
    public var size: CGSize

    /// Pixels per point, in ``scaleRange``.
    public var scale: CGFloat

    /// Frames a second at most.
    public var maximumFramesPerSecond: Int

    /// The densities that are supported.
    public static let scaleRange: ClosedRange<CGFloat> = 0.5...8

    public init(size: CGSize, scale: CGFloat, maximumFramesPerSecond: Int = 60) {
        self.size = size
        self.scale = scale
        self.maximumFramesPerSecond = maximumFramesPerSecond
    }
}

/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }

/// The clipboard, text only.
@MainActor
public protocol Clipboard: AnyObject {
    /// Grows whenever the contents change.
    var changeCount: Int { get }

    /// The text on the clipboard, or `nil` when there is none.
    func readText(_ completion: @escaping @MainActor (String?) -> Void)

    func writeText(_ text: String)
}
