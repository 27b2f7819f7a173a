import CoreGraphics
import Foundation
import Platform

/// A client that opens a window and prints the host's callbacks.
final class Probe: HostClient, HostWindowClient {
    let host: any Platform.Host
    private(set) var windows: [any HostWindow] = []
    private var pictures: [ObjectIdentifier: TestPicture] = [:]

    /// The number of remaining frames, each with a change in a small square.
    var framesLeft = 0

    init(host: any Platform.Host) throws {
        self.host = host
        host.client = self
        try open(title: "probe", size: CGSize(width: 400, height: 300))
    }

    func open(title: String, size: CGSize) throws {
        let window = try host.makeWindow(WindowDescription(title: title, size: size))
        window.client = self
        windows.append(window)
        host.requestFrame()
    }

    func say(_ words: Any...) {
        let line = words.map { "\($0)" }.joined(separator: " ")
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    // MARK: HostClient

    func hostWillShowFrame(at time: Double) {
        for window in windows {
            let id = ObjectIdentifier(window)
            if pictures[id]?.fits(window) != true {
                let picture = TestPicture(of: window)
                pictures[id] = picture
                window.present(picture.surface, damage: [picture.bounds])
                say("frame", window.title, picture.bounds.width, picture.bounds.height)
            } else if framesLeft > 0, window === windows.first, let picture = pictures[id] {
                window.present(picture.surface, damage: [picture.changeSquare(framesLeft)])
            }
        }
        guard framesLeft > 0 else { return }
        framesLeft -= 1
        if framesLeft > 0 { host.requestFrame() } else { say("animated") }
    }

    func hostDidChangeAppearance(_ appearance: Appearance) { say("appearance", appearance) }

    func hostDidChangeAccentColor() { sayAccent() }
    func hostDidChangeContrast() { say("contrast", host.prefersHighContrast) }

    func sayAccent() {
        let color = host.accentColor
        say("accent", color.map { "\($0.red) \($0.green) \($0.blue)" } ?? "none")
    }

    func hostDidChangeReducesMotion() { say("motion", host.reducesMotion) }
    func hostDidChangeTextScale() { say("text", host.textScale) }

    func hostNotification(_ id: String, wasAnsweredWith answer: NotificationAnswer) {
        say("notification", id, answer)
    }

    func hostIsLowOnMemory() { say("memory") }

    func hostSession(didBecome state: SessionState) { say("session", state) }

    func hostWasInterrupted() {
        say("interrupted")
        host.stop(with: 7)
    }

    func hostDidLoseDisplay(_ error: HostError) { say("lost") }

    // MARK: HostWindowClient

    func window(_ window: any HostWindow, didReceive event: InputEvent) {
        switch event {
        case .pointer(let input):
            let place = input.current.location
            say(
                "pointer", input.phase, input.device, Int(place.x), Int(place.y),
                "buttons:\(input.buttons.rawValue)", "modifiers:\(input.modifiers.rawValue)")
        case .scroll(let input):
            say(
                "scroll", Int(input.location.x), Int(input.location.y), Int(input.delta.width),
                Int(input.delta.height), input.isPrecise ? "precise" : "clicks")
        case .key(let input):
            say(
                "key", input.phase, input.key, "“\(input.characters)”",
                "modifiers:\(input.modifiers.rawValue)", input.isRepeat ? "repeat" : "first")
        case .text(.committed(let text)): say("committed", text)
        case .text(.composing(let text, let selection)): say("composing", text, selection)
        case .text(.deleting(let offset, let count)): say("deleting", offset, count)
        }
    }

    func windowDidResize(_ window: any HostWindow) {
        say("resized", Int(window.size.width), Int(window.size.height), window.scale)
        host.requestFrame()
    }

    func window(_ window: any HostWindow, didBecomeActive isActive: Bool) {
        say(isActive ? "active" : "inactive", window.title)
    }

    func window(_ window: any HostWindow, didBecomeMinimized isMinimized: Bool) {
        say(isMinimized ? "minimized" : "shown", window.title)
    }

    func window(
        _ window: any HostWindow, canDrop content: DraggedContent, at point: CGPoint
    ) -> Bool { true }

    func window(_ window: any HostWindow, didDrop content: DraggedContent, at point: CGPoint) {
        say("dropped", content.text ?? "", content.addresses, Int(point.x), Int(point.y))
    }

    func windowDidClose(_ window: any HostWindow) {
        say("closed", window.title)
        windows.removeAll { $0 === window }
        if windows.isEmpty { host.stop(with: 0) }
    }
}
