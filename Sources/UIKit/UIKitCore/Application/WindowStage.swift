import CoreGraphics
package import Platform
package import QuartzCore

/// The connection of the visible windows of a scene to the desktop: the desktop's window, and the
/// compositor that renders into it.
package final class WindowStage {
    /// The desktop's window.
    package let hostWindow: any HostWindow

    /// The compositor of the window's layers.
    package let compositor: Compositor

    /// The layer around those of the windows. Its coordinates are those of the desktop's window.
    private let root = CALayer()

    private var members: [Member] = []

    private struct Member { weak var window: UIWindow? }

    /// The windows: the ``base``, then the others.
    package var windows: [UIWindow] { members.compactMap(\.window) }

    /// The window that has the size of the desktop's window: the first one.
    var base: UIWindow? { members.first?.window }

    /// The key window, or the one that was it last while the desktop's window was active.
    var keyWindow: UIWindow? { windows.filter(\.canBecomeKey).max { $0.keyTurn < $1.keyTurn } }

    /// The application; `nil` once it is gone, which an app may outlive with a window.
    private weak var application: UIApplication?

    /// The last composited frame; `nil` before the first.
    package private(set) var lastFrame: CompositedFrame?

    /// The owner of the pointer over the window.
    let pointer = PointerOwnership()

    /// `true` while the window is minimised.
    private(set) var isMinimized = false

    /// The size that the app asked for.
    private let requestedSize: CGSize

    /// The size of the window while it is not maximised.
    private var usualSize: CGSize

    init(
        window: UIWindow, application: UIApplication, hostWindow: any HostWindow
    ) {
        self.application = application
        self.hostWindow = hostWindow
        requestedSize = window.bounds.size
        usualSize = hostWindow.size
        compositor = Compositor(root: root, size: hostWindow.size, scale: hostWindow.scale)
        compositor.backgroundColor = UIColor.black.cgColor
        hostWindow.client = self
        add(window)
    }

    // MARK: Windows

    func add(_ window: UIWindow) { members.append(Member(window: window)) }

    /// Removes a window that was hidden. The desktop's window is closed with the last one; one that
    /// fills it, if there is one, takes over the place of the first.
    func remove(_ window: UIWindow) {
        window.layer.removeFromSuperlayer()
        members.removeAll { $0.window == nil || $0.window === window }
        let next = members.firstIndex { $0.window?.bounds.size == hostWindow.size }
        if let next { members.swapAt(0, next) }
        guard let base else { return close() }
        updateTitle()
        base.resize(to: hostWindow.size, scale: hostWindow.scale)
    }

    /// Draws the windows in this order, which may contain those of other stages.
    func arrange(_ order: [UIWindow]) {
        let layers = order.filter { $0.stage === self }.map(\.layer)
        for (index, layer) in layers.enumerated() {
            let sublayers = root.sublayers ?? []
            guard index >= sublayers.count || sublayers[index] !== layer else { continue }
            root.insertSublayer(layer, at: UInt32(index))
        }
    }

    /// Converts a point from the coordinates of the desktop's window to those of a window.
    func convert(_ point: CGPoint, to window: UIWindow) -> CGPoint {
        window.layer.convert(point, from: root)
    }

    /// Converts a rectangle from the coordinates of one of the windows to those of the desktop's.
    package func convert(_ rect: CGRect, from window: UIWindow) -> CGRect {
        window.layer.convert(rect, to: root)
    }

    /// The front-most window that has a view for a touch at a point of the desktop's window.
    package func window(at point: CGPoint, with event: UIEvent? = nil) -> UIWindow? {
        guard members.count > 1 else { return base }
        let order = application?.windows.filter { $0.stage === self } ?? windows
        return order.last { $0.hitTest(convert(point, to: $0), with: event) != nil }
    }

    func activate() { hostWindow.activate() }

    func beginDrag(
        _ drag: OutgoingDrag, _ completion: @escaping @MainActor (Bool) -> Void
    ) -> Bool {
        hostWindow.beginDrag(drag) { [weak application] isDropped in
            application?.makeCurrent()
            completion(isDropped)
        }
    }

    func close() {
        compositor.close()
        hostWindow.client = nil
        hostWindow.close()
    }

    /// The size to which the user brought the window.
    var place: WindowPlace {
        WindowPlace(
            requested: requestedSize, size: usualSize, isMaximized: hostWindow.isMaximized)
    }

    func updateTitle() {
        guard let base else { return }
        let title = application?.title(of: base) ?? hostWindow.title
        if hostWindow.title != title { hostWindow.title = title }
        // A navigation bar has the title already.
        let showsTitle = base.rootViewController?.showsTitle != true
        if hostWindow.showsTitle != showsTitle { hostWindow.showsTitle = showsTitle }
    }

    // MARK: Title bar

    /// `true` if the title bar has to be looked at again, because the window has another size.
    private var titleBarMayDiffer = true

    /// Lets a bar at the top of a wide window be its title bar. Called before each layout pass.
    func updateTitleBar() {
        guard let window = base else { return }
        let isWide = window.traitCollection.horizontalSizeClass == .regular
        let height = isWide ? window.controllerInFront?.titleBarHeight : nil
        if hostWindow.sharedTitleBarHeight != height {
            hostWindow.sharedTitleBarHeight = height
            titleBarMayDiffer = true
        }
        guard titleBarMayDiffer else { return }
        titleBarMayDiffer = false
        window.sharedTitleBar =
            hostWindow.sharedTitleBarHeight == nil ? nil : hostWindow.titleBarButtons
    }

    /// Lets the user move the window by what is pressed.
    package func beginMove() { hostWindow.beginMove() }

    /// Lets the window fill the screen, or gives it back its usual size.
    package func toggleMaximized() { hostWindow.toggleMaximized() }

    /// Passes a key of an on-screen keyboard to the input method.
    ///
    /// - Returns: `true` if that handles it.
    package func offerToInputMethod(_ character: Character) -> Bool {
        updateTextCaret()
        return hostWindow.offerToInputMethod(character)
    }

    // MARK: Text

    /// Reports the location of text input to the input method.
    func updateTextCaret() {
        guard let window = keyWindow, window.isKeyWindow,
            let responder = window.firstResponder as? any UIKeyInput
        else {
            return hostWindow.setTextCaret(nil, isSecret: false)
        }
        if let input = responder as? any UITextInput,
            let position = input.selectedTextRange?.end
        {
            let caret = input.caretRect(for: position)
            return hostWindow.setTextCaret(
                convert(input.textInputView.convert(caret, to: window), from: window),
                isSecret: input.isSecureTextEntry)
        }
        let view = responder as? UIView ?? window
        hostWindow.setTextCaret(
            convert(view.convert(view.bounds, to: window), from: window),
            isSecret: responder.isSecureTextEntry)
    }

    /// Opens a panel of emoji at the caret.
    package func chooseEmoji() {
        updateTextCaret()
        hostWindow.chooseEmoji()
    }

    /// `false` to paint nothing in frames, when they are not shown. Layout, drawing and
    /// animations go on.
    package var paintsFrames = true

    /// Composites and shows what changed.
    package func present(at time: Double) {
        guard compositor.needsFrame else { return }
        updateTitle()
        guard paintsFrames else { return compositor.prepare(at: time) }
        let frame = compositor.composite(at: time)
        lastFrame = frame
        let bitmap = compositor.bitmap
        guard !frame.damage.isEmpty, let pixels = bitmap.data else { return }
        hostWindow.present(
            Surface(
                pixels: pixels, width: bitmap.width, height: bitmap.height,
                bytesPerRow: bitmap.bytesPerRow),
            damage: frame.damage.map {
                PixelRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height)
            })
    }
}

