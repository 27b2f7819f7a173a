import Testing
import UIKit
import UIKitTesting

@Suite("Views that float over lists")
struct FloatingViewTests {
    @Test("Table view: a subview pinned to its safe area stays on screen while it scrolls")
    func safeArea() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let controller = UIViewController()
        controller.view.addSubview(table)
        table.contentSize = CGSize(width: 375, height: 4_000)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: controller)
        let floating = UIView()
        floating.translatesAutoresizingMaskIntoConstraints = false
        table.addSubview(floating)
        let guide = table.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            floating.topAnchor.constraint(equalTo: guide.topAnchor),
            floating.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            floating.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            floating.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        app.settle()
        #expect(floating.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        table.contentOffset.y = 1_000
        app.settle()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 1_000, width: 375, height: 667))
        #expect(floating.frame == guide.layoutFrame)
    }
}
