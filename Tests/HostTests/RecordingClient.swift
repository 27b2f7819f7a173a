import CoreGraphics
import HostHeadless
import Platform

/// A host's client that logs its calls.
@MainActor
final class RecordingClient: HostClient, HostWindowClient {
    enum Call: Hashable {
        case frame(Double)
        case timer(String, Double)
        case appearance(Appearance)
        case accentColor
        case contrast
        case reducesMotion
        case textScale
        case notification(String, NotificationAnswer)
        case lowOnMemory
        case interrupted
        case displayLost(HostError)
        case input(InputEvent)
        case resized(CGSize, scale: CGFloat)
        case active(String, Bool)
        case closed(String)
    }

    var calls: [Call] = []

    /// An additional action at each frame.
    var onFrame: @MainActor (Double) -> Void = { _ in }

    func hostWillShowFrame(at time: Double) {
        calls.append(.frame(time))
        onFrame(time)
    }

    func hostDidChangeAppearance(_ appearance: Appearance) { calls.append(.appearance(appearance)) }
    func hostDidChangeAccentColor() { calls.append(.accentColor) }
    func hostDidChangeContrast() { calls.append(.contrast) }
    func hostDidChangeReducesMotion() { calls.append(.reducesMotion) }
    func hostDidChangeTextScale() { calls.append(.textScale) }
    func hostNotification(_ id: String, wasAnsweredWith answer: NotificationAnswer) {
        calls.append(.notification(id, answer))
    }

    func hostIsLowOnMemory() { calls.append(.lowOnMemory) }
    func hostWasInterrupted() { calls.append(.interrupted) }
    func hostDidLoseDisplay(_ error: HostError) { calls.append(.displayLost(error)) }

    func window(_ window: any HostWindow, didReceive event: InputEvent) {
        calls.append(.input(event))
    }

    func windowDidResize(_ window: any HostWindow) {
        calls.append(.resized(window.size, scale: window.scale))
    }

    func window(_ window: any HostWindow, didBecomeActive isActive: Bool) {
        calls.append(.active(window.title, isActive))
    }

    func windowDidClose(_ window: any HostWindow) { calls.append(.closed(window.title)) }
}

/// A headless host of 100 × 80 points at scale 2, with a client that outlives it.
@MainActor
struct HeadlessFixture {
    let host: HeadlessHost
    let client = RecordingClient()

    init(framesPerSecond: Int = 60, startingAt start: Double = 0) throws {
        host = try HeadlessHost(
            screen: ScreenDescription(
                size: CGSize(width: 100, height: 80), scale: 2,
                maximumFramesPerSecond: framesPerSecond), startingAt: start)
        host.client = client
    }

    /// Logs `name` and the time when the clock reaches `time`.
    @discardableResult
    func log(_ name: String, at time: Double) -> any HostTimer {
        host.schedule(at: time) { [client, unowned host] in
            client.calls.append(.timer(name, host.now))
        }
    }

    func window(
        _ title: String = "W", size: CGSize = CGSize(width: 10, height: 8)
    ) throws -> HeadlessWindow {
        let window = try host.makeHeadlessWindow(WindowDescription(title: title, size: size))
        window.client = client
        return window
    }
}
