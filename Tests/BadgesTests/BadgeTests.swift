import Badges
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Badges")
struct BadgeTests {
    let app: HeadlessApp
    let controller = UIViewController()
    let host = UIView(frame: CGRect(x: 100, y: 100, width: 44, height: 44))

    init() {
        let controller = controller
        app = HeadlessApp(size: CGSize(width: 320, height: 240), rootViewController: controller)
        controller.view.backgroundColor = .white
        host.backgroundColor = .lightGray
        controller.view.addSubview(host)
    }

    private var view: BadgeView? { host.subviews.first as? BadgeView }

    @Test(
        "Badge: a number wins over the dot, and stops at 99", .rows("S2-37"),
        arguments: [
            (0, false, .none, nil), (0, true, .dot, nil), (5, true, .number(5), "5"),
            (99, false, .number(99), "99"), (100, true, .number(100), "99+"),
            (-1, true, .dot, nil), (-1, false, .none, nil),
        ] as [(Int, Bool, BadgeContent, String?)])
    func content(number: Int, dot: Bool, content: BadgeContent, text: String?) {
        host.badge.number = number
        host.badge.showsDot = dot
        #expect(host.badge.content == content)
        #expect((view?.isHidden ?? true) == (content == .none))
        if let text { #expect(view?.text == text) }
        if content == .dot { #expect(view?.text == nil) }
    }

    @Test(
        "Badge: frames of the usual style", .rows("S2-38"),
        arguments: [
            (9, CGRect(x: 28, y: 6, width: 18, height: 18)),
            (10, CGRect(x: 28, y: 6, width: 25, height: 18)),
            (99, CGRect(x: 28, y: 6, width: 25, height: 18)),
            (100, CGRect(x: 28, y: 6, width: 30, height: 18)),
            (0, CGRect(x: 28, y: 8, width: 10, height: 10)),
        ])
    func frames(number: Int, frame: CGRect) {
        app.advance(by: 0)
        host.badge.showsDot = true
        host.badge.number = number
        app.settle()
        #expect(view?.frame == frame)
        #expect(view?.layer.cornerRadius == frame.height / 2)
        #expect(view?.clipsToBounds == true && !host.clipsToBounds)
        #expect(view?.backgroundColor == .systemRed)
    }

    @Test("Badge: changing between number, dot and nothing keeps one view in its place")
    func changes() {
        for number in [5, 0, 120, 0, 12] {
            host.badge.number = number
            host.badge.showsDot = number == 0
            app.settle()
            #expect(host.subviews.count == 1)
        }
        #expect(view?.frame == CGRect(x: 28, y: 6, width: 25, height: 18))
        host.badge.clear()
        #expect(view?.isHidden == true && host.badge.number == 0)
    }

    @Test("Badge: in a corner it is as wide as its content, up to a limit")
    func corner() throws {
        host.badge.style = .corner
        host.badge.number = 7
        app.settle()
        #expect(view?.center == CGPoint(x: 42, y: 2))
        #expect(view?.bounds.size == CGSize(width: 18, height: 18))
        host.badge.text = String(repeating: "long ", count: 200)
        app.settle()
        #expect(view?.bounds.width == 120)
    }

    @Test("Badge: in a line from right to left it is on the other side")
    func rightToLeft() {
        host.semanticContentAttribute = .forceRightToLeft
        host.badge.number = 5
        app.settle()
        #expect(view?.frame == CGRect(x: 44 - 28 - 18, y: 6, width: 18, height: 18))
    }

    @Test("Badge: an animated change counts to the number")
    func counting() {
        app.advance(by: 0)
        host.badge.setNumber(50, animated: true)
        app.advance(by: 0.2)
        let text = view?.text.flatMap(Int.init) ?? 0
        #expect(text > 5 && text < 45 && host.badge.number == 50)
        #expect(app.settle())
        #expect(view?.text == "50")
        host.badge.setNumber(0, animated: true)
        #expect(app.settle())
        #expect(view?.isHidden == true)
    }

    @Test("Badge: a number set while it counts wins")
    func interrupted() {
        app.advance(by: 0)
        host.badge.setNumber(50, animated: true)
        app.advance(by: 0.1)
        host.badge.number = 3
        #expect(view?.text == "3")
        app.settle()
        #expect(view?.text == "3")
    }

    @Test("Badge: is read as a number of new things")
    func accessibility() {
        host.badge.number = 5
        #expect(view?.accessibilityLabel == "5 new" && view?.isAccessibilityElement == true)
        host.badge.style.accessibilityText = { _ in "fünf neue" }
        #expect(view?.accessibilityLabel == "fünf neue")
    }

    @Test("Badge: does not take the touches of its view")
    func touches() {
        var taps = 0
        let button = UIButton(
            frame: CGRect(x: 0, y: 0, width: 44, height: 44),
            primaryAction: UIAction { _ in taps += 1 })
        controller.view.addSubview(button)
        button.badge.number = 5
        app.settle()
        app.finger.tap(at: CGPoint(x: 36, y: 14))
        #expect(taps == 1)
    }

    @Test("Badge: a bar item keeps a badge that was set before its custom view", .rows("S2-38"))
    func barItem() {
        let item = UIBarButtonItem()
        item.badge.number = 4
        #expect(item.badge.number == 4)
        item.customView = host
        #expect(view?.text == "4")
        #expect(item.badge.number == 4)
    }

    @Test("Badge: is read in the app's language")
    func chinese() {
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 240), language: .simplifiedChinese,
            rootViewController: UIViewController())
        app.advance(by: 0)
        host.badge.number = 5
        #expect(view?.accessibilityLabel == "5 个新项目")
        host.badge.number = 0
        host.badge.showsDot = true
        #expect(view?.accessibilityLabel == "有更新")
    }

