import Testing
import UIKit
import UIKitTesting

@Suite("Dynamic animators")
struct DynamicAnimatorTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    private let app: HeadlessApp
    private let animator: UIDynamicAnimator

    init() {
        app = HeadlessApp(
            size: CGSize(width: 300, height: 300), rootViewController: UIViewController())
        app.window.rootViewController?.view.addSubview(view)
        view.addSubview(box)
        app.settle()
        animator = UIDynamicAnimator(referenceView: view)
    }

    /// A behaviour with walls around the view.
    private func walls(_ items: [any UIDynamicItem]) -> UICollisionBehavior {
        let walls = UICollisionBehavior(items: items)
        walls.translatesReferenceBoundsIntoBoundary = true
        return walls
    }

    private final class Log: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
        var events: [String] = []

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { events.append("hit \(identifier.map { "\($0)" } ?? "bounds")") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { events.append("left \(identifier.map { "\($0)" } ?? "bounds")") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem, at p: CGPoint
        ) { events.append("items") }

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }

        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
    }

    @Test("Gravity: an item falls half of 1,000 points in a second")
    func falls() {
        animator.addBehavior(UIGravityBehavior(items: [box]))
        app.advance(by: 0.5)
        // ½ · 1000 · 0.5² = 125, less up to a frame and the steps' rounding.
        #expect(abs(box.center.y - 50 - 125) < 10)
        #expect(box.center.x == 150 && animator.isRunning)
        #expect(abs(animator.elapsedTime - 0.5) < 0.04)
    }

    @Test("Gravity: its direction can be set by angle and magnitude")
    func angle() {
        let gravity = UIGravityBehavior(items: [box])
        gravity.setAngle(.pi, magnitude: 2)
        #expect(abs(gravity.gravityDirection.dx + 2) < 1e-9)
        animator.addBehavior(gravity)
        app.advance(by: 0.2)
        #expect(box.center.x < 120 && abs(box.center.y - 50) < 0.01)
    }

    @Test("Collision: an item lands on the lower edge, stays upright, and the animator pauses")
    func lands() {
        let log = Log()
        animator.delegate = log
        animator.addBehavior(UIGravityBehavior(items: [box]))
        let walls = walls([box])
        walls.collisionDelegate = log
        animator.addBehavior(walls)
        app.advance(by: 3)
        #expect(abs(box.frame.maxY - 300) < 1 && abs(box.center.x - 150) < 1)
        #expect(abs(box.transform.b) < 0.01)
        #expect(!animator.isRunning)
        #expect(log.events.prefix(2) == ["resume", "hit bounds"] && log.events.last == "pause")
        let picture = app.snapshot()
        app.advance(by: 1)
        #expect(app.snapshot() == picture)
    }

    @Test("Collision: elasticity 1 gives back the height, 0 gives back none")
    func bounces() {
        let properties = UIDynamicItemBehavior(items: [box])
        properties.elasticity = 1
        properties.allowsRotation = false
        animator.addBehavior(properties)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(walls([box]))
        var highest = CGFloat.infinity
        app.advance(by: 0.75)
        for _ in 0..<60 {
            app.advance(by: 1.0 / 60)
            highest = min(highest, box.frame.minY)
        }
        #expect(highest > -10 && highest < 40)
    }

    @Test("Collision: items hit each other, and an item stands on a line that was added")
    func boundaries() {
        let log = Log()
        let shelf = UICollisionBehavior(items: [box])
        shelf.collisionDelegate = log
        shelf.addBoundary(
            withIdentifier: NSString(string: "shelf"), from: CGPoint(x: 0, y: 200),
            to: CGPoint(x: 300, y: 200))
        #expect(shelf.boundaryIdentifiers?.count == 1)
        animator.addBehavior(shelf)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        app.advance(by: 2)
        #expect(abs(box.frame.maxY - 200) < 1)
        #expect(log.events == ["hit shelf"])
        let ball = UIView(frame: CGRect(x: 130, y: -50, width: 40, height: 40))
        view.addSubview(ball)
        shelf.addItem(ball)
        let gravity = UIGravityBehavior(items: [ball])
        animator.addBehavior(gravity)
        app.advance(by: 2)
        #expect(abs(ball.frame.maxY - box.frame.minY) < 2)
        #expect(log.events == ["hit shelf", "items"])
        shelf.removeBoundary(withIdentifier: NSString(string: "shelf"))
        #expect(shelf.boundaryIdentifiers == nil)
        app.advance(by: 0.5)
        #expect(box.frame.minY > 150 && log.events.last == "left shelf")
    }

    @Test("Collision: a stack of boxes comes to rest without sinking in")
    func stack() {
        var boxes: [UIView] = []
        for index in 0..<4 {
            let box = UIView(
                frame: CGRect(x: 120, y: 10 + CGFloat(index) * 60, width: 50, height: 50))
            view.addSubview(box)
            boxes.append(box)
        }
        let properties = UIDynamicItemBehavior(items: boxes)
        properties.friction = 0.5
        animator.addBehavior(properties)
        animator.addBehavior(UIGravityBehavior(items: boxes))
        animator.addBehavior(walls(boxes))
        app.advance(by: 4)
        #expect(!animator.isRunning)
        for (index, box) in boxes.reversed().enumerated() {
            #expect(abs(box.frame.maxY - (300 - CGFloat(index) * 50)) < 3)
        }
    }

    @Test("Snap: an item comes to rest at the point, upright")
    func snap() {
        box.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 220))
        animator.addBehavior(snap)
        app.advance(by: 2)
        #expect(abs(box.center.x - 200) < 1 && abs(box.center.y - 220) < 1)
        #expect(abs(box.transform.b) < 0.02 && !animator.isRunning)
        snap.snapPoint = CGPoint(x: 60, y: 60)
        #expect(animator.isRunning)
        app.advance(by: 2)
        #expect(abs(box.center.x - 60) < 1)
    }

    @Test("Push: one push gives a velocity and ends, a continuous one accelerates by the mass")
    func push() {
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        animator.addBehavior(push)
        app.advance(by: 0.5)
        #expect(!push.active && abs(box.center.x - 150 - 50) < 5)
        let small = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(small)
        let force = UIPushBehavior(items: [small], mode: .continuous)
        force.setAngle(.pi / 2, magnitude: 1)
        animator.removeAllBehaviors()
        animator.addBehavior(force)
        app.advance(by: 0.5)
        // A quarter of the area: four times the acceleration. ½ · 400 · 0.5² = 50.
        #expect(abs(small.center.y - 25 - 50) < 5 && force.active)
    }

    @Test("Push: beside the middle, an item turns")
    func torque() {
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 40, vertical: 0), for: box)
        animator.addBehavior(push)
        app.advance(by: 0.3)
        #expect(box.transform.b > 0.05)
    }

    @Test("Attachment: a rod keeps its length while the item swings, a spring returns to it")
    func attachment() {
        let anchor = CGPoint(x: 50, y: 50)
        let rod = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
        #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor)
        animator.addBehavior(rod)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        for _ in 0..<30 {
            app.advance(by: 1.0 / 30)
            #expect(abs(hypot(box.center.x - 50, box.center.y - 50) - 100) < 3)
        }
        animator.removeAllBehaviors()
        let spring = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
        spring.length = 150
        spring.frequency = 3
        spring.damping = 1
        animator.addBehavior(spring)
        let still = UIDynamicItemBehavior(items: [box])
        still.resistance = 4
        still.angularResistance = 4
        animator.addBehavior(still)
        app.advance(by: 4)
        #expect(abs(hypot(box.center.x - 50, box.center.y - 50) - 150) < 2)
    }

    @Test("Item behaviour: velocities are added, resistance slows, an anchored item stays")
    func properties() {
        let behavior = UIDynamicItemBehavior(items: [box])
        animator.addBehavior(behavior)
        behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
        behavior.addAngularVelocity(2, for: box)
        #expect(behavior.linearVelocity(for: box) == CGPoint(x: 100, y: 0))
        app.advance(by: 0.5)
        #expect(abs(box.center.x - 200) < 5 && box.transform.b > 0.5)
        #expect(behavior.angularVelocity(for: box) == 2)
        behavior.resistance = 10
        app.advance(by: 1)
        #expect(behavior.linearVelocity(for: box).x < 1)
        behavior.isAnchored = true
        animator.addBehavior(UIGravityBehavior(items: [box]))
        let place = box.center
        app.advance(by: 0.5)
        #expect(box.center == place)
    }

    @Test("Behaviours: a parent brings its children, actions are called at each step")
    func parents() {
        let parent = UIDynamicBehavior()
        let gravity = UIGravityBehavior(items: [box])
        parent.addChildBehavior(gravity)
        var steps = 0
        parent.action = { steps += 1 }
        animator.addBehavior(parent)
        #expect(gravity.dynamicAnimator === animator)
        app.advance(by: 0.2)
        #expect(steps > 8 && box.center.y > 60)
        #expect(animator.items(in: view.bounds).count == 1)
        parent.removeChildBehavior(gravity)
        #expect(gravity.dynamicAnimator == nil && !animator.isRunning)
        let place = box.center
        app.advance(by: 0.2)
        #expect(box.center == place)
    }

    @Test("Animator: an item that the app has moved continues from there after an update")
    func updating() {
        let gravity = UIGravityBehavior(items: [box])
        animator.addBehavior(gravity)
        app.advance(by: 0.1)
        box.center = CGPoint(x: 20, y: 20)
        animator.updateItem(usingCurrentState: box)
        app.advance(by: 0.05)
        #expect(box.center.x == 20)
    }

    @Test("Animator: numbers that are not finite or negative do no harm")
    func bad() {
        let behavior = UIDynamicItemBehavior(items: [box])
        behavior.density = -1
        behavior.resistance = -.infinity
        behavior.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: box)
        animator.addBehavior(behavior)
        let gravity = UIGravityBehavior(items: [box])
        gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
        animator.addBehavior(gravity)
        let flat = UIView(frame: .zero)
        view.addSubview(flat)
        animator.addBehavior(walls([flat, box]))
        app.advance(by: 0.5)
        #expect(box.center.x.isFinite && box.center.y.isFinite && flat.center.x.isFinite)
    }
}
