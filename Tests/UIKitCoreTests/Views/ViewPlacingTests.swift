import Testing
import UIKit

@testable import UIKitCore

@Suite("Applying solved frames to views")
@MainActor
struct ViewPlacingTests {
    private let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 20))

    @Test("Solved frame: sets the view's frame and keeps its bounds' origin")
    func frame() {
        view.bounds.origin = CGPoint(x: 0, y: 50)
        view.place(inSolvedFrame: CGRect(x: 5, y: 6, width: 30, height: 40), isRoot: false)
        #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
        #expect(view.bounds.origin == CGPoint(x: 0, y: 50))
    }

    @Test("Solved frame: only sets the size of a root")
    func root() {
        view.place(inSolvedFrame: CGRect(x: 5, y: 6, width: 30, height: 40), isRoot: true)
        #expect(view.bounds.size == CGSize(width: 30, height: 40))
        #expect(view.center == CGPoint(x: 6, y: 12))
    }

    @Test("Solved frame: a new size requests layout, a new position does not")
    func layout() {
        view.layoutIfNeeded()
        view.place(inSolvedFrame: CGRect(x: 5, y: 6, width: 10, height: 20), isRoot: false)
        #expect(!view.layer.needsLayout())
        view.place(inSolvedFrame: CGRect(x: 5, y: 6, width: 11, height: 20), isRoot: false)
        #expect(view.layer.needsLayout())
    }

    @Test("Solved frame: resizes subviews by their autoresizing masks")
    func autoresizing() {
        let flexible = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
        flexible.autoresizingMask = .flexibleWidth
        view.addSubview(flexible)
        view.place(inSolvedFrame: CGRect(x: 0, y: 0, width: 30, height: 20), isRoot: false)
        #expect(flexible.frame == CGRect(x: 0, y: 0, width: 30, height: 5))
    }

    @Test("Solved frame: sets properties that the class overrides")
    func overriding() {
        final class Noting: UIView {
            var told: [String] = []
            override var bounds: CGRect { didSet { told.append("bounds") } }
            override var center: CGPoint { didSet { told.append("center") } }
        }
        let view = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.told = []
        view.place(inSolvedFrame: CGRect(x: 0, y: 0, width: 20, height: 10), isRoot: false)
        #expect(view.told == ["bounds", "center"])
    }

    @Test("Solved frame: notifies observers")
    func observing() {
        var told: [String] = []
        let observations = [
            view.observe(\.bounds) { _, _ in told.append("bounds") },
            view.observe(\.center) { _, _ in told.append("center") },
        ]
        view.place(inSolvedFrame: CGRect(x: 1, y: 2, width: 20, height: 20), isRoot: false)
        #expect(told == ["bounds", "center"])
        observations.forEach { $0.invalidate() }
    }

    @Test("Solved frame: animates inside an animation block")
    func animating() throws {
        let app = try AppFixture()
        app.window.addSubview(view)
        app.window.layoutIfNeeded()
        UIView.animate(withDuration: 1) {
            view.place(inSolvedFrame: CGRect(x: 9, y: 2, width: 10, height: 20), isRoot: false)
        }
        #expect(view.layer.animationKeys() == ["position"])
    }
}
