import Badges
import TestSupport
import Testing
import UIKit
import UIKitTesting

extension BadgeTests {
    @Test("Badge: views with badges leave nothing behind")
    func leaks() throws {
        weak var badge: Badge?
        try app.expectNoLeaks(cycles: Thorough.leakCycles) {
            let host = UIView(frame: CGRect(x: 10, y: 10, width: 44, height: 44))
            controller.view.addSubview(host)
            host.badge.number = 1
            host.badge.setNumber(12, animated: true)
            app.advance(by: 0.02)
            badge = host.badge
            host.removeFromSuperview()
        }
        #expect(badge == nil)
    }

    @Test("Badge: a number beyond all limits, and a text of a thousand characters, stay small")
    func badInput() {
        for style in [BadgeStyle.corner, BadgeStyle.standard] {
            host.badge.clear()
            host.badge.style = style
            host.badge.number = .max
            app.settle()
            #expect(host.subviews.first.map { $0.bounds.width <= 44 } == true)
            host.badge.text = String(repeating: "x", count: 1_000)
            app.settle()
            #expect(host.subviews.first.map { $0.bounds.width <= 120 } == true)
        }
    }
}
