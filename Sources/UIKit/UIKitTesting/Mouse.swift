public import Platform
public import UIKit

/// A mouse with a wheel, on the window of a ``HeadlessApp``.
@preconcurrency @MainActor
public final class Mouse {
    private let app: HeadlessApp

    /// The pointer id of the mouse, separate from those of fingers and pens.
    private static let id = 0

    init(app: HeadlessApp) {
        self.app = app
    }

    /// Moves the pointer with no button pressed.
    public func hover(at point: CGPoint) {
        report(.hovered, at: point, buttons: [])
    }

    /// Moves the pointer out of the window.
    public func leave(at point: CGPoint = .zero) {
        report(.left, at: point, buttons: [])
    }

    /// Presses and releases a button.
    public func click(at point: CGPoint, button: PointerInput.Buttons = .primary) {
        report(.began, at: point, buttons: button)
        app.advance(by: Finger.tapDuration)
        report(.ended, at: point, buttons: button)
        app.advance(by: Finger.reportInterval)
    }

    /// Presses the primary button, moves and releases it.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.2) {
        report(.began, at: start, buttons: .primary)
        let frames = max(1, Int((duration / Finger.reportInterval).rounded()))
        for frame in 1...frames {
            app.advance(by: duration / Double(frames))
            let place = start.interpolated(to: end, CGFloat(frame) / CGFloat(frames))
            report(.moved, at: place, buttons: .primary)
        }
        report(.ended, at: end, buttons: .primary)
        app.advance(by: Finger.reportInterval)
    }

    /// Turns the wheel, or scrolls with two fingers on a touchpad.
    ///
    /// - Parameters:
    ///   - point: The location of the pointer, in window points.
    ///   - delta: The distance to scroll, in points; positive values reveal content to the right
    ///     and below.
    ///   - isPrecise: `true` for a touchpad, `false` for a wheel.
    public func scroll(at point: CGPoint, by delta: CGSize, isPrecise: Bool = false) {
        app.send(
            .scroll(
                ScrollInput(
                    location: point, delta: delta, isPrecise: isPrecise, time: app.host.now)))
        app.advance(by: Finger.reportInterval)
    }

    private func report(
        _ phase: PointerInput.Phase, at point: CGPoint, buttons: PointerInput.Buttons
    ) {
        let sample = PointerInput.Sample(location: point, time: app.host.now)
        app.send(
            .pointer(
                PointerInput(
                    id: Self.id, device: .mouse, phase: phase, samples: [sample], buttons: buttons))
        )
    }
}
