import EmptyState
import Testing
import UIKit
import UIKitTesting

/// Sentences of the documentation that no other test proves, and situations that users of other
/// empty states report.
@Suite("Empty states where users have put them")
final class EmptyStateReportTests: NSObject, UITableViewDataSource {
    private let app: HeadlessApp
    private let controller = UITableViewController()
    private let state = EmptyStateView(title: "No mail", message: "New mail appears here.")
    private var count = 40

    override init() {
        let navigation = UINavigationController(rootViewController: controller)
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: navigation)
        super.init()
        controller.tableView.dataSource = self
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        app.settle()
        app.advance(by: 0)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    private func reload(_ count: Int) {
        self.count = count
        controller.tableView.reloadData()
        controller.tableView.showEmptyState(state, if: count == 0)
        app.settle()
    }

    /// The middle of what the state shows, in the window.
    private var middle: CGPoint? {
        guard state.superview != nil else { return nil }
        let (title, message) = (state.titleLabel, state.messageLabel)
        let top = title.convert(title.bounds, to: nil)
        let bottom = message.convert(message.bounds, to: nil)
        return CGPoint(x: top.midX, y: (top.minY + bottom.maxY) / 2)
    }

    @Test("Empty state: is in one place, from wherever the rows were scrolled when they went")
    func scrolledRows() throws {
        app.advance(by: 0)
        reload(0)
        let place = try #require(middle)
        #expect(abs(place.x - 160) < 1 && place.y > 200 && place.y < 300)
        for row in [39, 20] {
            reload(40)
            controller.tableView.scrollToRow(
                at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
            app.settle()
            reload(0)
            let now = try #require(middle)
            #expect(abs(now.y - place.y) < 1, "\(row)")
        }
    }

    @Test("Empty state: a push, a pop and a turned window leave it in the middle")
    func pushAndTurn() throws {
        app.advance(by: 0)
        reload(0)
        let place = try #require(middle)
        let navigation = try #require(controller.navigationController)
        navigation.pushViewController(UIViewController(), animated: true)
        app.settle()
        navigation.popViewController(animated: true)
        app.settle()
        #expect(middle == place)
        app.resize(to: CGSize(width: 480, height: 320))
        app.settle()
        #expect(abs(try #require(middle).x - 240) < 1)
        app.resize(to: CGSize(width: 320, height: 480))
        app.settle()
        #expect(middle == place)
    }

    @Test("Empty state: over a list it lets a finger pull the list")
    func pulling() {
        app.advance(by: 0)
        reload(0)
        let before = controller.tableView.contentOffset.y
        app.finger.down(at: CGPoint(x: 160, y: 250))
        app.finger.move(to: CGPoint(x: 160, y: 350), duration: 0.2)
        #expect(controller.tableView.contentOffset.y < before)
        app.finger.up()
        app.settle()
    }

    @Test("Empty state: in another view it is within the safe area, as wide as that")
    func safeArea() {
        app.advance(by: 0)
        let screen = UIViewController()
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 10, bottom: 20, right: 0)
        app.window.rootViewController = screen
        app.settle()
        screen.view.showEmptyState(state)
        app.settle()
        #expect(state.frame == CGRect(x: 10, y: 30, width: 310, height: 430))
        #expect(state.titleLabel.font == .preferredFont(forTextStyle: .headline))
    }

    @Test("Empty state: its picture, texts and button are in this order, and may have own colours")
    func order() throws {
        app.advance(by: 0)
        state.image = UIImage(systemName: "tray")
        state.setAction("Refresh")
        state.titleLabel.textColor = .systemRed
        reload(0)
        let parts = [state.imageView, state.titleLabel, state.messageLabel, state.button]
            .map { $0.convert($0.bounds, to: state) }
        for (part, next) in zip(parts, parts.dropFirst()) { #expect(part.maxY <= next.minY) }
        #expect(state.titleLabel.textColor == .systemRed)
        (state.image, state.title) = (nil, nil)
        #expect(state.imageView.isHidden && state.titleLabel.isHidden)
        #expect(state.image == nil && state.title == nil && state.message != nil)
    }
}
