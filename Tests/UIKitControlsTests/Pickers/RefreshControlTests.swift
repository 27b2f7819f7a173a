import Testing
import UIKit
import UIKitTesting

@Suite("Refresh controls")
struct RefreshControlTests {
    private func show() -> (HeadlessApp, UIScrollView, UIRefreshControl) {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        list.contentSize = CGSize(width: 320, height: 1000)
        let refresh = UIRefreshControl()
        list.refreshControl = refresh
        let controller = UIViewController()
        controller.view.addSubview(list)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        return (app, list, refresh)
    }

    @Test("Refresh control: fires once when pulled far, stays, and leaves when ended")
    func pull() {
        let (app, list, refresh) = show()
        var count = 0
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        app.finger.down(at: CGPoint(x: 160, y: 100))
        app.finger.move(to: CGPoint(x: 160, y: 450), duration: 0.4)
        #expect(count == 1 && refresh.isRefreshing)
        app.finger.up()
        app.advance(by: 2)
        #expect(list.contentOffset.y == -60 && list.contentInset.top == 60)
        refresh.endRefreshing()
        app.settle()
        #expect(list.contentOffset.y == 0 && list.contentInset.top == 0 && count == 1)
    }

    @Test("Refresh control: a short pull does nothing")
    func shortPull() {
        let (app, list, refresh) = show()
        app.finger.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 160))
        app.settle()
        #expect(!refresh.isRefreshing && list.contentOffset.y == 0)
    }

    @Test("Refresh control: begun in code it shows and sends nothing")
    func code() {
        let (app, list, refresh) = show()
        var count = 0
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        refresh.beginRefreshing()
        app.advance(by: 1)
        #expect(list.contentInset.top == 60 && list.contentOffset.y == -60 && count == 0)
        list.refreshControl = nil
        #expect(list.contentInset.top == 0 && refresh.superview == nil)
    }
}
