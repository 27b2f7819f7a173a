import CGTK
import CGTKShim
import CoreGraphics
import Platform

/// A window on the desktop.
final class GTKWindow: HostWindow {
    private(set) var size: CGSize
    private(set) var scale: CGFloat = 1
    weak var client: (any HostWindowClient)?
    private(set) var isOpen = true

    let host: GTKHost
    private(set) var handle: UnsafeMutablePointer<TSWindow>?

    // Input
    var pointers = PointerTracker()
    var fingers: [OpaquePointer: Int] = [:]
    var pressedKeys: [UInt32: KeyInput] = [:]

    /// `true` while the input method decides about a key.
    var isFilteringKey = false

    /// The events of keys that came in the meantime, each with a reference.
    var waitingKeys: [OpaquePointer] = []

    var isEditingText = false
    var isEditingSecret = false
    var isComposing = false

    private var isMinimized = false

    var title: String {
        didSet { if canUseGTK { gtk_window_set_title(handle?.pointee.window, title) } }
    }

    var showsTitle = true {
        didSet {
            guard showsTitle != oldValue, canUseGTK else { return }
            ts_window_set_title_shown(handle, showsTitle ? 1 : 0)
        }
    }

    var sharedTitleBarHeight: CGFloat? {
        didSet {
            guard sharedTitleBarHeight != oldValue, canUseGTK else { return }
            ts_window_share_title_bar(handle, Double(sharedTitleBarHeight ?? 0))
        }
    }

    var titleBarButtons: TitleBarButtons {
        guard canUseGTK else { return TitleBarButtons() }
        var left: Int32 = 0
        var right: Int32 = 0
        ts_window_buttons(handle, &left, &right)
        return TitleBarButtons(left: CGFloat(left), right: CGFloat(right))
    }

    func toggleMaximized() { if canUseGTK { ts_window_toggle_maximized(handle) } }

    var isMaximized: Bool {
        canUseGTK && gtk_window_is_maximized(handle?.pointee.window) != 0
    }

    var isActive: Bool { canUseGTK && ts_window_is_active(handle) != 0 }

    init(_ description: WindowDescription, host: GTKHost) {
        title = description.title
        size = description.size
        self.host = host
        var callbacks = GTKWindow.callbacks
        handle = ts_window_new(
            title, Int32(size.width.rounded(.up)), Int32(size.height.rounded(.up)),
            description.isResizable ? 1 : 0, description.hasMenu ? 1 : 0,
            description.canShareTitleBar ? 1 : 0, &callbacks,
            Unmanaged.passUnretained(self).toOpaque())
        scale = CGFloat(ts_window_scale(handle))
        if description.isMaximized { gtk_window_maximize(handle?.pointee.window) }
    }

    /// Frees the GTK window. Called between events.
    func free() {
        ts_window_free(handle)
        handle = nil
        for event in waitingKeys { gdk_event_unref(event) }
        waitingKeys = []
    }

    /// `true` if the GTK window can still be used.
    var canUseGTK: Bool { isOpen && !host.isDisplayLost }

    var isShown: Bool { canUseGTK && ts_window_is_shown(handle) != 0 }

    func activate() { if canUseGTK { ts_window_show(handle) } }

    func close() {
        guard isOpen else { return }
        isOpen = false
        host.windowDidClose(self)
    }

    // MARK: Frames

    func requestTick() { ts_window_request_tick(handle) }

    func cancelTick() { if canUseGTK { ts_window_cancel_tick(handle) } }

    /// Copies the surface to the window. The first frame opens the window, so that it is never
    /// empty.
    func present(_ surface: Surface, damage: [PixelRect]) {
        guard canUseGTK, surface.width > 0, surface.height > 0 else { return }
        var picture = TSPicture(
            pixels: surface.pixels, width: Int32(surface.width), height: Int32(surface.height),
            bytes_per_row: Int32(surface.bytesPerRow), scale: Double(scale))
        let rectangles = damage.compactMap { rect in
            rect.clipped(toWidth: surface.width, height: surface.height).map {
                GdkRectangle(
                    x: Int32($0.x), y: Int32($0.y), width: Int32($0.width),
                    height: Int32($0.height))
            }
        }
        ts_canvas_present(handle?.pointee.canvas, &picture, rectangles, rectangles.count)
        if !isShown { ts_window_show(handle) }
    }

    // MARK: GTK callbacks

    /// Redraws immediately, before GTK paints the new size with the old picture.
    fileprivate func resized(to newSize: CGSize) {
        guard canUseGTK, newSize != size else { return }
        size = newSize
        client?.windowDidResize(self)
        host.showFrame(at: host.now)
    }

