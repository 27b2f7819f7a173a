import Platform
public import UIKit

/// A finger on the screen of a ``HeadlessApp``.
///
/// Locations are window points. A finger that moves for some time reports at every frame, 60 times
/// a second, as a touch screen does; the app's clock advances accordingly.
@preconcurrency @MainActor
public final class Finger {
    private let app: HeadlessApp

    private let id: Int

    /// The location of the touch, or `nil` while the finger is lifted.
    public private(set) var location: CGPoint? {
        get { app.touchLocations[id] }
        set { app.touchLocations[id] = newValue }
    }

    /// The interval between two reports of a moving finger, in seconds.
    static let reportInterval: TimeInterval = 1 / 60

    /// The duration of a tap, in seconds.
    static let tapDuration: TimeInterval = 0.05

    init(app: HeadlessApp, id: Int) {
        self.app = app
        self.id = id
    }

    // MARK: Single steps

    /// Touches the screen.
    ///
    /// - Precondition: The finger is lifted.
    public func down(at point: CGPoint) {
        requires(
            location == nil, "The finger is down already. Call up() before it touches again.")
        location = point
        report(.began)
    }

    /// Moves the touching finger, immediately or over some time.
    ///
    /// - Precondition: The finger is down.
    public func move(to point: CGPoint, duration: TimeInterval = 0) {
        guard let start = location else {
            fatalError("The finger is lifted. Call down(at:) before it moves.")
        }
        forEachFrame(of: duration) { progress in
            location = start.interpolated(to: point, progress)
            report(.moved)
        }
    }

    /// Lifts the finger.
    ///
    /// - Precondition: The finger is down.
    public func up() {
        requires(location != nil, "The finger is lifted already. Call down(at:) first.")
        report(.ended)
        location = nil
    }

    /// Cancels the touch, as the system does when it needs it itself.
    public func cancel() {
        requires(location != nil, "The finger is lifted already. Call down(at:) first.")
        report(.cancelled)
        location = nil
    }

    // MARK: Gestures

    /// Taps at a location.
    public func tap(at point: CGPoint) {
        down(at: point)
        app.advance(by: Self.tapDuration)
        up()
        app.advance(by: Self.reportInterval)
    }

    /// Taps a location twice, fast enough for a double tap.
    public func doubleTap(at point: CGPoint) {
        tap(at: point)
        app.advance(by: 0.1)
        tap(at: point)
    }

    /// Taps the center of the element with this accessibility identifier or label, after scrolling
    /// it into sight.
    ///
    /// - Throws: A ``TestFailure`` if the element is missing, disabled, covered or otherwise out of
    ///   reach, with the reason.
    public func tap(
        on name: String, file: StaticString = #filePath, line: UInt = #line
    ) throws(TestFailure) {
        try tap(on: app.requireElement(name, file: file, line: line), file: file, line: line)
    }

    /// Taps the center of an element, after scrolling it into sight.
    ///
    /// - Throws: A ``TestFailure`` if the touch does not reach it, with the reason.
    public func tap(
        on element: Element, file: StaticString = #filePath, line: UInt = #line
    ) throws(TestFailure) {
        tap(at: try app.requireHittable(element, file: file, line: line).center)
    }

    /// Touches a location for `duration` seconds.
    public func longPress(at point: CGPoint, for duration: TimeInterval) {
        down(at: point)
        app.advance(by: duration)
        up()
        app.advance(by: Self.reportInterval)
    }

    /// Touches an element for `duration` seconds, after scrolling it into sight.
    ///
    /// - Throws: A ``TestFailure`` if the element is missing or out of reach, with the reason.
    public func longPress(
        on name: String, for duration: TimeInterval, file: StaticString = #filePath,
        line: UInt = #line
    ) throws(TestFailure) {
        let element = try app.requireElement(name, file: file, line: line)
        longPress(
            at: try app.requireHittable(element, file: file, line: line).center, for: duration)
    }

    /// Touches `start`, moves to `end` within `duration` seconds, and lifts there.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.2) {
        drag(along: [start, end], duration: duration)
    }

    /// Touches the first point, moves through the others at a constant speed, and lifts at the
    /// last.
    ///
    /// - Precondition: `points` is not empty.
    public func drag(along points: [CGPoint], duration: TimeInterval = 0.2) {
        requires(!points.isEmpty, "A drag along no points goes nowhere. Pass at least one.")
        down(at: points[0])
        let path = Polyline(points)
        forEachFrame(of: duration) { progress in
            location = path.point(at: progress)
            report(.moved)
        }
        up()
        app.advance(by: Self.reportInterval)
    }

    // MARK: Reporting

    /// Calls `body` with the elapsed fraction of `duration`, frame by frame, ending with 1.
    private func forEachFrame(of duration: TimeInterval, _ body: (CGFloat) -> Void) {
        let frames = max(1, Int((duration / Self.reportInterval).rounded()))
        for frame in 1...frames {
            if duration > 0 { app.advance(by: duration / Double(frames)) }
            body(CGFloat(frame) / CGFloat(frames))
        }
    }

    private func report(_ phase: PointerInput.Phase) {
        guard let location else { return }
        let sample = PointerInput.Sample(location: location, time: app.host.now)
        app.send(
            .pointer(PointerInput(id: id, device: .finger, phase: phase, samples: [sample])))
    }
}

extension CGPoint {
    /// Returns the point at `progress` on the line to `end`, from 0 (here) to 1 (`end`).
    func interpolated(to end: CGPoint, _ progress: CGFloat) -> CGPoint {
        CGPoint(x: x + (end.x - x) * progress, y: y + (end.y - y) * progress)
    }
}
