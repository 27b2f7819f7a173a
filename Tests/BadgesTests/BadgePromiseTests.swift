import Badges
import Testing
import UIKit
import UIKitTesting

/// Sentences of the documentation that no other test proves.
@Suite("Badges: what the documentation promises")
struct BadgePromiseTests {
    private let app: HeadlessApp
    private let host = UIView(frame: CGRect(x: 100, y: 100, width: 44, height: 44))

    init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 320, height: 240), rootViewController: controller)
        controller.view.addSubview(host)
        app.advance(by: 0)
    }

    private var view: BadgeView? { host.subviews.lazy.compactMap { $0 as? BadgeView }.first }

    @Test("Badge: a text wins over a number, and an empty one counts as none")
    func textWins() {
        app.advance(by: 0)
        host.badge.number = 5
        host.badge.text = "New"
        #expect(host.badge.content == .text("New") && view?.text == "New")
        host.badge.text = ""
        #expect(host.badge.content == .number(5) && view?.text == "5")
        host.badge.text = "New"
        host.badge.clear()
        #expect(host.badge.text == nil && host.badge.content == .none)
    }

    @Test("Badge: a view, a layer and a tab item have one each, hidden at first")
    func one() {
        app.advance(by: 0)
        let (layer, item) = (CALayer(), UITabBarItem())
        #expect(host.badge === host.badge && layer.badge === layer.badge)
        #expect(item.badge === item.badge && host.badge !== layer.badge)
        #expect(host.badge.number == 0 && host.badge.text == nil && !host.badge.showsDot)
        #expect(host.badge.content == .none && view == nil)
    }

    @Test("Badge: an animated change pops, unless its style reduces motion")
    func pops() {
        app.advance(by: 0)
        host.badge.setNumber(5, animated: true)
        #expect(view?.layer.animation(forKey: "pop") != nil)
        app.settle()
        host.badge.style.reducesMotion = true
        host.badge.setNumber(50, animated: true)
        #expect(view?.layer.animation(forKey: "pop") == nil)
        app.advance(by: 0.2)
        let shown = view?.text.flatMap(Int.init) ?? 0
        #expect(shown > 5 && shown < 50, "it counts")
    }

    @Test("Badge: it is not clipped by a host that clipped before it appeared")
    func clipping() {
        app.advance(by: 0)
        host.clipsToBounds = true
        host.badge.number = 1
        #expect(!host.clipsToBounds)
        let layer = CALayer()
        layer.masksToBounds = true
        layer.badge.number = 1
        #expect(!layer.masksToBounds)
    }

    @Test("Badge: a view's badge follows a new size by itself, a layer's by updatePlace")
    func resize() {
        app.advance(by: 0)
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 44, height: 44)
        for badge in [host.badge, layer.badge] {
            badge.style = .corner
            badge.number = 1
        }
        app.settle()
        host.bounds.size.width = 100
        layer.bounds.size.width = 100
        app.settle()
        #expect(view?.center.x == 98 && layer.sublayers?.last?.frame.midX == 42)
        layer.badge.updatePlace()
        #expect(layer.sublayers?.last?.frame.midX == 98)
    }

    @Test("Badge: a tab has the colours, the font and the limit of the style")
    func tabStyle() {
        app.advance(by: 0)
        let item = UITabBarItem(title: "Mail", image: nil, tag: 0)
        var style = BadgeStyle()
        style.color = .systemGreen
        style.textColor = .black
        style.font = .systemFont(ofSize: 9)
        style.limit = 9
        item.badge.style = style
        item.badge.number = 10
        let attributes = item.badgeTextAttributes(for: .normal)
        #expect(item.badgeValue == "9+" && item.badgeColor == .systemGreen)
        #expect(attributes?[.font] as? UIFont == style.font)
        #expect(attributes?[.foregroundColor] as? UIColor == .black)
    }

    @Test(
        "Badge: a bar item with a title or an image shows it on its button", .rows("S2-38"),
        arguments: [true, false], [true, false])
    func noCustomView(hasTitle: Bool, isSetBefore: Bool) throws {
        let page = UIViewController()
        let item =
            hasTitle
            ? UIBarButtonItem(title: "Mail", style: .plain, target: nil, action: nil)
            : UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480),
            rootViewController: UINavigationController(rootViewController: page))
        if isSetBefore { item.badge.number = 3 }
        page.navigationItem.rightBarButtonItem = item
        app.settle()
        if !isSetBefore { item.badge.number = 3 }
        app.settle()
        let button = try #require(item.value(forKey: "view") as? UIView)
        #expect(button.window != nil && button.badge === item.badge)
        let view = try #require(button.subviews.last)
        #expect(view.frame == CGRect(x: 28, y: 6, width: 18, height: 18) && !view.isHidden)
        #expect(!button.clipsToBounds && app.find("3") != nil)

        // A custom view takes it over, and gives it back.
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        item.customView = custom
        app.settle()
        #expect(custom.badge === item.badge && custom.badge.number == 3)
        #expect(custom.subviews.last?.frame == CGRect(x: 28, y: 6, width: 18, height: 18))
        item.customView = nil
        app.settle()
        let again = try #require(item.value(forKey: "view") as? UIView)
        #expect(again.window != nil && again.badge === item.badge && item.badge.number == 3)
    }

    @Test("Badge: its content in characters, with a limit")
    func characters() {
        app.advance(by: 0)
        #expect(BadgeContent.none.text(limit: 99) == nil)
        #expect(BadgeContent.dot.text(limit: 99) == nil)
        #expect(BadgeContent.number(99).text(limit: 99) == "99")
        #expect(BadgeContent.number(100).text(limit: 99) == "99+")
        #expect(BadgeContent.text("New").text(limit: 99) == "New")
        #expect(BadgeContent(text: "a", number: 1, showsDot: true) == .text("a"))
        #expect(BadgeContent(number: 1, showsDot: true) == .number(1))
        #expect(BadgeContent(number: 0, showsDot: true) == .dot)
    }

    @Test(
        "Badge: its center is in any corner, moved toward the trailing and the bottom edge",
        arguments: [
            (.topLeading, 3, 2), (.topTrailing, 47, 2), (.bottomLeading, 3, 46),
            (.bottomTrailing, 47, 46),
        ] as [(BadgeStyle.Corner, CGFloat, CGFloat)])
    func corners(corner: BadgeStyle.Corner, x: CGFloat, y: CGFloat) {
        app.advance(by: 0)
        host.badge.style.place = .corner(corner, offset: UIOffset(horizontal: 3, vertical: 2))
        host.badge.number = 1
        app.settle()
        #expect(view?.center == CGPoint(x: x, y: y))
        host.semanticContentAttribute = .forceRightToLeft
        app.settle()
        #expect(view?.center == CGPoint(x: 44 - x, y: y))
    }

    @Test("Badge: texts are as wide as their content, with a padding on both sides")
    func widths() throws {
        app.advance(by: 0)
        host.badge.text = "Sale"
        app.settle()
        let label = UILabel()
        label.font = BadgeStyle().font
        label.text = "Sale"
        let width = label.intrinsicContentSize.width.rounded(.up)
        #expect(try #require(view).bounds.width >= width)
        host.badge.style = .corner
        host.badge.style.width = .content(padding: 9, maximum: 500)
        app.settle()
        #expect(view?.bounds.size == CGSize(width: width + 18, height: 18))
    }

    @Test(
        "Badge: the colours, the font, the sizes, the limit and the border are those of its style")
    func style() throws {
        app.advance(by: 0)
        var style = BadgeStyle()
        (style.height, style.dotSide, style.limit) = (24, 6, 9)
        (style.color, style.textColor, style.borderColor) = (.systemGreen, .black, .white)
        style.font = .systemFont(ofSize: 9)
        host.badge.style = style
        host.badge.number = 10
        app.settle()
        let view = try #require(view)
        let label = try #require(view.subviews.first as? UILabel)
        #expect(view.text == "9+" && view.bounds.height == 24)
        #expect(view.backgroundColor == .systemGreen && label.textColor == .black)
        #expect(label.font == style.font && view.layer.borderWidth > 0)
        host.badge.number = 0
        host.badge.showsDot = true
        app.settle()
        #expect(view.bounds.size == CGSize(width: 6, height: 6))
        #expect(BadgeStyle().borderColor == nil)
    }

    @Test("Badge: a new standard style is used when a badge changes next")
    func standard() {
        app.advance(by: 0)
        defer { BadgeStyle.standard = BadgeStyle() }
        host.badge.number = 1
        BadgeStyle.standard.color = .systemBlue
        #expect(view?.backgroundColor == .systemRed)
        host.badge.number = 2
        #expect(view?.backgroundColor == .systemBlue)
    }

    @Test("Badge: a dot and a text are read, by the style's text")
    func spoken() {
        app.advance(by: 0)
        host.badge.showsDot = true
        #expect(view?.accessibilityLabel == "New")
        host.badge.text = "Sale"
        #expect(view?.accessibilityLabel == "Sale")
    }
}
