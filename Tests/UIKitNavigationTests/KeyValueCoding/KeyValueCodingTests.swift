import Testing
import UIKit
import UIKitTesting

@Suite("Key-value coding of UIKit")
@MainActor
struct UIKitKeyValueCodingTests {
    private final class LargeTabBar: UITabBar {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: super.sizeThatFits(size).width, height: 80)
        }
    }

    private final class PlainBar: UINavigationBar {}

    private final class Rating: UIView {
        var stars = 0
        override class var nibConnections: NibConnections {
            super.nibConnections.outlet("stars") { (view: Rating, value: Int) in
                view.stars = value
            }
        }
    }

    @Test("Views: properties by name, through layers and superviews")
    func views() {
        let outer = UIView()
        let label = UILabel()
        outer.addSubview(label)
        label.setValue("Total", forKey: "text")
        label.setValue(true, forKey: "hidden")
        label.setValue(8, forKeyPath: "layer.cornerRadius")
        label.setValue(UIColor.red, forKeyPath: "superview.backgroundColor")
        label.setValue(NSTextAlignment.right.rawValue, forKey: "textAlignment")
        #expect(label.text == "Total" && label.isHidden && label.layer.cornerRadius == 8)
        #expect(outer.backgroundColor == .red && label.textAlignment == .right)
        #expect(label.value(forKey: "superview") as? UIView === outer)
        #expect((outer.value(forKey: "subviews") as? [UIView])?.count == 1)
    }

    @Test("Views: attributes of a nib's table are set by name")
    func nibAttributes() {
        let rating = Rating()
        rating.setValue(4, forKey: "stars")
        #expect(rating.stars == 4)
    }

    @Test("Bars: the field of a search bar and the label of a placeholder")
    func fields() throws {
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        bar.setValue("Stop", forKey: "cancelButtonText")
        bar.showsCancelButton = true
        #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Stop")
        let field = UITextField()
        field.placeholder = "Name"
        field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
        #expect(field.placeholderLabelColor == .red)
    }

    @Test("Date picker: the colour of the wheels' texts")
    func datePicker() throws {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .time
        picker.setValue(UIColor.red, forKey: "textColor")
        let page = UIViewController()
        picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
        page.view.addSubview(picker)
        let app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: page)
        app.settle()
        #expect(!picker.labels.isEmpty && picker.labels.allSatisfy { $0.textColor == .red })
    }

    @Test("Tab bar controller: a bar of the app's own, with its own height, takes the place")
    func tabBar() throws {
        let tabs = UITabBarController()
        let pages = ["One", "Two"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        tabs.viewControllers = pages
        let bar = LargeTabBar()
        tabs.setValue(bar, forKey: "tabBar")
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: tabs)
        app.settle()
        #expect(tabs.tabBar === bar && bar.superview === tabs.view && bar.frame.height == 80)
        #expect(pages[0].view.safeAreaInsets.bottom == 80)
        let view = try #require(pages[1].tabBarItem.value(forKey: "view") as? UIView)
        #expect(view.isDescendant(of: bar))
        app.finger.tap(at: view.convert(CGPoint(x: 20, y: 20), to: nil))
        app.settle()
        #expect(tabs.selectedIndex == 1)
    }

    @Test("Navigation controller: a bar of the app's own shows the items and goes back")
    func navigationBar() throws {
        let first = UIViewController()
        first.title = "First"
        let second = UIViewController()
        second.title = "Second"
        let navigation = UINavigationController(rootViewController: first)
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: navigation)
        navigation.pushViewController(second, animated: false)
        let bar = PlainBar()
        navigation.setValue(bar, forKey: "navigationBar")
        app.settle()
        #expect(navigation.navigationBar === bar && bar.topItem === second.navigationItem)
        try app.finger.tap(on: "First")
        app.settle()
        #expect(navigation.topViewController === first)
    }

    @Test("Alerts: attributed texts, a controller's view, and coloured and checked buttons")
    func alert() throws {
        let root = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
        alert.setValue(
            NSAttributedString(
                string: "Paper", attributes: [.font: UIFont.boldSystemFont(ofSize: 22)]),
            forKey: "attributedTitle")
        alert.setValue(
            NSAttributedString(
                string: "The colour of the next sheet",
                attributes: [.foregroundColor: UIColor.systemIndigo]),
            forKey: "attributedMessage")
        let content = UIViewController()
        content.view.backgroundColor = .systemTeal
        content.preferredContentSize = CGSize(width: 270, height: 60)
        alert.setValue(content, forKey: "contentViewController")
        for (title, color) in [("Green", UIColor.systemGreen), ("Orange", .systemOrange)] {
            let action = UIAlertAction(title: title, style: .default)
            action.setValue(color, forKey: "titleTextColor")
            action.setValue(title == "Green", forKey: "checked")
            action.setValue(UIImage(systemName: "paintpalette"), forKey: "image")
            alert.addAction(action)
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: true)
        app.settle()
        #expect(content.view.bounds.size == CGSize(width: 270, height: 60))
        #expect(content.parent === alert)
        try app.snapshot().matchGolden("alert-coded")
    }
}

extension UIView {
    /// The labels in the view, at any depth.
    fileprivate var labels: [UILabel] {
        subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
    }
}

extension UITextField {
    fileprivate var placeholderLabelColor: UIColor? {
        (value(forKey: "placeholderLabel") as? UILabel)?.textColor
    }
}
