import Testing
import UIKit
import UIKitTesting

@Suite("Navigation bars")
@MainActor
struct NavigationBarTests {
    private final class List: UIViewController {
        let scrollView = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "List"
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 100, height: 3000)
            view.addSubview(scrollView)
        }
    }

    private let list = List()

    private func app() -> (HeadlessApp, UINavigationController) {
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: navigation)
        return (app, navigation)
    }

    @Test("Large title: adds 52 points to the bar and to the content's inset")
    func expanded() {
        let (_, navigation) = app()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 96))
        #expect(list.scrollView.adjustedContentInset.top == 96)
        #expect(list.scrollView.contentOffset.y == -96)
    }

    /// A container that gives a navigation controller its place by constraints.
    private final class Frame: UIViewController {
        let content: UIViewController

        init(_ content: UIViewController) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(content)
            view.addSubview(content.view)
            content.view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                content.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                content.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 44),
                content.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            content.didMove(toParent: self)
        }
    }

    @Test("Large title: is complete at first in a container that is laid out by constraints")
    func inContainer() {
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: Frame(navigation))
        app.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(list.scrollView.contentOffset.y == -96)
    }

    @Test("Large title: collapses with the content, and comes back")
    func collapses() {
        let (app, navigation) = app()
        app.finger.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 300), duration: 0.6)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(list.scrollView.adjustedContentInset.top == 44)
        app.finger.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 620), duration: 0.2)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(list.scrollView.contentOffset.y == -96)
    }

    @Test("Large title: released half way, it goes to the nearer end")
    func snaps() {
        let (app, navigation) = app()
        app.finger.down(at: CGPoint(x: 180, y: 500))
        app.finger.move(to: CGPoint(x: 180, y: 460), duration: 0.5)
        app.advance(by: 0.3)
        #expect(navigation.navigationBar.frame.height == 66)
        app.finger.up()
        app.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(list.scrollView.contentOffset.y == -44)
    }

    @Test("Bar items: are buttons in the bar that perform their actions")
    func items() throws {
        let (app, navigation) = app()
        var taps: [String] = []
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", primaryAction: UIAction { _ in taps.append("edit") })
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in taps.append("add") })
        app.settle()
        try app.finger.tap(on: "Edit")
        try app.finger.tap(on: "Add")
        #expect(taps == ["edit", "add"])
        list.title = "Other"
        #expect(navigation.navigationBar.topItem?.title == "Other")
    }

    @Test("Navigation: hidden bars leave their room to the content")
    func hidden() {
        let (app, navigation) = app()
        list.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
        navigation.setToolbarHidden(false, animated: true)
        app.settle()
        #expect(list.view.safeAreaInsets.bottom == 44)
        navigation.setNavigationBarHidden(true, animated: true)
        navigation.setToolbarHidden(true, animated: true)
        app.settle()
        #expect(list.view.safeAreaInsets == .zero)
        #expect(navigation.navigationBar.frame.maxY <= 0)
    }

    @Test("Bar: a stand-alone one asks and tells its delegate")
    func standAlone() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let keeper = Keeper()
        bar.delegate = keeper
        bar.pushItem(UINavigationItem(title: "A"), animated: false)
        bar.pushItem(UINavigationItem(title: "B"), animated: false)
        #expect(bar.backItem?.title == "A")
        keeper.permits = false
        #expect(bar.popItem(animated: false)?.title == "B")
        #expect(bar.topItem?.title == "B")
        keeper.permits = true
        bar.popItem(animated: false)
        #expect(bar.topItem?.title == "A")
        #expect(keeper.calls == ["push A", "push B", "pop B"])
    }

    private final class Keeper: UINavigationBarDelegate {
        var permits = true
        var calls: [String] = []

        func navigationBar(
            _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
        ) -> Bool { permits }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            calls.append("push \(item.title ?? "")")
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            calls.append("pop \(item.title ?? "")")
        }
    }
}