extension WindowStage: HostWindowClient {
    package func window(_ hostWindow: any HostWindow, didReceive event: InputEvent) {
        if let base { application?.receive(event, in: base) }
    }

    package func surroundingText(in hostWindow: any HostWindow) -> SurroundingText? {
        application?.makeCurrent()
        return (keyWindow?.firstResponder as? any UITextInput)?.surroundingText
    }

    package func windowDidResize(_ hostWindow: any HostWindow) {
        application?.makeCurrent()
        if !hostWindow.isMaximized { usualSize = hostWindow.size }
        titleBarMayDiffer = true
        application?.keepScenesSoon()
        compositor.resize(to: hostWindow.size, scale: hostWindow.scale)
        guard let window = base else { return }
        let traits = window.traitCollection
        let (space, orientation) = (UIView(frame: window.bounds), window.orientation)
        let old = window.bounds.size
        window.resize(to: hostWindow.size, scale: hostWindow.scale)
        for other in windows.dropFirst() {
            if other.bounds.size == old {
                other.resize(to: hostWindow.size, scale: hostWindow.scale)
            } else {
                other.adopt(size: nil, scale: hostWindow.scale)
            }
        }
        guard let scene = window.windowScene else { return }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
            scene, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
    }

    package func window(_ hostWindow: any HostWindow, didBecomeActive isActive: Bool) {
        application?.makeCurrent()
        if let base { application?.window(base, didBecomeActive: isActive) }
    }

    package func window(_ hostWindow: any HostWindow, didBecomeMinimized isMinimized: Bool) {
        application?.makeCurrent()
        self.isMinimized = isMinimized
        application?.updateVisibility()
    }

    package func windowShouldClose(_ hostWindow: any HostWindow) -> Bool {
        application?.makeCurrent()
        return base.flatMap { application?.mayClose($0) } ?? true
    }

    package func windowDidClose(_ hostWindow: any HostWindow) {
        application?.makeCurrent()
        if let base { application?.close(base) }
    }
}

extension WindowStage {
    package func window(
        _ hostWindow: any HostWindow, canDrop content: DraggedContent, at point: CGPoint
    ) -> Bool {
        application?.makeCurrent()
        guard let window = window(at: point) else { return false }
        return application?.outsideDrops?.canDrop(
            content, at: convert(point, to: window), in: window) ?? false
    }

    package func windowDragDidLeave(_ hostWindow: any HostWindow) {
        application?.makeCurrent()
        application?.outsideDrops?.leave()
    }

    package func window(
        _ hostWindow: any HostWindow, didDrop content: DraggedContent, at point: CGPoint
    ) {
        application?.makeCurrent()
        guard let window = window(at: point) else { return }
        application?.outsideDrops?.drop(content, at: convert(point, to: window), in: window)
    }
}
