import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Reported screens")
struct ReportedScreensTests {
    private static let phone = CGSize(width: 375, height: 667)

    @Test("Navigation bar: an opaque one covers no content after a move to another window")
    func opaqueBarInAnotherWindow() {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let app = HeadlessApp(size: Self.phone, rootViewController: navigation)
        navigation.navigationBar.isTranslucent = false
        app.window.rootViewController = UIViewController()
        let other = UIWindow(frame: CGRect(origin: .zero, size: Self.phone))
        other.rootViewController = navigation
        other.makeKeyAndVisible()
        app.settle()
        #expect(page.view.convert(page.view.bounds, to: nil).minY == 44)
        #expect(page.view.safeAreaInsets.top == 0)
    }

    @Test("Keyboard guide: without a keyboard it reaches from the safe area to the window's bottom")
    func keyboardGuide() {
        let page = UIViewController()
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
        page.view.addSubview(part)
        let whole = UIView(frame: page.view.bounds)
        whole.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(whole)
        let label = UIView()
        label.translatesAutoresizingMaskIntoConstraints = false
        part.addSubview(label)
        let guide = part.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: part.topAnchor),
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: guide.topAnchor),
        ])
        let other = whole.keyboardLayoutGuide
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        page.view.addSubview(inner)
        let app = HeadlessApp(size: Self.phone, rootViewController: page)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 400, width: 375, height: 267))
        #expect(label.frame == CGRect(x: 0, y: 0, width: 375, height: 400))
        #expect(
            inner.keyboardLayoutGuide.layoutFrame
                == CGRect(x: -10, y: 100, width: 375, height: 557))
        #expect(other.layoutFrame == CGRect(x: 0, y: 667, width: 375, height: 0))
        app.showSoftwareKeyboard(height: 300)
        app.settle()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 367, width: 375, height: 300))
        #expect(label.frame.maxY == 367)
    }

    @Test("Appearance: bars of a window shown in this turn take a look that is set after it")
    func appearanceAfterShowing() {
        final class Bar: UINavigationBar {}
        final class Delegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                navigation.viewControllers = [UIViewController()]
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = navigation
                window.makeKeyAndVisible()
                let look = UINavigationBarAppearance()
                look.configureWithOpaqueBackground()
                look.backgroundColor = .blue
                Bar.appearance().standardAppearance = look
                Bar.appearance().scrollEdgeAppearance = look
                self.window = window
                return true
            }
        }
        let delegate = Delegate()
        let app = HeadlessApp(size: Self.phone, scale: 1, delegate: delegate)
        #expect(delegate.navigation.navigationBar.standardAppearance.backgroundColor == .blue)
        #expect(app.snapshot()[10, 20] & 0xFFFFFF == UIColor.blue.snapshotValue)
    }

    @Test("List content: beside a label it is as wide as its text")
    func listContentBesideLabel() {
        var content = UIListContentConfiguration.cell()
        content.text = "Everything"
        let view = UIListContentView(configuration: content)
        let label = UILabel()
        label.text = "12"
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        for part in [view, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(part)
        }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            view.topAnchor.constraint(equalTo: row.topAnchor),
            view.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            label.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
            label.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        ])
        row.layoutIfNeeded()
        let text = UILabel()
        text.font = content.textProperties.font
        text.text = content.text
        #expect(view.frame.width >= text.intrinsicContentSize.width + 16)
        #expect(label.frame.width == label.intrinsicContentSize.width)
        // A long text gives way to the label only as far as there is no room.
        content.text = String(repeating: "Everything ", count: 20)
        view.configuration = content
        view.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        row.layoutIfNeeded()
        #expect(label.frame.width == label.intrinsicContentSize.width)
        #expect(view.frame.maxX == label.frame.minX)
    }

    @Test("Content that does not scroll begins below the bar, as a root and as a first subview")
    func shortContent() {
        let root = UIViewController()
        root.view = UIScrollView()
        let first = HeadlessApp(
            size: Self.phone, rootViewController: UINavigationController(rootViewController: root))
        #expect((root.view as? UIScrollView)?.adjustedContentInset.top == 44)
        _ = first
        let page = UIViewController()
        let scroll = UIScrollView(frame: CGRect(origin: .zero, size: Self.phone))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        scroll.addSubview(content)
        scroll.contentSize = content.frame.size
        page.view.addSubview(scroll)
        let second = HeadlessApp(
            size: Self.phone, rootViewController: UINavigationController(rootViewController: page))
        #expect(scroll.adjustedContentInset.top == 44)
        #expect(content.safeAreaInsets.top == 0)
        _ = second
    }

    @Test("Title view: a stack of two labels is fitted and centred")
    func titleStack() {
        func label(_ text: String, size: CGFloat) -> UILabel {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: size)
            return label
        }
        let stack = UIStackView(arrangedSubviews: [
            label("Lighthouse", size: 15), label("online", size: 11),
        ])
        stack.axis = .vertical
        stack.alignment = .center
        let page = UIViewController()
        page.navigationItem.titleView = stack
        let app = HeadlessApp(
            size: Self.phone, rootViewController: UINavigationController(rootViewController: page))
        let wide = stack.arrangedSubviews[0].intrinsicContentSize.width
        let frame = stack.convert(stack.bounds, to: nil)
        #expect(abs(frame.width - wide) <= 1)
        #expect(abs(frame.midX - 187.5) <= 1)
        #expect(frame.midY == 22)
        _ = app
    }

    @Test("Table: the first label of a grouped header of a set height is inside of it")
    func groupedHeaderHeight() throws {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(
                _ table: UITableView, cellForRowAt path: IndexPath
            ) -> UITableViewCell { UITableViewCell() }
            func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
                "Fruit"
            }
        }
        let source = Source()
        let page = UITableViewController(style: .grouped)
        page.tableView.dataSource = source
        page.tableView.delegate = source
        page.tableView.sectionHeaderHeight = 40
        let app = HeadlessApp(size: Self.phone, rootViewController: page)
        let header = try #require(page.tableView.headerView(forSection: 0))
        let label = try #require(header.textLabel)
        let frame = label.convert(label.bounds, to: header)
        #expect(header.bounds.contains(frame) && frame.height > 0)
        _ = app
    }

    @Test("Monospaced digits have one width in every size and weight")
    func digits() {
        // Inter's own digits of one width differ by up to 0.0018 em in some weights.
        func difference(of font: UIFont) -> CGFloat {
            let widths = "0123456789".map {
                (String($0) as NSString).size(withAttributes: [.font: font]).width
            }
            return (widths.max() ?? 0) - (widths.min() ?? 1)
        }
        for size in [8, 12, 17, 19, 20, 20.5, 21, 24, 28, 40, 80] as [CGFloat] {
            for weight in [UIFont.Weight.light, .regular, .semibold, .bold] {
                let font = UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight)
                #expect(difference(of: font) < 0.002 * size, "\(size) \(weight)")
            }
        }
        let large = UIFont.preferredFont(forTextStyle: .largeTitle)
        let features = large.fontDescriptor.addingAttributes([
            .featureSettings: [
                [UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]
            ]
        ])
        let font = UIFont(descriptor: features, size: 34)
        #expect(difference(of: font) < 0.002 * 34)
    }

    @Test(
        "Symbols: numbers, letters and a dot exist in circles and squares",
        arguments: [
            "0", "1", "7", "10", "50", "00", "01", "09", "a", "m", "z", "dot",
        ])
    func enclosedCharacters(name: String) throws {
        for shape in ["square", "square.fill"] + (name == "dot" ? [] : ["circle", "circle.fill"]) {
            #expect(UIImage(systemName: "\(name).\(shape)") != nil, "\(name).\(shape)")
        }
        #expect(UIImage(systemName: name) == nil)
    }

    @Test("Symbols: no number above 50 and no third digit")
    func unknownCharacters() {
        for name in ["51.circle", "010.circle", "100.square", "ab.circle", "é.circle", ".circle"] {
            #expect(UIImage(systemName: name) == nil, "\(name)")
        }
    }

    @Test("Delayed block: one that was cancelled does not keep the app busy")
    func cancelledBlock() {
        let app = HeadlessApp(size: Self.phone, rootViewController: UIViewController())
        let item = DispatchWorkItem {}
        let kept = DispatchWorkItem {}
        DispatchQueue.main.asyncAfter(deadline: .now() + 8, execute: item)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: kept)
        let start = app.host.now
        app.advance(by: 1)
        item.cancel()
        #expect(!app.busyReasons.isEmpty)
        app.settle()
        #expect(app.host.now - start < 3)
        #expect(app.busyReasons.isEmpty)
    }

    @Test("Gestures: a pair that is added again under its name is called once")
    func pairAddedAgain() {
        final class Counter: UIViewController {
            var count = 0
            func add() { count += 1 }
        }
        let page = Counter()
        let app = HeadlessApp(size: Self.phone, rootViewController: page)
        let action = Selector(Counter.add, name: "add")
        let recognizer = UITapGestureRecognizer(target: page, action: action)
        recognizer.addTarget(page, action: Selector(Counter.add, name: "add"))
        page.view.addGestureRecognizer(recognizer)
        app.finger.tap(at: CGPoint(x: 100, y: 100))
        app.settle()
        #expect(page.count == 1)
    }
}

extension UIColor {
    /// Red, green and blue as a snapshot has them, in sRGB.
    fileprivate var snapshotValue: UInt32 {
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return UInt32(red * 255) << 16 | UInt32(green * 255) << 8 | UInt32(blue * 255)
    }
}
