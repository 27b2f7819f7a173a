import SharedElements
import Testing
import UIKit
import UIKitTesting

extension SharedElementTests {
    private func held() -> SharedElementTransition {
        app.advance(by: 0)
        let transition = SharedElementTransition(from: list, to: page, in: container)
        transition.easing = .linear
        return transition
    }

    /// `true` if a picture is the same before and at the beginning of a transition.
    private func looksTheSame() -> Bool {
        app.settle()
        let before = app.snapshot()
        let transition = held()
        transition.fractionComplete = 0
        app.advance(by: 0.02)
        let after = app.snapshot()
        var differences = 0
        for y in stride(from: 0, to: 960, by: 2) {
            for x in stride(from: 0, to: 640, by: 2) where before[x, y] != after[x, y] {
                differences += 1
            }
        }
        transition.move(to: .source)
        app.settle()
        return differences < 40
    }

    @Test(
        "Shared element: turned, scaled or mirrored, it looks as before at the beginning",
        arguments: [
            CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(scaleX: 1.5, y: 0.5),
            CGAffineTransform(rotationAngle: -.pi / 2).scaledBy(x: 2, y: 1),
            CGAffineTransform(scaleX: -1, y: 1),
        ])
    func transformed(transform: CGAffineTransform) {
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 15, height: 10))
        mark.backgroundColor = .green
        small.addSubview(mark)
        small.layer.cornerRadius = 0
        small.transform = transform
        #expect(looksTheSame())
    }

    @Test("Shared element: a turned one turns to the upright end on the shortest way")
    func turning() throws {
        small.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let transition = held()
        transition.fractionComplete = 0.5
        let copy = try #require(container.subviews.last)
        let angle = atan2(copy.transform.b, copy.transform.a)
        #expect(abs(angle - .pi / 4) < 0.01)
        #expect(abs(copy.bounds.width - 150) < 1 && abs(copy.bounds.height - 100) < 1)
        transition.move(to: .destination)
        app.settle()
    }

    @Test("Shared element: a shadow is there on the way")
    func shadow() throws {
        small.layer.shadowColor = UIColor.black.cgColor
        small.layer.shadowOpacity = 0.8
        small.layer.shadowRadius = 6
        small.layer.shadowOffset = CGSize(width: 0, height: 8)
        #expect(looksTheSame())
        let transition = held()
        transition.fractionComplete = 0.5
        let copy = try #require(container.subviews.last)
        #expect(abs(copy.layer.shadowOpacity - 0.4) < 0.01 && !copy.clipsToBounds)
        transition.move(to: .destination)
        app.settle()
    }

    @Test("Shared element: a transition that is released while it is held leaves nothing behind")
    func releasedWhileHeld() {
        weak var last: SharedElementTransition?
        do {
            let transition = held()
            transition.fractionComplete = 0.5
            last = transition
        }
        app.settle()
        #expect(last == nil && container.subviews.count == 2 && small.alpha == 1)
    }
}
