import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Everyday habits")
struct EverydayHabitsTests {
    private static let phone = CGSize(width: 390, height: 844)

    @Test("Notifications: geometry and curves are read as values and as objects")
    func bridging() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let boxed: Any = NSValue(cgRect: rect)
        #expect(boxed as? CGRect == rect)
        #expect(boxed as? CGPoint == nil)
        #expect((rect as Any) as? NSValue == NSValue(cgRect: rect))
        #expect((NSValue(cgPoint: rect.origin) as Any) as? CGPoint == rect.origin)
        #expect((NSValue(cgSize: rect.size) as Any) as? CGSize == rect.size)
        #expect((NSValue(cgSize: rect.size) as Any) as? CGRect == nil)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect((NSValue(uiEdgeInsets: insets) as Any) as? UIEdgeInsets == insets)
        #expect((insets as Any) as? NSValue == NSValue(uiEdgeInsets: insets))
        let transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect((NSValue(cgAffineTransform: transform) as Any) as? CGAffineTransform == transform)
    }

    @Test("Keyboard notifications: the frame and the curve are read as code writes it")
    func keyboardInfo() throws {
        let app = HeadlessApp(size: Self.phone, rootViewController: UIViewController())
        nonisolated(unsafe) var info: [AnyHashable: Any] = [:]
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in info = note.userInfo ?? [:] }
        defer { NotificationCenter.default.removeObserver(token) }
        app.showSoftwareKeyboard(height: 300)
        #expect(!info.isEmpty)
        let end = info[UIResponder.keyboardFrameEndUserInfoKey]
        #expect((end as? CGRect)?.height == 300)
        #expect((end as? NSValue)?.cgRectValue.height == 300)
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
        #expect(curve as? UInt != nil)
        #expect(curve as? Int != nil)
        #expect((curve as? NSNumber)?.uintValue == curve as? UInt)
    }

    @Test("Safe area: a root without a window and autoresizing lays out what is pinned to it")
    func rootWithoutWindow() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        root.translatesAutoresizingMaskIntoConstraints = false
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        let guide = root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: guide.topAnchor),
            child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(child.frame == guide.layoutFrame)
    }

    @Test("Layout: subviews that are replaced in viewDidLayoutSubviews do not ask for layout again")
    func replacedSubviews() {
        final class Page: UIViewController {
            var count = 0
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                count += 1
                view.subviews.forEach { $0.removeFromSuperview() }
                view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            }
        }
        let page = Page()
        let app = HeadlessApp(size: Self.phone, rootViewController: page)
        let count = page.count
        #expect(count < 4)
        app.advance(by: 1)
        #expect(page.count == count)
    }

    @Test("Labels: attributedText returns an equal value")
    func attributedText() {
        let text = NSMutableAttributedString(string: "plain red")
        text.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 3))
        let label = UILabel()
        label.attributedText = text
        #expect(label.attributedText == text)
        label.textColor = .blue
        #expect(label.attributedText?.string == text.string)
    }

    @Test("Text fields: a rounded one shows its background colour")
    func fieldBackground() {
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        field.borderStyle = .roundedRect
        field.backgroundColor = .red
        page.view.addSubview(field)
        let app = HeadlessApp(size: Self.phone, scale: 1, rootViewController: page)
        #expect(app.snapshot()[70, 40] & 0xFFFFFF == 0xFF0000)
    }

    @Test("Tab bars: a hidden one covers nothing")
    func hiddenTabBar() {
        let tabs = UITabBarController()
        let page = UIViewController()
        tabs.viewControllers = [page]
        let app = HeadlessApp(size: Self.phone, rootViewController: tabs)
        #expect(page.view.safeAreaInsets.bottom > 0)
        tabs.tabBar.isHidden = true
        app.settle()
        #expect(page.view.safeAreaInsets.bottom == 0)
        tabs.tabBar.isHidden = false
        app.settle()
        #expect(page.view.safeAreaInsets.bottom > 0)
    }

    @Test("Scroll views: one at its end leaves the drag to the one around it")
    func handOver() {
        let outer = UIScrollView(frame: CGRect(origin: .zero, size: Self.phone))
        outer.isPagingEnabled = true
        outer.contentSize = CGSize(width: 780, height: 844)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        inner.contentSize = CGSize(width: 600, height: 200)
        outer.addSubview(inner)
        let page = UIViewController()
        page.view.addSubview(outer)
        let app = HeadlessApp(size: Self.phone, rootViewController: page)
        app.finger.drag(
            from: CGPoint(x: 350, y: 200), to: CGPoint(x: 50, y: 200), duration: 0.3)
        app.settle()
        #expect(inner.contentOffset.x == 210)
        #expect(outer.contentOffset.x == 0)
        app.finger.drag(
            from: CGPoint(x: 350, y: 200), to: CGPoint(x: 50, y: 200), duration: 0.3)
        app.settle()
        #expect(inner.contentOffset.x == 210)
        #expect(outer.contentOffset.x == 390)
    }

    @Test("Text views: a tapped link is opened without a delegate")
    func link() throws {
        let page = UIViewController()
        let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        text.isEditable = false
        text.attributedText = NSAttributedString(
            string: "example page with a link",
            attributes: [.link: try #require(URL(string: "https://example.com/a"))])
        page.view.addSubview(text)
        let app = HeadlessApp(size: Self.phone, rootViewController: page)
        app.finger.tap(at: CGPoint(x: 30, y: 115))
        app.settle()
        #expect(app.openedURLs.map(\.absoluteString) == ["https://example.com/a"])
    }

    @Test("Queries: the cells of a list come in the order of its rows")
    func cells() {
        final class List: UITableViewController {
            override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int
            { 5 }
            override func tableView(
                _ table: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let app = HeadlessApp(size: Self.phone, rootViewController: List())
        let cells = app.query(UITableViewCell.self).views
        #expect(cells.map { $0.textLabel?.text } == (0..<5).map { "Row \($0)" })
    }

    @Test("Taps: an element below a bar at the bottom is scrolled into sight")
    func tapBelowBar() throws {
        let page = UIViewController()
        let scroll = UIScrollView(frame: CGRect(origin: .zero, size: Self.phone))
        scroll.contentSize = CGSize(width: 390, height: 1500)
        scroll.contentInset.bottom = 80
        var taps = 0
        let button = UIButton(frame: CGRect(x: 20, y: 790, width: 100, height: 44))
        button.accessibilityIdentifier = "save"
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scroll.addSubview(button)
        page.view.addSubview(scroll)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 764, width: 390, height: 80))
        page.view.addSubview(bar)
        let app = HeadlessApp(size: Self.phone, rootViewController: page)
        try app.finger.tap(on: "save")
        #expect(taps == 1)
    }

    @Test("Archives: a text with a font, a colour and a paragraph style comes back equal")
    func archivedText() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        for attributes: [NSAttributedString.Key: Any] in [
            [:],
            [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.red],
            [.paragraphStyle: style, .kern: 2],
        ] {
            let text = NSAttributedString(string: "text", attributes: attributes)
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: text, requiringSecureCoding: false)
            let back = try NSKeyedUnarchiver.unarchivedObject(
                ofClass: NSAttributedString.self, from: data)
            #expect(back == text)
        }
    }

    private nonisolated(unsafe) static var valueKey: UInt8 = 0

    @Test("Associated objects: objects of UIKit and QuartzCore release them at their end")
    func associatedObjects() {
        let view = UIView()
        let makers: [(name: String, make: () -> AnyObject)] = [
            ("UIBarButtonItem", { UIBarButtonItem() }), ("UIImage", { UIImage() }),
            ("UIAction", { UIAction { _ in } }), ("UIBezierPath", { UIBezierPath() }),
            ("CABasicAnimation", { CABasicAnimation(keyPath: "opacity") }),
            ("NSLayoutConstraint", { view.widthAnchor.constraint(equalToConstant: 1) }),
            ("UITapGestureRecognizer", { UITapGestureRecognizer() }),
            ("UINavigationItem", { UINavigationItem(title: "") }),
            ("UIColor", { UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }),
        ]
        for (name, make) in makers {
            weak var link: NSObject?
            do {
                let owner = make()
                let value = NSObject()
                link = value
                objc_setAssociatedObject(
                    owner, &Self.valueKey, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
            #expect(link == nil, "\(name)")
        }
    }

    @Test("Views: inserted next to a view that is no subview, one comes in front")
    func insertion() {
        let (outer, first, second) = (UIView(), UIView(), UIView())
        outer.addSubview(first)
        outer.insertSubview(second, aboveSubview: UIView())
        #expect(outer.subviews == [first, second])
    }
}
