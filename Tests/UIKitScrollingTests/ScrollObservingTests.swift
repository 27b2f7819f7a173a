import Testing
import UIKit

@Suite("Observing scroll views")
struct ScrollObservingTests {
    @Test("S2-64: Scroll view observing: scrolling notifies observers of the content offset")
    func contentOffset() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 500)
        var offsets: [CGFloat] = []
        let observation = scroll.observe(\.contentOffset, options: [.new]) { _, change in
            if let offset = change.newValue { offsets.append(offset.y) }
        }
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        scroll.setContentOffset(CGPoint(x: 0, y: 80), animated: false)
        observation.invalidate()
        scroll.contentOffset = .zero
        #expect(offsets == [30, 80])
    }
}
