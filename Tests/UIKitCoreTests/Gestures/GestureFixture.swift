import HostHeadless
import Platform
import UIKit

/// A headless application with a view that fills its window of 400 by 300 points, and fingers that
/// touch it.
final class GestureFixture {
    let app: AppFixture
    let view = TouchLog()

    init() throws {
        app = try AppFixture()
        view.frame = app.window.bounds
        view.isMultipleTouchEnabled = true
        app.window.addSubview(view)
        app.host.settle()
    }

    /// Adds a recogniser to the view and logs its states.
    func watch<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, on other: UIView? = nil
    ) -> GestureLog<Recognizer> {
        (other ?? view).addGestureRecognizer(recognizer)
        return GestureLog(recognizer)
    }

    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) throws {
        try app.point(.began, x, y, id: finger)
    }

    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) throws {
        try app.point(.moved, x, y, id: finger)
    }

    func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) throws {
        try app.point(.ended, x, y, id: finger)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) throws {
        try down(x, y)
        wait(0.05)
        try up(x, y)
    }

    /// Advances the virtual clock.
    func wait(_ seconds: Double) {
        app.host.advance(by: seconds)
    }
}

/// A log of the states in which a recogniser called its target.
final class GestureLog<Recognizer: UIGestureRecognizer> {
    let recognizer: Recognizer
    private(set) var states: [UIGestureRecognizer.State] = []

    /// Called after a state was logged.
    var onChange: ((Recognizer) -> Void)?

    init(_ recognizer: Recognizer) {
        self.recognizer = recognizer
        recognizer.addTarget(self, action: GestureLog.changed)
    }

    private func changed(_ sender: UIGestureRecognizer) {
        states.append(sender.state)
        onChange?(recognizer)
    }
}

/// A view that logs its touches.
final class TouchLog: UIView {
    private(set) var phases: [String] = []

    /// The locations of the touches, in the order of ``phases``.
    private(set) var places: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
    }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        for touch in touches {
            phases.append(phase)
            places.append(touch.location(in: self))
        }
    }
}

/// A delegate with closures.
final class GestureRules: UIGestureRecognizerDelegate {
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }
    var receives: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
    var takesEvent: (UIGestureRecognizer, UIEvent) -> Bool = { _, _ in true }
    var isSimultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var isRequiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        begins(gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives(gestureRecognizer, touch) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { takesEvent(gestureRecognizer, event) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous(gestureRecognizer, otherGestureRecognizer) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requiresFailure(gestureRecognizer, otherGestureRecognizer) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isRequiredToFail(gestureRecognizer, otherGestureRecognizer) }
}
