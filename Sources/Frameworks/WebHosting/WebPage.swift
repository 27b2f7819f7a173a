import CWebGate
package import CoreGraphics
package import Foundation
import OutstandingWork

/// A page of the web engine, drawn into memory.
///
/// The page's processes end with this object. Sizes are in points.
@MainActor
package final class WebPage {
    /// Receives all events. Set it before anything is loaded.
    package weak var client: (any WebPageClient)?

    /// The latest picture.
    package private(set) var image: CGImage?

    /// Red, green and blue of the picture's top left corner.
    package private(set) var cornerColor: [CGFloat]?

    /// The number of questions that the app has not answered yet.
    var openQuestions = 0

    /// Answers to the open questions for a page that closes, such as that no choice was made.
    var unanswered: [ObjectIdentifier: () -> Void] = [:]

    /// The number of calls whose results have not arrived.
    var openCalls = 0

    /// `true` from a change, such as input, until its effect is in ``image``.
    var expectsChange = false

    /// `true` from ``stop()`` until nothing is loaded.
    var isStopping = false

    /// `true` while the page is asked whether it has shown a change.
    var isAsked = false

    /// The app's clock in a test, and the page's own time.
    var clock: OpaquePointer?
    var time = PageClock()

    /// `true` after content arrived, without which there is nothing to wait for.
    var hasContent = false

    /// Loads that have not started, of a page without content.
    var firstLoads = FirstLoads()

    /// Input that waits for events before it.
    var waitingInput: [(input: Input, time: UInt32)] = []

    /// The number of events that the page may not have handled.
    var eventsInFlight = 0

    /// `true` while the page handles events.
    var isAwaitingEvents = false

    /// `true` after the page's process ended, until it loads again.
    package internal(set) var hasLostProcess = false

    /// The view in C; `nil` after ``close()``.
    private(set) var view: OpaquePointer?

    /// What the page shares with others: cookies, caches.
    let session: WebSession

    private var size: CGSize
    private var scale: CGFloat

    /// The number of downloads that the app allowed and that have not begun.
    var expectedDownloads = 0

    /// Downloads by their addresses in C.
    var downloads: [UnsafeRawPointer: WebDownload] = [:]

    /// Creates an empty page.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The pixels per point; rounded to 1, 2 or 3.
    ///   - session: What the page shares with others: cookies, caches.
    ///   - related: The page that opens this one, whose process it uses.
    package init(
        size: CGSize, scale: CGFloat, session: WebSession, relatedTo related: WebPage? = nil
    ) {
        self.session = session
        self.size = Self.valid(size)
        self.scale = Self.valid(scale)
        let context = Unmanaged.passUnretained(self).toOpaque()
        view = OutstandingWorks.inRealTime(
            Self.engine.new_view(
                context, session.pointer, related?.view, Int32(self.size.width),
                Int32(self.size.height), Int32(self.scale)))
        PendingPages.shared.add(self)
        PendingPages.shared.prepare(self)
    }

    isolated deinit { close() }

    /// The engine's functions, which exist once it has started.
    static var engine: ts_web_functions {
        guard let functions = WebEngine.functions else {
            preconditionFailure("A page was made before WebEngine.start().")
        }
        return functions.pointee
    }

    /// Ends the page.
    package func close() {
        guard let view else { return }
        // The engine ends the program if a view goes whose menu is open.
        for answer in unanswered.values { answer() }
        self.view = nil
        firstLoads.end()
        for download in downloads.values {
            download.cancel()
            download.end()
            download.failed?(400, "The web view was closed.")
        }
        downloads = [:]
        OutstandingWorks.inRealTime(Self.engine.free_view(view))
        client = nil
    }

    /// Calls `body` with the engine's functions and the view, unless the page is closed. In real
    /// time, as all of the engine's functions are called.
    @discardableResult
    func with<Value>(_ body: (ts_web_functions, OpaquePointer) -> Value) -> Value? {
        view.map { OutstandingWorks.inRealTime(body(Self.engine, $0)) }
    }

    /// Called after the page's process has ended, with all that was on its way.
    func loseProcess() {
        hasLostProcess = true
        hasContent = false
        expectsChange = false
        firstLoads.end()
        time = PageClock()
        eventsInFlight = 0
        expectedDownloads = 0
    }

    // MARK: Geometry

    /// Sizes that the engine can draw: at least one pixel, at most four million.
    private static func valid(_ size: CGSize) -> CGSize {
        func side(_ value: CGFloat) -> CGFloat {
            value.isFinite ? min(max(value.rounded(), 1), 8192) : 1
        }
        return CGSize(width: side(size.width), height: side(size.height))
    }

    private static func valid(_ scale: CGFloat) -> CGFloat {
        scale.isFinite ? min(max(scale.rounded(.up), 1), 3) : 1
    }

    /// Lays the page out in another size.
    package func resize(to size: CGSize, scale: CGFloat) {
        let (size, scale) = (Self.valid(size), Self.valid(scale))
        guard size != self.size || scale != self.scale else { return }
        (self.size, self.scale) = (size, scale)
        with { $0.resize($1, Int32(size.width), Int32(size.height), Int32(scale)) }
        expectChange()
    }

    /// The colour that shines through pages without a background.
    package func setBackground(red: Double, green: Double, blue: Double) {
        with { $0.set_background($1, red, green, blue) }
        expectChange()
    }

    // MARK: Pictures

    /// Takes the frame that the engine drew: `true` if it was a new one.
    @discardableResult
    func capture() -> Bool { with { $0.capture($1) } ?? false }

    func draw(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) {
        let buffer = PixelBuffer(width: width, height: height) { memory, bytesPerRow in
            for row in 0..<height {
                memory.advanced(by: row * bytesPerRow).copyMemory(
                    from: pixels + row * stride, byteCount: width * 4)
            }
        }
        guard let buffer else { return }
        image = CGImage(buffer: buffer)
        cornerColor = [2, 1, 0].map { CGFloat(pixels[$0]) / 255 }
        client?.pageDidDraw(self)
    }
}
