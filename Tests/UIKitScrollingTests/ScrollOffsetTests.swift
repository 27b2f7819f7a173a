import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Offset of scroll views")
struct ScrollOffsetTests {
    private let world = ScrollWorld(contentSize: CGSize(width: 200, height: 1000))
    private var scrollView: UIScrollView { world.scrollView }

    @Test("Content offset: is the origin of the bounds")
    func bounds() {
        scrollView.contentOffset = CGPoint(x: 0, y: 120)
        #expect(scrollView.bounds == CGRect(x: 0, y: 120, width: 200, height: 300))
        #expect(world.recorder.events == ["scroll"])
        scrollView.bounds.origin.y = 30
        #expect(scrollView.contentOffset.y == 30)
    }

    @Test("Bounds: another origin moves the content without a call of the delegate")
    func silent() {
        final class Counter: UIScrollViewDelegate {
            var count = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                count += 1
                // Bounds that the delegate sets are silent too.
                if count == 1 { scrollView.bounds.origin.y = 70 }
            }
        }
        let counter = Counter()
        scrollView.delegate = counter
        scrollView.bounds.origin.y = 30
        scrollView.bounds = CGRect(x: 0, y: 40, width: 200, height: 300)
        #expect(scrollView.contentOffset.y == 40 && counter.count == 0)
        scrollView.contentOffset.y = 50
        #expect(scrollView.contentOffset.y == 70 && counter.count == 1)
        scrollView.contentOffset.y = 80
        #expect(counter.count == 2)
    }

    @Test("Content offset: every change notifies the delegate", .rows("S2-64"))
    func observed() {
        final class Watcher: UIScrollViewDelegate {
            var offsets: [CGFloat] = []

            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                offsets.append(scrollView.contentOffset.y)
            }
        }
        let watcher = Watcher()
        scrollView.delegate = watcher
        scrollView.contentOffset = CGPoint(x: 0, y: 120.5)
        scrollView.contentOffset = CGPoint(x: 0, y: 120.5)
        scrollView.contentOffset = CGPoint(x: 0, y: 130)
        #expect(watcher.offsets == [120.5, 130])
    }

    @Test("Content offset: may be set beyond the content")
    func beyond() {
        scrollView.contentOffset = CGPoint(x: 0, y: -50)
        world.app.settle()
        #expect(world.y == -50)
    }

    @Test("Content offset: an animated change takes 0.3 seconds")
    func animated() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(world.y == 0)
        world.app.advance(by: 0.15)
        #expect(world.y > 150 && world.y < 250)
        world.app.advance(by: 0.2)
        #expect(world.y == 400)
        #expect(world.recorder.events == ["scroll", "end animation"])
    }

    @Test("Content offset: an animation stops when it is set, or when a finger drags")
    func interrupted() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        world.app.advance(by: 0.1)
        scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
        world.app.settle()
        #expect(world.y == 10)
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        world.app.finger.down(at: CGPoint(x: 100, y: 100))
        world.app.finger.move(to: CGPoint(x: 100, y: 130), duration: 0.1)
        let place = world.y
        world.app.advance(by: 0.5)
        #expect(world.y == place && place < 200)
    }

    @Test(
        "Content offset: returns into the range when the content shrinks, but not during a movement"
    )
    func shrinking() {
        scrollView.contentOffset.y = 700
        scrollView.contentSize.height = 500
        #expect(world.y == 200)
        scrollView.frame.size.height = 400
        #expect(world.y == 100)
    }

    @Test("Content offset: scrollRectToVisible moves it as little as possible")
    func reveals() {
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 50), animated: false)
        #expect(world.y == 150)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
        #expect(world.y == 150)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
        #expect(world.y == 100)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 980, width: 10, height: 500), animated: true)
        world.app.settle()
        #expect(world.y == 700)
    }

    @Test("Content offset: its range includes the insets")
    func insets() {
        scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
        #expect(world.y == -20 && world.recorder.events == ["scroll", "inset"])
        #expect(scrollView.adjustedContentInset.bottom == 40)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 10), animated: false)
        #expect(world.y == 740)
        world.app.finger.down(at: CGPoint(x: 100, y: 200))
        world.app.finger.move(to: CGPoint(x: 100, y: 290))
        #expect(world.y == 660)
    }

    @Test("Content offset: its range includes the safe area in the directions that scroll")
    func safeArea() {
        let controller = world.app.window.rootViewController
        controller?.additionalSafeAreaInsets = UIEdgeInsets(
            top: 30, left: 10, bottom: 5, right: 0)
        world.app.settle()
        #expect(
            scrollView.adjustedContentInset
                == UIEdgeInsets(top: 30, left: 0, bottom: 5, right: 0))
        #expect(world.y == -30)
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset.left == 10)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero)
    }

    @Test("Content offset: keeps a value set before the content has a size")
    func early() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentOffset.y = 50
        #expect(view.contentOffset.y == 50)
        view.contentSize = CGSize(width: 100, height: 400)
        #expect(view.contentOffset.y == 50)
    }

    @Test("Scroll drag: keyboardDismissMode onDrag ends the editing of text")
    func keyboard() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        scrollView.addSubview(field)
        field.becomeFirstResponder()
        world.app.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150))
        #expect(field.isFirstResponder)
        scrollView.keyboardDismissMode = .onDrag
        world.app.settle()
        world.app.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150))
        #expect(!field.isFirstResponder)
    }

    @Test("Scroll delegate: a method added by a subclass is not called, an override is")
    func delegateTrap() {
        let delegate = Derived()
        scrollView.delegate = delegate
        world.app.finger.drag(
            from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 90), duration: 0.2)
        world.app.settle()
        #expect(delegate.calls == 100)
    }
}

/// A conforming class without scrollViewDidScroll.
private class Base: UIScrollViewDelegate {
    var calls = 0

    init() {}

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

private final class Derived: Base {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls += 100 }
}
