import Badges
import Testing
import UIKit
import UIKitTesting

/// Situations that users of other badges report.
@Suite("Badges where users have put them")
final class BadgeReportTests: NSObject, UITableViewDataSource {
    private func badges(in view: UIView) -> [BadgeView] {
        view.subviews.compactMap { $0 as? BadgeView }
    }

    @Test("Badge: hidden at 0 and shown again, it is in its own corner")
    func zeroAndBack() {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 240), rootViewController: controller)
        let host = UIView(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
        controller.view.addSubview(host)
        host.badge.style = .corner
        host.badge.style.place = .corner(.bottomLeading, offset: .zero)
        host.badge.number = 4
        app.settle()
        let frame = badges(in: host).first?.frame
        host.badge.number = 0
        app.settle()
        host.badge.number = 9
        app.settle()
        #expect(badges(in: host).first?.frame == frame && badges(in: host).count == 1)
    }

    @Test("Badge: on a bar's button it stays in place when the window turns and after a pop")
    func barTurnsAndPops() throws {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "tray"), for: .normal)
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        button.badge.style = .corner
        button.badge.number = 12
        let navigation = UINavigationController(rootViewController: screen)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: navigation)
        app.settle()
        let badge = try #require(badges(in: button).first)
        func isInCorner() -> Bool {
            badge.window != nil && !badge.isHidden
                && badge.center == CGPoint(x: button.bounds.maxX - 2, y: button.bounds.minY + 2)
        }
        #expect(isInCorner())
        for size in [CGSize(width: 667, height: 375), CGSize(width: 375, height: 667)] {
            app.resize(to: size)
            app.settle()
            #expect(isInCorner(), "\(size)")
        }
        navigation.pushViewController(UIViewController(), animated: true)
        app.settle()
        button.badge.number = 13
        navigation.popViewController(animated: true)
        app.settle()
        #expect(isInCorner() && badge.text == "13")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        let host = cell.contentView.viewWithTag(7) ?? UIView()
        if host.tag == 0 {
            host.tag = 7
            host.frame = CGRect(x: 10, y: 8, width: 28, height: 28)
            cell.contentView.addSubview(host)
        }
        host.badge.style = .corner
        host.badge.number = indexPath.row % 3 == 0 ? 0 : indexPath.row
        return cell
    }

    @Test("Badge: in a reused cell there is one, with the number of the row")
    func reusedCells() {
        let controller = UITableViewController()
        controller.tableView.dataSource = self
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        app.settle()
        for y in [900, 0, 1_500, 300] as [CGFloat] {
            controller.tableView.contentOffset.y = y
            app.settle()
            for cell in controller.tableView.visibleCells {
                let row = controller.tableView.indexPath(for: cell)?.row ?? 0
                let host = cell.contentView.viewWithTag(7)!
                let shown = badges(in: host).filter { !$0.isHidden }
                #expect(badges(in: host).count <= 1)
                #expect(shown.map(\.text) == (row % 3 == 0 ? [] : ["\(row)"]))
                #expect(shown.allSatisfy { $0.center == CGPoint(x: 26, y: 2) })
            }
        }
    }

    @Test("Badge: set before its view has constraints, a frame or a window")
    func earlyBadge() throws {
        let host = UIView()
        host.badge.style = .corner
        host.badge.number = 8
        host.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 240), rootViewController: controller)
        controller.view.addSubview(host)
        NSLayoutConstraint.activate([
            host.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
            host.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
            host.widthAnchor.constraint(equalToConstant: 60),
            host.heightAnchor.constraint(equalToConstant: 30),
        ])
        app.settle()
        #expect(try #require(badges(in: host).first).center == CGPoint(x: 58, y: 2))
    }
}
