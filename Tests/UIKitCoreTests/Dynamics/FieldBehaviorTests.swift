import Testing
import UIKit
import UIKitTesting

@Suite("Fields of dynamic animators")
struct FieldBehaviorTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let box = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
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

    private func add(_ field: UIFieldBehavior) {
        field.addItem(box)
        animator.addBehavior(field)
    }

    @Test("Field: radial gravity pulls to its position, a negative one pushes away")
    func radial() {
        let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 150, y: 150))
        add(field)
        app.advance(by: 0.5)
        // 100 points per second squared for half a second.
        #expect(abs(box.center.x - (250 - 12.5)) < 1 && box.center.y == 150)
        field.strength = -4
        app.advance(by: 1)
        #expect(box.center.x > 250)
    }

    @Test("Field: a region limits it, a spring swings around its position")
    func regions() {
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 150, y: 150)
        field.region = UIRegion(radius: 50)
        field.strength = 10
        add(field)
        app.advance(by: 0.5)
        #expect(box.center == CGPoint(x: 250, y: 150))
        field.region = .infinite
        var least = box.center.x
        for _ in 0..<60 {
            app.advance(by: 0.05)
            least = min(least, box.center.x)
        }
        #expect(least < 60)
    }

    @Test("Field: velocity, linear gravity and drag")
    func linear() {
        let wind = UIFieldBehavior.velocityField(direction: CGVector(dx: -1, dy: 0))
        add(wind)
        app.advance(by: 0.5)
        #expect(abs(box.center.x - 200) < 3)
        animator.removeBehavior(wind)
        let drag = UIFieldBehavior.dragField()
        drag.strength = 1_000
        add(drag)
        app.advance(by: 0.1)
        let rest = box.center
        app.advance(by: 0.5)
        #expect(abs(box.center.x - rest.x) < 0.5)
    }

    @Test("Field: charged items are attracted, others are not; a closure computes a force")
    func charges() {
        let field = UIFieldBehavior.electricField()
        field.position = CGPoint(x: 150, y: 150)
        add(field)
        app.advance(by: 0.3)
        #expect(box.center.x == 250)
        let item = UIDynamicItemBehavior(items: [box])
        item.charge = 2
        animator.addBehavior(item)
        app.advance(by: 0.3)
        #expect(box.center.x < 250)
        animator.removeAllBehaviors()
        let start = box.center.y
        var masses: Set<CGFloat> = []
        add(
            UIFieldBehavior.field { _, _, _, mass, _, _ in
                masses.insert(mass)
                return CGVector(dx: 0, dy: 200)
            })
        app.advance(by: 0.3)
        #expect(box.center.y > start && masses == [1])
    }

    @Test("Field: noise moves items")
    func noise() {
        add(UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1))
        app.advance(by: 0.5)
        #expect(box.center != CGPoint(x: 250, y: 150))
    }

    @Test("Regions: unions, intersections, differences and inverses")
    func areas() {
        let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 40, height: 4)))
        let (near, far) = (CGPoint(x: 0, y: 8), CGPoint(x: 18, y: 1))
        #expect(circle.contains(near) && !square.contains(near))
        #expect(square.contains(far) && !circle.contains(far))
        #expect(circle.byUnion(with: square).contains(far))
        #expect(!circle.byIntersection(with: square).contains(far))
        #expect(square.byDifference(from: circle).contains(far))
        #expect(!square.byDifference(from: circle).contains(.zero))
        #expect(circle.byDifference(from: square).contains(near))
        #expect(circle.inverse().contains(far) && UIRegion.infinite.contains(far))
        #expect(circle == UIRegion(radius: 10) && circle != square)
    }
}
