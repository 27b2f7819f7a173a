import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@Suite("Pans from the edge of the window")
struct ScreenEdgePanTests {
    /// Returns the states that a recogniser of `edges` reports while a finger drags.
    private func states(
        edges: UIRectEdge, from start: CGPoint, to end: CGPoint
    ) -> [UIGestureRecognizer.State] {
        final class Log {
            var states: [UIGestureRecognizer.State] = []
            func panned(_ pan: UIScreenEdgePanGestureRecognizer) { states.append(pan.state) }
        }
        let log = Log()
        let pan = UIScreenEdgePanGestureRecognizer(target: log, action: Selector(Log.panned))
        pan.edges = edges
        let controller = UIViewController()
        controller.view.addGestureRecognizer(pan)
        let app = HeadlessApp(
            size: CGSize(width: 300, height: 200), rootViewController: controller)
        app.finger.drag(from: start, to: end)
        return log.states
    }

    @Test("Edge pan: begins at its edge, inward")
    func inward() {
        let states = states(
            edges: .left, from: CGPoint(x: 5, y: 100), to: CGPoint(x: 120, y: 110))
        #expect(states.first == .began && states.last == .ended)
        let right = self.states(
            edges: [.left, .right], from: CGPoint(x: 295, y: 100), to: CGPoint(x: 120, y: 110))
        #expect(right.first == .began)
    }

    @Test("Edge pan: fails elsewhere, along the edge and at other edges")
    func elsewhere() {
        let away = states(edges: .left, from: CGPoint(x: 60, y: 100), to: CGPoint(x: 160, y: 100))
        let along = states(edges: .left, from: CGPoint(x: 5, y: 20), to: CGPoint(x: 9, y: 180))
        let other = states(edges: .left, from: CGPoint(x: 295, y: 9), to: CGPoint(x: 100, y: 9))
        #expect(away.isEmpty && along.isEmpty && other.isEmpty)
    }
}
