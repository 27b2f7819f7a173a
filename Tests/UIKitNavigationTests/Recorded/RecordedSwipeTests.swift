import Testing
import UIKit
import UIKitTesting

/// Swipes, and the end of editing.
@Suite("Recorded: swipes")
@MainActor
struct RecordedSwipeTests {
    private let root = UIViewController()

    private func start() -> HeadlessApp {
        let app = HeadlessApp(size: CGSize(width: 375, height: 700), rootViewController: root)
        app.settle()
        return app
    }

    @Test("endEditing: elsewhere it returns false and calls nothing; true when it resigned")
    func endEditing() {
        let app = start()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let other = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
        root.view.addSubview(field)
        root.view.addSubview(other)
        field.becomeFirstResponder()
        #expect(!other.endEditing(false) && !other.endEditing(true))
        #expect(field.isFirstResponder)
        #expect(root.view.endEditing(false) && !field.isFirstResponder)
        withExtendedLifetime(app) {}
    }

    private final class Swipes {
        var count = 0

        func changed(_ swipe: UISwipeGestureRecognizer) {
            if swipe.state == .ended { count += 1 }
        }
    }

    @Test("Swipe: needs 50 points less 94 % of the time, with 98 % of it for the way across")
    func swipeLimits() {
        let app = start()
        let swipe = UISwipeGestureRecognizer()
        root.view.addGestureRecognizer(swipe)
        let swipes = Swipes()
        swipe.addTarget(swipes, action: Swipes.changed)
        func move(by x: CGFloat, _ y: CGFloat = 0, in duration: TimeInterval) -> Bool {
            swipes.count = 0
            let finger = app.finger
            finger.down(at: CGPoint(x: 100, y: 300))
            finger.move(to: CGPoint(x: 100 + x, y: 300 + y), duration: duration)
            finger.up()
            app.settle()
            return swipes.count == 1
        }
        #expect(move(by: 52, in: 0.1))
        #expect(move(by: 35, in: 0.4))
        #expect(!move(by: 20, in: 0.3))
        #expect(!move(by: 30, in: 1))
        #expect(!move(by: 60, 80, in: 0.2))
        #expect(move(by: 60, 20, in: 0.2))
    }

    @Test("Swipe: one that went behind its start is none")
    func swipeBack() {
        let app = start()
        let swipe = UISwipeGestureRecognizer()
        root.view.addGestureRecognizer(swipe)
        let swipes = Swipes()
        swipe.addTarget(swipes, action: Swipes.changed)
        let finger = app.finger
        finger.down(at: CGPoint(x: 100, y: 300))
        finger.move(to: CGPoint(x: 95, y: 300), duration: 0.05)
        finger.move(to: CGPoint(x: 200, y: 300), duration: 0.1)
        finger.up()
        app.settle()
        #expect(swipes.count == 0)
    }

    @Test("Swipe: with several directions the horizontal ones win; one event during the move")
    func swipeDirections() {
        let app = start()
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .right, .up, .down]
        root.view.addGestureRecognizer(swipe)
        let swipes = Swipes()
        swipe.addTarget(swipes, action: Swipes.changed)
        for end in [
            CGPoint(x: 220, y: 300), CGPoint(x: 20, y: 300), CGPoint(x: 120, y: 200),
            CGPoint(x: 120, y: 400),
        ] {
            app.finger.drag(from: CGPoint(x: 120, y: 300), to: end, duration: 0.15)
            app.settle()
        }
        #expect(swipes.count == 4)
    }

    @Test("Swipe: of two fingers each has to go the way")
    func opposite() {
        let app = start()
        let swipe = UISwipeGestureRecognizer()
        swipe.numberOfTouchesRequired = 2
        root.view.addGestureRecognizer(swipe)
        let swipes = Swipes()
        swipe.addTarget(swipes, action: Swipes.changed)
        func move(_ first: CGFloat, _ second: CGFloat) {
            let (one, two) = (app.finger, app.secondFinger)
            one.down(at: CGPoint(x: 120, y: 300))
            two.down(at: CGPoint(x: 120, y: 400))
            for step in 1...4 {
                one.move(to: CGPoint(x: 120 + first * CGFloat(step) / 4, y: 300))
                two.move(to: CGPoint(x: 120 + second * CGFloat(step) / 4, y: 400))
                app.advance(by: 0.03)
            }
            one.up()
            two.up()
            app.settle()
        }
        move(150, -30)
        #expect(swipes.count == 0)
        move(100, 100)
        #expect(swipes.count == 1)
    }
}
