import CoreGraphics
package import Platform
package import QuartzCore

/// The connection of a visible `UIWindow` to the desktop: the desktop's window, and the compositor
/// that renders into it.
package final class WindowStage {
    /// The desktop's window.
    package let hostWindow: any HostWindow

    /// The compositor of the window's layers.
    package let compositor: Compositor

    private unowned let window: UIWindow

    /// The application; `nil` once it is gone, which an app may outlive with a window.
    private weak var application: UIApplication?

    /// The last composited frame; `nil` before the first.
    package private(set) var lastFrame: CompositedFrame?

    /// The owner of the pointer over the window.
    let pointer = PointerOwnership()

    /// `true` while the window is minimised.
    final private(set) var isMinimized = false

    /// The size that the app asked for.
    private let requestedSize: CGSize

    /// The size of the window while it is not maximised.
    private var usualSize: CGSize

    init(
        window: UIWindow, application: UIApplication, hostWindow: any HostWindow
    ) {
        self.window = window
        self.application = application
        self.hostWindow = hostWindow
        requestedSize = window.bounds.size
        usualSize = hostWindow.size
        compositor = Compositor(
            root: window.layer, size: hostWindow.size, scale: hostWindow.scale)
        compositor.backgroundColor = UIColor.black.cgColor
        hostWindow.client = self
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
        let title = application?.title(of: window) ?? hostWindow.title
        if hostWindow.title != title { hostWindow.title = title }
        // A navigation bar has the title already.
        let showsTitle = window.rootViewController?.showsTitle != true
        if hostWindow.showsTitle != showsTitle { hostWindow.showsTitle = showsTitle }
    }

    // MARK: Title bar

    /// `true` if the title bar has to be looked at again, because the window has another size.
    private var titleBarMayDiffer = true

    /// Lets a bar at the top of a wide window be its title bar. Called before each layout pass.
    func updateTitleBar() {
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
        guard window.isKeyWindow, let responder = window.firstResponder as? any UIKeyInput else {
            return hostWindow.setTextCaret(nil, isSecret: false)
        }
        if let input = responder as? any UITextInput,
            let position = input.selectedTextRange?.end
        {
            let caret = input.caretRect(for: position)
            return hostWindow.setTextCaret(
                input.textInputView.convert(caret, to: window), isSecret: input.isSecureTextEntry)
        }
        let view = responder as? UIView ?? window
        hostWindow.setTextCaret(
            view.convert(view.bounds, to: window), isSecret: responder.isSecureTextEntry)
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
        application?.receive(event, in: window)
    }

    package func surroundingText(in hostWindow: any HostWindow) -> SurroundingText? {
        application?.makeCurrent()
        return (window.firstResponder as? any UITextInput)?.surroundingText
    }

    package func windowDidResize(_ hostWindow: any HostWindow) {
        application?.makeCurrent()
        if !hostWindow.isMaximized { usualSize = hostWindow.size }
        titleBarMayDiffer = true
        application?.keepScenesSoon()
        compositor.resize(to: hostWindow.size, scale: hostWindow.scale)
        let traits = window.traitCollection
        let (space, orientation) = (UIView(frame: window.bounds), window.orientation)
        window.resize(to: hostWindow.size, scale: hostWindow.scale)
        guard let scene = window.windowScene, scene.windows.first === window else { return }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
            scene, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
    }

    package func window(_ hostWindow: any HostWindow, didBecomeActive isActive: Bool) {
        application?.makeCurrent()
        application?.window(window, didBecomeActive: isActive)
    }

    package func window(_ hostWindow: any HostWindow, didBecomeMinimized isMinimized: Bool) {
        application?.makeCurrent()
        self.isMinimized = isMinimized
        application?.updateVisibility()
    }

    package func windowShouldClose(_ hostWindow: any HostWindow) -> Bool {
        application?.makeCurrent()
        return application?.mayClose(window) ?? true
    }

    package func windowDidClose(_ hostWindow: any HostWindow) {
        application?.makeCurrent()
        application?.close(window)
    }
}

extension WindowStage {
    package func window(
        _ hostWindow: any HostWindow, canDrop content: DraggedContent, at point: CGPoint
    ) -> Bool {
        application?.makeCurrent()
        return application?.outsideDrops?.canDrop(content, at: point, in: window) ?? false
    }

    package func windowDragDidLeave(_ hostWindow: any HostWindow) {
        application?.makeCurrent()
        application?.outsideDrops?.leave()
    }

    package func window(
        _ hostWindow: any HostWindow, didDrop content: DraggedContent, at point: CGPoint
    ) {
        application?.makeCurrent()
        application?.outsideDrops?.drop(content, at: point, in: window)
    }
}
