import ProgressHUD
import Testing
import UIKit
import UIKitTesting

@Suite("HUDs on hosts")
final class HUDHostTests {
    private let app: HeadlessApp
    private let controller = UITableViewController()
    private let list: UITableView

    init() {
        let controller = controller
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        list = controller.tableView
        list.contentInset.bottom = 4_000
        app.settle()
        app.advance(by: 0)
    }

    @Test("HUD: covers a list that scrolls, and takes all touches")
    func scrolledList() throws {
        list.contentOffset.y = 500
        var taps = 0
        let tap = UITapGestureRecognizer(target: self, action: HUDHostTests.tapped)
        list.addGestureRecognizer(tap)
        let hud = HUD.showAdded(to: list, animated: true)
        app.settle(limit: 1)
        #expect(hud.frame == list.bounds)
        app.finger.drag(
            from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 100), duration: 0.2)
        app.advance(by: 1)
        #expect(list.contentOffset.y == 500 && hud.frame == list.bounds)
        app.finger.tap(at: CGPoint(x: 40, y: 60))
        #expect(self.taps == 0)
        list.contentOffset.y = 900
        app.advance(by: 0.1)
        #expect(hud.frame == list.bounds, "moved by code")
        hud.button.setTitle("Cancel", for: .normal)
        hud.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        hud.mode = .text
        hud.hide(animated: false)
        hud.removeFromSuperViewOnHide = false
        list.addSubview(hud)
        hud.show(animated: false)
        app.advance(by: 0.1)
        try app.finger.tap(on: "Cancel")
        #expect(taps == 1, "its own buttons take theirs")
        hud.removeFromSuperview()
        app.finger.drag(
            from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 100), duration: 0.2)
        app.advance(by: 1)
        #expect(list.contentOffset.y > 900, "the list scrolls again")
        #expect(list.gestureRecognizers?.contains(tap) == true)
    }

    private var taps = 0

    func tapped() { taps += 1 }

    @Test("HUD: moved from a list to a plain view, it covers that")
    func moved() {
        let hud = HUD.showAdded(to: list, animated: false)
        app.advance(by: 0.1)
        let plain = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 300))
        app.window.addSubview(plain)
        plain.addSubview(hud)
        app.advance(by: 0.1)
        #expect(hud.frame == plain.bounds)
        plain.frame.size.width = 250
        app.advance(by: 0.1)
        #expect(hud.frame == plain.bounds)
    }

    @Test("HUD: a custom view of a fixed frame has its size, and is given back as it was")
    func customView() {
        let hud = HUD.showAdded(to: app.window, animated: false)
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 60))
        hud.customView = custom
        hud.mode = .customView
        app.advance(by: 0.1)
        #expect(custom.bounds.size == CGSize(width: 150, height: 60))
        #expect(hud.bezelView.bounds.contains(custom.frame))
        hud.mode = .text
        #expect(custom.superview == nil && custom.constraints.isEmpty)
        #expect(custom.translatesAutoresizingMaskIntoConstraints)
        custom.frame.size = CGSize(width: 80, height: 30)
        hud.mode = .customView
        app.advance(by: 0.1)
        #expect(custom.bounds.size == CGSize(width: 80, height: 30))
    }

    @Test("HUD queue: one added in a completion has its turn, and the queue is consistent there")
    func queue() throws {
        let view = app.window
        let queue = HUDQueue(view: view)
        let first = HUD.message("a")
        var seen: [String] = []
        first.completionBlock = {
            seen.append(queue.current?.label.text ?? "none")
            queue.add(HUD.message("urgent"), for: 1, priority: 5)
        }
        queue.add(first, for: 1)
        queue.add(HUD.message("b"), for: 1)
        for _ in 0..<60 {
            app.advance(by: 0.1)
            if let text = queue.current?.label.text, seen.last != text { seen.append(text) }
        }
        #expect(seen == ["a", "none", "urgent", "b"])
    }
}
