import Testing
import Toasts
import UIKit
import UIKitTesting

extension ToastTests {
    @Test(
        "Toast: is inside of what is seen of a scrolled list",
        arguments: [ToastPosition.top, .center, .bottom])
    func scrolledList(position: ToastPosition) throws {
        enter()
        let list = UITableView(frame: view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        list.contentInset.bottom = 4_000
        list.contentOffset.y = 1_000
        list.makeToast("Saved", position: position)
        app.advance(by: 0.5)
        let toast = try #require(list.subviews.last { $0.accessibilityLabel == "Saved" })
        #expect(list.bounds.contains(toast.frame))
        list.contentOffset.y = 1_200
        app.advance(by: 0.1)
        #expect(list.bounds.contains(toast.frame))
        list.makeToastActivity(.center)
        app.advance(by: 0.5)
        let spinner = try #require(list.subviews.last)
        #expect(list.bounds.contains(spinner.frame))
    }

    @Test("Toast: hidden twice at once, the two oldest go")
    func hideTwice() {
        enter()
        for text in ["a", "b", "c"] { view.makeToast(text, duration: 9) }
        app.advance(by: 0.5)
        view.hideToast()
        view.hideToast()
        app.advance(by: 1)
        #expect(texts == ["c"])
    }

    @Test("Toast: a view that is shown again stays for its new duration")
    func shownAgain() {
        enter()
        var ends: [String] = []
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.showToast(content, duration: 1) { _ in ends.append("first") }
        app.advance(by: 0.7)
        view.showToast(content, duration: 3) { _ in ends.append("second") }
        #expect(ends == ["first"])
        app.advance(by: 2.9)
        #expect(content.superview === view && content.alpha == 1 && ends == ["first"])
        app.advance(by: 1)
        #expect(content.superview == nil && ends == ["first", "second"])
    }

    @Test("Toast: a view that is shown again while it leaves stays")
    func shownWhileLeaving() {
        enter()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.showToast(content, duration: 9)
        app.advance(by: 0.5)
        view.hideToast(content)
        app.advance(by: 0.1)
        view.showToast(content, duration: 3)
        app.advance(by: 2)
        #expect(content.superview === view && content.alpha == 1)
        app.advance(by: 2)
        #expect(content.superview == nil)
    }

    @Test("Toast: a view that is shown elsewhere is not taken away from there")
    func shownElsewhere() {
        enter()
        let other = UIView(frame: view.bounds)
        view.addSubview(other)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.showToast(content, duration: 1)
        app.advance(by: 0.5)
        other.showToast(content, duration: 3)
        app.advance(by: 2)
        #expect(content.superview === other && content.alpha == 1)
        app.advance(by: 2)
        #expect(content.superview == nil)
    }

    @Test("Toast: a view that is shown again has its size of then, and is given back as it was")
    func otherSize() {
        enter()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.showToast(content, duration: 1)
        app.advance(by: 2)
        #expect(content.alpha == 1 && content.translatesAutoresizingMaskIntoConstraints)
        content.bounds.size = CGSize(width: 150, height: 60)
        view.showToast(content, duration: 1)
        app.advance(by: 0.5)
        #expect(content.bounds.size == CGSize(width: 150, height: 60))
        app.advance(by: 2)
        #expect(content.constraints.isEmpty && view.constraints.isEmpty)
    }

    @Test("Toast: one at a point in the lower half goes down by a swipe, in the upper half up")
    func swipeAtPoint() {
        enter()
        for (y, distance) in [(400, 60), (100, -60)] as [(CGFloat, CGFloat)] {
            view.makeToast(
                "Saved", duration: 9, point: CGPoint(x: 160, y: y), completion: nil)
            app.advance(by: 0.5)
            app.finger.drag(
                from: CGPoint(x: 160, y: y), to: CGPoint(x: 160, y: y + distance), duration: 0.15)
            app.advance(by: 0.5)
            #expect(texts.isEmpty, "\(y)")
        }
    }

    @Test("Toast: one made in a completion waits for those that were there before")
    func madeInCompletion() {
        enter()
        ToastManager.shared.isQueueEnabled = true
        defer { ToastManager.shared.isQueueEnabled = false }
        view.makeToast("a", duration: 1) { _ in self.view.makeToast("c", duration: 1) }
        view.makeToast("b", duration: 1)
        var order: [String] = []
        for _ in 0..<60 {
            app.advance(by: 0.1)
            if let text = texts.first, order.last != text { order.append(text) }
        }
        #expect(order == ["a", "b", "c"])
    }
}
