import KeyboardAvoiding
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Keyboard avoiding")
struct KeyboardAvoidingTests {
    let app: HeadlessApp
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 10, y: 600, width: 200, height: 40))

    init() {
        let controller = controller
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
    }

    @Test(
        "Keyboard observer: reports what is covered, at every change of the frame",
        .rows("S0-60", "S0-62"))
    func covered() {
        field.frame.origin.y = 10
        controller.view.addSubview(field)
        var changes: [KeyboardChange] = []
        let observer = KeyboardObserver(of: controller.view) { changes.append($0) }
        app.advance(by: 0)
        field.becomeFirstResponder()
        app.showSoftwareKeyboard(height: 216)
        app.showSoftwareKeyboard(height: 260)
        app.hideSoftwareKeyboard()
        let heights = changes.map(\.coveredHeight).filter { $0 >= 0 }
        #expect(heights.contains(216) && heights.contains(260) && heights.last == 0)
        #expect(changes.allSatisfy { $0.duration > 0 && $0.duration < 1 })
        withExtendedLifetime(observer) {}
    }

    @Test("Keyboard observer: counts from the bottom of its view, and ends when it is released")
    func ends() {
        field.frame.origin.y = 10
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        controller.view.addSubview(half)
        controller.view.addSubview(field)
        var last: CGFloat?
        var observer: KeyboardObserver? = KeyboardObserver(of: half) { last = $0.coveredHeight }
        app.advance(by: 0)
        field.becomeFirstResponder()
        app.showSoftwareKeyboard(height: 216)
        #expect(last == 36)
        withExtendedLifetime(observer) {}
        observer = nil
        app.showSoftwareKeyboard(height: 260)
        #expect(last == 36)
    }

    @Test("Keyboard avoiding: views that come and go with a keyboard leave nothing behind")
    func leaks() throws {
        app.advance(by: 0)
        weak var last: KeyboardObserver?
        weak var lastView: UIScrollView?
        try app.expectNoLeaks(cycles: Thorough.leakCycles) {
            let scrollView = UIScrollView(frame: controller.view.bounds)
            let field = UITextField(frame: CGRect(x: 10, y: 400, width: 200, height: 40))
            scrollView.addSubview(field)
            scrollView.fillAboveKeyboard(in: controller.view)
            let observer = KeyboardObserver(of: scrollView) { _ in }
            field.becomeFirstResponder()
            app.showSoftwareKeyboard(height: 216)
            app.hideSoftwareKeyboard()
            field.resignFirstResponder()
            scrollView.removeFromSuperview()
            last = observer
            lastView = scrollView
        }
        #expect(last == nil && lastView == nil)
    }

    @Test("Keyboard change: its animation takes the time of the keyboard")
    func animation() {
        app.advance(by: 0)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(box)
        app.settle()
        var isDone = false
        KeyboardChange(coveredHeight: 100, duration: 0.5).animate {
            box.frame.origin.y = -100
        } completion: { _ in
            isDone = true
        }
        app.advance(by: 0.25)
        let y = box.layer.presentation()?.frame.minY ?? 0
        #expect(y < 0 && y > -100 && !isDone)
        app.advance(by: 0.3)
        #expect(isDone)
    }

    @Test("Scroll view: a column has margins in narrow windows, and is in the middle of wide ones")
    func column() {
        for (width, expected) in [(320, 16...304), (0, 0...0), (900, 130...770)]
            as [(CGFloat, ClosedRange<CGFloat>)]
        {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 480))
            controller.view.addSubview(page)
            let scrollView = UIScrollView()
            let column = UIView()
            column.heightAnchor.constraint(equalToConstant: 700).isActive = true
            scrollView.fillAboveKeyboard(
                in: page, scrolling: column, margin: 16, largestWidth: 640)
            app.settle()
            #expect(column.frame.minX == expected.lowerBound, "\(width)")
            #expect(column.frame.maxX == expected.upperBound, "\(width)")
            #expect(column.frame.minY == 16, "\(width)")
            #expect(scrollView.contentSize == CGSize(width: width, height: 740))
            #expect(page.layoutConflicts.isEmpty)
        }
    }

    @Test("Scroll view: ends above the keyboard, and shows the field that is edited")
    func scrollView() {
        let scrollView = UIScrollView()
        scrollView.fillAboveKeyboard(in: controller.view)
        scrollView.contentSize = CGSize(width: 320, height: 900)
        scrollView.addSubview(field)
        app.settle()
        #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        app.advance(by: 0)
        field.becomeFirstResponder()
        app.showSoftwareKeyboard(height: 216)
        app.settle()
        #expect(scrollView.frame.maxY == 264)
        scrollView.revealFirstResponder(animated: false)
        let frame = field.convert(field.bounds, to: nil)
        #expect(frame.minY >= 0 && frame.maxY <= 264)
        app.hideSoftwareKeyboard()
        app.settle()
        #expect(scrollView.frame.maxY == 480)
        field.resignFirstResponder()
        let offset = scrollView.contentOffset
        scrollView.revealFirstResponder(animated: false)
        #expect(scrollView.contentOffset == offset)
    }
}
