public import CoreGraphics
public import Platform

/// A window that nobody sees, and that scripts send input to.
@MainActor
public final class HeadlessWindow: HostWindow {
    public var title: String

    public private(set) var size: CGSize

    public private(set) var scale: CGFloat

    public weak var client: (any HostWindowClient)?

    /// Whether a person could drag the window's corner. ``resize(to:scale:)`` does not ask.
    public let isResizable: Bool

    /// Whether keys go to this window.
    public private(set) var isActive = false

    /// Whether neither the app nor the person closed it.
    public private(set) var isOpen = true

    /// What the window shows, or `nil` before the first frame.
    public private(set) var picture: Picture?

    /// The frames that were presented, oldest first, the last 1,000 to 2,000. Remove them to start afresh.
    public var presentations: [Presentation] = []

    /// Where the app said that the caret is, in window points, or `nil` when no text is edited.
    public private(set) var textCaret: CGRect?

    private weak var host: HeadlessHost?

    init(_ description: WindowDescription, scale: CGFloat, host: HeadlessHost) {
        title = description.title
        size = description.size
        isResizable = description.isResizable
        self.scale = scale
        self.host = host
    }

    /// One call of ``present(_:damage:)``.
    public struct Presentation: Hashable, Sendable {
        /// Seconds on the host's clock.
        public var time: Double

        /// What was copied, in pixels, clipped to the window.
        public var damage: [PixelRect]
    }

    // MARK: What the app calls

    public func present(_ surface: Surface, damage: [PixelRect]) {
        guard isOpen else { return }
        var shown = picture ?? Picture()
        picture = nil  // so that `shown` is the only owner of its pixels and is changed in place
        let copied = shown.copy(from: surface, damage: damage)
        picture = shown
        if presentations.count == 2_000 { presentations.removeFirst(1_000) }
        presentations.append(Presentation(time: host?.now ?? 0, damage: copied))
    }

    public func setTextCaret(_ caret: CGRect?) { textCaret = caret }

    /// Makes this the active window of its host, and tells both clients.
    public func activate() {
        guard isOpen, !isActive else { return }
        for window in host?.windows ?? [] where window !== self { window.deactivate() }
        isActive = true
        client?.window(self, didBecomeActive: true)
    }

    /// Makes no window active, as when the person turns to another program.
    public func deactivate() {
        guard isActive else { return }
        isActive = false
        client?.window(self, didBecomeActive: false)
    }

    public func close() {
        guard isOpen else { return }
        isOpen = false
        isActive = false
        host?.windows.removeAll { $0 === self }
    }

    // MARK: What the person does

    /// Delivers `event` at once. A closed window drops it.
    public func send(_ event: InputEvent) {
        if isOpen { client?.window(self, didReceive: event) }
    }

    /// Changes the size in points, and the scale in pixels a point, as dragging the corner or moving to another
    /// screen does.
    ///
    /// - Throws: ``HostError/badWindowSize(_:)`` or ``HostError/badScale(_:)``, and nothing changes.
    public func resize(to size: CGSize, scale: CGFloat? = nil) throws(HostError) {
        let scale = scale ?? self.scale
        try WindowDescription.check(size, atScale: scale)
        guard isOpen, size != self.size || scale != self.scale else { return }
        self.size = size
        self.scale = scale
        client?.windowDidResize(self)
    }

    /// Closes the window as a click on its close button does, and tells the client.
    public func closeByHand() {
        guard isOpen else { return }
        close()
        client?.windowDidClose(self)
    }
}
