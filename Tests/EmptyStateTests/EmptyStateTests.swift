import EmptyState
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Empty states")
struct EmptyStateTests {
    let app: HeadlessApp
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    let state: EmptyStateView

    init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        controller.view.addSubview(list)
        state = EmptyStateView(
            image: UIImage(systemName: "tray"), title: "No mail", message: "New mail appears here.")
    }

    @Test("Empty state: lies in the middle of what a list shows, wherever it is scrolled")
    func place() {
        list.contentSize = CGSize(width: 320, height: 2_000)
        list.contentOffset.y = 700
        list.showEmptyState(state)
        app.settle()
        #expect(state.convert(state.bounds, to: nil) == list.frame)
        let picture = state.imageView.convert(state.imageView.bounds, to: nil)
        let message = state.messageLabel.convert(state.messageLabel.bounds, to: nil)
        #expect(abs(picture.midX - 160) < 1 && abs(message.midX - 160) < 1)
        #expect(abs((picture.minY + message.maxY) / 2 - 250) < 1)
    }

    @Test("Empty state: is shown while the list is empty, once, and announced")
    func life() {
        app.advance(by: 0)
        list.showEmptyState(state, if: true)
        list.showEmptyState(state, if: true)
        #expect(list.emptyState === state && list.subviews.count { $0 is EmptyStateView } == 1)
        #expect(app.announcements == ["No mail, New mail appears here."])
        list.showEmptyState(state, if: false)
        list.showEmptyState(state, if: false)
        #expect(list.emptyState == nil && state.superview == nil)
    }

    @Test("Empty state: fades, and stays if it is needed again meanwhile")
    func fading() {
        app.advance(by: 0)
        list.showEmptyState(state, animated: true)
        app.advance(by: 0.1)
        let opacity = state.layer.presentation()?.opacity ?? 1
        #expect(opacity > 0 && opacity < 1)
        app.settle()
        list.showEmptyState(nil, animated: true)
        app.advance(by: 0.1)
        #expect(state.superview === list && list.emptyState == nil)
        list.showEmptyState(state, animated: true)
        app.settle()
        #expect(list.emptyState === state && state.alpha == 1)
        let other = EmptyStateView(title: "Offline")
        list.showEmptyState(other, animated: true)
        app.settle()
        #expect(list.emptyState === other && state.superview == nil)
    }

    @Test("Empty state: its button acts, and touches beside it reach the list")
    func button() throws {
        var taps = 0
        state.setAction("Refresh") { taps += 1 }
        list.showEmptyState(state)
        app.settle()
        try app.finger.tap(on: "Refresh")
        #expect(taps == 1)
        #expect(app.window.hitTest(CGPoint(x: 10, y: 110), with: nil) === list)
        state.setAction("Again") { taps += 10 }
        app.settle()
        try app.finger.tap(on: "Again")
        #expect(taps == 11)
        state.setAction(nil)
        app.settle()
        #expect(app.find("Again") == nil)
    }

    @Test("Empty state: parts without content take no room; long texts wrap within the list")
    func parts() {
        let plain = EmptyStateView(title: "Nothing")
        list.showEmptyState(plain)
        app.settle()
        #expect(plain.imageView.isHidden && plain.messageLabel.isHidden && plain.button.isHidden)
        plain.message = String(repeating: "many words ", count: 60)
        app.settle()
        #expect(plain.messageLabel.frame.width <= 288)
        #expect(plain.messageLabel.frame.height > 100)
        plain.message = ""
        app.settle()
        #expect(plain.messageLabel.isHidden)
    }

    @Test("Empty state: those that come and go leave nothing behind")
    func leaks() throws {
        app.advance(by: 0)
        weak var last: EmptyStateView?
        try app.expectNoLeaks(cycles: Thorough.leakCycles) {
            let state = EmptyStateView(title: "Nothing")
            state.setAction("Retry") { [weak state] in state?.title = "" }
            list.showEmptyState(state, animated: true)
            app.advance(by: 0.02)
            list.showEmptyState(nil, animated: true)
            last = state
        }
        #expect(last == nil && list.emptyState == nil)
    }
}
