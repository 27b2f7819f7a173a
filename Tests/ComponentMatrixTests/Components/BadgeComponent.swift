import Badges
import UIKit

final class BadgeComponent: Component {
    private var content = BadgeContent.none

    private var badge: Badge { stage.tabItem?.badge ?? stage.barItem?.badge ?? view.badge }

    private var badgeViews: [BadgeView] { view.subviews.compactMap { $0 as? BadgeView } }

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        switch (host, moment) {
        case (_, .inCompletion): .noMeaning("A badge calls nothing.")
        case (.tabBarItem, .moved), (.tabBarItem, .removedAndAdded):
            .noMeaning("The bar has no public view of the tab to move.")
        default: .works
        }
    }

    override func prepare() {
        badge.style = .corner
        // A badge without content keeps its view, hidden.
        badge.number = 1
        badge.clear()
    }

    override func show() {
        change { $0.setNumber(7, animated: true) }
    }

    override func hide() {
        badge.clear()
        content = .none
    }

    override func leaveWorkPending() { badge.setNumber(50, animated: true) }

    override func useValues() {
        set { $0.text = "new" }
        checkShown("a text")
        set {
            $0.text = nil
            $0.setNumber(240, animated: true)
        }
        checkShown("a number")
        set {
            $0.number = 0
            $0.showsDot = true
        }
        checkShown("a dot")
        set { $0.number = 7 }
    }

    override func replaceSettings() {
        var style = BadgeStyle()
        style.place = .corner(.bottomLeading, offset: .zero)
        badge.style = style
        stage.pass(0.1)
        if stage.tabItem == nil {
            view.layoutIfNeeded()
            let frame = badgeViews.first?.frame ?? .zero
            expect("the bottom", frame.midY, is: view.bounds.maxY)
        }
        badge.style = .corner
    }

    private func set(_ change: (Badge) -> Void) {
        change(badge)
        content = BadgeContent(text: badge.text, number: badge.number, showsDot: badge.showsDot)
        stage.pass(0.5)
    }

    override func checkShown(_ moment: String) {
        guard content != .none else { return checkHidden(moment) }
        let text = content.text(limit: 99)
        if let item = stage.tabItem {
            return expect("\(moment): the tab's badge", item.badgeValue, is: text ?? "")
        }
        expect("\(moment): badges", badgeViews.count, is: 1)
        guard let badge = badgeViews.first else { return }
        view.layoutIfNeeded()
        expect("\(moment): hidden", badge.isHidden, is: false)
        expect("\(moment): the text", badge.text, is: text)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let bounds = view.bounds
        let corner = CGPoint(
            x: isMirrored ? bounds.minX + 2 : bounds.maxX - 2, y: bounds.minY + 2)
        let distance = hypot(badge.center.x - corner.x, badge.center.y - corner.y)
        expect(distance < 1, "\(moment): the badge is at \(badge.center), the corner \(corner)")
        expect("\(moment): the height", badge.bounds.height, is: content == .dot ? 10 : 18)
    }

    override func checkHidden(_ moment: String) {
        if let item = stage.tabItem {
            return expect("\(moment): the tab's badge", item.badgeValue, is: nil)
        }
        expect(badgeViews.allSatisfy(\.isHidden), "\(moment): the badge is not hidden")
    }

    override var parts: [AnyObject] {
        stage.tabItem == nil ? [badge] + badgeViews : [badge]
    }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            ("number", { [unowned self] number in change { $0.number = number % 140 - 20 } }),
            (
                "count",
                { [unowned self] number in
                    change { $0.setNumber(number % 140 - 20, animated: true) }
                }
            ),
            (
                "text",
                { [unowned self] number in
                    change {
                        $0.text = number % 3 == 0 ? nil : String(repeating: "n", count: number % 9)
                    }
                }
            ),
            ("dot", { [unowned self] number in change { $0.showsDot = number % 2 == 0 } }),
            (
                "remove all subviews",
                { [unowned self] _ in
                    for subview in badgeViews { subview.removeFromSuperview() }
                    change { $0.number += 1 }
                }
            ),
            (
                "style",
                { [unowned self] number in
                    badge.style = number % 2 == 0 ? BadgeStyle() : .corner
                    badge.style = .corner
                }
            ),
        ]
    }

    private func change(_ change: (Badge) -> Void) {
        change(badge)
        content = BadgeContent(text: badge.text, number: badge.number, showsDot: badge.showsDot)
    }
}
