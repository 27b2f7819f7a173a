public import CoreGraphics
public import Platform

/// A window without a display, to which scripts send input.
@MainActor
public final class HeadlessWindow: HostWindow {
    /// The title, which tests read.
    public var title: String

    /// `false` for a window whose title the app shows itself.
    public var showsTitle = true

    /// The height of the bar that is the window's title bar; `nil` for one above the content.
    public var sharedTitleBarHeight: CGFloat? {
        get { storedTitleBarHeight }
        set { storedTitleBarHeight = canShareTitleBar ? newValue : nil }
    }
    private var storedTitleBarHeight: CGFloat?

    /// The room of simulated buttons at the ends of a shared title bar; none at first.
    public var titleBarButtons = TitleBarButtons()

    /// `true` if the content may contain the title bar.
    public let canShareTitleBar: Bool

    /// How often the user began to move the window.
    public private(set) var moveCount = 0

    /// The size of the content in points.
    public private(set) var size: CGSize

    /// Pixels per point.
    public private(set) var scale: CGFloat

    /// The object that receives the input.
    public weak var client: (any HostWindowClient)?

    /// `true` if a user could resize the window. ``resize(to:scale:)`` works in any case.
    public let isResizable: Bool

    /// `true` if the window has a button for the main menu.
    public let hasMenu: Bool

    /// `true` if the window was opened maximised, or was maximised since. It has the description's
    /// size all the same.
    public private(set) var isMaximized: Bool

    /// `true` if this window receives key events.
    public private(set) var isActive = false

    /// `true` until the app or the user closes the window.
    public private(set) var isOpen = true

    /// The content of the window, or `nil` before the first frame.
    public private(set) var picture: Picture?

    /// The presented frames, oldest first, limited to the last 1,000 to 2,000. Remove them to start
    /// over.
    public var presentations: [Presentation] = []

    /// The rectangle of the caret reported by the app, in window points, or `nil` when no text is
    /// edited.
    public private(set) var textCaret: CGRect?

    /// `true` while the edited text is a secret, which input methods do not compose.
    public private(set) var isEditingSecret = false

    /// `true` while the panel of emoji is open.
    public private(set) var isChoosingEmoji = false

    /// The text around the caret, as input methods read it; `nil` while there is none for them.
    public var surroundingText: SurroundingText? {
        textCaret == nil ? nil : client?.surroundingText(in: self)
    }

    /// The cursor over the window.
    public private(set) var cursor = Cursor.arrow

    /// The drag to other programs; `nil` while there is none.
    public private(set) var outgoingDrag: OutgoingDrag?

    private var outgoingDragDidEnd: (@MainActor (Bool) -> Void)?

    /// The contact that was in the window last.
    private var contact: PointerInput?

    /// The contact that drags to other programs. The window receives none of its input.
    private var draggingContact: Int?

    private weak var host: HeadlessHost?

    init(_ description: WindowDescription, scale: CGFloat, host: HeadlessHost) {
        title = description.title
        size = description.size
        isResizable = description.isResizable
        isMaximized = description.isMaximized
        hasMenu = description.hasMenu
        canShareTitleBar = description.canShareTitleBar
        self.scale = scale
        self.host = host
    }

    /// A call of ``present(_:damage:)``.
    public struct Presentation: Hashable, Sendable {
        /// The time in seconds on the host's clock.
        public var time: Double

        /// The copied rectangles, in pixels, clipped to the window.
        public var damage: [PixelRect]
    }

    // MARK: Calls by the app

    /// Copies the changed pixels of a frame into the window’s picture.
    public func present(_ surface: Surface, damage: [PixelRect]) {
        guard isOpen else { return }
        var shown = picture ?? Picture()
        picture = nil  // so that `shown` is the only owner of its pixels and is changed in place
        let copied = shown.copy(from: surface, damage: damage)
        picture = shown
        if presentations.count == 2_000 { presentations.removeFirst(1_000) }
        presentations.append(Presentation(time: host?.now ?? 0, damage: copied))
    }

    /// Keeps the caret, as an input method would get it.
    public func setTextCaret(_ caret: CGRect?, isSecret: Bool) {
        textCaret = caret
        isEditingSecret = caret != nil && isSecret
    }

    /// The input method that handles the keys of the window's text; none at first.
    public var inputMethod: (any HeadlessInputMethod)?

    /// `true` if the input method handles a character. What it answers is delivered at once.
    public func offerToInputMethod(_ character: Character) -> Bool {
        guard isOpen, textCaret != nil, !isEditingSecret,
            let events = inputMethod?.events(for: character)
        else { return false }
        for event in events { send(.text(event)) }
        return true
    }

    /// Changes `isMaximized`; the size stays.
    public func toggleMaximized() {
        guard isOpen else { return }
        isMaximized.toggle()
    }

