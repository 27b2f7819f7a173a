import Testing
import UIKit
import UIKitTesting

@Suite("Joints of dynamic animators")
struct AttachmentJointTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let post = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
    private let app: HeadlessApp
    private let animator: UIDynamicAnimator

    init() {
        app = HeadlessApp(
            size: CGSize(width: 400, height: 400), rootViewController: UIViewController())
        app.window.rootViewController?.view.addSubview(view)
        view.addSubview(box)
        view.addSubview(post)
        app.settle()
        animator = UIDynamicAnimator(referenceView: view)
        let anchored = UIDynamicItemBehavior(items: [post])
        anchored.isAnchored = true
        animator.addBehavior(anchored)
        animator.addBehavior(UIGravityBehavior(items: [box]))
    }

    @Test("Joint: a sliding item follows its axis within the range, and does not turn")
    func sliding() {
        let rail = UIAttachmentBehavior.slidingAttachment(
            with: box, attachmentAnchor: CGPoint(x: 150, y: 150),
            axisOfTranslation: CGVector(dx: 3, dy: 3))
        rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 80)
        animator.addBehavior(rail)
        app.advance(by: 3)
        #expect(abs(box.center.x - box.center.y) < 2)
        let way = hypot(box.center.x - 150, box.center.y - 150)
        #expect(abs(way - 80) < 3)
        #expect(abs(box.transform.b) < 0.02)
        #expect(rail.attachedBehaviorType == .anchor)
    }

    @Test("Joint: a fixed item stays where it is at an anchored one")
    func fixed() {
        animator.addBehavior(
            UIAttachmentBehavior.fixedAttachment(
                with: box, attachedTo: post, attachmentAnchor: CGPoint(x: 200, y: 150)))
        app.advance(by: 2)
        #expect(hypot(box.center.x - 150, box.center.y - 150) < 3)
        #expect(abs(box.transform.b) < 0.03)
    }

    @Test("Joint: a pinned item swings around its pin")
    func pin() {
        let pin = UIAttachmentBehavior.pinAttachment(
            with: box, attachedTo: post, attachmentAnchor: CGPoint(x: 200, y: 150))
        animator.addBehavior(pin)
        app.advance(by: 0.4)
        #expect(box.center.y > 155 && abs(box.transform.b) > 0.1)
        let distance = hypot(box.center.x - 200, box.center.y - 150)
        #expect(abs(distance - 50) < 4)
        pin.attachmentRange = .zero
        #expect(pin.attachedBehaviorType == .items && UIFloatRange.infinite.isInfinite)
    }

    @Test("Joint: a rope holds at its length, and lets the item come nearer")
    func limit() {
        let rope = UIAttachmentBehavior.limitAttachment(
            with: box, offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: .zero)
        #expect(rope.length == 100)
        animator.addBehavior(rope)
        var most: CGFloat = 0
        for _ in 0..<40 {
            app.advance(by: 0.05)
            most = max(most, hypot(box.center.x - 250, box.center.y - 150))
        }
        #expect(most < 106 && box.center.y > 150)
    }
}
