import HostHeadless
import Platform
import UIKit

/// An application on a headless host with one window of 400 by 300 points, for tests below
/// `UIKitTesting`.
final class AppFixture {
    let host: HeadlessHost
    let application: UIApplication
    let window: UIWindow

    init(
        delegate: (any UIApplicationDelegate)? = nil, rootViewController: UIViewController? = nil
    ) throws {
        host = try HeadlessHost(
            screen: ScreenDescription(size: CGSize(width: 400, height: 300), scale: 1))
        application = UIApplication(host: host)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        if let delegate { application.launch(delegate: delegate) } else { application.launch() }
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
    }

    /// The host's window.
    var hostWindow: HeadlessWindow {
        get throws {
            guard let window = window.hostWindow as? HeadlessWindow else { throw NotShown() }
            return window
        }
    }

    struct NotShown: Error {}

    // MARK: Input

    /// Sends one measurement of a pointer.
    func point(
        _ phase: PointerInput.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 0,
        device: PointerInput.Device = .finger
    ) throws {
        try point(phase, [CGPoint(x: x, y: y)], id: id, device: device)
    }

    /// Sends several measurements of a pointer in one report.
    func point(
        _ phase: PointerInput.Phase, _ places: [CGPoint], id: Int = 0,
        device: PointerInput.Device = .finger, pressure: Double? = nil
    ) throws {
        let samples = places.map {
            PointerInput.Sample(location: $0, time: host.now, pressure: pressure)
        }
        try hostWindow.send(
            .pointer(PointerInput(id: id, device: device, phase: phase, samples: samples)))
    }

    /// Presses and releases a key.
    func press(_ key: Key, _ modifiers: KeyModifiers = [], characters: String = "") throws {
        for phase in [KeyInput.Phase.down, .up] {
            try hostWindow.send(
                .key(
                    KeyInput(
                        phase: phase, key: key, characters: characters, modifiers: modifiers,
                        time: host.now)))
        }
    }
}
