import EmptyState
import Testing
import UIKit
import UIKitTesting

@Suite("Empty states in use")
struct EmptyStateCaseTests {
    @Test("Empty state: shown again while it leaves, it stays, with one set of constraints")
    func shownWhileLeaving() {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        app.advance(by: 0)
        let view = controller.view!
        let state = EmptyStateView(title: "No mail")
        view.showEmptyState(state)
        app.settle()
        let count = view.constraints.count
        view.showEmptyState(nil, animated: true)
        app.advance(by: 0.1)
        view.showEmptyState(state, animated: true)
        app.settle()
        #expect(view.emptyState === state && state.alpha == 1 && view.constraints.count == count)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.addSubview(other)
        view.showEmptyState(nil, animated: true)
        app.advance(by: 0.1)
        other.showEmptyState(state)
        app.settle()
        #expect(other.emptyState === state && state.frame == other.bounds)
        #expect(view.constraints.isEmpty)
    }
}