    @Test("Badge: a tab shows number, text and dot, and counts")
    func tab() {
        app.advance(by: 0)
        let item = UITabBarItem(title: "Mail", image: nil, tag: 0)
        #expect(item.badgeValue == nil)
        item.badge.number = 120
        #expect(item.badgeValue == "99+" && item.badgeColor == .systemRed)
        item.badge.setNumber(0, animated: false)
        item.badge.showsDot = true
        #expect(item.badgeValue == "")
        item.badge.text = "New"
        #expect(item.badgeValue == "New")
        item.badge.clear()
        #expect(item.badgeValue == nil)
        item.badge.setNumber(50, animated: true)
        app.advance(by: 0.2)
        let shown = item.badgeValue.flatMap(Int.init) ?? 0
        #expect(shown > 5 && shown < 45)
        #expect(app.settle() && item.badgeValue == "50")
    }

    @Test("Badge: a layer has one at the place that its style names, and drawn as a view's")
    func layer() throws {
        app.advance(by: 0)
        let other = UIView(frame: CGRect(x: 200, y: 100, width: 44, height: 44))
        other.backgroundColor = .lightGray
        controller.view.addSubview(other)
        for badge in [host.badge, other.layer.badge] {
            badge.style = .corner
            badge.number = 42
        }
        app.settle()
        let sublayer = try #require(other.layer.sublayers?.last)
        #expect(sublayer.frame == view?.frame && !other.layer.masksToBounds)
        let picture = app.snapshot()
        for y in 160..<300 {
            for x in 160..<320 { #expect(picture[x, y] == picture[x + 200, y], "\(x), \(y)") }
        }
        other.layer.badge.clear()
        #expect(sublayer.isHidden)
        other.bounds.size.width = 60
        other.layer.badge.showsDot = true
        #expect(sublayer.frame.midX == 58)
    }

    @Test("Badge: it does not pop for users who reduce motion")
    func reducedMotion() {
        app.host.reducesMotion = true
        app.advance(by: 0)
        host.badge.setNumber(5, animated: true)
        #expect(view?.layer.animation(forKey: "pop") == nil)
        app.settle()
        #expect(view?.text == "5")
    }

    @Test("Badge: the standard style is that of badges without their own")
    func standard() {
        defer { BadgeStyle.standard = BadgeStyle() }
        BadgeStyle.standard.color = .systemBlue
        host.badge.number = 1
        #expect(view?.backgroundColor == .systemBlue)
    }
}