    fileprivate func scaleChanged() {
        guard canUseGTK, CGFloat(ts_window_scale(handle)) != scale else { return }
        scale = CGFloat(ts_window_scale(handle))
        client?.windowDidResize(self)
    }

    fileprivate func activeChanged() {
        guard canUseGTK else { return }
        let isActive = isActive
        if !isActive { releaseKeys() }
        if isEditingText { (isActive ? ts_window_begin_text : ts_window_pause_text)(handle) }
        client?.window(self, didBecomeActive: isActive)
    }

    fileprivate func minimizedChanged(to isMinimized: Bool) {
        guard canUseGTK, isMinimized != self.isMinimized else { return }
        self.isMinimized = isMinimized
        client?.window(self, didBecomeMinimized: isMinimized)
    }

    fileprivate func closeRequested() {
        guard isOpen, client?.windowShouldClose(self) ?? true else { return }
        close()
        client?.windowDidClose(self)
    }

    func deliver(_ event: InputEvent) {
        host.perform { [self] in
            if isOpen { client?.window(self, didReceive: event) }
        }
    }
}

// MARK: - C callbacks

extension GTKWindow {
    /// Runs `body` with the window passed to a C callback. GTK calls back on the main thread only.
    private nonisolated static func at<Result: Sendable>(
        _ context: UnsafeMutableRawPointer?, _ body: @MainActor (GTKWindow) -> Result
    ) -> Result? {
        guard let context else { return nil }
        let window = Unmanaged<GTKWindow>.fromOpaque(context).takeUnretainedValue()
        return MainActor.assumeIsolated { body(window) }
    }

    /// Runs `body`, which calls the client, when the app's code does not wait for another program.
    private nonisolated static func report(
        _ context: UnsafeMutableRawPointer?, _ body: @escaping @MainActor (GTKWindow) -> Void
    ) {
        at(context) { window in window.host.perform { body(window) } }
    }

    fileprivate static var callbacks: TSWindowCallbacks {
        TSWindowCallbacks(
            resized: { context, width, height in
                let size = CGSize(width: Int(max(width, 1)), height: Int(max(height, 1)))
                GTKWindow.report(context) { $0.resized(to: size) }
            },
            scale_changed: { GTKWindow.report($0) { $0.scaleChanged() } },
            active_changed: { GTKWindow.report($0) { $0.activeChanged() } },
            minimized_changed: { context, isMinimized in
                GTKWindow.report(context) { $0.minimizedChanged(to: isMinimized != 0) }
            },
            close_requested: { GTKWindow.report($0) { $0.closeRequested() } },
            event: { context, event in
                nonisolated(unsafe) let event = event
                return GTKWindow.at(context) { $0.handle(event) ? 1 : 0 } ?? 0
            },
            pointer_left: { GTKWindow.at($0) { $0.pointerLeft() } },
            committed: { context, text in
                guard let text = text.map({ String(cString: $0) }) else { return }
                GTKWindow.at(context) { $0.deliver(.text(.committed(text))) }
            },
            composing: { context, text, caret in
                guard let text = text.map({ String(cString: $0) }) else { return }
                GTKWindow.at(context) { $0.composing(text, caret: Int(caret)) }
            },
            surrounding: { GTKWindow.at($0) { $0.reportSurroundingText() ? 1 : 0 } ?? 0 },
            deleting: { context, offset, count in
                GTKWindow.at(context) {
                    $0.deliver(.text(.deleting(offset: Int(offset), count: Int(count))))
                }
            },
            dragged: { context, text, addresses, x, y, isDropped in
                let lines = addresses.map { String(cString: $0).split(separator: "\n") } ?? []
                let content = DraggedContent(
                    text: text.map { String(cString: $0) }, addresses: lines.map(String.init))
                let point = CGPoint(x: x, y: y)
                return GTKWindow.at(context) { window in
                    guard window.canUseGTK, let client = window.client,
                        client.window(window, canDrop: content, at: point)
                    else { return 0 }
                    if isDropped != 0 { client.window(window, didDrop: content, at: point) }
                    return 1
                } ?? 0
            },
            drag_left: { GTKWindow.report($0) { $0.client?.windowDragDidLeave($0) } },
            menu_requested: { GTKWindow.at($0) { $0.press(.function(10)) } },
            ticked: { context, time in
                GTKWindow.at(context) { $0.host.showFrame(at: Double(time) / 1e6) }
            })
    }
}
