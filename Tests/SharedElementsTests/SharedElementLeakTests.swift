import SharedElements
import TestSupport
import Testing
import UIKit
import UIKitTesting

extension SharedElementTests {
    @Test("Shared element: many transitions leave nothing behind")
    func leaks() throws {
        weak var last: SharedElementTransition?
        var cycle = 0
        try app.expectNoLeaks(cycles: Thorough.leakCycles) {
            cycle += 1
            let transition = SharedElementTransition(from: list, to: page, in: container)
            transition.move(to: .destination)
            app.advance(by: 0.05)
            // Each third is turned round on its way, or loses its source.
            if cycle % 3 == 0 { transition.move(to: .source) }
            if cycle % 3 == 1 { small.removeFromSuperview() }
            app.settle()
            if cycle % 3 == 1 { list.addSubview(small) }
            last = transition
        }
        #expect(last == nil && container.subviews.count == 2)
    }
}
