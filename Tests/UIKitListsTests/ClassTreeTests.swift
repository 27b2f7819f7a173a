import Foundation
import Testing
import UIKit

/// A protocol of a client that only `NSObject`s can adopt without more code.
private protocol Themed: NSObjectProtocol {}

extension UIView: Themed {}

@Suite("Class tree")
struct ClassTreeTests {
    @Test("Objects of UIKit and QuartzCore are NSObjects, as Apple's")
    func objects() {
        let view = UIView()
        let objects: [Any] = [
            view, UIViewController(), UITapGestureRecognizer(), CALayer(), CABasicAnimation(),
            NSLayoutConstraint(), UILayoutGuide(), UIBarButtonItem(), UIEvent(), UITouch(),
            view.topAnchor, UIScreen.main, CAMediaTimingFunction(name: .linear), UIColor.red,
            UIImage(), UIBezierPath(), UIFont.systemFont(ofSize: 12),
        ]
        for object in objects {
            let object = object as? NSObject
            #expect(object?.isEqual(object) == true)
            #expect(object?.isEqual(NSObject()) == false)
            #expect(object?.hash == object?.hash)
        }
        #expect((view as Any) as? any Themed === view)
    }

    @Test("Anchors are equal where they stand for the same attribute of the same item")
    func anchors() {
        let view = UIView()
        #expect(view.topAnchor.isEqual(view.topAnchor))
        #expect(view.topAnchor == view.topAnchor)
        #expect(view.topAnchor.hash == view.topAnchor.hash)
        #expect(!view.topAnchor.isEqual(view.bottomAnchor))
    }

    @Test("Descriptions are overridable, and those of views are short and the same in every run")
    func descriptions() {
        final class Card: UIView {
            nonisolated override var description: String { "a card, " + super.description }
        }
        #expect(
            "\(Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))" == "a card, <Card (1 2; 3 4)>"
        )
        #expect(Card().debugDescription == Card().description)
        #expect("\(UIViewController())" == "<UIViewController>")
        #expect(Card.description().hasSuffix("Card"))
    }

    @Test("Copied animation: the copy has the original's class and values")
    func copies() throws {
        final class Shake: CAKeyframeAnimation {}
        let shake = Shake(keyPath: "position.x")
        shake.values = [0, 10, 0]
        shake.duration = 2
        let copy = try #require(shake.copy() as? Shake)
        #expect(copy !== shake)
        #expect(copy.keyPath == "position.x")
        #expect(copy.values?.count == 3)
        #expect(copy.duration == 2)
    }

    @Test("Touch of a test: a subclass decides what a view sees")
    func touches() {
        final class FakeTouch: UITouch {
            override func location(in view: UIView?) -> CGPoint { CGPoint(x: 7, y: 8) }
        }
        let touch: UITouch = FakeTouch()
        #expect(touch.location(in: nil) == CGPoint(x: 7, y: 8))
        #expect(touch.phase == .began)
        #expect(UIEvent().type == .touches)
    }

    @Test("Subclasses inherit the initialisers of constraints and bar items")
    func initializers() {
        final class Gap: NSLayoutConstraint {}
        final class Badge: UIBarButtonItem {}
        let view = UIView()
        let gap = Gap(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 9)
        #expect(gap.constant == 9)
        #expect(Badge(barButtonSystemItem: .add, target: nil, action: nil).title == nil)
        #expect(Badge(title: "New", style: .plain, target: nil, action: nil).title == "New")
    }
}