    /// Counts in ``moveCount``, and cancels the contact.
    public func beginMove() {
        guard isOpen, var contact else { return }
        moveCount += 1
        self.contact = nil
        contact.phase = .cancelled
        client?.window(self, didReceive: .pointer(contact))
    }

    /// Keeps that a panel of emoji is open, if text is edited.
    public func chooseEmoji() { isChoosingEmoji = textCaret != nil }

    /// Keeps the cursor.
    public func setCursor(_ cursor: Cursor) { self.cursor = cursor }

    /// Makes this the active window of its host, and notifies both clients.
    public func activate() {
        guard isOpen, !isActive else { return }
        for window in host?.windows ?? [] where window !== self { window.deactivate() }
        isActive = true
        client?.window(self, didBecomeActive: true)
    }

    /// Deactivates the window, as when the user switches to another program.
    public func deactivate() {
        guard isActive else { return }
        isActive = false
        client?.window(self, didBecomeActive: false)
    }

    /// `true` while the window is minimised, as by a user.
    public private(set) var isMinimized = false

    /// Minimises the window, which deactivates it, or shows it again and activates it.
    public func setMinimized(_ isMinimized: Bool) {
        guard isOpen, isMinimized != self.isMinimized else { return }
        if isMinimized { deactivate() }
        self.isMinimized = isMinimized
        client?.window(self, didBecomeMinimized: isMinimized)
        if !isMinimized { activate() }
    }

    /// Closes the window; input is ignored from then on.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        isActive = false
        host?.windows.removeAll { $0 === self }
    }

    /// Keeps the contents in ``outgoingDrag`` until a script calls ``endOutgoingDrag(dropped:)``.
    /// At the end of the contact, no program takes them.
    public func beginDrag(
        _ drag: OutgoingDrag, _ completion: @escaping @MainActor (Bool) -> Void
    ) -> Bool {
        guard isOpen, outgoingDrag == nil, var contact else { return false }
        outgoingDrag = drag
        outgoingDragDidEnd = completion
        draggingContact = contact.id
        self.contact = nil
        contact.phase = .cancelled
        client?.window(self, didReceive: .pointer(contact))
        return true
    }

    /// Ends the drag to other programs.
    ///
    /// - Parameter dropped: `true` if a program took the contents.
    /// - Precondition: Something is dragged.
    public func endOutgoingDrag(dropped: Bool) {
        guard let completion = outgoingDragDidEnd else {
            preconditionFailure("Nothing is dragged to other programs.")
        }
        outgoingDrag = nil
        outgoingDragDidEnd = nil
        completion(dropped)
    }

    // MARK: User input

    /// Delivers `event` immediately. A closed window drops it.
    public func send(_ event: InputEvent) {
        guard isOpen else { return }
        if case .pointer(let input) = event {
            let ends = input.phase == .ended || input.phase == .cancelled
            if input.id == draggingContact {
                if ends { draggingContact = nil }
                if ends, outgoingDrag != nil { endOutgoingDrag(dropped: false) }
                return
            }
            contact = input.phase == .began || input.phase == .moved ? input : nil
        }
        client?.window(self, didReceive: event)
    }

    /// Closes the panel of emoji as the user does.
    ///
    /// - Parameter emoji: The one that the user picks; `nil` to cancel.
    /// - Precondition: ``isChoosingEmoji`` is `true`.
    public func endChoosingEmoji(_ emoji: String?) {
        precondition(
            isChoosingEmoji, "The panel of emoji is closed. Open it first: control-period.")
        isChoosingEmoji = false
        if let emoji { send(.text(.committed(emoji))) }
    }

    /// Simulates another program that drags something over a point, and drops it there if the
    /// window takes it.
    ///
    /// - Returns: `true` if it was dropped.
    @discardableResult
    public func drop(_ content: DraggedContent, at point: CGPoint) -> Bool {
        guard isOpen, let client, client.window(self, canDrop: content, at: point) else {
            client?.windowDragDidLeave(self)
            return false
        }
        client.window(self, didDrop: content, at: point)
        return true
    }

    /// Changes the size in points, and the scale in pixels per point, as dragging the corner or
    /// moving to another screen does.
    ///
    /// - Throws: ``HostError/badWindowSize(_:)`` or ``HostError/badScale(_:)``, without a change.
    public func resize(to size: CGSize, scale: CGFloat? = nil) throws(HostError) {
        let scale = scale ?? self.scale
        try WindowDescription.check(size, atScale: scale)
        guard isOpen, size != self.size || scale != self.scale else { return }
        self.size = size
        self.scale = scale
        client?.windowDidResize(self)
    }

    /// Closes the window as a click on its close button does, if the client permits it, and
    /// notifies the client.
    public func closeByHand() {
        guard isOpen, client?.windowShouldClose(self) ?? true else { return }
        close()
        client?.windowDidClose(self)
    }
}
