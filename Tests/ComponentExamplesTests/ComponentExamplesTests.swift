import Badges
import EmptyState
import GrowingTextViews
import KeyboardAvoiding
import LayoutDSL
import PageControlling
import PickerFields
import ProgressHUD
import ResponderRouting
import SharedElements
import Testing
import Toasts
import UIKit
import UIKitTesting
import ValidatedFields

/// The examples of the components' articles, as an app would write them. `ArticleTests` checks that
/// each line of an example is here.
@Suite("Examples of components")
struct ComponentExamplesTests {
    private let app: HeadlessApp
    private let controller = UIViewController()
    private let view: UIView

    init() {
        let controller = controller
        app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: controller)
        view = controller.view
    }

    private func add<View: UIView>(_ child: View, y: CGFloat = 20) -> View {
        child.frame = CGRect(x: 20, y: y, width: 200, height: 40)
        view.addSubview(child)
        return child
    }

    @Test("Example of Badges")
    func badges() {
        let inboxButton = add(UIButton())
        let avatar = add(UIImageView(), y: 80)
        let item = UIBarButtonItem(customView: add(UIView(), y: 140))
        let tab = UITabBarItem(title: "Mail", image: nil, tag: 0)
        let card = add(UIView(), y: 200)
        inboxButton.badge.style = .corner
        inboxButton.badge.number = 5
        inboxButton.badge.setNumber(6, animated: true)  // counts, and pops
        avatar.badge.showsDot = true
        item.badge.number = 120  // a bar item with a custom view: 99+
        tab.badge.number = 3  // a tab item
        card.layer.badge.text = "New"  // a layer without a view of its own
        app.settle()
        #expect(inboxButton.badge.number == 6 && item.badge.content == .number(120))
        #expect(tab.badgeValue == "3" && card.layer.badge.content == .text("New"))
    }

    @Test("Example of EmptyState")
    func emptyState() throws {
        let tableView = add(UITableView())
        tableView.frame = view.bounds
        let mails: [String] = []
        var refreshes = 0
        func refresh() { refreshes += 1 }
        let empty = EmptyStateView(
            image: UIImage(systemName: "tray"), title: "No mail", message: "New mail appears here.")
        empty.setAction("Refresh") { refresh() }
        tableView.showEmptyState(empty, if: mails.isEmpty, animated: true)
        app.settle()
        try app.finger.tap(on: "Refresh")
        #expect(refreshes == 1)
    }

    @Test("Example of EventRouting")
    func eventRouting() {
        struct Chosen: RoutedEvent {
            var row: Int
        }

        final class ListController: UIViewController, RoutedEventHandler {
            private(set) var chosen: [Int] = []

            func handle(_ event: any RoutedEvent) -> EventDecision {
                guard let event = event as? Chosen else { return .pass }
                chosen.append(event.row)
                return .handled
            }
        }

        let list = ListController()
        let cell = UITableViewCell()
        list.view.addSubview(cell)
        cell.route(Chosen(row: 3))
        #expect(list.chosen == [3])
    }

    @Test("Example of GrowingTextViews")
    func growingTextViews() {
        let send = UIButton()
        let message = GrowingTextView()
        message.placeholder = "Message"
        message.heights = 34...100
        message.onChange = { send.isEnabled = !message.text.isEmpty }
        message.text = ""
        #expect(!send.isEnabled)
        message.onChange = nil
    }

    @Test("Examples of KeyboardAvoiding")
    func keyboardAvoiding() {
        final class Form: UIViewController {
            private let scrollView = UIScrollView()
            private let bar = UITextField()
            lazy var barBottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
            private var observer: KeyboardObserver?

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(bar)
                bar.translatesAutoresizingMaskIntoConstraints = false
                barBottom.isActive = true
                scrollView.fillAboveKeyboard(in: view)
                scrollView.revealFirstResponder()
                observer = KeyboardObserver(of: view) { [weak self] change in
                    self?.barBottom.constant = -change.coveredHeight
                    change.animate { self?.view.layoutIfNeeded() }
                }
            }

            func edit() { bar.becomeFirstResponder() }

            func show(_ stack: UIStackView) {
                scrollView.fillAboveKeyboard(in: view, scrolling: stack, largestWidth: 640)
            }
        }
        let form = Form()
        app.window.rootViewController = form
        app.advance(by: 0)
        form.edit()
        app.showSoftwareKeyboard(height: 216)
        #expect(form.barBottom.constant == -216)
        let stack = UIStackView()
        form.show(stack)
        app.settle()
        #expect(stack.frame.minX == 20 && stack.frame.minY == 16)
    }

    @Test("Example of LayoutDSL")
    func layoutDSL() {
        let card = add(UIView())
        let title = UILabel()
        view.addSubview(title)
        title.layout.make {
            $0.top.equal(to: card.bottom).offset(8).priority(.high)
            $0.leading.trailing.equal(to: card).inset(16)
        }
        app.settle()
        #expect(title.frame.minY == 68 && title.frame.width == 168)
    }

    @Test("Example of PageControlling")
    func pageControlling() {
        let pageControl = UIPageControl()
        var link: PageControlLink?
        let layout = ColumnsLayout()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.decelerationRate = .fast
        link = PageControlLink(control: pageControl, layout: layout)
        #expect(link != nil && pageControl.numberOfPages == 1)
    }

    @Test("Examples of PickerFields")
    func pickerFields() {
        struct Regions {
            func children(of path: [String]) -> [String] { ["\(path.count)"] }
        }
        let regions = Regions()
        let place = PickerTextField()
        let taste = PickerTextField()
        taste.choices = .list(["鲜橙", "哈密瓜", "蓝莓"])

        let volume = UITextField()
        volume.setChoices(.list(["250 mL", "500 mL", "1000 mL"])) { print($0) }
        place.choices = .dependent(columns: 3) { path in regions.children(of: path) }
        let district = PickerTextField()
        district.choices = .chineseDivisions
        district.input.choose(path: ["浙江省", "杭州市", "西湖区"])

        let birthday = UITextField()
        let dates = birthday.setDates(.date) { print($0) }
        dates.picker.maximumDate = Date()
        #expect(district.text == "浙江省 杭州市 西湖区" && birthday.inputView === dates.picker)
        #expect(place.choices.columnCount == 3 && taste.choices.columnCount == 1)
    }

    @Test("Example of ProgressHUD")
    func progressHUD() {
        struct Store {
            func load(_ progress: (Float) -> Void) async throws -> Int {
                try await Task.sleep(for: .seconds(1))
                progress(1)
                return 7
            }
            func send(_ progress: (Float) -> Void) async throws { progress(1) }
        }
        var result: Int?
        var isSent = false
        Task {
            let store = Store()
            let plan = try await HUD.during("Loading…", in: view, cancelTitle: "Cancel") { hud in
                hud.mode = .annularDeterminate
                return try await store.load { hud.progress = $0 }
            }
            HUD.flash(.success, "Loaded", in: view)
            result = plan
            try await HUD.during(
                "Sending…", in: view, cancelTitle: "Cancel", retryTitle: "Try Again"
            ) { hud in
                hud.mode = .determinate
                hud.showsTimeLeft = true
                try await store.send { hud.progress = $0 }
            }
            isSent = true
        }
        app.settle()
        #expect(result == 7 && isSent && view.subviews.isEmpty)
    }

    @Test("Examples of SharedElements")
    func sharedElements() {
        let (list, page) = (add(UIView()), add(UIView()))
        let (thumbnail, cover) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        list.addSubview(thumbnail)
        page.addSubview(cover)
        let container = view
        thumbnail.sharedElementKey = "cover"  // on the list
        cover.sharedElementKey = "cover"  // on the page

        let transition = SharedElementTransition(from: list, to: page, in: container)
        transition.move(to: .destination)  // and later, or on the way: .source
        transition.fractionComplete = 0.4  // held by a finger
        #expect(transition.keys == ["cover"])

        let navigationController = UINavigationController()
        navigationController.delegate = SharedElementNavigation.standard
        #expect(navigationController.delegate != nil)

        let field = add(UITextField())
        let rows = [add(UIView()), add(UIView())]
        Motion.shake.play(on: field)
        let entrance = Motion.staggered(.translateYAndOpacity(), views: rows, interval: 0.056)
        entrance.play()
        entrance.reverse()  // the last row leaves first
        transition.move(to: .source)
        app.settle()
    }

    @Test("Example of Toasts")
    func toasts() {
        func showFiles() {}
        func undo() {}
        ToastManager.shared.isQueueEnabled = false
        view.makeToast("Saved")
        view.makeToast("3 files", duration: 5, position: .top, title: "Uploaded") { didTap in
            if didTap { showFiles() }
        }
        view.makeToast("“Garden” was deleted", action: UIAction(title: "Undo") { _ in undo() })
        view.makeToastActivity(.center)
        #expect(view.subviews.count == 4)
        view.hideToastActivity()
        app.settle()
        #expect(view.subviews.isEmpty)
    }

    @Test("Example of ValidatedFields")
    func validatedFields() {
        var isSent = false
        func send() { isSent = true }
        let stack = add(UIStackView())
        Task {
            let name = ValidatedTextField()
            name.validator = .all(.letters, .length(3...20))
            let age = ValidatedTextField()
            age.validator = .number(in: 0...150)
            let card = ValidatedTextField()
            card.inputMask = InputMask("#### #### #### ####")

            let form = ValidatedForm([name, age, card])
            for field in form.fields { stack.addArrangedSubview(ValidatedFieldView(field)) }
            if await form.validated() { send() }
        }
        app.settle()
        // Empty fields are refused.
        #expect(!isSent && stack.arrangedSubviews.count == 3)
    }
}
